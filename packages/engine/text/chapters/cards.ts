/** What a player holds: using, getting and losing cards, and the choices that cards give. */
import { type ChooseFrame, choiceWords } from '../../effects/verbs/flow.ts';
import { sayFor } from '../../effects/verbs/index.ts';
import type { EventOf } from '../../rules/world/events.ts';
import type { AcquireFrame } from '../../rules/cards/limits.ts';
import type { Line, PartWords, Piece, Reading } from '../../rules/world/words.ts';
import { infoOf } from '../../rules/world/world.ts';
import { tellingNow } from '../asking.ts';
import { card, line, sayPiece, seat, town } from '../line.ts';
import { cardName } from '../names.ts';
import { targetLabel, useLabel } from '../use-label.ts';

const LOSSES: Readonly<Record<EventOf<'lost'>['why'], (player: Piece, lost: Piece) => Line>> = {
  discarded: (player, lost) => line`${player} discards ${lost}.`,
  used: (_, lost) => line`${lost} is used up.`,
  killed: (player, lost) => line`${lost}, ${player}'s Ally, is killed.`,
  'knocked-out': (player, lost) => line`${player} loses ${lost}.`,
  taken: (player, lost) => line`${player} gives up ${lost}.`,
  refused: (player, lost) => line`${player} leaves ${lost}.`,
};

/** A player named like their Hero is not said to use somebody else's ability. */
function usedLine(event: EventOf<'used'>, reading: Reading): Line {
  const [player, used] = [seat(event.seat), card(event.card)];
  if (infoOf(reading.world, event.card).holding !== 'hero') return line`${player} uses ${used}.`;
  const own = sayPiece(reading, player) === sayPiece(reading, used);
  return own ? line`${player} uses a special ability.` : line`${player} uses ${used}'s ability.`;
}

export const cardWords = {
  events: {
    used: usedLine,
    gained: (e) => line`${seat(e.seat)} gets ${card(e.card)}.`,
    lost: (e) => LOSSES[e.why](seat(e.seat), card(e.card)),
    refreshed: (e) => line`${card(e.card)} is ready again.`,
    deactivated: (e) => line`${card(e.card)} is turned face down.`,
    stocked: (e) => line`${card(e.card)} is for sale in ${town(e.town)}.`,
  },
  prompts: {
    acquire: ({ world, frame }) =>
      `You have no room for ${cardName(world, (frame as AcquireFrame).card)}: what do you discard for it, or do you leave it?`,
    surplus: ({ frame }) =>
      frame.proc === 'negotiate'
        ? 'You have no room for what you are getting: which card do you discard?'
        : 'You have more cards than you may have: which one do you discard?',
    choose: ({ world, frame }) => `${cardName(world, (frame as ChooseFrame).source)}: which do you choose?`,
  },
  labels: {
    use: useLabel,
    'window/pass': () => 'Use nothing',
    discard: ({ world }, id) => `Discard ${cardName(world, id)}`,
    swap: ({ world }, id) => `Discard ${cardName(world, id)} to make room`,
    'acquire/refuse': ({ world, frame }) => `Leave ${cardName(world, (frame as AcquireFrame).card)}`,
    choose: (ask, index, id) => {
      const { source, seat: who, choices } = ask.frame as ChooseFrame;
      const choice = choices[Number(index)];
      if (choice === undefined) throw new Error(`no choice ${index}`);
      const given = id === '' ? '' : ` (${cardName(ask.world, id)})`;
      return `${choiceWords(choice, sayFor(tellingNow(ask, who, source)))}${given}`;
    },
    target: targetLabel,
  },
  discarding: ['surplus'],
  rules: {
    acquire: 'W13',
    surplus: 'LIMIT-3',
    choose: 'ENCOUNTER-1',
    'target:wound': 'WOUND-1',
    'target:exhaust': 'WOUND-4',
    'target:heal': 'WOUND-6',
    'target:recover': 'WOUND-6',
    'target:rob': 'SETUP-6',
    'target:lose-card': 'LIMIT-4',
    'target:buy-anywhere': 'MARKET-3',
    'target:refresh': 'CARD-1',
    'target:deactivate': 'CARD-1',
    'target:move': 'G5',
    'target:reroll': 'TEST-1',
    'target:reroll-dice': 'MOVE-2',
    'target:turn-dice': 'MOVE-2',
    'target:remove-counter': 'G2',
    'target:place-counter': 'EVENT-4',
    'target:learn': 'EXP-5',
  },
} satisfies PartWords;
