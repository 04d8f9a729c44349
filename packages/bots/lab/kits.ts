/** Heroes of a known strength: what they have learned and what they carry, made by rule from any set of cards. */
import { ATTRIBUTES } from '@wayrune/engine/effects/vocabulary.ts';
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import { newGame, view } from '@wayrune/engine/rules/world/game.ts';
import { newHeld, rowFor } from '@wayrune/engine/rules/cards/holdings.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { clone, type Player, type State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, itemKind, type World } from '@wayrune/engine/rules/world/world.ts';
import { settle } from './curse-trial.ts';
import { hasCard, waresOf } from '../value/forms.ts';
import { GREEDY } from '../value/weights.ts';
import { power } from '../fights/outlook.ts';

/** One card of a kit: of what kind, and for how much. */
interface Slot {
  readonly kind: 'weapon' | 'armor' | 'item' | 'ally';
  readonly least: number;
  readonly most: number;
}

export interface Rung {
  readonly id: string;
  readonly says: string;
  readonly counters: number;
  readonly gold: number;
  readonly slots: readonly Slot[];
  /** How many different kits stand for all. */
  readonly kits: number;
}

const GOOD = { least: 4, most: 9 };
/** Gold saved up for the last fight. */
const BEST = { least: 4, most: 16 };

/** From the first turn to the last: the Heroes by which enemies are measured. */
export const RUNGS: readonly Rung[] = [
  { id: 'fresh', says: 'Fresh: no counters, no cards', counters: 0, gold: 3, slots: [], kits: 1 },
  {
    id: 'prepared',
    says: 'Prepared: four counters and two good Items',
    counters: 4,
    gold: 4,
    slots: [
      { kind: 'item', ...GOOD },
      { kind: 'item', ...GOOD },
    ],
    kits: 4,
  },
  {
    id: 'mighty',
    says: 'Mighty: ten counters and full kit (two Weapons, an Armor, two Allies)',
    counters: 10,
    gold: 6,
    slots: [
      { kind: 'weapon', ...BEST },
      { kind: 'weapon', ...GOOD },
      { kind: 'armor', ...GOOD },
      { kind: 'ally', ...BEST },
      { kind: 'ally', ...GOOD },
    ],
    kits: 4,
  },
];

/** So many cards lie in the market when one is chosen. */
const OFFERED = 4;

/** A table at which seat 0 is this Hero with the kit of that number; nobody else sits there. */
export function equip(world: World, setup: Setup, hero: string, rung: Rung, kit: number): State {
  const { state: fresh } = newGame(world, { ...setup, heroes: [hero] }, { pick: () => 0 });
  const state = clone(fresh);
  settle(world, state);
  const player = state.players[0] as Player;
  player.gold = rung.gold;
  const chance = seeded(`${hero} ${rung.id} ${kit}`);
  // What they learn first tells them what to buy, and what they have bought what to learn.
  const half = Math.ceil(rung.counters / 2);
  for (let i = 0; i < half; i++) learn(world, state, player);
  for (const slot of rung.slots) shop(world, state, player, slot, chance);
  for (let i = half; i < rung.counters; i++) learn(world, state, player);
  return state;
}

function learn(world: World, state: State, player: Player): void {
  const strength = (kind: (typeof ATTRIBUTES)[number]): number => {
    const experience = { ...player.experience, [kind]: player.experience[kind] + 1 };
    return power(world, state, { ...player, experience }, GREEDY);
  };
  const kind = ATTRIBUTES.reduce((best, other) => (strength(other) > strength(best) ? other : best));
  player.experience[kind]++;
}

/** The card of a few that makes them strongest, from wherever it lies. */
function shop(world: World, state: State, player: Player, slot: Slot, chance: Chance): void {
  const game = view(world, state);
  const wanted = waresOf(world, world.decks['market'] ?? []).filter(
    (card) =>
      fits(world, card, slot) && !hasCard(world, player, card) && world.policies.hasRoom(game, 0, card),
  );
  const offers = take(wanted, OFFERED, chance);
  let most = Number.NEGATIVE_INFINITY;
  let best = '';
  for (const card of offers) {
    const strength = power(world, state, withCard(world, state, player, card), GREEDY);
    if (strength <= most) continue;
    most = strength;
    best = card;
  }
  if (best === '') return;
  remove(state, infoOf(world, best).printed);
  rowFor(game, player, best).push(newHeld(game, best, 0));
}

function fits(world: World, card: string, { kind, least, most }: Slot): boolean {
  const info = infoOf(world, card);
  if (info.cost < least || info.cost > most) return false;
  if (kind === 'ally' || kind === 'item') return info.holding === kind;
  return itemKind(info)?.class === kind;
}

function withCard(world: World, state: State, player: Player, card: string): Player {
  const copy = { ...player, items: player.items.slice(), allies: player.allies.slice() };
  const game = view(world, state);
  rowFor(game, copy, card).push(newHeld(game, card, 0));
  return copy;
}

function take<T>(from: readonly T[], count: number, chance: Chance): T[] {
  const left = from.slice();
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(chance.pick(left.length), 1),
  ).flat();
}

/** Out of its deck or stack. */
export function remove(state: State, card: string): void {
  const piles = [
    ...Object.values(state.decks).flatMap(({ top, bag, bottom }) => [top, bag, bottom]),
    ...state.stacks,
  ];
  for (const pile of piles) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}
