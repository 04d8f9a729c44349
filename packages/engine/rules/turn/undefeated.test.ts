import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../effects/vocabulary.ts';
import { aFoe, anItem, arena, attempt, foeWounds, LAIR } from '../../testing/arena.ts';
import { askAgain, clearJewels, hasCounter } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import type { Undefeated } from '../world/state.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
/** Life 3, Mind 10: the plain Hero has Mind 2. */
const foe = aFoe({ id: 'foe', reward: [gold(2)] });
const weak = aFoe({ id: 'weak', life: 1, reward: [gold(2)] });
const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aFoe({ id: `old-${id}` }));
const [GREEN, WAY_IN] = LAIR.green;

/** Lays a card on the track, out of its deck. */
function lay(s: Scenario, place: number, entry: Undefeated): void {
  s.onTop('green', entry.card);
  s.state.decks['green']?.top.pop();
  s.state.track[place] = entry;
}

function win(s: Scenario): void {
  s.totals(20);
  s.choose('fight', 'attack:hero');
}

function escape(s: Scenario): void {
  s.totals(20);
  s.choose('escape');
}

/** Attacks until the Hero falls; they begin with one wound to go. */
function fall(s: Scenario): void {
  s.player(0).wounds = 4;
  s.totals(2);
  s.choose('fight', 'attack:hero');
}

const cards = (s: Scenario): (string | null)[] => s.state.track.map((entry) => entry?.card ?? null);

describe('a beaten Challenge', () => {
  /** It takes its victor along, as a forced card of the Hero's own does. */
  const grudge = anItem({
    id: 'grudge',
    abilities: [{ when: 'defeated', forced: true, do: [{ do: 'wound', who: 'you', amount: 9 }] }],
  });

  it('W43 does not go to the track if its victor is knocked out at that moment', () => {
    const s = arena(library, [weak, grudge]);
    s.give(0, 'grudge');
    attempt(s, 'weak');
    win(s);
    expect(s.happened('knocked-out')).toHaveLength(1);
    expect(cards(s).every((card) => card === null)).toBe(true);
    expect(s.player(0)).toMatchObject({ space: 'g7', gold: 0, counters: { green: 1 } });
    expect(hasCounter(s, GREEN)).toBe(false);
    expect(s.state.decks['green']?.bottom).toEqual(['weak']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('W43 leaves the track if it was there', () => {
    const s = arena(library, [weak, grudge]);
    s.give(0, 'grudge');
    lay(s, 2, { card: 'weak', space: GREEN, since: 0 });
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    win(s);
    expect(cards(s).every((card) => card === null)).toBe(true);
    expect(s.state.decks['green']?.bottom).toEqual(['weak']);
    expect(violations(s.world, s.state)).toEqual([]);
  });
});

describe('the example of an undefeated challenge', () => {
  it('TRACK-1 TRACK-2 Varikas goes back, the unhurt Challenge takes place one, its counter marks the space', () => {
    const s = scenario(library, { heroes: ['varikas-the-dead'] });
    s.onTop('green', 'the-honey-bear');
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt', 'choose:1', 'pass');
    // One wound on the bear's three Life, then the escape in the second round: Mind 1 and 13 against 14.
    s.totals(20, 20);
    s.choose('fight', 'defend', 'attack:hero');
    expect(foeWounds(s)).toBe(1);
    s.totals(13);
    s.choose('escape');
    expect(s.player(0)).toMatchObject({ space: WAY_IN, from: GREEN, wounds: 0, counters: { green: 0 } });
    expect(s.happened('moved')).toEqual([{ type: 'moved', seat: 0, from: GREEN, to: WAY_IN, how: 'back' }]);
    expect(s.state.track).toEqual([
      { card: 'the-honey-bear', space: GREEN, since: 1 },
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(s.happened('undefeated')).toEqual([
      { type: 'undefeated', card: 'the-honey-bear', place: 0, space: GREEN },
    ]);
    expect(hasCounter(s, GREEN)).toBe(true);
    expect(s.state.turn).toBe(2);
    s.choose(`walk:${GREEN}`, 'attempt');
    expect(s.happened('drew')).toHaveLength(1);
    expect(foeWounds(s)).toBe(0);
  });
});

describe('a failed Challenge', () => {
  it('TRACK-1 TRACK-2 goes to the free place with the lowest number, after an escape', () => {
    const s = arena(library, [foe, ...many]);
    lay(s, 0, { card: 'old-a', space: 'a5', since: 0 });
    lay(s, 2, { card: 'old-b', space: 'b4', since: 0 });
    attempt(s, 'foe');
    escape(s);
    expect(cards(s)).toEqual(['old-a', 'foe', 'old-b', null, null, null]);
    expect(s.state.track[1]).toEqual({ card: 'foe', space: GREEN, since: 1 });
    expect(hasCounter(s, GREEN)).toBe(true);
    expect(s.player(0)).toMatchObject({ gold: 3, counters: { green: 0 } });
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRACK-1 TRACK-2 goes there after a knock-out too, and waits where it was met', () => {
    const s = arena(library, [foe]);
    attempt(s, 'foe');
    fall(s);
    expect(s.player(0).space).toBe('g7');
    expect(s.state.track[0]).toEqual({ card: 'foe', space: GREEN, since: 1 });
    expect(hasCounter(s, GREEN)).toBe(true);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRACK-3 pushes the one that has lain longest off a full track, and takes over its place and counter', () => {
    const s = arena(library, [foe, ...many]);
    const spaces = ['b4', 'd9', 'e8', 'f3', 'h5', 'i7'];
    // The third place holds the oldest.
    many.forEach(({ id }, i) => lay(s, i, { card: id, space: spaces[i] ?? '', since: i === 2 ? -3 : -1 }));
    attempt(s, 'foe');
    escape(s);
    expect(cards(s)).toEqual(['old-a', 'old-b', 'foe', 'old-d', 'old-e', 'old-f']);
    expect(s.state.track[2]).toEqual({ card: 'foe', space: GREEN, since: 1 });
    expect(s.state.decks['green']?.bottom).toEqual(['old-c']);
    expect(violations(s.world, s.state)).toEqual([]);

    expect(hasCounter(s, 'e8')).toBe(true);
    s.onTop('green', 'old-c');
    s.place(1, 'e8');
    s.choose('stay', 'attempt');
    expect(s.happened('drew').at(-1)).toEqual({ type: 'drew', seat: 1, card: 'old-c', deck: 'green' });
  });

  it('TRACK-3 leaves the others alone while there is a free place', () => {
    const s = arena(library, [foe, ...many]);
    for (const [i, { id }] of many.slice(0, 5).entries())
      lay(s, i, { card: id, space: `f${i + 1}`, since: 0 });
    attempt(s, 'foe');
    escape(s);
    expect(cards(s)).toEqual(['old-a', 'old-b', 'old-c', 'old-d', 'old-e', 'foe']);
    expect(s.happened('left-track')).toEqual([]);
  });
});

describe('facing it again', () => {
  const trapper = aFoe({
    id: 'trapper',
    life: 2,
    reward: [gold(2)],
    abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }],
  });

  it('TRACK-4 is open to whoever ends movement there; it starts unhurt, with its Before Combat text anew', () => {
    const s = arena(library, [trapper]);
    attempt(s, 'trapper');
    expect(s.player(0).gold).toBe(2);
    s.totals(20, 20, 20);
    s.choose('fight', 'attack:hero');
    expect(foeWounds(s)).toBe(1);
    escape(s);
    expect(s.seat()).toBe(1);
    s.place(1, WAY_IN);
    askAgain(s);
    s.choose(`walk:${GREEN}`);
    expect(s.options()).toEqual(['attempt', 'pass']);
    s.choose('attempt');
    expect(s.player(1).gold).toBe(2);
    expect(foeWounds(s)).toBe(0);
    expect(s.happened('drew')).toHaveLength(1);
    s.totals(20, 20, 20);
    s.choose('fight', 'attack:hero');
    expect(foeWounds(s)).toBe(1);
    win(s);
    expect(s.player(1)).toMatchObject({ gold: 4, counters: { green: 1 } });
    expect(s.player(0)).toMatchObject({ gold: 2, counters: { green: 0 } });
  });

  it('TRACK-4 is a choice', () => {
    const s = arena(library, [foe], ['plain']);
    lay(s, 0, { card: 'foe', space: GREEN, since: 0 });
    s.place(0, GREEN);
    s.choose('stay', 'pass');
    expect(s.happened('combat')).toEqual([]);
    expect(cards(s)[0]).toBe('foe');
  });

  it('TRACK-5 G6 beating it earns its reward and the counter; its place is free again', () => {
    const s = arena(library, [weak, foe]);
    lay(s, 4, { card: 'weak', space: GREEN, since: 0 });
    lay(s, 1, { card: 'foe', space: 'b4', since: 0 });
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    win(s);
    expect(s.player(0)).toMatchObject({ gold: 5, counters: { green: 1 } });
    expect(cards(s)).toEqual([null, 'foe', null, null, null, null]);
    expect(hasCounter(s, GREEN)).toBe(false);
    expect(s.state.decks['green']?.bottom).toEqual(['weak']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('W31 on a space without a counter it earns its reward and no counter', () => {
    const s = arena(library, [weak]);
    clearJewels(s, GREEN);
    lay(s, 0, { card: 'weak', space: GREEN, since: 0 });
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    win(s);
    expect(s.player(0)).toMatchObject({ gold: 5, counters: { green: 0 } });
    expect(s.state.pile.green).toBe(3);
    expect(cards(s)).toEqual([null, null, null, null, null, null]);
  });

  it.each([
    ['escaped', escape],
    ['knocked out', fall],
  ])('TRACK-6 G6 failed again (%s), it keeps its place, its counter and its space', (_, fail) => {
    const s = arena(library, [foe, ...many]);
    lay(s, 0, { card: 'old-a', space: 'b4', since: -5 });
    lay(s, 3, { card: 'foe', space: GREEN, since: -2 });
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    fail(s);
    expect(s.seat()).toBe(1);
    expect(cards(s)).toEqual(['old-a', null, null, 'foe', null, null]);
    expect(s.state.track[3]).toEqual({ card: 'foe', space: GREEN, since: -2 });
    expect(hasCounter(s, GREEN)).toBe(true);
    expect(s.happened('undefeated')).toEqual([]);
  });

  it('W30 failed again, it does not become the newest: it is still the first to leave a full track', () => {
    const s = arena(library, [foe, ...many], ['plain']);
    const spaces = ['b4', 'd9', 'e8', 'f3', 'i7'];
    lay(s, 5, { card: 'foe', space: GREEN, since: -9 });
    many.slice(0, 5).forEach(({ id }, i) => lay(s, i, { card: id, space: spaces[i] ?? '', since: -1 }));
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    escape(s);
    s.onTop('green', 'old-f');
    s.place(0, 'h5', 'h4');
    s.choose('stay', 'attempt');
    escape(s);
    expect(cards(s)).toEqual(['old-a', 'old-b', 'old-c', 'old-d', 'old-e', 'old-f']);
    expect(s.state.track[5]).toEqual({ card: 'old-f', space: 'h5', since: 2 });
    expect(s.state.decks['green']?.bottom).toEqual(['foe']);
  });
});
