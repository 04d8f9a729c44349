import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { FoeCard } from '../../../effects/vocabulary.ts';
import { hold } from '../../../testing/arena.ts';
import { aGod, atDawn } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  awakenGod,
  drawsTokens,
  jewel,
  mists,
  setRoaming,
  standAt,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

const OFFER = ['use:lockjaw-trap:0', 'pass'];

/** A monster of three Life attacks seat 0 in the hills, where they came from `from`. */
function attacked(draft: Partial<FoeCard> = {}): Scenario {
  const t = zanaga(library, [aMonster({ id: 'brute', life: 3, ...draft })]);
  setRoaming(t, ['brute', 'sun']);
  hold(t, 'lockjaw-trap');
  const hills = wild(t, 'hills');
  standAt(t, hills, t.world.board.space[hills]?.neighbors[0] ?? null);
  t.choose('stay');
  return t;
}

describe('a lockjaw trap', () => {
  it('GEAR-18 is discarded in place of an escape test, and the escape succeeds', () => {
    const t = attacked();
    t.choose('escape');
    expect(t.choices()).toEqual(OFFER);
    t.choose('use:lockjaw-trap:0');
    expect(t.happened('escaped')).toMatchObject([{ seat: 0, card: 'brute' }]);
    expect([t.happened('rolled'), t.player(0).items]).toEqual([[], []]);
  });

  it('GEAR-19 serves after a failed test in the same phase', () => {
    const t = attacked();
    t.totals(2);
    t.choose('escape', 'pass');
    expect([t.kind(), t.choices(), t.player(0).wounds]).toEqual(['escape', ['escape', 'fight'], 1]);
    t.choose('escape', 'use:lockjaw-trap:0');
    expect(t.happened('escaped')).toHaveLength(1);
  });

  it('GEAR-19 serves in any round', () => {
    const t = attacked();
    t.totals(20, 20, 20);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect(t.happened('combat-round')).toHaveLength(2);
    t.choose('escape', 'use:lockjaw-trap:0');
    expect(t.happened('escaped')).toHaveLength(1);
  });

  it('GEAR-20 serves against a Challenge at a counter, too', () => {
    const t = zanaga(library, [aMonster({ id: 'brute' })]);
    hold(t, 'lockjaw-trap');
    standAt(t, jewel(t, 'green'));
    t.onTop('green', 'brute');
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt', 'escape');
    expect(t.choices()).toEqual(OFFER);
  });

  it('GEAR-21 does not serve against a Hero', () => {
    const t = zanaga(library);
    t.place(1, wild(t, 'hills'));
    hold(t, 'lockjaw-trap');
    standAt(t, wild(t, 'hills'));
    t.totals(20, 2);
    t.choose('stay', 'attack:1', 'escape');
    // Both rolls have been made, and the attempt has failed.
    expect([t.unused(), t.player(0).wounds, t.player(0).items.length]).toEqual([0, 1, 1]);
  });

  it('GEAR-22 does not serve against a god', () => {
    const t = zanaga(library, [aGod('idol')]);
    awakenGod(t, 'idol');
    hold(t, 'lockjaw-trap');
    atDawn(t);
    t.totals(2);
    t.choose('confront:idol', 'escape');
    expect([t.unused(), t.player(0).wounds, t.player(0).items.length]).toEqual([0, 1, 1]);
  });

  it('GEAR-23 has all the results of an escape', () => {
    const t = zanaga(library, [aMonster({ id: 'brute' })]);
    hold(t, 'lockjaw-trap');
    const lair = jewel(t, 'green');
    const from = t.world.board.space[lair]?.neighbors[0] ?? '';
    standAt(t, lair, from);
    t.onTop('green', 'brute');
    drawsTokens(t, 'skull');
    t.choose('stay', 'attempt', 'escape', 'use:lockjaw-trap:0');
    expect([t.player(0).space, t.state.active]).toEqual([from, 1]);
    expect([mists(t).roaming, mists(t).carried]).toEqual([['brute'], { brute: ['skull'] }]);
  });

  it('GEAR-24 is no help where a card forbids escape', () => {
    const t = attacked({ rules: [{ rule: 'no-escape', for: 'enemy' }] });
    expect([t.kind(), t.choices()]).toEqual(['ranged', ['attack:hero', 'defend']]);
  });
});
