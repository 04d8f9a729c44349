import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Modifier } from '../../effects/vocabulary.ts';
import { anItem, aProbe, arena, hold } from '../../testing/arena.ts';
import { anEvent } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';

const fallen = (t: Scenario): number[] => t.happened('knocked-out').map(({ seat }) => seat);

/** Life that no card gained, lost or turned over has changed. */
describe('W28 a Hero who lives by a number that changes by itself', () => {
  it.each<{ what: string; amount: Modifier['amount']; conditions?: Modifier['if'] }>([
    { what: 'a condition', amount: 1, conditions: [{ is: 'has', what: 'gold', atLeast: 1 }] },
    { what: 'a count', amount: { count: 'gold', max: 1 } },
  ])('falls by the end of the turn when $what takes it away', ({ amount, conditions }) => {
    const modifier: Modifier = { stat: 'life', amount, ...(conditions && { if: conditions }) };
    const t = arena(library, [anItem({ id: 'purse', always: [modifier] })]);
    hold(t, 'purse');
    t.place(0, 'g8');
    t.player(0).wounds = 5;
    t.player(0).gold = 0;
    t.choose('stay');
    expect(fallen(t)).toEqual([0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('falls by the end of the turn when a card is in force that was not there before', () => {
    const plague = anEvent({
      id: 'plague',
      number: 3,
      always: [{ stat: 'life', amount: -1, for: 'heroes' }],
    });
    const t = arena(library, [plague]);
    t.place(0, 'g8');
    t.player(1).wounds = 4;
    t.state.event = 'plague';
    t.choose('stay');
    expect(fallen(t)).toEqual([1]);
  });

  it('falls by the end of the round when the Hero they fight takes it away', () => {
    const curse = anItem({ id: 'curse', always: [{ stat: 'life', amount: -1, for: 'enemy' }] });
    const t = arena(library, [curse]);
    hold(t, 'curse');
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.player(1).wounds = 4;
    t.choose('stay', 'attack:1');
    t.totals(2, 2, 2, 2, 2, 2, 2, 2);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect(fallen(t)).toEqual([1]);
  });

  it('falls as their next turn begins when it lasted until then', () => {
    const t = arena(library, [
      aProbe([{ do: 'modify', stat: 'life', amount: 2, until: 'next-turn' }], 'before-moving'),
    ]);
    hold(t, 'probe');
    t.place(0, 'g8');
    t.place(1, 'g9');
    t.choose('use:probe:0');
    t.player(0).wounds = 5;
    t.choose('stay');
    expect(fallen(t)).toEqual([]);
    t.choose('stay');
    expect(fallen(t)).toEqual([0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
