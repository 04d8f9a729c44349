import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { scripted, seeded } from '../../kernel/chance.ts';
import { deckCards } from '../../kernel/deck.ts';
import { passTurn } from '../../testing/drawn.ts';
import { scenario } from '../../testing/scenario.ts';
import { COLORS } from '../world/board.ts';
import { newGame } from '../world/game.ts';
import { createWorld, SetupError } from '../../parts/library.ts';
import type { Setup } from '../world/setup.ts';
import { infoOf } from '../world/world.ts';

const setup = (...heroes: (string | null)[]): Setup => ({
  adventure: 'dragon-lords',
  heroes,
  variants: [],
  packs: [],
});

function begin(game: Setup, seed = 'setup') {
  const world = createWorld(library, game);
  return { world, ...newGame(world, game, seeded(seed)) };
}

/** Seven market cards, then the first seat, as the only things left to chance. */
const startingWith = (seat: number): number[] => [0, 0, 0, 0, 0, 0, 0, seat];

function startedBy(seat: number, heroes: readonly string[]) {
  const game = setup(...heroes);
  const world = createWorld(library, game);
  return newGame(world, game, scripted(startingWith(seat)));
}

const THREE = ['hedda-stonebrake', 'ilvane-reed', 'tobiah-grane'];

describe('the board', () => {
  it('SETUP-1 has 182 spaces of towns and seven terrains, a counter on every jewel, and two spares a color', () => {
    const { world, state } = begin(setup(null));
    const { board } = world;
    expect(board.spaces).toHaveLength(182);
    const count = new Map<string, number>();
    for (const { terrain } of board.spaces) count.set(terrain, (count.get(terrain) ?? 0) + 1);
    expect(Object.fromEntries(count)).toEqual({
      forest: 40,
      plains: 36,
      hills: 32,
      river: 30,
      mountain: 17,
      road: 15,
      town: 8,
      swamp: 4,
    });
    const jewels = COLORS.map((c) => board.jewels.filter((id) => board.space[id]?.jewel?.color === c).length);
    expect(jewels).toEqual([20, 14, 9, 7]);
    expect(state.counters).toEqual(Array.from({ length: 50 }, () => 1));
    expect(state.pile).toEqual({ green: 2, yellow: 2, blue: 2, red: 2 });
  });

  it('SETUP-2 has an empty track of six places and no Event', () => {
    const { state } = begin(setup(null, null));
    expect(state.track).toEqual([null, null, null, null, null, null]);
    expect(state.event).toBeNull();
    expect(state.removed).toEqual([]);
  });

  it('SETUP-3 has four shuffled adventure decks, each of its own color', () => {
    const { world, state } = begin(setup(null));
    for (const [color, size] of Object.entries({ green: 35, yellow: 25, blue: 16, red: 8 })) {
      const deck = state.decks[color];
      expect(deck?.bag).toHaveLength(size);
      expect(deck).toMatchObject({ top: [], bottom: [] });
      for (const card of deck?.bag ?? []) {
        const { card: printed } = infoOf(world, card);
        expect(printed).toMatchObject({ color });
        expect(['challenge', 'event', 'encounter']).toContain(printed.kind);
      }
    }
  });

  it('SETUP-4 has one market deck of 55 Items and 29 Allies, and a card in every town but Tamalir', () => {
    const { world, state } = begin(setup(null));
    const { market } = state.decks;
    const cards = [...state.stacks.flat(), ...(market === undefined ? [] : deckCards(market))];
    const kinds = cards.map((card) => infoOf(world, card).card.kind);
    expect(kinds.filter((kind) => kind === 'item')).toHaveLength(55);
    expect(kinds.filter((kind) => kind === 'ally')).toHaveLength(29);
    expect(new Set(cards).size).toBe(84);
    const sizes = Object.fromEntries(world.board.towns.map((town, i) => [town.id, state.stacks[i]?.length]));
    expect(sizes).toEqual({
      vynelvale: 1,
      riverwatch: 1,
      dawnsmoor: 1,
      tamalir: 0,
      forge: 1,
      nerekhall: 1,
      greyhaven: 1,
      frostgate: 1,
    });
    expect(market).toMatchObject({ top: [], bottom: [] });
  });
});

describe('the players', () => {
  it('SETUP-5 are one to six, no fewer and no more', () => {
    for (let count = 1; count <= 6; count++) {
      const heroes = Array.from({ length: count }, () => null);
      expect(begin(setup(...heroes)).state.players).toHaveLength(count);
    }
    for (const count of [0, 7, 12]) {
      const heroes = Array.from({ length: count }, () => null);
      expect(() => begin(setup(...heroes))).toThrow(SetupError);
    }
  });

  it('SETUP-5 get the Heroes they agreed on, the others different ones by chance, and no Hero lies anywhere else', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { world, state } = begin(setup(null, 'tobiah-grane', null, null, null, null), `heroes ${i}`);
      const heroes = state.players.map((player) => player.hero);
      expect(heroes[1]).toBe('tobiah-grane');
      expect(new Set(heroes).size).toBe(6);
      for (const hero of heroes) drawn.add(hero);
      const cards = [...state.stacks.flat(), ...Object.values(state.decks).flatMap(deckCards)];
      expect(cards.filter((card) => world.heroes.includes(card))).toEqual([]);
    }
    expect(drawn.size).toBe(12);
  });

  it('SETUP-5 cannot share a Hero', () => {
    expect(() => begin(setup('ilvane-reed', 'ilvane-reed'))).toThrow(
      'setup heroes[1]: "ilvane-reed" is already played by seat 1',
    );
  });

  it('SETUP-6 start with three gold and nothing else', () => {
    for (const player of begin(setup(null, null, null)).state.players) {
      expect(player).toMatchObject({ gold: 3, wounds: 0, exhaustion: 0, points: 0 });
      expect([...player.items, ...player.allies, ...player.kept]).toEqual([]);
      expect(Object.values(player.counters)).toEqual([0, 0, 0, 0]);
      expect(Object.values(player.experience)).toEqual([0, 0, 0, 0, 0]);
    }
  });

  it('SETUP-6 pay what they spend to the bank, and to nobody else', () => {
    const s = scenario(library, { heroes: THREE });
    s.player(0).wounds = 1;
    s.picks(0);
    s.choose('stay', 'heal:hero:wound');
    expect(s.state.players.map((player) => player.gold)).toEqual([2, 3, 3]);
  });

  it('SETUP-7 G1 begin with a seat by chance, and turns pass clockwise from it', () => {
    for (const first of [0, 1, 2]) {
      const { state } = startedBy(first, THREE);
      expect(state).toMatchObject({ first, active: first, round: 1, turn: 1 });
      expect(state.decision?.seat).toBe(first);
    }
    const s = scenario(library, { heroes: THREE });
    const seats: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      seats.push(s.seat());
      s.picks(0);
      passTurn(s);
    }
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('SETUP-8 G1 come onto the board in Tamalir with their first turn, before they move', () => {
    const { state, events } = startedBy(1, THREE);
    expect(state.players.map((player) => player.space)).toEqual([null, 'g7', null]);
    expect(state.decision?.kind).toBe('movement');
    expect(events.map((event) => event.type)).toEqual([
      ...Array.from({ length: 7 }, () => 'stocked'),
      'game-began',
      'turn-began',
      'placed',
    ]);
    expect(events.at(-1)).toEqual({ type: 'placed', seat: 1, space: 'g7' });
  });

  it('SETUP-8 meet nobody in Tamalir who has not had a turn yet', () => {
    const s = scenario(library, { heroes: THREE });
    s.player(0).wounds = 1;
    s.picks(0);
    s.choose('stay');
    expect(s.kind()).toBe('market');
    passTurn(s);
    expect(s.state.players.map((player) => player.space)).toEqual(['g7', 'g7', null]);
    s.choose('stay');
    expect(s.options()).toEqual(['negotiate:0', 'attack:0', 'pass']);
  });
});
