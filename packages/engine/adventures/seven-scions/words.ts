/** What the adventure calls things: log lines, questions and options, how it is won and lost. */
import { lifeOf } from '../../rules/cards/values.ts';
import { view } from '../../rules/world/game.ts';
import type { Asking, EventLines, PartWords } from '../../rules/world/words.ts';
import { adventurePrompt } from '../../text/chapters/adventure.ts';
import { acts, card, foe, held, line, whose } from '../../text/line.ts';
import { cardName } from '../../text/names.ts';
import { stormAim, stormPanels } from './panels.ts';
import { type StormEvents, TRACK_SPACES } from './storm.ts';

const events: EventLines<keyof StormEvents> = {
  'storm-moved': (e) =>
    e.space === 0
      ? line`The storm counter leaves the top of the track.`
      : line`The storm counter climbs to space ${e.space} of ${TRACK_SPACES}.`,
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
  'lent-value': (e) => line`${held(e.card)} lends ${whose(e.seat)} Hero its ${e.what}.`,
};

const benefit = ({ world }: Asking, scion: string): string => `Call on ${cardName(world, scion)}`;

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
      detail: 'Discard it in a Storm step for the benefit on that Scion.',
    }),
    'scion-benefit': () => ({
      headline: 'Use your scion counter?',
      detail: 'The Scion gives its benefit once, and the counter goes back to it.',
    }),
    prepare: () => ({
      headline: 'Make ready',
      detail: 'Heal wounds, discard exhaustion and turn Items face up before the Stormlords come.',
    }),
  },
  labels: {
    'scion-counters/counter': ({ world }, scion) => `Take the counter of ${cardName(world, scion)}`,
    benefit,
    awaken: ({ world }, scion) => `Try to awaken ${cardName(world, scion)}`,
    mend: ({ world }, who) => `Heal 1 wound${who === 'hero' ? '' : ` of ${cardName(world, who)}`}`,
    recover: ({ world }, who) =>
      `Discard 1 exhaustion${who === 'hero' ? '' : ` from ${cardName(world, who)}`}`,
    ready: ({ world }, item) => `Turn ${cardName(world, item)} face up`,
    'preparation/done': () => 'Done',
    'scion-counters/pass': () => 'Take none',
    'scion-benefits/pass': () => 'Not now',
  },
  rules: { 'scion-counter': 'DRAWN-12', 'scion-benefit': 'BENEFIT-1', prepare: 'FINALE-4' },
  goals: { stormlords: 'as the Hero who did best against the Stormlords' },
  losses: { storm: 'The Stormlords have won: the game is lost.' },
  panels: [stormPanels],
  aims: [stormAim],
};

export const cooperativeWords: PartWords = {
  prompts: {
    divide: () => ({ headline: 'Who takes the wound?', detail: 'You decide for the group.' }),
    blow: () => ({ headline: 'Whom does it strike?', detail: 'You decide for the group.' }),
    'stand-in': () => ({
      headline: 'Let your Scion stand in?',
      detail: 'Its value or its damage counts in place of yours for this roll.',
    }),
  },
  labels: {
    bear({ world, state }, option) {
      const seat = Number(option);
      const { hero = '', wounds = 0 } = state.players[seat] ?? {};
      return `${cardName(world, hero)} (${lifeOf(view(world, state), seat, 'hero') - wounds} Life left)`;
    },
    lend: (_, what) => (what === 'value' ? 'Use its value' : 'Use its damage'),
    'stand-ins/pass': () => 'Use your own',
  },
  rules: { divide: 'TOGETHER-27', blow: 'TOGETHER-27', 'stand-in': 'TOGETHER-21' },
  goals: { together: 'by beating every Stormlord together' },
};
