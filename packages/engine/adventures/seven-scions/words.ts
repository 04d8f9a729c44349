/** What the adventure calls things: log lines, questions and options, how it is won and lost. */
import { capital } from '../../effects/words.ts';
import { fighterOf, learnedValue, lifeOf } from '../../rules/cards/values.ts';
import { PHASE_ATTRIBUTE, phaseOf } from '../../rules/combat/combat-frame.ts';
import type { State } from '../../rules/world/state.ts';
import { infoOf } from '../../rules/world/world.ts';
import { view } from '../../rules/world/game.ts';
import type { Asking, EventLines, PartWords } from '../../rules/world/words.ts';
import { tellingNow } from '../../text/asking.ts';
import { adventurePrompt } from '../../text/chapters/adventure.ts';
import { acts, card, foe, held, line, whose } from '../../text/line.ts';
import { cardName } from '../../text/names.ts';
import { effectWords } from '../../text/use-label.ts';
import { stormAim, stormPanels } from './panels.ts';
import type { DivideFrame } from './endgame/cooperative.ts';
import type { PrepareFrame } from './endgame/endgame.ts';
import { awakeScion, type StormEvents, TRACK_SPACES } from './storm.ts';

const events: EventLines<keyof StormEvents> = {
  'storm-moved': (e) =>
    e.at === 0
      ? line`The storm counter leaves the top of the track.`
      : line`The storm counter climbs to space ${e.at} of ${TRACK_SPACES}.`,
  'storm-breaks': (e) => line`The storm breaks: ${card(e.card)}.`,
  'storm-passed': (e) => line`${card(e.card)} is over.`,
  'scion-counter': (e) => line`${acts(e.seat, 'takes')} the counter of ${card(e.card)}.`,
  'scion-counters-returned': () => line`All scion counters return to their Scions.`,
  'scion-benefit': (e) => line`${acts(e.seat, 'calls')} on ${card(e.card)}.`,
  'scion-tried': (e) => line`${acts(e.seat, 'tries')} to awaken ${card(e.card)}.`,
  'scion-awoke': (e) => line`${card(e.card)} awakens and joins ${whose(e.seat)} side.`,
  'scion-asleep': (e) => line`${card(e.card)} falls asleep again.`,
  'encounter-passed': (e) => line`${card(e.card)} is discarded: Encounters do nothing here.`,
  'event-passed': (e) => line`${card(e.card)} brings counters back to the board.`,
  'storm-endgame': () => line`No Storm card is left: the Endgame begins.`,
  gauntlet: (e) => line`${acts(e.seat, 'faces')} the Stormlords.`,
  'lord-beaten': (e) => line`${foe(e.card)} is beaten: ${e.beaten} so far.`,
  'gauntlet-over': (e) => line`${acts(e.seat, 'has')} beaten ${e.beaten} of the Stormlords.`,
  'last-stand': () => line`All Heroes face the Stormlords together.`,
  'lent-value': (e) =>
    line`The group counts ${held(e.card)}'s ${e.what === 'value' ? capital(PHASE_ATTRIBUTE[e.phase]) : `${e.phase} damage`}.`,
  'out-of-endgame': (e) => line`${acts(e.seat, 'is')} out of the Endgame.`,
};

/** "heal up to 2 wounds, turn up to 4 Items face up". */
function stillFree(state: State): string {
  const frame = state.frames.findLast(({ proc }) => proc === 'preparation') as PrepareFrame | undefined;
  const [wounds = 0, exhaustion = 0, items = 0] = frame?.left ?? [];
  return [
    { left: wounds, line: `heal up to ${wounds} ${wounds === 1 ? 'wound' : 'wounds'}` },
    { left: exhaustion, line: `discard up to ${exhaustion} exhaustion` },
    { left: items, line: `turn up to ${items} ${items === 1 ? 'Item' : 'Items'} face up` },
  ]
    .flatMap(({ left, line }) => (left > 0 ? [line] : []))
    .join(', ');
}

/** "Call on The Warden: -1 to your enemy's ranged damage." */
function benefit(ask: Asking, scion: string): string {
  const { card } = infoOf(ask.world, scion);
  const effects = card.kind === 'special' ? (card.scion?.benefit ?? []) : [];
  return `Call on ${cardName(ask.world, scion)}: ${effectWords(effects, tellingNow(ask, ask.seat, scion))}`;
}

export const stormWords: PartWords = {
  events,
  headlines: [
    'storm-breaks',
    'scion-awoke',
    'storm-endgame',
    'gauntlet',
    'gauntlet-over',
    'last-stand',
    'lord-beaten',
  ],
  prompts: {
    adventure: (ask) =>
      ask.decision.options.some((option) => option.startsWith('awaken:'))
        ? { headline: 'Awaken a Scion?', detail: 'A red counter is here. Each Scion wants something else.' }
        : adventurePrompt(ask),
    'scion-counter': () => ({
      headline: 'Choose a scion counter',
      detail: 'After an Event, each player may take one, to use in a Storm step.',
    }),
    'scion-benefit': () => ({
      headline: 'Use your scion counter?',
      detail: 'The Scion gives its benefit once, and the counter goes back to it.',
    }),
    prepare: ({ state }) => ({
      headline: 'Prepare for the Stormlords',
      detail: `Free: ${stillFree(state)}.`,
    }),
  },
  labels: {
    'scion-counters/counter': ({ world }, scion) => `Take the counter of ${cardName(world, scion)}`,
    benefit,
    awaken: ({ world }, scion) => `Try to awaken ${cardName(world, scion)}`,
    mend: ({ world }, who) => `Heal 1 wound${who === 'hero' ? '' : ` on ${cardName(world, who)}`}`,
    recover: ({ world }, who) =>
      `Discard 1 exhaustion${who === 'hero' ? '' : ` from ${cardName(world, who)}`}`,
    ready: ({ world }, item) => `Turn ${cardName(world, item)} face up`,
    'preparation/done': () => 'Done',
    'scion-counters/pass': () => 'Take none',
    'scion-benefits/pass': () => 'Not now',
  },
  rules: { 'scion-counter': 'DRAWN-12', 'scion-benefit': 'BENEFIT-1', prepare: 'FINALE-4' },
  goals: { stormlords: 'by doing best against the Stormlords' },
  losses: { storm: 'The Stormlords have beaten every Hero.' },
  panels: [stormPanels],
  aims: [stormAim],
};

/** "The Archer's Mind: 9 (yours: 3)". */
function lentLabel({ world, state }: Asking, what: 'value' | 'damage'): string {
  const game = view(world, state);
  const seat = state.decision?.seat ?? 0;
  const scion = awakeScion(game, seat);
  const phase = phaseOf(game)?.phase;
  if (scion === null || phase === undefined) return `Use its ${what}`;
  const attribute = PHASE_ATTRIBUTE[phase];
  const place = what === 'value' ? 0 : 1;
  const its = infoOf(world, scion).fighter?.[attribute][place] ?? 0;
  const own =
    what === 'value' ? learnedValue(game, seat, attribute) : fighterOf(game, seat, 'hero')[attribute][1];
  const name = what === 'value' ? capital(attribute) : 'damage';
  return `${cardName(world, scion)}'s ${name}: ${its} (yours: ${own})`;
}

export const cooperativeWords: PartWords = {
  prompts: {
    divide({ state }) {
      const frame = state.frames.findLast(({ proc }) => proc === 'divide') as DivideFrame | undefined;
      const left = frame?.left ?? 1;
      return {
        headline: left === 1 ? 'Who takes the wound?' : 'Who takes the next wound?',
        detail: `You decide for the group.${left === 1 ? '' : ` ${left} wounds to divide.`}`,
      };
    },
    blow: () => ({ headline: 'Whom does it strike?', detail: 'You decide for the group.' }),
    'stand-in': () => ({
      headline: 'Let your Scion stand in?',
      detail: 'For this roll only.',
    }),
  },
  labels: {
    bear({ world, state }, option) {
      const seat = Number(option);
      const { hero = '', wounds = 0 } = state.players[seat] ?? {};
      return `${cardName(world, hero)} (${lifeOf(view(world, state), seat, 'hero') - wounds} Life left)`;
    },
    lend: (ask, what) => lentLabel(ask, what === 'value' ? 'value' : 'damage'),
    'stand-ins/pass': () => 'Use your own',
  },
  rules: { divide: 'TOGETHER-27', blow: 'TOGETHER-27', 'stand-in': 'TOGETHER-21' },
  goals: { together: 'by beating every Stormlord together' },
};
