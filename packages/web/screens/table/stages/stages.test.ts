import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { claimedBy, stageOf } from './stages.ts';

describe('the stage', () => {
  it('is the map, then the market with what is chosen on it', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'] });
    expect(stageOf([], table.world, table.state)).toBeNull();
    table.player(0).gold = 50;
    table.onTop('market', 'white-blade');
    table.choose('stay');
    expect(stageOf([], table.world, table.state)?.id).toBe('market');
    const claimed = claimedBy([], table.world, table.state);
    expect(['buy:white-blade', 'done'].map(claimed)).toEqual([true, false]);
  });

  it('is the fight while it lasts', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'] });
    table.place(0, 'h8', 'h7');
    table.onTop('green', 'kiln-whelp');
    table.choose('stay', 'attempt');
    expect(stageOf([], table.world, table.state)?.id).toBe('combat');
  });
});
