import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { RITUAL_SYMBOLS, type RitualSymbol } from '../../../effects/vocabulary.ts';
import { sum } from '../../../rules/cards/values.ts';
import { violations } from '../../../testing/invariants.ts';
import { aGod, complete, feed, forget, PAUSE, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aRite, mists, setRites } from '../../../testing/adventures/zanaga.ts';
import { godOf } from './gods.ts';

const TEN = RITUAL_SYMBOLS.flatMap((first, i) =>
  RITUAL_SYMBOLS.slice(i).flatMap((second, j) =>
    RITUAL_SYMBOLS.slice(i + j).map((third) => [first, second, third] as const),
  ),
);
const symbolsOf = (t: Scenario, god: string): RitualSymbol[] => [...(godOf(t.game(), god)?.awakens ?? [])];
const asAwaited = (symbols: readonly RitualSymbol[]): string => symbols.map(String).toSorted().join();

describe('the awakening', () => {
  it.each(TEN)('GOD-9 GOD-10 of the god of %s, %s and %s by the first three rituals', (...symbols) => {
    const t = riteTable(library);
    complete(t, ...symbols);
    const { awake } = mists(t);
    expect(awake).toHaveLength(1);
    expect(asAwaited(symbolsOf(t, awake[0] ?? ''))).toBe(asAwaited(symbols));
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('GOD-11 does not count slots, only the symbol of each ritual', () => {
    const t = riteTable(library);
    setRites(t, ['sun-4', 'sun', 'sun', 'sun'], ['moon-1'], ['moon-3', 'moon', 'moon']);
    feed(t, 'sun');
    feed(t, 'moon', 'moon');
    t.choose('place:moon-3');
    expect(mists(t).awake).toEqual(['jararr-the-hunter']);
  });

  it.each([
    ['moon', 'skull', 'skull'],
    ['skull', 'moon', 'skull'],
    ['skull', 'skull', 'moon'],
  ] as const)('GOD-12 does not depend on the order: %s, %s, %s', (...symbols) => {
    const t = riteTable(library);
    complete(t, ...symbols);
    expect(mists(t).awake).toEqual(['moakileki-the-destroyer']);
  });

  it('GOD-13 does not depend on the tokens in the slots', () => {
    const t = riteTable(library);
    setRites(t, ['sun-2', 'skull'], ['sun-3', 'moon', 'wild'], ['sun-1']);
    for (const card of ['sun-2', 'sun-3', 'sun-1']) {
      feed(t, 'wild');
      if (t.kind() === 'token') t.choose(`place:${card}`);
    }
    expect(mists(t).awake).toEqual(['hamzah-the-pridelord']);
  });

  it('GOD-14 comes after the effect of the third ritual', () => {
    const t = riteTable(library, [aRite('slow', 'moon', 1, [PAUSE])]);
    complete(t, 'sun', 'sun');
    setRites(t, ['slow']);
    feed(t, 'moon');
    expect([t.kind(), mists(t).awake]).toEqual(['choose', []]);
    t.choose('choose:0');
    expect(mists(t).awake).toEqual(['arachne-the-weaver']);
  });

  it('GOD-15 turns up the omen side: the omens count, the other side does not', () => {
    const weakens = [{ stat: 'body', amount: -2, for: 'enemy' }] as const;
    const idol = aGod('idol', { sun: [{ do: 'gain-gold', amount: 1 }] }, { always: weakens });
    const t = riteTable(library, [idol]);
    complete(t, 'sun', 'moon', 'skull');
    expect(mists(t).awake).toEqual(['idol']);
    forget(t);
    complete(t, 'sun');
    expect(toldOf(t).slice(-2)).toEqual(['sun omen', 'seat 0: 1 gold']);
    expect(sum(t.game(), 'body', 0, 'hero', null)).toBe(0);
  });

  it('GOD-16 sends the other nine out of the game', () => {
    const t = riteTable(library);
    const all = [...mists(t).asleep];
    expect(all).toHaveLength(10);
    complete(t, 'sun', 'sun', 'sun');
    const { asleep, awake, gone } = mists(t);
    expect([asleep, awake]).toEqual([[], ['hamzah-the-pridelord']]);
    expect(new Set(gone)).toEqual(new Set(all.filter((god) => god !== 'hamzah-the-pridelord')));
  });

  it('GOD-17 Z5 brings no omen of the three rituals', () => {
    const t = riteTable(library);
    complete(t, 'skull', 'skull', 'moon');
    expect(t.happened('omen')).toEqual([]);
    expect(mists(t).doom).toEqual({});
  });

  it('GOD-18 discards the three rituals to the piles of their ranks', () => {
    const rites = (['yellow', 'blue'] as const).map((color) =>
      aRite(`${color}-sun`, 'sun', 1, [], { color }),
    );
    const t = riteTable(library, rites);
    setRites(t, ['sun-1'], ['yellow-sun'], ['blue-sun']);
    feed(t, 'sun');
    t.choose('place:blue-sun');
    feed(t, 'sun');
    t.choose('place:sun-1');
    expect(mists(t).spent).toEqual({ green: [], yellow: [], blue: [], red: [] });
    feed(t, 'sun');
    expect(mists(t).spent).toEqual({ green: ['sun-1'], yellow: ['yellow-sun'], blue: ['blue-sun'], red: [] });
    expect(mists(t).completed).toEqual([]);
  });

  it('GOD-19 happens once: three more rituals awaken nobody', () => {
    const t = riteTable(library);
    complete(t, 'sun', 'sun', 'sun');
    forget(t);
    complete(t, 'moon', 'moon', 'moon');
    expect(t.happened('god-awakened')).toEqual([]);
    expect(mists(t).awake).toEqual(['hamzah-the-pridelord']);
  });

  it('GOD-20 does not come with the first or the second ritual', () => {
    const t = riteTable(library);
    for (const done of [1, 2]) {
      complete(t, 'sun');
      expect([mists(t).completed.length, mists(t).awake, mists(t).asleep.length]).toEqual([done, [], 10]);
    }
  });
});
