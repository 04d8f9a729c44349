import { library } from '@wayrune/content';
import { aFoe } from '@wayrune/engine/testing/arena.ts';
import { stormTable, stormy } from '@wayrune/engine/testing/storm.ts';
import { describe, expect, it } from 'vitest';
import { playGame } from '../lab/play-games.ts';
import { player } from '../players/create.ts';
import { fightOdds } from './index.ts';

const storm = aFoe({ id: 'storm', life: 3 });

describe('the odds of a fight of several Heroes', () => {
  it('JOINT-1 are estimated, and never said to be exact', () => {
    const table = stormTable(library, [storm]);
    table.choose('stay');
    const odds = fightOdds(table.world, table.state, { seat: 0 });
    expect(odds?.exact).toBe(false);
    expect(odds?.seat).toBe(0);
  });

  it('JOINT-5 count a knock-out as one of the Hero who fell, and not as the end of the fight', () => {
    // Any failure of seat 1 is a fall; the enemy has one Life left, and seat 0 cannot miss.
    const table = stormTable(library, [
      aFoe({ id: 'storm', life: 9, mind: [40, 1], body: [2, 0], spirit: [2, 0] }),
    ]);
    table.player(1).wounds = 4;
    table.choose('stay');
    const odds = (seat: number) => fightOdds(table.world, table.state, { seat });
    expect(odds(1)?.knockedOut).toBeCloseTo(1);
    expect(odds(0)?.knockedOut).toBeLessThan(1);
    expect(odds(0)?.win).toBeGreaterThan(0.5);
  });

  it('bots play on where all Heroes fight together in every turn', () => {
    const ours = stormy(library, [], { deck: 'green' });
    const setup = { adventure: 'dragon-lords', heroes: [null, null, null], variants: ['storm'], packs: [] };
    const bots = [player('normal'), player('hard'), player('easy')];
    const played = playGame(ours, setup, bots, 'storms', { maxDecisions: 200, check: true });
    expect(played.violations).toEqual([]);
    expect(played.decisions).toBe(200);
  });
});
