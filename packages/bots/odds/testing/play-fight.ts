/** Plays fights by the rules, with the choices that the odds call best. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/game.ts';
import type { GameEvent } from '@wayrune/engine/rules/events.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { arenaWorld, fightAt, fightWith } from '../arena.ts';
import { PLAIN_STAKES } from '../result.ts';
import { keyOf } from '../explore.ts';
import { adviser } from '../work.ts';

export type Outcome = 'won' | 'escaped' | 'fled' | 'knocked-out';

const ENDS: Readonly<Partial<Record<GameEvent['type'], Outcome>>> = {
  defeated: 'won',
  escaped: 'escaped',
  'foe-fled': 'fled',
  'knocked-out': 'knocked-out',
};

const MOST = 5_000_000;

/** A player who knows the best choice at every table of the fight between seat 0 and a card; others have no say. */
export function fighter(world: World, state: State, card: string): (now: State) => string {
  const stakes = { stakes: PLAIN_STAKES, rivalStakes: PLAIN_STAKES };
  const effort = { seat: 0, ...stakes, most: MOST, plainly: false };
  const ask = adviser(arenaWorld(world), fightWith(world, state, 0, card), effort);
  const known = new Map<string, string>();
  return (now) => {
    const key = keyOf(now);
    let choice = known.get(key);
    if (choice === undefined) {
      const table = fightAt(world, now);
      // Before the fight begins nothing is played.
      choice = (table === null ? null : ask(table)) ?? now.decision?.options.at(-1) ?? '';
      known.set(key, choice);
    }
    return choice;
  };
}

/** One fight from the decision to attempt it; how it ended. */
export function playFight(
  world: World,
  from: State,
  chance: Chance,
  choose: (now: State) => string,
): Outcome {
  const state = clone(from);
  let option = 'attempt';
  for (;;) {
    const { events } = apply(world, state, option, chance);
    for (const event of events) {
      const end = ENDS[event.type];
      if (end !== undefined) return end;
    }
    option = choose(state);
  }
}
