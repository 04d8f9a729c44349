import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { combatOf } from '../rules/combat/combat-frame.ts';
import { arena, aFoe, anAlly, attempt } from '../testing/arena.ts';
import { attackOf, fightersOf, heroRoll, hurdleIn } from './fight.ts';

/** The Hero `plain` has Mind 2, Body 3, Spirit 4 and one damage each. */
describe('a fight laid out', () => {
  const stand = () => {
    const foe = aFoe({
      id: 'foe',
      mind: [10, 0],
      body: [11, 2],
      spirit: [12, 3],
      always: [{ stat: 'melee-damage', amount: 1, if: [{ is: 'attacking' }] }],
    });
    const table = arena(library, [foe, anAlly({ id: 'friend', body: [1, 2] })]);
    table.give(0, 'friend');
    attempt(table, 'foe');
    const combat = combatOf(table.game());
    if (combat === null) throw new Error('nobody fights');
    return { game: table.game(), combat };
  };

  it('says what each phase and the escape ask and threaten, with all that is in force', () => {
    const { game, combat } = stand();
    expect(hurdleIn(game, combat, null)).toMatchObject({ target: 10, harm: 1, roll: { kind: 'escape' } });
    expect(hurdleIn(game, combat, 'ranged')).toMatchObject({ target: 10, harm: 0 });
    expect(hurdleIn(game, combat, 'melee')).toMatchObject({ target: 11, harm: 3 });
    expect(hurdleIn(game, combat, 'magic')).toMatchObject({ target: 12, harm: 3 });
  });

  it('says what each of the party brings', () => {
    const { game } = stand();
    expect(fightersOf(game, 0)).toEqual(['hero', 'friend']);
    expect(attackOf(game, 0, 'hero', 'magic')).toMatchObject({ bonus: 4, damage: 1 });
    expect(attackOf(game, 0, 'friend', 'melee')).toMatchObject({ bonus: 1, damage: 2 });
    expect(heroRoll(0, 'melee')).toMatchObject({ who: 'hero', kind: 'attack', attribute: 'body' });
  });
});
