import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { hash } from '../../kernel/hash.ts';
import { anyOption, randomSetup, randomTable } from '../../testing/random-play.ts';
import { apply, IllegalChoice, newGame } from './game.ts';
import { createWorld } from '../../parts/library.ts';
import { clone, type State } from './state.ts';

/** Whatever is written to it from now on throws. */
function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

function begin(seats: number, seed: string) {
  const setup = randomSetup(seats);
  const world = createWorld(library, setup);
  const dice = seeded(seed);
  return { world, dice, player: seeded(`${seed}/player`), state: newGame(world, setup, dice).state };
}

describe('a clone', () => {
  it('is equal to a deep copy at every point of a game', () => {
    for (const [seats, seed] of [
      [1, 'alone'],
      [3, 'three'],
      [6, 'six'],
    ] as const) {
      let points = 0;
      randomTable(library, seats, seed, 400, ({ state }) => {
        if (points++ % 7 === 0) expect(clone(state)).toEqual(structuredClone(state));
        expect(hash(clone(state))).toBe(hash(state));
      });
      expect(points).toBe(401);
    }
  });

  it('has the fields of the state, no more and no fewer, also where variants have a room of their own', () => {
    const { state } = begin(2, 'fields');
    state.extra['variant'] = { doom: [1, { deep: 2 }] };
    const copy = clone(state);
    expect(Object.keys(copy)).toEqual(Object.keys(state));
    expect(copy).toEqual(state);
    expect(copy.extra['variant']).not.toBe(state.extra['variant']);
  });

  it('shares nothing that changes: a decision taken on it leaves the original alone', () => {
    for (const [seats, seed] of [
      [2, 'frozen'],
      [4, 'frozen too'],
    ] as const) {
      const game = begin(seats, seed);
      let state: State = game.state;
      for (let i = 0; i < 600 && state.decision !== null; i++) {
        const before = hash(state);
        const next = clone(deepFreeze(state));
        apply(game.world, next, anyOption(next, game.player), game.dice);
        expect(hash(state)).toBe(before);
        expect(hash(next)).not.toBe(before);
        state = next;
      }
      expect(state.turn).toBeGreaterThan(10);
    }
  });
});

describe('a state', () => {
  it('is one plain JSON value', () => {
    const { state } = randomTable(library, 4, 'json', 300);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('is left untouched by a choice that is not offered', () => {
    randomTable(library, 3, 'illegal', 60, ({ world, state }) => {
      const before = hash(state);
      for (const choice of ['', 'fly', 'constructor', '__proto__', `${state.decision?.options[0]} `]) {
        expect(() => apply(world, state, choice, seeded('unused'))).toThrow(IllegalChoice);
      }
      expect(hash(state)).toBe(before);
    });
  });

  it('says to one who chooses wrongly who decides what, and among which options', () => {
    const { world, state } = begin(1, 'message');
    expect(() => apply(world, state, 'fly', seeded('unused'))).toThrow(
      `"fly" is not offered: seat 1 decides "movement", one of ${state.decision?.options.join(', ')}`,
    );
    state.decision = null;
    expect(() => apply(world, state, 'stay', seeded('unused'))).toThrow(
      new IllegalChoice('the game is over: there is nothing to choose'),
    );
  });
});
