/** Plays fights by the rules, with the choices that the odds call best. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/world/game.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { arenaWorld, fightAt, fightWith } from '../arena.ts';
import { PLAIN_STAKES } from '../result.ts';
import { bookOf } from '../adviser.ts';

export const OUTCOMES = ['won', 'escaped', 'fled', 'knocked-out'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const ENDS: Readonly<Partial<Record<GameEvent['type'], Outcome>>> = {
  defeated: 'won',
  escaped: 'escaped',
  'foe-fled': 'fled',
  'knocked-out': 'knocked-out',
};

const MOST = 5_000_000;

/** A moment at which somebody chooses: the best choice, and the moments after it by what chance showed. */
interface Moment {
  readonly choice: string;
  readonly after: Branch;
}
interface Branch {
  moment: Moment | null;
  readonly by: Branch[];
}
const newBranch = (): Branch => ({ moment: null, by: [] });

/**
 * The fight between seat 0 and a card, to be played from the decision to attempt it. The rules are gone through each
 * time; only which moment it is that they have come to is known from the one before and from the dice.
 */
export function fighter(world: World, from: State, card: string): (chance: Chance) => Outcome {
  const stakes = { stakes: PLAIN_STAKES, rivalStakes: PLAIN_STAKES };
  const effort = { seat: 0, ...stakes, most: MOST, plainly: false };
  const best = bookOf(arenaWorld(world), fightWith(world, from, 0, card), effort);
  if (best === null) throw new Error('the fight cannot be laid out');
  const moments = new Map<string, Moment>();
  const momentAt = (now: State): Moment => {
    const table = fightAt(world, now);
    // Before the fight begins nothing is played.
    if (table === null) return { choice: now.decision?.options.at(-1) ?? '', after: newBranch() };
    const name = best.nameOf(table);
    let moment = moments.get(name);
    if (moment === undefined) {
      moment = { choice: best.choose(table) ?? now.decision?.options.at(-1) ?? '', after: newBranch() };
      moments.set(name, moment);
    }
    return moment;
  };
  const first: Moment = { choice: 'attempt', after: newBranch() };
  return (chance) => {
    const state = clone(from);
    let moment = first;
    for (;;) {
      const { events, chance: results } = apply(world, state, moment.choice, chance);
      for (const event of events) {
        const end = ENDS[event.type];
        if (end !== undefined) return end;
      }
      let branch = moment.after;
      for (const result of results) branch = branch.by[result] ??= newBranch();
      moment = branch.moment ??= momentAt(state);
    }
  };
}
