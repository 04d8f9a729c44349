import type { Card, RitualSymbol } from '@wayrune/engine/effects/vocabulary.ts';
import { deckCards } from '@wayrune/engine/kernel/deck.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { checkSetup } from '@wayrune/engine/parts/setup.ts';
import { COLORS, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { mists, openingOfZanaga, townSpace, zanaga } from '@wayrune/engine/testing/adventures/zanaga.ts';
import { askAgain } from '@wayrune/engine/testing/drawn.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const setup = (more: Partial<Setup> = {}): Setup => ({
  adventure: 'mists-of-zanaga',
  heroes: [null, null],
  variants: [],
  packs: [],
  ...more,
});
const complaints = (more: Partial<Setup>): string[] =>
  checkSetup(library, setup(more)).map(({ message }) => message);

const world = createWorld(library, setup());
const inDeck = (deck: string): Card[] =>
  (world.decks[deck] ?? []).flatMap((id) => world.cards[id]?.card ?? []);
const setOf = (card: Card): string =>
  library.packs.find(({ cards }) => cards.includes(card))?.pack ?? 'of no set';

describe('the components of Zanaga', () => {
  it('ZANAGA-1 is played by one to six', () => {
    const seats = (count: number): (string | null)[] => Array.from({ length: count }, () => null);
    for (let count = 1; count <= 6; count++) expect(complaints({ heroes: seats(count) })).toEqual([]);
    expect(complaints({ heroes: seats(0) })).toEqual(['0 seats; The Mists of Zanaga is for 1 to 6']);
    expect(complaints({ heroes: seats(7) })).toContain('7 seats; The Mists of Zanaga is for 1 to 6');
  });

  it('ZANAGA-2 has 30 green, 26 yellow, 22 blue and 16 red adventure cards, all of them Challenges', () => {
    expect(COLORS.map((color) => inDeck(color).length)).toEqual([30, 26, 22, 16]);
    const kinds = new Set(COLORS.flatMap((color) => inDeck(color).map(({ kind }) => kind)));
    expect([...kinds]).toEqual(['challenge']);
  });

  it.each(COLORS)(
    'ZANAGA-3 Z40 shows one terrain on each %s Challenge, and each terrain on some',
    (color) => {
      const shown = inDeck(color).map((card) => (card.kind === 'challenge' ? card.terrain : undefined));
      expect(shown.filter((terrain) => terrain === undefined)).toEqual([]);
      expect(new Set(shown)).toEqual(new Set(TERRAINS));
    },
  );

  it('ZANAGA-4 is played without the adventure cards of the base game', () => {
    const sets = new Set(COLORS.flatMap((color) => inDeck(color).map(setOf)));
    expect([...sets]).toEqual(['mists-of-zanaga']);
    const met = Object.values(world.cards).filter(({ card }) =>
      ['challenge', 'event', 'encounter'].includes(card.kind),
    );
    expect(new Set(met.map(({ card }) => setOf(card)))).toEqual(new Set(['mists-of-zanaga']));
  });

  it('ZANAGA-5 has 16 sun, 16 moon, 16 skull and 12 wild tokens', () => {
    const t = openingOfZanaga(library);
    const { pool, carried } = mists(t);
    const tokens = { ...pool };
    for (const token of Object.values(carried).flat()) tokens[token]++;
    expect(tokens).toEqual({ sun: 16, moon: 16, skull: 16, wild: 12 });
  });

  it('ZANAGA-6 has 12 green, 10 yellow, 8 blue and 6 red rituals', () => {
    expect(COLORS.map((color) => inDeck(`rituals-${color}`).length)).toEqual([12, 10, 8, 6]);
    for (const color of COLORS)
      for (const card of inDeck(`rituals-${color}`))
        expect(card.kind === 'special' && card.ritual !== undefined && card.color === color).toBe(true);
  });

  it('ZANAGA-7 has ten gods, one for each combination of three symbols', () => {
    const awakening = inDeck('gods').map((card) =>
      card.kind === 'special' ? (card.god?.awakens ?? []).toSorted().join() : '',
    );
    const symbols: readonly RitualSymbol[] = ['moon', 'skull', 'sun'];
    const all = symbols.flatMap((one, i) =>
      symbols.slice(i).flatMap((two, j) => symbols.slice(i + j).map((three) => [one, two, three].join())),
    );
    expect(all).toHaveLength(10);
    expect(awakening.toSorted()).toEqual(all.toSorted());
  });

  it('ZANAGA-8 adds 14 Items and 5 Allies to the whole market deck of the base game', () => {
    const market = inDeck('market');
    const base = createWorld(library, { ...setup(), adventure: 'dragon-lords' }).decks['market'];
    expect(market.filter((card) => setOf(card) === 'base')).toHaveLength(base?.length ?? 0);
    const own = market.filter((card) => setOf(card) !== 'base');
    expect(own.filter(({ kind }) => kind === 'item')).toHaveLength(14);
    expect(own.filter(({ kind }) => kind === 'ally')).toHaveLength(5);
    expect(new Set(own.map(setOf))).toEqual(new Set(['mists-of-zanaga']));
  });

  it('ZANAGA-9 lets a Hero of Zanaga buy and sell an Item of Zanaga as any other', () => {
    const t = zanaga(library, [], { heroes: ['maliki'], towns: ['onasan'] });
    t.onTop('market', 'onasan-bush-knife', 'frog-dart-pipe');
    t.player(0).gold = 50;
    askAgain(t);
    t.choose('stay');
    const cost = t.world.cards['onasan-bush-knife']?.cost ?? 0;
    t.choose('buy:onasan-bush-knife');
    expect(t.player(0).gold).toBe(50 - cost);
    expect(t.choices()).not.toContain('sell:onasan-bush-knife');
    t.picks(0, 0);
    t.choose('done', 'stay');
    t.choose('sell:onasan-bush-knife');
    expect(t.player(0).gold).toBe(50 - cost + Math.floor(cost / 2));
  });

  it('ZANAGA-10 has nine lockjaw traps, nine compasses and nine shaman bones', () => {
    const counts = new Map<string, number>();
    for (const { id } of inDeck('gear')) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      'lockjaw-trap': 9,
      'dead-mans-compass': 9,
      'shaman-bones': 9,
    });
  });

  it('ZANAGA-11 has one Lost City', () => {
    expect(world.board.towns.filter(({ kind }) => kind === 'lost-city')).toHaveLength(1);
  });
});

describe('what goes with Zanaga', () => {
  it.each(['doom-track', 'travel-hazards', 'advanced'])('ZANAGA-12 refuses %s and names both', (variant) => {
    const [message = '', ...others] = complaints({ variants: [variant] });
    expect(others).toEqual([]);
    expect(message).toContain(`"${variant}" does not go with "mists-of-zanaga"`);
  });

  it.each(['traps-and-terrors', 'beasts-and-bandits'])('ZANAGA-13 refuses %s and names both', (pack) => {
    const [message = '', ...others] = complaints({ packs: [pack] });
    expect(others).toEqual([]);
    expect(message).toContain(`"${pack}" does not go with "mists-of-zanaga"`);
  });

  it('ZANAGA-14 takes the small variants, but not Shorter and Longer together', () => {
    const small = ['softer-knockouts', 'item-limits', 'ally-limits'];
    expect(complaints({ variants: [...small, 'shorter'] })).toEqual([]);
    expect(complaints({ variants: [...small, 'longer'] })).toEqual([]);
    expect(complaints({ variants: ['shorter', 'longer'] })).toHaveLength(1);
  });

  it('ZANAGA-15 shuffles the cards of both market packs into the market deck', () => {
    const packs = ['rituals-and-runes', 'weapons-of-legend'];
    expect(complaints({ packs })).toEqual([]);
    const { world: rich, state } = openingOfZanaga(library, [], { packs });
    const added = (rich.decks['market'] ?? []).filter((id) => !world.decks['market']?.includes(id));
    expect(added).toHaveLength(60);
    const lying = [...deckCards(state.decks['market'] ?? { top: [], bag: [], bottom: [], aside: 0 })];
    lying.push(...state.stacks.flat());
    expect(added.filter((id) => !lying.includes(id))).toEqual([]);
  });

  it('ZANAGA-16 combines its own variants freely, for any number of players', () => {
    const own = ['monster-safari', 'relentless-rituals', 'epic-confrontation'];
    for (let set = 0; set < 8; set++) {
      const variants = own.filter((_, i) => (set & (1 << i)) > 0);
      for (let count = 1; count <= 6; count++)
        expect(complaints({ variants, heroes: Array.from({ length: count }, () => null) })).toEqual([]);
    }
  });
});

describe('the towns of Zanaga', () => {
  it('ZANAGA-17 are eight: four trading outposts, and four native villages', () => {
    const kinds = Object.groupBy(
      world.board.towns.filter(({ kind }) => kind !== 'lost-city'),
      ({ kind }) => kind,
    );
    expect(kinds['trading-outpost']?.map(({ name }) => name)).toEqual([
      'Onasan',
      "Terr's Crossing",
      'Xitotl',
      'Stonefang',
    ]);
    expect(kinds['native-village']).toHaveLength(4);
    expect(Object.keys(kinds)).toHaveLength(2);
    expect(world.board.id).toBe('zanaga');
    const t = zanaga(library);
    for (const { id, space } of world.board.towns.filter(({ kind }) => kind !== 'lost-city'))
      expect(townSpace(t, id)).toBe(space);
  });
});
