/** The Movement step with two pools: travel dice for steps, and trading dice that are rolled once, anywhere on the way. */
import { AT } from '../../../effects/windows.ts';
import {
  call,
  procedure,
  withStep,
  withStepBefore,
  type Frame,
  type Procedure,
} from '../../../kernel/procedure.ts';
import { act, addOffers, fire, isAct, withDiscards } from '../../../rules/cards/abilities.ts';
import { addEmpowering, empower } from '../../../rules/rituals/rituals.ts';
import { addSales } from '../../../rules/turn/market.ts';
import { diceToRoll, FACES, type MovementFrame, throwDice } from '../../../rules/turn/movement.ts';
import type { Terrain } from '../../../rules/world/board.ts';
import { pick, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { matches, sellOnRoad, services, showWares, startHealing, type TradingFrame } from './trading.ts';

const canRoll = ({ pool = 0, stall }: TradingFrame): boolean => pool > 0 && stall === undefined;

function rollTrading(game: Game, frame: TradingFrame): void {
  const { seat, pool = 0 } = frame;
  const space = playerAt(game, seat).space ?? '';
  const faces = Array.from({ length: pool }, () => pick(game, FACES.length));
  frame.trading = faces;
  frame.stall = space;
  const found = faces.filter((face) => matches(game, seat, face)).length;
  tell(game, { type: 'trading-dice', seat, faces: [...faces], matches: found, space });
  fire(game, AT['dice-rolled'], seat, '', null);
}

/** The dice lie there and the Hero has not gone on. */
const isTrading = (game: Game, { seat, trading, stall }: TradingFrame): boolean =>
  trading !== undefined && playerAt(game, seat).space === stall;

/** A match is used up: the first die that matches brings the service. */
function useMatch(game: Game, { seat, trading = [] }: TradingFrame): void {
  const at = trading.findIndex((face) => matches(game, seat, face));
  if (at >= 0) trading.splice(at, 1);
}

function tradeOptions(game: Game, frame: TradingFrame): string[] {
  const { seat, pool = 0, trading = [] } = frame;
  const options = ['done'];
  if (trading.some((face) => matches(game, seat, face))) options.push(...services(game, seat, pool));
  if (frame.served === true) addSales(game, seat, options);
  addEmpowering(game, seat, trading, options);
  addOffers(game, seat, AT['dice-rolled'], options);
  addOffers(game, seat, AT.moving, options);
  return options;
}

function trade(game: Game, frame: TradingFrame, choice: string): void {
  const { seat, pool = 0, trading = [] } = frame;
  const [verb, what = '', terrain = '', face = ''] = choice.split(':');
  if (isAct(choice)) {
    act(game, seat, choice);
  } else if (verb === 'sell') {
    sellOnRoad(game, seat, what);
  } else if (verb === 'empower') {
    trading.splice(trading.indexOf(Number(face)), 1);
    empower(game, seat, what, terrain as Terrain);
  } else {
    useMatch(game, frame);
    if (verb === 'wares') showWares(game, seat, pool);
    else startHealing(game, seat, pool);
  }
}

/** Dice that an ability adds go into either pool before they are rolled; after trading, only into the first (C20). */
export function addDice(game: Game, movement: MovementFrame, count: number): void {
  if ((movement as TradingFrame).stall !== undefined) throwDice(game, movement, count);
  else call<MoreDiceFrame>(game, { proc: 'more-dice', seat: movement.seat, count });
}

interface MoreDiceFrame extends Frame {
  proc: 'more-dice';
  seat: number;
  count: number;
}

const journey = (game: Game): TradingFrame | null => {
  const found = game.state.frames.findLast(({ proc }) => proc === 'movement');
  return found === undefined ? null : (found as TradingFrame);
};

export const moreDiceProcedure = procedure<Game, MoreDiceFrame>({
  choose: {
    ask: (_, { seat, count }) => ({
      seat,
      kind: 'more-dice',
      options: Array.from({ length: count + 1 }, (__, n) => `pool:${n}`),
    }),
    answer(game, { count }, choice) {
      const movement = journey(game);
      if (movement === null) return;
      const trading = Number(choice.slice('pool:'.length));
      if (trading > 0) movement.pool = (movement.pool ?? 0) + trading;
      throwDice(game, movement, count - trading);
    },
  },
});

/** How many dice a Hero has to split, without those that abilities have added. */
const toSplit = (game: Game, { seat, given }: TradingFrame): number => diceToRoll(game, seat, given);

export function movementProcedure(old: Procedure<Game>): Procedure<Game> {
  const plan = old.steps.get('plan')?.ask;
  const step = old.steps.get('step')?.ask;
  if (!plan || !step) throw new Error('the Movement step has no plan or no step');
  let movement = withStep<Game, TradingFrame>(old, 'plan', {
    ask(game, frame) {
      const question = plan.ask(game, frame);
      return question === null ? null : { ...question, kind: 'movement' };
    },
    answer(game, frame, choice) {
      plan.answer(game, frame, choice);
      // Trading dice that an ability has given can be rolled by whoever stays (POOL-10); a walk ends the movement (POOL-9).
      if (choice === 'stay' && canRoll(frame)) frame.step = 'step';
    },
  });
  movement = withStep<Game, TradingFrame>(movement, 'roll', (game, frame) => {
    const { seat, split = 0 } = frame;
    const count = toSplit(game, frame) - split;
    throwDice(game, frame, count);
    frame.rolled = true;
    if (count > 0) fire(game, AT['dice-rolled'], seat, '', null);
  });
  movement = withStepBefore<Game, TradingFrame>(movement, 'roll', 'split', {
    ask(game, frame) {
      const dice = toSplit(game, frame);
      if (dice === 0) return null;
      const options = Array.from({ length: dice + 1 }, (_, n) => `pool:${n}`);
      return withDiscards(game, { seat: frame.seat, kind: 'pools', options });
    },
    answer(game, frame, choice) {
      if (isAct(choice)) {
        frame.step = 'split';
        act(game, frame.seat, choice);
        return;
      }
      const trading = Number(choice.slice('pool:'.length));
      if (trading === 0) return;
      frame.split = trading;
      frame.pool = (frame.pool ?? 0) + trading;
      tell(game, {
        type: 'pools-split',
        seat: frame.seat,
        travel: toSplit(game, frame) - trading,
        trading,
      });
    },
  });
  movement = withStep<Game, TradingFrame>(movement, 'step', {
    ask(game, frame) {
      const question = step.ask(game, frame);
      if (question === null || !canRoll(frame)) return question;
      return { ...question, kind: 'step', options: [...question.options, 'trade'] };
    },
    answer(game, frame, choice) {
      if (choice !== 'trade') {
        step.answer(game, frame, choice);
        return;
      }
      frame.step = 'trading';
      rollTrading(game, frame);
    },
  });
  return withStepBefore<Game, TradingFrame>(movement, 'step', 'trading', {
    ask(game, frame) {
      if (!isTrading(game, frame)) return null;
      return withDiscards(game, { seat: frame.seat, kind: 'trading', options: tradeOptions(game, frame) });
    },
    answer(game, frame, choice) {
      if (choice === 'done') {
        frame.trading = [];
        frame.stall = '';
        frame.step = 'step';
        return;
      }
      frame.step = 'trading';
      trade(game, frame, choice);
    },
  });
}
