import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { deckCards, deckSize } from '../../kernel/deck.ts';
import { createWorld } from '../../parts/library.ts';
import { COLORS, TERRAINS } from '../../rules/world/board.ts';
import { FACES } from '../../rules/world/dice.ts';
import { newGame } from '../../rules/world/game.ts';
import type { Setup } from '../../rules/world/setup.ts';
import { sum } from '../../rules/cards/values.ts';
import { askAgain } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';
import {
  aRite,
  mists,
  openingOfZanaga,
  setRites,
  townSpace,
  zanaga,
} from '../../testing/adventures/zanaga.ts';
import { findMists, GODS, TOKENS } from './mists.ts';

const sizeOf = ({ state }: Scenario, deck: string): number => {
  const cards = state.decks[deck];
  return cards === undefined ? 0 : deckSize(cards);
};

const SIX = ['plain', 'other', 'third', 'maliki', 'ronan-of-the-wild', 'casimir-dray'];

/** A game of real cards, by a seed. */
function begin(seed: string, heroes: readonly (string | null)[] = [null, null, null]) {
  const setup: Setup = { adventure: 'mists-of-zanaga', heroes, variants: [], packs: [] };
  const world = createWorld(library, setup);
  return { world, ...newGame(world, setup, seeded(seed)) };
}
const SEEDS = Array.from({ length: 24 }, (_, i) => `zanaga ${i}`);

describe('the board and its counters', () => {
  const t = openingOfZanaga(library);
  const { board } = t.world;

  it('ZANAGA-18 has a counter on every jewel', () => {
    expect(t.state.counters).toEqual(board.jewels.map(() => 1));
  });

  it('ZANAGA-19 has the counters without a jewel in the pile: those of the box, less one for each jewel', () => {
    const jewels = COLORS.map((c) => board.jewels.filter((id) => board.space[id]?.jewel?.color === c).length);
    expect(jewels).toEqual([18, 13, 9, 6]);
    expect(t.state.pile).toEqual({ green: 4, yellow: 3, blue: 2, red: 3 });
    expect(COLORS.map((color, i) => t.state.pile[color] + (jewels[i] ?? 0))).toEqual([22, 16, 11, 9]);
  });

  it('ZANAGA-20 has no sunburst', () => {
    expect(board.jewels.filter((id) => board.space[id]?.jewel?.sunburst)).toEqual([]);
  });

  it('ZANAGA-40 Z40 has the seven terrains of the dice, and towns', () => {
    expect(new Set(board.spaces.map(({ terrain }) => terrain))).toEqual(new Set([...TERRAINS, 'town']));
    expect(new Set(FACES.flat())).toEqual(new Set(TERRAINS));
  });

  it('ZANAGA-41 lets a die enter the terrains that it shows and any town, and five are rolled', () => {
    const village = zanaga(library, [], { towns: ['tala-mirr'] });
    village.place(0, 'g6', 'f6');
    askAgain(village);
    village.picks(4, 4, 4, 4, 4);
    village.choose('roll');
    const shown = ['river', 'mountain', 'town'];
    const open = village
      .options()
      .filter((option) => option.startsWith('step:'))
      .map((option) => option.split(':')[1] ?? '');
    const { neighbors } = village.world.board.space['g6'] ?? { neighbors: [] };
    const entered = neighbors.filter((id) => shown.includes(board.space[id]?.terrain ?? ''));
    expect(entered).toContain(townSpace(village, 'tala-mirr'));
    expect(new Set(open)).toEqual(new Set(entered));
  });
});

describe('the decks and tracks', () => {
  it('ZANAGA-21 draws each of the 60 tokens in one pool by the same chance', () => {
    const setup: Setup = { adventure: 'mists-of-zanaga', heroes: [null], variants: [], packs: [] };
    const world = createWorld(library, setup);
    const drawn = { sun: 0, moon: 0, skull: 0, wild: 0 };
    for (let result = 0; result < 60; result++) {
      const { state } = newGame(world, setup, { pick: (n) => (n === 60 ? result : 0) });
      const { roaming, carried } = findMists(state) ?? never();
      const [token] = carried[roaming[0] ?? ''] ?? [];
      if (token !== undefined) drawn[token]++;
    }
    expect(drawn).toEqual({ sun: 16, moon: 16, skull: 16, wild: 12 });
  });

  it('ZANAGA-22 ZANAGA-26 shuffles four adventure decks and four ritual decks, of which green is current', () => {
    const t = openingOfZanaga(library);
    for (const color of COLORS) {
      for (const deck of [color, `rituals-${color}`]) {
        expect(t.state.decks[deck]).toMatchObject({ top: [], bottom: [] });
        for (const card of t.state.decks[deck]?.bag ?? []) expect(t.world.cards[card]?.color).toBe(color);
      }
      if (color !== 'green') {
        expect(sizeOf(t, color)).toBe(t.world.decks[color]?.length);
        expect(sizeOf(t, `rituals-${color}`)).toBe(t.world.decks[`rituals-${color}`]?.length);
      }
    }
    expect(mists(t).rank).toBe('green');
  });

  it.each(SEEDS.slice(0, 4))(
    'ZANAGA-23 ZANAGA-24 begins with three green monsters, a token on each (%s)',
    (seed) => {
      const { world, state } = begin(seed);
      const { roaming = [], carried = {} } = findMists(state) ?? {};
      expect(roaming).toHaveLength(3);
      expect(roaming.map((card) => world.cards[card]?.color)).toEqual(['green', 'green', 'green']);
      expect(Object.keys(carried).toSorted()).toEqual(roaming.toSorted());
      expect(Object.values(carried).map((tokens) => tokens.length)).toEqual([1, 1, 1]);
      expect(violations(world, state)).toEqual([]);
    },
  );

  it('ZANAGA-25 asks nobody about the tokens of setup: the first question is where to start, and bones are there', () => {
    const t = openingOfZanaga(library);
    expect(t.kind()).toBe('start');
    expect(t.player(0).items.map(({ card }) => card)).toContain('shaman-bones');
    const order = t.events.map(({ type }) => type);
    expect(order.filter((type) => type === 'token-drawn')).toHaveLength(3);
    expect(order.filter((type) => type === 'token-returned')).toEqual([]);
    // Nor about a Hero's own ability, which is in nobody's hands yet.
    for (const seed of SEEDS) expect(begin(seed).state.decision?.kind).toBe('start');
  });

  it('ZANAGA-27 begins with three green rituals without tokens', () => {
    const t = openingOfZanaga(library);
    const { rites } = mists(t);
    expect(rites).toHaveLength(3);
    for (const { card, tokens } of rites) {
      expect(t.world.cards[card]).toMatchObject({ color: 'green', deck: 'rituals-green' });
      expect(tokens).toEqual([]);
    }
  });

  it('ZANAGA-28 has a ritual on the track affect the first turn', () => {
    const fog = aRite('fog', 'sun', 2, [], { always: [{ stat: 'dice', amount: -2, for: 'heroes' }] });
    const t = openingOfZanaga(library, [fog]);
    setRites(t, ['fog']);
    t.choose('start:onasan', 'start:onasan');
    expect(sum(t.game(), 'dice', 0, 'hero', null)).toBe(-2);
    t.picks(0, 0, 0);
    t.choose('roll');
    expect(t.happened('movement-dice')[0]?.faces).toHaveLength(3);
  });

  it('ZANAGA-29 leaves 27 green Challenges, 57 tokens and 9 green rituals', () => {
    const { state } = begin('what is left');
    const size = (deck: string): number => deckCards(state.decks[deck] ?? never()).length;
    expect([size('green'), size('rituals-green')]).toEqual([27, 9]);
    const { pool } = findMists(state) ?? never();
    expect(TOKENS.reduce((total, token) => total + pool[token], 0)).toBe(57);
  });

  it('ZANAGA-30 has ten gods asleep, and none awake', () => {
    const t = openingOfZanaga(library);
    expect(mists(t).asleep.toSorted()).toEqual((t.world.decks[GODS] ?? []).toSorted());
    expect(mists(t).asleep).toHaveLength(10);
    expect([mists(t).awake, mists(t).gone, mists(t).completed]).toEqual([[], [], []]);
  });

  it('ZANAGA-31 Z9 has one card in each village, two in each outpost, none for the Lost City', () => {
    const t = openingOfZanaga(library);
    const lying = t.world.board.towns.map(({ kind }, i) => [kind, t.state.stacks[i]?.length]);
    expect(lying.filter(([kind]) => kind === 'trading-outpost').map(([, count]) => count)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(lying.filter(([kind]) => kind === 'native-village').map(([, count]) => count)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(lying.filter(([kind]) => kind === 'lost-city').map(([, count]) => count)).toEqual([0]);
    expect(t.state.stacks.flat()).toHaveLength(12);
  });
});

function never(): never {
  throw new Error('not laid out');
}

const gearOf = ({ world }: Scenario, card: string): string => world.cards[card]?.card.id ?? '';

describe('the players', () => {
  it('ZANAGA-32 ZANAGA-33 Z1 get three gold and one gear of each kind, out of the supply', () => {
    const t = openingOfZanaga(library, [], { heroes: SIX });
    for (let seat = 0; seat < 6; seat++) {
      const { gold, items, allies } = t.player(seat);
      expect(gold).toBe(3);
      expect(items.map(({ card }) => gearOf(t, card)).toSorted()).toEqual([
        'dead-mans-compass',
        'lockjaw-trap',
        'shaman-bones',
      ]);
      expect(allies).toEqual([]);
    }
    const left = deckCards(t.state.decks['gear'] ?? never()).map((card) => gearOf(t, card));
    for (const gear of ['dead-mans-compass', 'lockjaw-trap', 'shaman-bones'])
      expect(left.filter((id) => id === gear)).toHaveLength(3);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ZANAGA-34 Z9 are dealt Heroes of both sets, none of them twice', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { state } = begin(seed, [null, null, null, null, null, 'maliki']);
      const heroes = state.players.map(({ hero }) => hero);
      expect(new Set(heroes).size).toBe(6);
      expect(heroes[5]).toBe('maliki');
      for (const hero of heroes) seen.add(hero);
    }
    const { world } = begin('heroes');
    const sets = new Set([...seen].map((hero) => world.cards[hero]?.set));
    expect(sets).toEqual(new Set(['base', 'mists-of-zanaga']));
  });

  it('ZANAGA-35 are begun by any of them, by chance', () => {
    const first = new Set(SEEDS.map((seed) => begin(seed).state.first));
    expect(first).toEqual(new Set([0, 1, 2]));
  });

  it('ZANAGA-36 Z10 choose their towns clockwise from the first player', () => {
    const seed = SEEDS.find((one) => begin(one).state.first === 1) ?? '';
    const { state } = begin(seed);
    expect(state.decision).toMatchObject({ seat: 1, kind: 'start' });
    const t = openingOfZanaga(library, [], { heroes: ['plain', 'other', 'third'] });
    t.state.first = 1;
    t.state.active = 1;
    askAgain(t);
    const asked: number[] = [];
    while (t.kind() === 'start') {
      asked.push(t.seat());
      t.choose('start:stonefang');
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  it('ZANAGA-37 ZANAGA-38 may start in any of the eight towns, together too, but not in the Lost City', () => {
    const t = openingOfZanaga(library);
    const towns = t.world.board.towns
      .filter(({ kind }) => kind !== 'lost-city')
      .map(({ id }) => `start:${id}`);
    expect(towns).toHaveLength(8);
    expect(t.options().toSorted()).toEqual(towns.toSorted());
    expect(mists(t).lostCity).toBeNull();
    t.choose('start:saltreed');
    expect(t.seat()).toBe(1);
    expect(t.options().toSorted()).toEqual(towns.toSorted());
    t.choose('start:saltreed');
    expect(t.player(0).space).toBe(t.player(1).space);
  });

  it('ZANAGA-39 Z10 are all on the board before the first turn, which begins in the town chosen', () => {
    const t = openingOfZanaga(library);
    t.choose('start:oquoro', 'start:xitotl');
    expect(t.player(0).space).toBe(townSpace(t, 'oquoro'));
    expect(t.player(1).space).toBe(townSpace(t, 'xitotl'));
    const order = t.events.map(({ type }) => type);
    expect(order.lastIndexOf('placed')).toBeLessThan(order.indexOf('turn-began'));
    expect(t.kind()).toBe('movement');
    // On with seat 1, who has not been moved by its own first turn.
    t.picks(0);
    t.choose('stay', 'done');
    expect([t.seat(), t.player(1).space]).toEqual([1, townSpace(t, 'xitotl')]);
    expect(t.happened('placed')).toHaveLength(2);
  });
});
