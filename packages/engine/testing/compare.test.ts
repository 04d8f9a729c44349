import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { clone } from '../rules/world/state.ts';
import { alike, digest, isSafeCopy } from './compare.ts';
import { randomTable } from './random-play.ts';

const state = () => randomTable(library, 4, 'compare', 300).state;

const PAIRS: readonly (readonly [name: string, one: unknown, other: unknown])[] = [
  ['a number', 1, 2],
  ['a text', 'a', 'b'],
  ['null and an empty object', null, {}],
  ['a list and an object', [], {}],
  ['a longer list', [1], [1, 2]],
  ['the order of a list', [1, 2], [2, 1]],
  ['a missing field', { a: 1 }, { a: 1, b: 2 }],
  ['another field', { a: 1 }, { b: 1 }],
  ['something deep inside', { a: [{ b: [0, { c: true }] }] }, { a: [{ b: [0, { c: false }] }] }],
];

describe('comparing plain values', () => {
  it.each(PAIRS)('sees %s', (_, one, other) => {
    expect(alike(one, other)).toBe(false);
    expect(alike(other, one)).toBe(false);
    expect(isSafeCopy(one, other)).toBe(false);
    expect(digest(one)).not.toBe(digest(other));
  });

  it('does not care for the order of fields', () => {
    const [one, other] = [
      { a: 1, b: [2, { c: 3, d: null }] },
      { b: [2, { d: null, c: 3 }], a: 1 },
    ];
    expect(alike(one, other)).toBe(true);
    expect(digest(one)).toBe(digest(other));
  });

  it('finds a state like its copy, and unlike one with a single change', () => {
    const original = state();
    const copy = structuredClone(original);
    expect(alike(original, copy)).toBe(true);
    expect(digest(original)).toBe(digest(copy));
    const player = copy.players[2];
    if (player !== undefined) player.gold++;
    expect(alike(original, copy)).toBe(false);
    expect(digest(original)).not.toBe(digest(copy));
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1])('finds %s in a state', (intruder) => {
    expect(() => digest({ deep: [intruder] })).toThrow('in the state');
  });
});

describe('a safe copy', () => {
  it('is what clone makes', () => {
    const original = state();
    expect(isSafeCopy(clone(original), original)).toBe(true);
  });

  it('shares nothing that can still be changed', () => {
    const shared = { gold: 1, cards: ['a'] };
    expect(isSafeCopy({ player: shared }, { player: shared })).toBe(true);
    expect(() => {
      shared.gold = 2;
    }).toThrow(TypeError);
    expect(() => shared.cards.push('b')).toThrow(TypeError);
  });
});
