import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { aProbe } from '../../../testing/arena.ts';
import { endgameNext, scionsTable, storm } from '../../../testing/adventures/scions.ts';

/** Seat 0 stands only by what a card lends for the fight: with the end of the fight they fall. */
function borrowedLife(variants: readonly string[], picks: readonly number[]) {
  const lends = aProbe([{ do: 'modify', stat: 'life', amount: 5, until: 'combat' }], 'before-combat');
  const t = scionsTable(library, { variants, cards: [lends] });
  t.give(0, 'probe');
  endgameNext(t);
  t.picks(...picks);
  t.choose('stay');
  t.player(0).wounds = 6;
  t.totals(20, 20, 20, 20);
  return t;
}

describe('a Hero who falls as a fight with a Stormlord ends', () => {
  it('JOINT-5 is out of the joint battle, which the others win for all', () => {
    const t = borrowedLife(['cooperative'], [0]);
    t.choose('use:probe:0');
    expect(storm(t).out).toEqual([0]);
    expect(t.happened('lord-beaten')).toHaveLength(2);
    expect(t.state.over).toEqual({ winners: [0, 1], how: 'together' });
  });

  it('JOINT-5 loses the joint battle if nobody is left for the next Stormlord', () => {
    const t = borrowedLife(['cooperative'], [0]);
    storm(t).out = [1];
    t.player(1).wounds = 0;
    const combat = combatOf(t.game());
    if (combat === null || combat.joint === null) throw new Error('no joint battle');
    combat.joint = { ...combat.joint, fallen: [1] };
    t.choose('use:probe:0');
    expect(t.happened('lord-beaten')).toHaveLength(1);
    expect(t.state.over).toEqual({ winners: [], how: 'storm' });
  });

  it('JOINT-5 has beaten it all the same in the competitive game', () => {
    const t = borrowedLife([], [0, 0]);
    t.picks(0);
    t.choose('use:probe:0', 'attack:hero', 'attack:hero');
    expect(storm(t).scores?.[0]).toEqual({ beaten: 1, wounds: 0 });
    expect(t.state.active).toBe(1);
  });
});
