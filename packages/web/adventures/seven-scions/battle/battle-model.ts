/** A battle of several Heroes as its stage tells it: who stands where, and whose values count. */
import { broughtBy } from '@wayrune/engine/adventures/seven-scions/endgame/cooperative.ts';
import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, claimants, entrants, hasFallen, heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import { isGroup } from '@wayrune/engine/rules/combat/joint.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';

/** `claims`: would be rewarded if the enemy fell now. */
export type Standing = 'group' | 'claims' | 'claimless' | 'escaped' | 'fallen';

export interface FighterNow {
  readonly seat: number;
  readonly standing: Standing;
  readonly acts: boolean;
  readonly left: number;
  readonly life: number;
}

export function fightersNow(game: Game, combat: CombatFrame): readonly FighterNow[] {
  const standing = heroesIn(combat);
  const group = isGroup(game, combat);
  const claims = claimants(combat);
  // In a group, one Hero throws the dice for all: it is the move of whoever is asked.
  const mover = group ? (game.state.decision?.seat ?? null) : acting(combat);
  return entrants(combat).map((seat) => {
    const life = lifeOf(game, seat, 'hero');
    return {
      seat,
      standing: hasFallen(combat, seat)
        ? 'fallen'
        : !standing.includes(seat)
          ? 'escaped'
          : group
            ? 'group'
            : claims.includes(seat)
              ? 'claims'
              : 'claimless',
      acts: seat === mover && standing.includes(seat),
      left: Math.max(0, life - playerAt(game, seat).wounds),
      life,
    };
  });
}

export interface Brought {
  readonly amount: number;
  readonly seats: readonly number[];
}

export interface LowestNow {
  readonly phase: Phase;
  readonly value: Brought;
  readonly damage: Brought;
}

/** In each phase the lowest value and damage of those who stand, and whose they are; null if they do not attack as one. */
export function lowestNow(game: Game, combat: CombatFrame): readonly LowestNow[] | null {
  const seats = heroesIn(combat);
  if (!isGroup(game, combat) || seats.length === 0) return null;
  const lowest = (phase: Phase, what: 'value' | 'damage'): Brought => {
    const all = seats.map((seat) => ({ seat, amount: broughtBy(game, seat, phase, what) }));
    const amount = Math.min(...all.map((one) => one.amount));
    return { amount, seats: all.filter((one) => one.amount === amount).map(({ seat }) => seat) };
  };
  return PHASES.map((phase) => ({ phase, value: lowest(phase, 'value'), damage: lowest(phase, 'damage') }));
}

/** Whether a Hero's number is their Scion's for this roll. */
export const isLent = ({ state }: Game, seat: number, what: 'value' | 'damage'): boolean =>
  findStorm(state)?.lent[seat] === what;

export interface ScoreNow {
  readonly seat: number;
  readonly at: 'facing' | 'waits' | 'done';
  readonly beaten: number;
  readonly wounds: number;
}

/** How everybody does against the Stormlords, in the order in which they face them; null outside the gauntlet. */
export function scoresNow({ state }: Game): readonly ScoreNow[] | null {
  const scores = findStorm(state)?.scores ?? null;
  const finale = state.frames.find(({ proc }) => proc === 'finale') as { order?: number[] } | undefined;
  const gauntlet = state.frames.find(({ proc }) => proc === 'gauntlet') as { seat?: number } | undefined;
  if (scores === null || gauntlet === undefined) return null;
  const order = finale?.order ?? [];
  const atOf = (seat: number): ScoreNow['at'] =>
    seat === gauntlet.seat ? 'facing' : order.includes(seat) ? 'waits' : 'done';
  const place = { done: 0, facing: 1, waits: 2 } as const;
  return scores
    .map((score, seat) => ({ seat, at: atOf(seat), ...score }))
    .toSorted((a, b) => place[a.at] - place[b.at] || order.indexOf(a.seat) - order.indexOf(b.seat));
}
