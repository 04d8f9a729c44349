import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { violations } from '../../testing/invariants.ts';
import { attempt, foeWounds } from '../../testing/arena.ts';
import { scenario } from '../../testing/scenario.ts';
import { foeLife } from '../cards/values.ts';
import { combatOf } from './combat-frame.ts';

/** The rulebook's own example of a Challenge, with its dice, step by step. */
describe('Varikas the Dead against the Brood of the Bloodmother', () => {
  it('COMBAT-1 COMBAT-3 COMBAT-4 CARD-5 CARD-6 G11 G13 G14 W3 plays as the rulebook tells it', () => {
    const table = scenario(library, { heroes: ['varikas-the-dead'] });
    const varikas = table.player(0);
    const armor = table.give(0, 'padded-leather-armor');
    table.give(0, 'dwarven-fire-bomb');
    const acolyte = table.give(0, 'acolyte-of-flame');
    varikas.exhaustion = 3;
    const lastRoll = () => table.happened('rolled').at(-1);

    // Before Combat: the card's own test comes first. Body 4, no Swim, dice 6: 10 against 14 fails.
    table.totals(6);
    attempt(table, 'brood-of-the-bloodmother');
    expect(lastRoll()).toMatchObject({
      what: 'test',
      attribute: 'body',
      skill: 'swim',
      dice: [3, 3],
      bonus: 4,
      target: 14,
      success: false,
    });
    expect(table.kind()).toBe('wounded');
    expect(varikas.wounds).toBe(0);

    // Padded Leather Armor is activated and cancels the wound.
    table.choose('use:padded-leather-armor:0');
    expect(table.happened('cancelled')).toMatchObject([{ seat: 0, who: 'hero', amount: 1 }]);
    expect(table.happened('wounded')).toEqual([]);
    expect(armor.used).toBe(true);
    expect(varikas.wounds).toBe(0);

    // The Fire Bomb is discarded, not activated, so it may still be used. Ranged, 11 + 1 = 12 against 15: a miss.
    expect(table.kind()).toBe('before-combat');
    expect(table.options()).toEqual(
      expect.arrayContaining(['use:dwarven-fire-bomb:0', 'use:varikas-the-dead:0', 'pass']),
    );
    table.totals(11);
    table.choose('use:dwarven-fire-bomb:0');
    expect(lastRoll()).toMatchObject({
      what: 'attack',
      phase: 'ranged',
      bonus: 1,
      target: 15,
      success: false,
    });
    expect(varikas.items.map((held) => held.card)).toEqual(['padded-leather-armor']);
    expect(table.state.decks['market']?.bottom).toEqual(['dwarven-fire-bomb']);
    expect([foeWounds(table), varikas.wounds, varikas.exhaustion]).toEqual([0, 0, 3]);

    // Their own ability: a fourth exhaustion for a magic attack, 14 + 4 = 18 against 14. One wound on the Brood.
    table.totals(14);
    table.choose('use:varikas-the-dead:0');
    expect(lastRoll()).toMatchObject({ what: 'attack', phase: 'magic', bonus: 4, target: 14, success: true });
    expect([foeWounds(table), varikas.exhaustion]).toEqual([1, 4]);

    // Four exhaustion on Stamina 4: they cannot do it again, and the first round begins. They do not try to escape.
    expect(table.kind()).toBe('escape');
    table.choose('fight');

    // Ranged: they or their Ally may attack; they defend, and against damage 0 no dice are rolled.
    expect(table.kind()).toBe('ranged');
    expect(table.options().slice(0, 3)).toEqual(['attack:hero', 'attack:acolyte-of-flame', 'defend']);
    const rolls = table.happened('rolled').length;
    table.choose('defend');
    expect(table.happened('rolled')).toHaveLength(rolls);
    expect(varikas.wounds).toBe(0);

    // Melee: they attack, 5 + 4 = 9 against 11 fails, and one wound is the price.
    expect(table.kind()).toBe('melee');
    table.totals(5);
    table.choose('attack:hero');
    expect(lastRoll()).toMatchObject({
      what: 'attack',
      phase: 'melee',
      bonus: 4,
      target: 11,
      success: false,
    });
    expect([foeWounds(table), varikas.wounds]).toEqual([1, 1]);

    // Magic: they have attacked already. The Acolyte does, 15 + 1 = 16 against 14: a second wound.
    expect(table.kind()).toBe('magic');
    expect(table.options().slice(0, 2)).toEqual(['attack:acolyte-of-flame', 'defend']);
    table.totals(15);
    table.choose('attack:acolyte-of-flame');
    expect(lastRoll()).toMatchObject({
      who: 'acolyte-of-flame',
      phase: 'magic',
      bonus: 1,
      target: 14,
      success: true,
    });
    expect([foeWounds(table), acolyte.wounds, varikas.wounds]).toEqual([2, 0, 1]);

    // A new round begins with escape; nothing Before Combat any more, and one more wound will do.
    expect(table.kind()).toBe('escape');
    const combat = combatOf(table.game());
    expect(combat?.round).toBe(2);
    expect(combat === null ? 0 : foeLife(table.game(), combat) - combat.foeWounds).toBe(1);
    expect(table.unused()).toBe(0);

    // The Reward: they win in melee, gets three gold and the counter, and keeps the card.
    const { gold } = varikas;
    table.choose('fight', 'defend');
    table.totals(12);
    table.choose('attack:hero');
    expect(lastRoll()).toMatchObject({ phase: 'melee', bonus: 4, target: 11, success: true });
    expect(varikas.gold).toBe(gold + 3);
    expect(varikas.kept.map((held) => held.card)).toEqual(['brood-of-the-bloodmother']);
    expect(varikas.counters.yellow).toBe(1);
    expect([varikas.wounds, varikas.exhaustion]).toEqual([1, 4]);
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('ALLY-3 had the Ally rolled lower, its two wounds would have killed it', () => {
    const table = scenario(library, { heroes: ['varikas-the-dead'] });
    table.give(0, 'acolyte-of-flame');
    table.totals(10);
    attempt(table, 'brood-of-the-bloodmother');
    table.choose('pass', 'fight', 'defend');
    table.totals(8, 12);
    table.choose('defend', 'attack:acolyte-of-flame');
    expect(table.happened('rolled').at(-1)).toMatchObject({ bonus: 1, target: 14, success: false });
    expect(table.player(0).allies).toEqual([]);
    expect(table.state.decks['market']?.bottom).toEqual(['acolyte-of-flame']);
    expect(table.player(0).wounds).toBe(0);
    expect(table.kind()).toBe('escape');
  });
});
