/** Scions: who holds their counters, what those give, how they awaken and fall asleep again. */
import { call, procedure, type Frame, type Procedure, withStep } from '../../../kernel/procedure.ts';
import type { Effect, SpecialCard } from '../../../effects/vocabulary.ts';
import { discardHeld, addHeld, newHeld, takeForm } from '../../../rules/cards/holdings.ts';
import { carryOut, type TurnFrame } from '../../../rules/calls.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { type AdventureFrame, hasAdventure } from '../../../rules/turn/adventure.ts';
import { counterAt, removeCounter } from '../../../rules/turn/counters.ts';
import { clockwise, heldCard, info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { act, isAct, withDiscards } from '../../../rules/cards/abilities.ts';
import type { SpaceId } from '../../../rules/world/board.ts';
import { awakeScion, findStorm, isScion, scionNumber, stormOf } from '../storm.ts';

const printedScion = (game: Game, card: string): SpecialCard | null => {
  const { card: printed } = info(game, card);
  return printed.kind === 'special' && printed.scion !== undefined ? printed : null;
};

/* Choosing counters */

interface CountersFrame extends Frame {
  proc: 'scion-counters';
  seats: number[];
}

/** All return their counters; then each may choose one that lies on a sleeping Scion, from a seat clockwise (DRAWN-11 and on). */
export function startChoosing(game: Game, seat: number): void {
  const storm = stormOf(game.state);
  storm.counters = storm.counters.map(() => null);
  tell(game, { type: 'scion-counters-returned' });
  call<CountersFrame>(game, { proc: 'scion-counters', seats: clockwise(game, seat) });
}

export const scionCountersProcedure = procedure<Game, CountersFrame>({
  choose: {
    ask(game, { seats }) {
      const [seat] = seats;
      if (seat === undefined) return null;
      const { asleep, counters } = stormOf(game.state);
      const free = asleep.filter((card) => !counters.includes(card));
      return { seat, kind: 'scion-counter', options: [...free.map((card) => `counter:${card}`), 'pass'] };
    },
    answer(game, frame, choice) {
      const seat = frame.seats.shift() ?? 0;
      frame.step = 'choose';
      if (choice === 'pass') return;
      const card = choice.slice('counter:'.length);
      stormOf(game.state).counters[seat] = card;
      tell(game, { type: 'scion-counter', seat, card });
    },
  },
});

/* Benefits of sleeping Scions */

const NONE: readonly string[] = [];

/** What the counter of a seat gives now: only in a Storm step, and only if it changes anything (BENEFIT-1 and on). */
export function benefits(game: Game, seat: number): readonly string[] {
  const storm = findStorm(game.state);
  const card = storm?.counters[seat] ?? null;
  if (storm === null || !storm.roused || card === null) return NONE;
  const list = printedScion(game, card)?.scion?.benefit ?? [];
  const asker = { seat, bearer: 'hero', source: card, roll: null };
  const helps = list.some(
    (effect) => lasts(game, effect) && game.world.verbs[effect.do].can(game, effect, asker),
  );
  return helps ? [`benefit:${card}`] : NONE;
}

/** What counts for a round or a combat is of no use where nobody fights. */
function lasts(game: Game, effect: Effect): boolean {
  if (effect.do !== 'modify' || effect.until === 'turn') return true;
  return combatOf(game)?.over === '';
}

export function useBenefit(game: Game, seat: number, card: string): void {
  stormOf(game.state).counters[seat] = null;
  tell(game, { type: 'scion-benefit', seat, card });
  carryOut(game, seat, card, printedScion(game, card)?.scion?.benefit ?? []);
}

/* Awakening */

/** Sleeping Scions that may be tried on a space: there must be a red counter (AWAKEN-1 and on). */
const awakenable = (game: Game, space: SpaceId): string[] =>
  counterAt(game, space) === 'red' ? stormOf(game.state).asleep.map((card) => `awaken:${card}`) : [];

/** The Adventure step with one try at a Scion, in place of dealing with Heroes (S21). */
export function adventureProcedure(old: Procedure<Game>): Procedure<Game> {
  const choose = old.steps.get('choose')?.ask;
  return withStep<Game, AdventureFrame>(old, 'choose', {
    ask(game, frame) {
      const question = choose?.ask(game, frame) ?? null;
      const scions = frame.social ? [] : awakenable(game, frame.space);
      if (scions.length === 0) return question;
      if (question !== null) return { ...question, options: [...scions, ...question.options] };
      return withDiscards(game, { seat: frame.seat, kind: 'adventure', options: [...scions, 'pass'] });
    },
    answer(game, frame, choice) {
      if (!choice.startsWith('awaken:')) {
        choose?.answer(game, frame, choice);
        return;
      }
      const card = choice.slice('awaken:'.length);
      tell(game, { type: 'scion-tried', seat: frame.seat, card });
      carryOut(game, frame.seat, card, printedScion(game, card)?.scion?.awakening ?? []);
    },
  });
}

/** A red counter alone makes an Adventure step too. */
export function adventureStep(
  old: ((game: Game, frame: TurnFrame) => void) | null | undefined,
): (game: Game, frame: TurnFrame) => void {
  return (game, frame) => {
    old?.(game, frame);
    const { seat } = frame;
    const { space } = playerAt(game, seat);
    if (space === null || hasAdventure(game, seat, space) || awakenable(game, space).length === 0) return;
    call<AdventureFrame>(game, { proc: 'adventure', seat, space, social: false, fought: false });
  };
}

interface AwakenFrame extends Frame {
  proc: 'awaken';
  seat: number;
  card: string;
}

/** The verb `awaken`: the counter goes to the pile, the Scion to the Hero (AWAKEN-13 and on). */
export const awakenProcedure = procedure<Game, AwakenFrame>({
  former(game, { seat, card }) {
    if (!stormOf(game.state).asleep.includes(card)) return;
    const former = awakeScion(game, seat);
    if (former !== null) discardHeld(game, seat, former, 'discarded');
  },
  awaken(game, { seat, card }) {
    const storm = stormOf(game.state);
    if (!storm.asleep.includes(card)) return;
    const space = playerAt(game, seat).space ?? '';
    storm.asleep = storm.asleep.filter((one) => one !== card);
    storm.counters = storm.counters.map((one) => (one === card ? null : one));
    removeCounter(game, space);
    addHeld(game, seat, newHeld(game, card, 0));
    tell(game, { type: 'scion-awoke', seat, card, space });
  },
});

/** Killed or given up: back on its own space, with its counter on it (S19). */
export function fallAsleep(game: Game, form: string): void {
  const storm = stormOf(game.state);
  const { printed } = info(game, form);
  storm.asleep = [...storm.asleep, printed].toSorted(
    (one, other) => scionNumber(game.world, one) - scionNumber(game.world, other),
  );
  tell(game, { type: 'scion-asleep', card: printed });
}

/** Awake Scions take part in Storm steps and in the Endgame, and in nothing else (AWAKE-2 and on). */
export function rouse(game: Game, roused: boolean): void {
  stormOf(game.state).roused = roused;
  for (const { seat } of game.state.players) {
    const card = awakeScion(game, seat);
    const held = card === null ? null : heldCard(playerAt(game, seat), card);
    if (held === null || card === null) continue;
    const { printed } = info(game, card);
    const form = roused ? `${printed}+roused` : printed;
    if (form !== card) takeForm(game, seat, held, form);
  }
}

/** One Scion a Hero, who is no Ally to the limit of Allies (AWAKE-1, AWAKE-10). */
export function scionsOf(game: Game, seat: number): string[] {
  return playerAt(game, seat)
    .allies.map(({ card }) => card)
    .filter((card) => isScion(info(game, card)));
}

/* Asking for a benefit where nothing else is asked */

export interface OfferFrame extends Frame {
  proc: 'scion-benefits';
  seats: number[];
}

/** Every holder, from a seat clockwise, may use their counter (S35). */
export const offerBenefits = (game: Game, seat: number): void =>
  call<OfferFrame>(game, { proc: 'scion-benefits', seats: clockwise(game, seat) });

export const scionBenefitsProcedure = procedure<Game, OfferFrame>({
  offer: {
    ask(game, frame) {
      while (frame.seats.length > 0) {
        const seat = frame.seats[0] ?? 0;
        const options = benefits(game, seat);
        if (options.length > 0) return { seat, kind: 'scion-benefit', options: [...options, 'pass'] };
        frame.seats.shift();
      }
      return null;
    },
    answer(game, frame, choice) {
      const seat = frame.seats.shift() ?? 0;
      frame.step = 'offer';
      if (isAct(choice)) act(game, seat, choice);
    },
  },
});
