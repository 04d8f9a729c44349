/** What abilities and choices cost. */
import type { Cost } from '@wayrune/engine/effects/vocabulary.ts';
import { isWon, itemKind } from '@wayrune/engine/rules/world/world.ts';
import type { Child } from '../graph.ts';
import type { Actor, Model, Piece, Then } from './model.ts';
import {
  countersOf,
  exhaustionAt,
  exhaustionOf,
  GOLD,
  type Position,
  withCounters,
  withExhaustion,
} from './position.ts';
import { activationsIn, mayNotActivate, staminaIn } from './questions.ts';
import type { Scene } from './scene.ts';
import { reaches } from './trace.ts';

const NOTHING: readonly (Piece | null)[] = [null];
const NO_WAY: readonly (Piece | null)[] = [];

/** The ways to pay: the card that is given up, or null where none must be. */
export function waysToPay(
  m: Model,
  s: Position,
  scene: Scene,
  actor: Actor,
  costs: readonly Cost[] | undefined,
): readonly (Piece | null)[] {
  if (costs === undefined) return NOTHING;
  let ways = NOTHING;
  for (const cost of costs) {
    if (cost.pay === 'item' || cost.pay === 'ally') ways = victims(m, s, actor, cost);
    else if (!isPayable(m, s, scene, actor, cost)) return NO_WAY;
  }
  return ways;
}

function isPayable(m: Model, s: Position, scene: Scene, { piece, bearer }: Actor, cost: Cost): boolean {
  const held = piece !== null && piece.held !== null && (s.gone & piece.bit) === 0;
  switch (cost.pay) {
    case 'activate':
      return held && s.activations < activationsIn(m, s) && !mayNotActivate(m, s, scene);
    case 'exhaustion':
      return !reaches(
        m.trace,
        exhaustionAt(bearer),
        exhaustionOf(s, bearer) + cost.amount,
        staminaIn(m, s, bearer) + 1,
      );
    case 'gold':
      return reaches(m.trace, GOLD, s.gold, cost.amount);
    case 'counter':
      return held && piece.slot >= 0 && countersOf(s, piece.slot) >= cost.amount;
    case 'discard':
      return held;
    default:
      return true;
  }
}

/** Cards won from Challenges are never dismissed (G17). */
function victims(
  m: Model,
  s: Position,
  { source }: Actor,
  cost: Extract<Cost, { pay: 'item' | 'ally' }>,
): Piece[] {
  return m.pieces.filter(
    ({ id, bit, info, held }) =>
      held !== null &&
      info.holding === cost.pay &&
      (s.gone & bit) === 0 &&
      id !== source &&
      !isWon(info) &&
      (cost.pay === 'ally' || cost.class === undefined || itemKind(info)?.class === cost.class),
  );
}

export function payAll(
  m: Model,
  s: Position,
  scene: Scene,
  actor: Actor,
  costs: readonly Cost[] | undefined,
  victim: Piece | null,
  then: Then,
): Child {
  if (costs === undefined) return then(s);
  let t = s;
  let wounds = 0;
  for (const cost of costs) {
    if (cost.pay === 'wound') wounds += cost.amount;
    else t = pay(t, actor, cost, victim);
  }
  const { bearer } = actor;
  const after = (u: Position): Child => (moved(s, u) ? m.flow.settle(m, u, scene, then) : then(u));
  return m.flow.inflict(
    m,
    t,
    scene,
    { who: bearer, amount: wounds, cancellable: false, apart: false },
    after,
  );
}

const moved = (s: Position, t: Position): boolean => s.down !== t.down || s.gone !== t.gone;

function pay(s: Position, { piece, bearer }: Actor, cost: Cost, victim: Piece | null): Position {
  const bit = piece?.bit ?? 0;
  switch (cost.pay) {
    case 'activate':
      return { ...s, down: s.down | bit, activations: s.activations + 1 };
    case 'discard':
      return { ...s, gone: s.gone | bit };
    case 'exhaustion':
      return withExhaustion(s, bearer, exhaustionOf(s, bearer) + cost.amount);
    case 'gold':
      return { ...s, gold: s.gold - cost.amount };
    case 'counter':
      return piece === null || piece.slot < 0
        ? s
        : withCounters(s, piece.slot, countersOf(s, piece.slot) - cost.amount);
    case 'item':
    case 'ally':
      return { ...s, gone: s.gone | (victim?.bit ?? 0) };
    default:
      return s;
  }
}
