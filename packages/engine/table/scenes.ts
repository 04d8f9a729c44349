/** What an entry of the log brought, event by event, each with the table at that moment: for those who show it. */
import { scripted } from '../kernel/chance.ts';
import type { GameEvent } from '../rules/world/events.ts';
import { apply } from '../rules/world/game.ts';
import { clone, type State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';
import type { Entry } from './table.ts';

export interface Scene {
  readonly event: GameEvent;
  /** A copy of the table when the event was told. Nothing that a later event brings is in it. */
  readonly state: State;
}

/**
 * Plays the entry again from the table before it. Entries are written down as they are decided, without scenes, so that
 * bots, simulations and whoever shows nothing pay for none.
 */
export function scenesOf(world: World, before: State, { choice, chance }: Omit<Entry, 'seat'>): Scene[] {
  const scenes: Scene[] = [];
  apply(world, clone(before), choice, scripted(chance), (event, state) => {
    scenes.push({ event, state: clone(state) });
  });
  return scenes;
}
