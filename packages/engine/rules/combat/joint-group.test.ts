import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { FoeCard } from '../../effects/vocabulary.ts';
import { aFoe, anItem, foeWounds } from '../../testing/arena.ts';
import { asked } from '../../testing/meeting.ts';
import { type StormChange, stormTable } from '../../testing/storm.ts';
import { rollingAlong } from './joint.ts';
import { ownBonus } from '../cards/roll-bonus.ts';
import { ownDamage } from '../cards/values.ts';
import { dealWounds } from './wounds.ts';

/** Needs 8, 8 and 8 on the dice of a plain Hero; deals 1. */
const storm = (more: Partial<FoeCard> = {}): FoeCard => aFoe({ id: 'storm', life: 4, ...more });

describe('Heroes who attack as a group', () => {
  /** The lowest bonus and the lowest damage of them all count. */
  const group: StormChange = {
    terms: { group: true },
    policies: () => ({
      rollBonus: (game, roll) =>
        [roll.seat, ...rollingAlong(game, roll)].reduce(
          (least, seat) => Math.min(least, ownBonus(game, { ...roll, seat })),
          Number.POSITIVE_INFINITY,
        ),
      damage(game, seat, who, phase, roll) {
        const others = roll === null ? [] : rollingAlong(game, roll);
        return Math.min(...[seat, ...others].map((one) => ownDamage(game, one, who, phase, roll)));
      },
    }),
  };

  it('JOINT-7 make one roll a phase, by values that the adventure says', () => {
    const table = stormTable(library, [storm({ mind: [10, 1] })], group);
    table.player(0).experience.mind = 1;
    table.player(2).experience.mind = 2;
    table.choose('stay', 'fight', 'fight');
    table.totals(8, 2, 2, 20);
    table.choose('fight');
    // Mind 4, 2 and 6: two count. Then melee and magic miss, and the first of them is hurt.
    const rolls = table.happened('rolled').filter(({ what }) => what === 'attack');
    expect(rolls.map(({ seat, bonus, success }) => [seat, bonus, success])).toEqual([
      [0, 2, true],
      [0, 3, false],
      [0, 4, false],
    ]);
    expect(foeWounds(table)).toBe(1);
    expect(table.state.players.map(({ wounds }) => wounds)).toEqual([2, 0, 0]);
  });

  it('JOINT-7 bear the wounds of a failed attack as the adventure says', () => {
    const last: StormChange = {
      terms: { group: true, suffer: (game, _, wounds) => dealWounds(game, 2, 'hero', wounds) },
    };
    const table = stormTable(library, [storm()], last);
    table.choose('stay');
    table.totals(2, 20, 2);
    table.choose('fight', 'fight', 'fight');
    expect(table.state.players.map(({ wounds }) => wounds)).toEqual([0, 0, 2]);
    expect(foeWounds(table)).toBe(1);
  });

  it('JOINT-7 use their cards on it, each within limits of their own', () => {
    const charm = (id: string) =>
      anItem({
        id,
        abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 3 }] }],
      });
    const table = stormTable(library, [storm(), charm('one'), charm('two')], group);
    table.give(1, 'one');
    table.give(2, 'two');
    table.choose('stay');
    table.totals(2, 20, 20);
    table.choose('fight', 'fight', 'fight');
    expect(asked(table)).toBe('rolled of seat 1');
    table.choose('use:one:0');
    expect(asked(table)).toBe('rolled of seat 2');
    table.choose('use:two:0');
    expect(table.happened('rolled')[0]).toMatchObject({ bonus: 8, success: true });
    expect(foeWounds(table)).toBe(3);
    table.totals(20);
    table.choose('fight', 'fight', 'fight');
    // All of them have won it.
    expect(table.happened('defeated').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('G21 JOINT-7 the first roll of the group is the first of each, and what follows from it too', () => {
    const spark = anItem({
      id: 'spark',
      abilities: [
        {
          when: 'hit',
          if: [{ is: 'first-roll' }],
          cost: [{ pay: 'activate' }],
          do: [{ do: 'wound', who: 'enemy', amount: 1 }],
        },
      ],
    });
    const table = stormTable(library, [storm({ life: 9 }), spark], group);
    table.give(1, 'spark');
    table.choose('stay');
    table.totals(20, 20, 20);
    table.choose('fight', 'fight', 'fight');
    expect(asked(table)).toBe('hit of seat 1');
    table.choose('pass');
    // Melee and magic are later rolls: the next question is that of the second round.
    expect(asked(table)).toBe('escape of seat 0');
  });

  it('JOINT-7 what one of them does for a roll is over with that roll', () => {
    const charm = anItem({
      id: 'charm',
      abilities: [
        {
          when: 'roll',
          cost: [{ pay: 'activate' }],
          do: [{ do: 'modify', stat: 'combat', amount: 2, for: 'hero', until: 'roll' }],
        },
      ],
    });
    const table = stormTable(library, [storm(), charm], group);
    table.give(1, 'charm');
    for (const seat of [0, 2]) Object.assign(table.player(seat).experience, { mind: 1, body: 1 });
    table.choose('stay');
    table.totals(20, 20, 20);
    table.choose('fight', 'fight', 'fight', 'use:charm:0');
    // Mind 4, 2 and 4, then Body 5, 3 and 5: the lowest counts.
    expect(table.happened('rolled').map(({ bonus }) => bonus)).toEqual([4, 3, 4]);
  });
});
