/** What a player holds: using, getting and losing cards, and the choices that cards give. */
import { type ChooseFrame, choiceWords } from '../../effects/verbs/flow.ts';
import { sayFor } from '../../effects/verbs/index.ts';
import type { EventOf } from '../../rules/world/events.ts';
import type { AcquireFrame } from '../../rules/cards/limits.ts';
import type { PartWords, Reading, Sentence } from '../../rules/world/words.ts';
import { infoOf } from '../../rules/world/world.ts';
import { sourceName, tellingNow } from '../asking.ts';
import { acts, card, held, line, sayPiece, seat, town, whose } from '../line.ts';
import { formName, formSuffix, heldName, namesOf } from '../names.ts';
import { targetLabel, useLabel } from '../use-label.ts';

const LOSSES: Readonly<Record<EventOf<'lost'>['why'], (event: EventOf<'lost'>) => Sentence>> = {
  discarded: (e) => line`${acts(e.seat, 'discards')} ${held(e.card)}.`,
  used: (e) => line`${held(e.card)} is used up.`,
  killed: (e) => line`${whose(e.seat)} Ally ${held(e.card)} is killed.`,
  'knocked-out': (e) => line`${acts(e.seat, 'loses')} ${held(e.card)}.`,
  taken: (e) => line`${acts(e.seat, 'gives up')} ${held(e.card)}.`,
  refused: (e) => line`${acts(e.seat, 'leaves')} ${held(e.card)}.`,
};

/** A player named like their Hero is not said to use somebody else's ability. */
function usedLine(event: EventOf<'used'>, reading: Reading): Sentence {
  const [player, used] = [seat(event.seat), held(event.card)];
  const uses = acts(event.seat, 'uses');
  if (infoOf(reading.world, event.card).holding !== 'hero') return line`${uses} ${used}.`;
  if (event.seat === reading.viewer) return line`${uses} your special ability.`;
  const own = sayPiece(reading, player) === sayPiece(reading, used);
  return own ? line`${uses} a special ability.` : line`${uses} ${used}'s ability.`;
}

export const cardWords = {
  events: {
    used: usedLine,
    gained: (e, { world }) => line`${acts(e.seat, 'gains')} ${held(e.card)}${formSuffix(world, e.card)}.`,
    lost: (e) => LOSSES[e.why](e),
    refreshed: (e) => line`${held(e.card)} is ready again.`,
    deactivated: (e) => line`${held(e.card)} is turned face down.`,
    runaway: (e) => line`${card(e.card)} would go on without end, so its effect stops here.`,
    stocked: (e) => line`${card(e.card)} is for sale in ${town(e.town)}.`,
  },
  prompts: {
    acquire: ({ world, frame }) => ({
      headline: 'No room',
      detail: `Discard a card to take ${heldName(world, (frame as AcquireFrame).card)}, or leave it.`,
    }),
    form: ({ world, decision }) => ({
      headline: 'Ally or Item?',
      detail: `${heldName(world, decision.options[0]?.slice('form:'.length) ?? '')} is yours as either.`,
    }),
    surplus: ({ frame }) =>
      frame.proc === 'negotiate'
        ? { headline: 'No room', detail: 'Discard a card to make room for what you get.' }
        : { headline: 'Too many cards', detail: 'Choose a card to discard.' },
    choose: (ask) => ({
      headline: 'Choose one',
      detail: `${sourceName(ask, ask.seat, (ask.frame as ChooseFrame).source)}.`,
    }),
  },
  labels: {
    use: useLabel,
    'window/pass': () => 'Skip',
    discard: ({ world }, id) => `Discard ${heldName(world, id)}`,
    swap: ({ world }, ids) => `Discard ${namesOf(world, ids)}`,
    form: ({ world }, id) => `Take ${formName(world, id)}`,
    'acquire/refuse': ({ world, frame }) => `Leave ${heldName(world, (frame as AcquireFrame).card)}`,
    choose: (ask, index, id) => {
      const { source, seat: who, choices } = ask.frame as ChooseFrame;
      const choice = choices[Number(index)];
      if (choice === undefined) throw new Error(`no choice ${index}`);
      const given = id === '' ? '' : ` (${heldName(ask.world, id)})`;
      return `${choiceWords(choice, sayFor(tellingNow(ask, who, source)))}${given}`;
    },
    target: targetLabel,
  },
  discarding: ['surplus'],
  rules: {
    acquire: 'W13',
    form: 'EQUIP-1',
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
