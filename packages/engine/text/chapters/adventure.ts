/** Adventures: drawing and looking at their cards, counters, the undefeated track, Events. */
import { capital, joined, withArticle } from '../../effects/words.ts';
import type { LookFrame } from '../../effects/verbs/cards.ts';
import type { DrawnFrame } from '../../effects/verbs/wares.ts';
import { type ReplenishFrame, counterAt, COUNTER_VALUE } from '../../rules/turn/counters.ts';
import type { SpaceId } from '../../rules/world/board.ts';
import { playerAt } from '../../rules/world/game.ts';
import { siteAt } from '../../rules/world/land.ts';
import { undefeatedAt } from '../../rules/turn/track.ts';
import type { Asking, PartWords, Question, Reading } from '../../rules/world/words.ts';
import { infoOf, trapOf } from '../../rules/world/world.ts';
import { acts, card, foe, line, space } from '../line.ts';
import { atPlace, cardName, foeName, heroName, many } from '../names.ts';
import { nameOfPlace } from '../place-names.ts';
import { here } from './turn.ts';

function attemptLabel(ask: Asking): string {
  const undefeated = undefeatedHere(ask);
  if (undefeated === null) return `Attempt the ${colorHere(ask)} adventure`;
  return `${undefeated.isTrap ? 'Face' : 'Fight'} ${undefeated.name}`;
}

const spaceHere = ({ game, seat: who }: Asking): string => playerAt(game, who).space ?? '';
const colorHere = (ask: Asking): string => counterAt(ask.game, spaceHere(ask)) ?? '';

/** The Challenge that is still undefeated on this space, or null. */
function undefeatedHere(ask: Asking): { readonly name: string; readonly isTrap: boolean } | null {
  const undefeated = ask.state.track[undefeatedAt(ask.game, spaceHere(ask))] ?? null;
  if (undefeated === null) return null;
  const { card: id } = undefeated;
  return { name: foeName(ask.world, id), isTrap: trapOf(infoOf(ask.world, id)) !== null };
}

export function adventurePrompt(ask: Asking): Question {
  const { options } = ask.decision;
  const seats = options.flatMap((option) => /^(?:attack|negotiate):(\d+)$/.exec(option)?.[1] ?? []);
  const others = [...new Set(seats.map(Number))].map((other) => heroName(ask.world, ask.state, other));
  const company = others.length === 0 ? '' : `${joined(others, 'and')} ${others.length === 1 ? 'is' : 'are'}`;
  if (!options.includes('attempt'))
    return { headline: 'Other Heroes are here', detail: `${company} ${here(ask)}.` };
  const undefeated = undefeatedHere(ask);
  const what = undefeated === null ? `A ${colorHere(ask)} adventure awaits` : `${undefeated.name} is still`;
  return {
    headline: undefeated === null ? 'Attempt the adventure?' : undefeated.isTrap ? 'Face it?' : 'Fight it?',
    detail: `${what} ${here(ask)}.${company === '' ? '' : ` ${company} here, too.`}`,
  };
}

/** In a town the market comes next. */
function passLabel(ask: Asking): string {
  if (siteAt(ask.game, spaceHere(ask)).market >= 0) return 'Go to the market';
  return ask.decision.options.includes('attempt') ? 'Skip the adventure' : 'Leave them be';
}

/** "in", or "on" for a road. */
const where = ({ world }: Reading, id: SpaceId): string => nameOfPlace(world.board, id).where;

export const adventureWords = {
  events: {
    drew: (e, { world }) => {
      const { kind } = infoOf(world, e.card).card;
      const what = e.deck === 'market' ? '' : `, ${withArticle(e.deck)} ${capital(kind)}`;
      return line`${acts(e.seat, 'draws')} ${card(e.card)}${what}.`;
    },
    undefeated: (e, reading) =>
      line`${foe(e.card)} stays undefeated ${where(reading, e.space)} ${space(e.space)}.`,
    trap: (e) => line`${acts(e.seat, 'faces')} ${card(e.card)}.`,
    'trap-stands': (e) => line`${acts(e.seat, 'does')} not get past ${card(e.card)}.`,
    'left-track': (e) => line`${foe(e.card)} leaves the undefeated track.`,
    'counter-taken': (e) =>
      line`${acts(e.seat, 'takes')} ${withArticle(e.color)} counter (${many(COUNTER_VALUE[e.color], 'point')}).`,
    'counter-placed': (e, reading) =>
      line`${capital(withArticle(e.color))} counter appears ${where(reading, e.space)} ${space(e.space)}.`,
    'counter-removed': (e, reading) =>
      line`The ${e.color} counter ${where(reading, e.space)} ${space(e.space)} is removed.`,
    'event-began': (e) => line`The Event ${card(e.card)} is in play.`,
    'event-ignored': (e) => line`The Event ${card(e.card)} has no effect: its number is too low.`,
    'event-ended': (e) => line`The Event ${card(e.card)} ends.`,
    'encounter-ended': (e) => line`The Encounter ${card(e.card)} ends.`,
    looked: (e) =>
      line`${acts(e.seat, 'puts')} ${card(e.card)} ${e.put === 'top' ? 'back on top' : 'on the bottom'} of its deck.`,
  },
  prompts: {
    adventure: adventurePrompt,
    replenish: ({ frame }) => ({
      headline: `Place a ${(frame as ReplenishFrame).colors[0] ?? ''} counter`,
      detail: 'There are too few left for every jewel.',
    }),
    'drawn-market': ({ frame }) =>
      (frame as DrawnFrame).then === 'keep-one'
        ? { headline: 'Keep one card', detail: 'The rest go to the bottom of the deck.' }
        : { headline: 'Buy any of these', detail: 'The rest go to the bottom of the deck.' },
    look: ({ frame }) => {
      const { deck, cards } = frame as LookFrame;
      const which = cards.length === 1 ? 'the card' : 'each card';
      return {
        headline: 'Top or bottom?',
        detail: `Put ${which} back on top of the ${deck} deck or on the bottom.`,
      };
    },
  },
  labels: {
    attempt: attemptLabel,
    'adventure/attack': ({ world, state }, other) => `Attack ${heroName(world, state, Number(other))}`,
    'adventure/pass': passLabel,
    'drawn-market/pass': ({ frame }) => ((frame as DrawnFrame).then === 'buy' ? 'Buy no more' : 'Keep none'),
    keep: ({ world }, id) => `Keep ${cardName(world, id)}`,
    top: ({ world }, id) => `Put ${cardName(world, id)} on top`,
    bottom: ({ world }, id) => `Put ${cardName(world, id)} on the bottom`,
    place: (ask, to) => `Place it ${atPlace(ask.game, to, ask)}`,
    next: () => 'Continue',
  },
  rules: {
    adventure: 'ATTEMPT-1',
    replenish: 'EVENT-5',
    'drawn-market': 'MARKET-3',
    look: 'ATTEMPT-2',
  },
} satisfies PartWords;
