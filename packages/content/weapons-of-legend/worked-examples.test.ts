import { aFoe, arena, attempt, foeWounds } from '@wayrune/engine/testing/arena.ts';
import { askAgain, passTurn } from '@wayrune/engine/testing/drawn.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const TAMALIR = 'g7';
const rows = (t: Scenario, seat: number): string[][] => {
  const { items, allies } = t.player(seat);
  return [items, allies].map((row) => row.map(({ card }) => card));
};

describe('a worked example of an Equipping Ally', () => {
  it('EQUIP-1 EQUIP-10 EQUIP-21 EQUIP-32 Evensong fences for one Hero, is the sword of another, and fences again', () => {
    const t = arena(
      library,
      [aFoe({ id: 'foe', life: 9, body: [15, 1] })],
      ['plain', 'other'],
      [],
      ['weapons-of-legend'],
    );
    t.place(0, TAMALIR);
    t.place(1, 'a1');
    t.player(0).gold = 9;
    askAgain(t);
    // The first Hero hires it: an Ally with Body 6, Life 2 and no text.
    t.onTop('market', 'evensong');
    t.choose('stay', 'buy:evensong+ally');
    expect([t.player(0).gold, rows(t, 0)]).toEqual([0, [[], ['evensong+ally']]]);
    passTurn(t);
    // It attacks with its own 6 and hits; in the next round it misses, and takes the enemy's damage as a wound.
    attempt(t, 'foe');
    t.totals(9, 9);
    t.choose('fight', 'defend', 'attack:evensong+ally');
    expect(t.happened('rolled').at(-1)).toMatchObject({ who: 'evensong+ally', bonus: 6, success: true });
    expect(foeWounds(t)).toBe(1);
    t.totals(9, 9, 2);
    t.choose('defend', 'fight', 'defend', 'attack:evensong+ally');
    expect(t.player(0).allies).toMatchObject([{ card: 'evensong+ally', wounds: 1 }]);
    t.totals(9, 20);
    t.choose('defend', 'escape');
    passTurn(t);
    // The two Heroes meet. The other one wants the sword: a Weapon without Life or wounds.
    for (const seat of [0, 1]) t.place(seat, 'g8');
    t.choose('stay', 'negotiate:1', 'offer:evensong+ally', 'want:gold:1', 'propose', 'accept');
    expect([t.seat(), t.options()]).toEqual([1, ['form:evensong+ally', 'form:evensong+item']]);
    t.choose('form:evensong+item');
    expect([rows(t, 0), rows(t, 1)]).toEqual([
      [[], []],
      [['evensong+item'], []],
    ]);
    expect(t.player(1).items).toMatchObject([{ wounds: 0, used: false }]);
    // As a Weapon it has its text, against the same enemy: a miss in melee may be followed by another attack.
    t.place(1, 'h8', 'h7');
    t.choose('stay', 'attempt');
    t.totals(9, 2);
    t.choose('fight', 'defend', 'attack:hero');
    expect(t.options()).toContain('use:evensong+item:0');
    t.totals(8, 9);
    t.choose('use:evensong+item:0');
    expect(t.happened('rolled').at(-2)).toMatchObject({ who: 'hero', bonus: 3 + 4, success: true });
    expect([foeWounds(t), t.player(1).items[0]?.used]).toEqual([1, true]);
    t.totals(20);
    t.choose('escape');
    // Traded back, it is chosen again: an Ally, face up, and its next fight is its own.
    for (const seat of [0, 1]) t.place(seat, 'g8');
    t.choose('stay', 'negotiate:1', 'want:evensong+item', 'offer:gold:1', 'propose', 'accept');
    expect([t.seat(), t.options()]).toEqual([0, ['form:evensong+ally', 'form:evensong+item']]);
    t.choose('form:evensong+ally');
    expect([rows(t, 0), rows(t, 1)]).toEqual([
      [[], ['evensong+ally']],
      [[], []],
    ]);
    expect(t.player(0).allies).toMatchObject([{ used: false, wounds: 0 }]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
