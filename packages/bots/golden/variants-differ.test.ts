/**
 * The same seed with a variant and without it: both games are played with the same choices until they part, and where
 * they part must be where the rule says.
 */
import { library } from '@wayrune/content';
import { type Chance, seeded } from '@wayrune/engine';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';
import { describe, expect, it } from 'vitest';
import { halfRandom } from '../players/half-random.ts';

const DECISIONS = 1_500;
const SEEDS = 8;

/** Where two games part. */
interface Parting {
  readonly usual: Side;
  readonly variant: Side;
}

interface Side {
  /** The first event that the other game does not have, or undefined if it has all. */
  readonly event: GameEvent | undefined;
  readonly kind: string;
  readonly options: readonly string[];
  readonly table: Table;
}

interface Seat {
  readonly table: Table;
  readonly chance: Chance;
  events: readonly GameEvent[];
}

function sit(players: number, variants: readonly string[], seed: string): Seat {
  const setup = {
    adventure: 'dragon-lords',
    heroes: Array.from({ length: players }, () => null),
    variants,
    packs: [],
  };
  const chance = seeded(seed);
  const { table, events } = startTable(library, setup, chance);
  return { table, chance, events };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function part(variant: string, players: number, seed: string): Parting | null {
  const usual = sit(players, [], seed);
  const other = sit(players, [variant], seed);
  const own = seeded(`${seed} players`);
  for (let i = 0; i < DECISIONS; i++) {
    const together =
      same(usual.events, other.events) && same(usual.table.state.decision, other.table.state.decision);
    if (!together) return parting(usual, other);
    if (usual.table.state.decision === null) return null;
    const choice = halfRandom.choose(usual.table.world, usual.table.state, own);
    for (const seat of [usual, other]) seat.events = decide(seat.table, choice, seat.chance);
  }
  return null;
}

function parting(usual: Seat, variant: Seat): Parting {
  const at = usual.events.findIndex((event, i) => !same(event, variant.events[i]));
  const count = at < 0 ? usual.events.length : at;
  const side = ({ table, events }: Seat): Side => ({
    event: events[count],
    kind: table.state.decision?.kind ?? '',
    options: table.state.decision?.options ?? [],
    table,
  });
  return { usual: side(usual), variant: side(variant) };
}

const isLoss = (event: GameEvent | undefined): boolean =>
  event?.type === 'lost' && event.why === 'knocked-out';

/** The options that only one of them has. */
const onlyIn = (one: Side, other: Side): string[] =>
  one.options.filter((option) => !other.options.includes(option));

const buys = (side: Side, options: readonly string[], holding: string): boolean =>
  options.every(
    (option) =>
      option.startsWith('buy:') && infoOf(side.table.world, option.slice('buy:'.length)).holding === holding,
  );

/** Where cards are bought: in a town, among cards that an effect has drawn, or from afar. */
const MARKETS: readonly string[] = ['market', 'drawn-market', 'target:buy-anywhere'];

/** Where a game with the variant may part from one without it. */
const PLACES: Readonly<Record<string, (at: Parting) => boolean>> = {
  'doom-track': ({ variant }) => variant.event?.type === 'doom-card',
  'travel-hazards': ({ variant }) => variant.event?.type === 'hazard-check',
  'softer-knockouts': ({ usual }) => isLoss(usual.event) || usual.kind === 'lose',
  'item-limits': ({ usual, variant }) => {
    const differing = [...onlyIn(usual, variant), ...onlyIn(variant, usual)];
    return MARKETS.includes(usual.kind) || MARKETS.includes(variant.kind)
      ? buys(
          usual,
          differing.filter((option) => option.startsWith('buy:')),
          'item',
        )
      : usual.kind === 'acquire' || variant.kind === 'acquire';
  },
  'ally-limits': ({ usual, variant }) =>
    variant.kind === 'wages' ||
    variant.event?.type === 'wages' ||
    variant.event?.type === 'lost' ||
    buys(variant, onlyIn(variant, usual), 'ally'),
  shorter: ({ variant }) => variant.kind === 'experience',
  longer: ({ usual }) => usual.kind === 'experience',
  advanced: ({ variant }) =>
    variant.event?.type === 'movement-dice' ||
    variant.event?.type === 'hazard-check' ||
    variant.event?.type === 'doom-card',
};

describe('a game with a variant parts from one without it where its rule says', () => {
  it.each(Object.entries(PLACES))('%s', (variant, isRight) => {
    let parted = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const at = part(variant, 2, `parts ${seed}`);
      if (at === null) continue;
      parted++;
      const { usual, variant: other } = at;
      expect(
        isRight(at) ? 'right' : { usual: [usual.event, usual.kind], variant: [other.event, other.kind] },
      ).toBe('right');
    }
    expect(parted).toBeGreaterThan(0);
  });
});
