import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { NORMAL } from './weights.ts';
import { evaluate } from './evaluation.ts';

const RUNES = ['ulmerac-the-grey-hearth', 'veyrinn-the-long-winter'];

describe('how a seat stands', () => {
  const rich = () => {
    const t = scenario(library, { heroes: ['ronan-of-the-wild', 'hedda-stonebrake'] });
    for (const rune of RUNES) t.give(0, rune);
    Object.assign(t.player(0).experience, { mind: 6, body: 6, spirit: 6 });
    t.player(0).gold = 60;
    return t;
  };
  const at = (t: ReturnType<typeof rich>): number => evaluate(t.world, t.state, 0, NORMAL);

  it('to have won is better than all that can be owned, and to have lost is worse than nothing', () => {
    const going = rich();
    const won = rich();
    won.state.over = { winners: [0], how: 'dragon-runes' };
    const lost = rich();
    lost.state.over = { winners: [1], how: 'dragon-runes' };
    const poor = scenario(library, { heroes: ['ronan-of-the-wild', 'hedda-stonebrake'] });
    expect(at(won)).toBeGreaterThan(at(going));
    expect(at(lost)).toBeLessThan(at(poor));
  });

  it('more of anything is better, and wounds are worse', () => {
    const before = at(rich());
    const richer = rich();
    richer.player(0).gold++;
    expect(at(richer)).toBeGreaterThan(before);
    const hurt = rich();
    hurt.player(0).wounds++;
    expect(at(hurt)).toBeLessThan(before);
    const envied = rich();
    Object.assign(envied.player(1).experience, { mind: 9, body: 9, spirit: 9 });
    envied.player(1).gold = 200;
    expect(at(envied)).toBeLessThan(before);
  });
});
