/** Adventures: drawing and looking at their cards, counters, the undefeated track, Events. */
import { capital, withArticle } from '../../effects/words.ts';
import type { DrawnFrame, LookFrame } from '../../effects/verbs/cards.ts';
import { type ReplenishFrame, counterAt, COUNTER_VALUE } from '../../rules/turn/counters.ts';
import { playerAt } from '../../rules/world/game.ts';
import { undefeatedAt } from '../../rules/turn/track.ts';
import type { Asking, PartWords } from '../../rules/world/words.ts';
import { infoOf } from '../../rules/world/world.ts';
import { card, foe, line, seat, space } from '../line.ts';
import { cardName, foeName, heroName, many, placeName } from '../names.ts';
import { here } from './turn.ts';

function attemptLabel({ world, state, game, seat: who }: Asking): string {
  const at = playerAt(game, who).space ?? '';
  const undefeated = state.track[undefeatedAt(game, at)] ?? null;
  if (undefeated !== null) return `Fight ${foeName(world, undefeated.card)}, still undefeated`;
  return `Attempt the ${counterAt(game, at) ?? ''} adventure`;
}

export const adventureWords = {
  events: {
    drew: (e, { world }) => {
      const { kind } = infoOf(world, e.card).card;
      const what = e.deck === 'market' ? '' : `, ${withArticle(e.deck)} ${capital(kind)}`;
      return line`${seat(e.seat)} draws ${card(e.card)}${what}.`;
    },
    undefeated: (e) =>
      line`${foe(e.card)} stays undefeated at ${space(e.space)}, place ${e.place + 1} of the track.`,
    'left-track': (e) => line`${foe(e.card)} leaves the undefeated track.`,
    'counter-taken': (e) =>
      line`${seat(e.seat)} takes ${withArticle(e.color)} counter, worth ${many(COUNTER_VALUE[e.color], 'point')}.`,
    'counter-placed': (e) => line`${capital(withArticle(e.color))} counter is put on ${space(e.space)}.`,
    'counter-removed': (e) => line`The ${e.color} counter on ${space(e.space)} is removed.`,
    'event-began': (e) => line`The Event ${card(e.card)} is in play.`,
    'event-ignored': (e) => line`The Event ${card(e.card)} is too low a number and does nothing.`,
    'event-ended': (e) => line`The Event ${card(e.card)} is over.`,
    'encounter-ended': (e) => line`The Encounter ${card(e.card)} is over.`,
    looked: (e) =>
      line`${seat(e.seat)} puts ${card(e.card)} ${e.put === 'top' ? 'back on top' : 'at the bottom'} of its deck.`,
  },
  prompts: {
    adventure: (ask) => {
      const attempt = ask.decision.options.includes('attempt');
      const others = ask.decision.options.some((option) => option.startsWith('attack:'));
      if (attempt && others) return `Do you attempt the adventure ${here(ask)} or deal with a Hero?`;
      return attempt ? `Do you attempt the adventure ${here(ask)}?` : `Do you deal with a Hero ${here(ask)}?`;
    },
    replenish: ({ frame }) =>
      `There are too few ${(frame as ReplenishFrame).colors[0] ?? ''} counters: where does the next one go?`,
    'drawn-market': ({ frame }) =>
      (frame as DrawnFrame).then === 'keep-one'
        ? 'Which of the cards you drew do you keep?'
        : 'Which of the cards you drew do you buy?',
    look: ({ frame }) => {
      const { deck, cards } = frame as LookFrame;
      const which = cards.length === 1 ? 'the card' : 'the cards one by one';
      return `Do you put ${which} on top of the ${deck} deck or at the bottom?`;
    },
  },
  labels: {
    attempt: attemptLabel,
    'adventure/attack': ({ world, state }, other) => `Attack ${heroName(world, state, Number(other))}`,
    'adventure/pass': () => 'Do nothing here',
    'drawn-market/pass': ({ frame }) => ((frame as DrawnFrame).then === 'buy' ? 'Buy no more' : 'Keep none'),
    keep: ({ world }, id) => `Keep ${cardName(world, id)}`,
    top: ({ world }, id) => `Put ${cardName(world, id)} on top`,
    bottom: ({ world }, id) => `Put ${cardName(world, id)} at the bottom`,
    place: ({ game }, to) => `Put it on ${placeName(game, to)}`,
    next: () => 'Go on',
  },
  rules: {
    adventure: 'ATTEMPT-1',
    replenish: 'EVENT-5',
    'drawn-market': 'MARKET-3',
    look: 'ATTEMPT-2',
  },
} satisfies PartWords;
