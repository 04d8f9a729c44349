/** Telling positions of a fight apart. */
import type { Frame } from '@wayrune/engine/kernel/procedure.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { knowsRules } from './known-rules.ts';

const names = new WeakMap<object, number>();
let named = 0;

/** Effects are parts of cards: the same effect is the same object. */
function nameOf(part: object): string {
  let name = names.get(part);
  if (name === undefined) {
    name = ++named;
    names.set(part, name);
  }
  return `#${name}`;
}

/** Everything that may differ between two positions of the same fight. */
export function keyOf(world: World, state: State): string {
  let key = knowsRules(world) ? '' : allOf(state);
  for (const frame of state.frames) key += frameKey(frame);
  for (const player of state.players) {
    const { gold, wounds, exhaustion, activations, spent, items, allies, kept, space, experience } = player;
    key += `|${gold},${wounds},${exhaustion},${activations},${spent.toSorted().join()},${space}`;
    const { mind, body, spirit, stamina, life } = experience;
    key += `,${mind},${body},${spirit},${stamina},${life}`;
    for (const row of [items, allies, kept])
      for (const { card, used, wounds: hurt, exhaustion: tired, counters } of row)
        key += `;${card},${used ? 1 : 0},${hurt},${tired},${counters}`;
  }
  for (const { stat, amount, for: of, until, seat, bearer } of state.modifiers)
    key += `+${stat},${amount},${of},${until},${seat},${bearer}`;
  return `${key}|${state.event}${extraKey(world, state)}`;
}

/** What lies on the table for everybody: cards in force, the state of the land, and what parts keep for themselves. */
export function tableKey(world: World, state: State): string {
  const game = view(world, state);
  const { inForce, placesKey } = world.policies;
  return `|${inForce(game).join()}|${placesKey(game)}${extraKey(world, state)}`;
}

/** What parts keep for themselves, as far as fights may depend on it: nothing in the base game. */
function extraKey({ policies }: World, state: State): string {
  const { extra } = state;
  let key = policies.fightsKey(state);
  for (const id in extra)
    if (!policies.outsideFights.includes(id)) key += `|${id} ${JSON.stringify(extra[id])}`;
  return key;
}

/** Rules that are not known may look at anything on the table; decks are empty there. */
const allOf = (state: State): string =>
  JSON.stringify({ ...state, setup: null, decks: null, removed: null, frames: null, decision: null });

/** Who has attacked and what is skipped is the same in any order. A copied table has copies of the lists. */
function listKey(list: readonly unknown[]): string {
  const [first] = list;
  if (typeof first === 'object') return (list as object[]).map(nameOf).join('');
  return typeof first === 'string' ? (list as string[]).toSorted().join('+') : list.join('+');
}

/** How a sum came about is only told: what counts is the sum. */
const isTold = (local: string): boolean => local === 'parts' || local === 'plays';

function frameKey(frame: Frame): string {
  let key = '/';
  for (const [local, value] of Object.entries(frame)) if (!isTold(local)) key += `${localKey(local, value)},`;
  return key;
}

/** Who stands in a joint fight is no part of a card, and replaced with every change. */
function localKey(local: string, value: unknown): string {
  if (Array.isArray(value)) return listKey(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return local === 'joint' ? JSON.stringify(value) : nameOf(value);
}
