import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { CURSES } from '../../effects/vocabulary.ts';
import { seeded } from '../../kernel/chance.ts';
import { deckCards, deckSize } from '../../kernel/deck.ts';
import { createWorld } from '../../parts/library.ts';
import { checkSetup } from '../../parts/setup.ts';
import { placeNumber } from '../../rules/turn/track.ts';
import { apply, newGame } from '../../rules/world/game.ts';
import { aFoe, LAIR } from '../../testing/arena.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';
import { cataclysmOf, questCounterOf } from './cataclysm.ts';
import {
  AT,
  cataclysmTable,
  unplacedTable,
  withCataclysm,
  queueFates,
} from '../../testing/adventures/cataclysm.ts';
import { canTry, cardsOf, fateOf } from '../../testing/adventures/cataclysm-play.ts';
import { askAgain, hasCounter } from '../../testing/drawn.ts';

const full = withCataclysm(library);
const nobody = (players: number) => Array.from({ length: players }, () => null);
const PACKS = ['rituals-and-runes', 'weapons-of-legend', 'traps-and-terrors', 'beasts-and-bandits'];
const refusals = (players: number, variants: readonly string[] = [], packs: readonly string[] = []) =>
  checkSetup(full, { adventure: 'cataclysm', heroes: nobody(players), variants, packs }).map(
    ({ message }) => message,
  );
const TOWNS = Object.keys(AT);

/** A game by a seed; each seat takes the first town that is offered. */
function begun(seed: string, players = 3, packs: readonly string[] = []) {
  const setup = { adventure: 'cataclysm', heroes: nobody(players), variants: [], packs };
  const world = createWorld(full, setup);
  const chance = seeded(seed);
  const { state } = newGame(world, setup, chance);
  const placed: number[] = [];
  while (state.decision?.kind === 'start') {
    placed.push(state.decision.seat);
    apply(world, state, state.decision.options[0] ?? '', chance);
  }
  return { world, state, placed, first: state.first };
}
const SEEDS = Array.from({ length: 40 }, (_, i) => `cataclysm ${i}`);

describe('who plays, and with what', () => {
  it('CATACLYSM-1 is for two to five', () => {
    for (const players of [2, 3, 4, 5]) expect(refusals(players)).toEqual([]);
    for (const players of [1, 6]) expect(refusals(players)).toHaveLength(1);
  });

  it('CATACLYSM-3 CATACLYSM-4 refuses what is for other adventures, and names both', () => {
    for (const part of [
      'doom-track',
      'advanced',
      'cooperative',
      'monster-safari',
      'relentless-rituals',
      'epic-confrontation',
    ]) {
      const found = refusals(2, [part]);
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`"${part}"`);
      expect(found[0]).toContain('"cataclysm"');
    }
  });

  it('CATACLYSM-5 takes all other variants and the packs, but not Shorter with Longer', () => {
    const variants = ['travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits'];
    expect(refusals(2, [...variants, 'shorter'], PACKS)).toEqual([]);
    expect(refusals(5, [...variants, 'longer'], PACKS)).toEqual([]);
    expect(refusals(2, ['shorter', 'longer'])).toHaveLength(1);
  });
});

describe('the table at the start', () => {
  it('CATACLYSM-2 CATACLYSM-14 is Terrinoth with three gold and empty hands for each Hero', () => {
    const t = cataclysmTable(library);
    expect(t.world.board.id).toBe('terrinoth');
    for (const player of t.state.players)
      expect(player).toMatchObject({ gold: 3, items: [], allies: [], kept: [], points: 0 });
    expect(new Set(SEEDS.map((seed) => begun(seed).state.first))).toEqual(new Set([0, 1, 2]));
  });

  it('CATACLYSM-6 CATACLYSM-7 has five curses of three level I, two level II and one level III', () => {
    const t = unplacedTable(library);
    expect(CURSES).toEqual(['ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord']);
    for (const curse of CURSES) {
      const { one, two, three, quests } = cardsOf(t, curse);
      expect([one.length, two.length, three, quests]).toEqual([3, 2, `${curse}-source`, []]);
    }
  });

  it('CATACLYSM-7 has The Dragon Destroyer as the source of the Savage Brood', () => {
    const { state } = scenario(library, { adventure: 'cataclysm', heroes: nobody(2) });
    expect(cataclysmOf(state).curses['savage-brood'].three).toBe('the-dragon-destroyer');
  });

  it('CATACLYSM-8 CATACLYSM-9 leaves three towns destroyed and five cursed, by chance, Tamalir not spared', () => {
    const fates = SEEDS.map((seed) => {
      const { world, state } = begun(seed);
      return TOWNS.map((town) => fateOf({ world, state }, town));
    });
    for (const one of fates)
      expect(one.toSorted()).toEqual([...CURSES, 'destroyed', 'destroyed', 'destroyed'].toSorted());
    TOWNS.forEach((_, i) => {
      const seen = new Set(fates.map((one) => one[i]));
      expect(seen.has('destroyed')).toBe(true);
      expect(seen.size).toBeGreaterThan(3);
    });
  });

  it('CATACLYSM-11 CATACLYSM-10 has no card on any stack: the whole market lies in its deck', () => {
    const { state } = begun('stacks');
    expect(state.stacks.flat()).toEqual([]);
    const usual = scenario(library, { heroes: [null, null] }).state;
    const market = usual.decks['market'];
    expect(deckSize(state.decks['market'] ?? { top: [], bag: [], bottom: [], aside: 0 })).toBe(
      (market === undefined ? 0 : deckSize(market)) + usual.stacks.flat().length,
    );
  });

  it('CATACLYSM-12 has no red card, packs included', () => {
    const { world, state } = begun('red', 2, PACKS);
    const decks = Object.values(state.decks).flatMap((deck) => deckCards(deck));
    expect(decks.filter((card) => world.cards[card]?.deck === 'red')).toEqual([]);
    expect(decks.filter((card) => world.cards[card]?.deck === 'blue')).not.toEqual([]);
  });

  it('CATACLYSM-13 has a counter on every jewel, red ones too', () => {
    const t = cataclysmTable(library);
    expect(t.state.counters.every((count) => count === 1)).toBe(true);
    expect(hasCounter(t, 'j10')).toBe(true);
  });
});

describe('where Heroes start', () => {
  it('START-1 START-2 START-3 C1 is chosen from the last seat to the first, each in a town of their own, before the counters turn', () => {
    const t = unplacedTable(library, { heroes: ['plain', 'other', 'third'] });
    const asked: number[] = [];
    queueFates(t);
    while (t.kind() === 'start') {
      asked.push(t.seat());
      const free = TOWNS.filter(
        (town) => !t.state.players.some(({ space }) => space === AT[town as keyof typeof AT]),
      );
      expect(t.choices().toSorted()).toEqual(free.map((town) => `start:${town}`).toSorted());
      expect(t.happened('towns-struck')).toEqual([]);
      t.choose(`start:${free.at(-1) ?? ''}`);
    }
    expect(asked).toEqual([2, 1, 0]);
    expect(new Set(t.state.players.map(({ space }) => space)).size).toBe(3);
  });

  it('START-1 C1 is chosen backwards from whoever comes before the first player', () => {
    const orders = SEEDS.map((seed) => {
      const { first, placed } = begun(seed);
      return [first, placed];
    });
    expect(new Set(orders.map(([first]) => first)).size).toBe(3);
    for (const [first, placed] of orders)
      expect(placed).toEqual({ 0: [2, 1, 0], 1: [0, 2, 1], 2: [1, 0, 2] }[first as number]);
  });

  it('START-3 RUINED-2 C1 may turn out destroyed under the figure that stands there', () => {
    const t = cataclysmTable(library, { towns: ['vynelvale', 'riverwatch'] });
    expect(fateOf(t, 'vynelvale')).toBe('destroyed');
    expect(t.player(0).space).toBe(AT.vynelvale);
    expect(t.options()).toEqual(expect.arrayContaining(['stay', 'walk:k5']));
  });

  it('START-4 is where they can be met before their own first turn', () => {
    const t = cataclysmTable(library, { towns: ['vynelvale', 'riverwatch'] });
    expect(t.player(1).space).toBe(AT.riverwatch);
    t.place(0, 'k8');
    askAgain(t);
    t.choose('walk:l7');
    expect(t.options()).toContain('attack:1');
  });

  it('START-5 G4 lets them try the curse of that town in the first turn', () => {
    const t = cataclysmTable(library, { towns: ['riverwatch', 'tamalir'] });
    t.choose('stay');
    expect(canTry(t)).toBe(true);
  });
});

describe('the undefeated track', () => {
  const foes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aFoe({ id: `wolf-${id}` }));
  const HEROES = ['plain', 'other', 'third', null, null];
  /** Seat 0 escapes from one Challenge after another; these are left on the track. */
  function escapes(players: number, times: number): Scenario {
    const t = cataclysmTable(library, { cards: foes, heroes: HEROES.slice(0, players) });
    for (const foe of foes.slice(0, times)) {
      t.onTop('green', foe.id);
      for (const { seat } of t.state.players)
        if (seat > 0) t.place(seat, ['e9', 'e12', 'd10', 'c13'][seat - 1] ?? 'e9');
      t.place(0, ['h8', 'h5', 'h3', 'e8', 'd9', 'c5'][foes.indexOf(foe)] ?? '', LAIR.green[1]);
      askAgain(t);
      t.totals(20);
      t.choose('stay', 'attempt', 'escape');
      while (t.seat() !== 0) t.choose('stay');
    }
    return t;
  }
  const waiting = (t: Scenario): string[] =>
    t.state.track.flatMap((entry) => (entry === null ? [] : [entry.card]));

  it.each([
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 1],
  ])(
    'MARKER-2 MARKER-3 MARKER-4 C8 keeps quest spaces free: %i players leave %i places',
    (players, places) => {
      const t = escapes(players, places);
      expect(waiting(t)).toEqual(foes.slice(0, places).map(({ id }) => id));
      const more = escapes(players, places + 1);
      expect(waiting(more).toSorted()).toEqual(foes.slice(1, places + 1).map(({ id }) => id));
      expect(more.state.decks['green']?.bottom).toContain('wolf-a');
      expect(more.state.track).toHaveLength(6 - players);
    },
  );

  it('MARKER-1 MARKER-3 C8 C27 has the first counters as quest counters, by turn order, and the others as places', () => {
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'] });
    expect([0, 1, 2].map((seat) => questCounterOf(t.state, seat))).toEqual([1, 2, 3]);
    t.state.first = 1;
    expect([0, 1, 2].map((seat) => questCounterOf(t.state, seat))).toEqual([3, 1, 2]);
    expect(t.state.track.map((_, place) => placeNumber(t.state, place))).toEqual([4, 5, 6]);
  });
});
