import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aHero, anAlly, arena } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { explain } from '../explain/index.ts';
import { bestBundle } from '../plan/bundles.ts';
import { planContext } from '../plan/turn-plan.ts';
import { greedy } from '../players/greedy.ts';
import { normalChooser } from '../players/normal.ts';
import { NORMAL } from './weights.ts';

/** Fights very well, and lends a stick; or fights badly, and lends a mighty sword. */
const smith = (fights: boolean) =>
  anAlly({
    id: 'smith',
    cost: 5,
    life: fights ? 4 : 1,
    mind: [0, 0],
    body: fights ? [9, 3] : [0, 1],
    spirit: [0, 0],
    equips: {
      class: 'weapon',
      type: 'sword',
      always: [{ stat: 'melee', amount: fights ? 1 : 6 }],
    },
  });
const BRUTE = aHero({ id: 'brute', mind: [1, 0], body: [7, 2], spirit: [0, 0] });
const BEST = [
  ['the Ally that it is', true, 'smith+ally'],
  ['the Item that it is', false, 'smith+item'],
] as const;
const bots = {
  greedy: (t: Scenario) => greedy.choose(t.world, t.state, seeded('forms')),
  normal: (t: Scenario) => normalChooser(NORMAL)(t.world, t.state, seeded('forms')),
};

function table(fights: boolean): Scenario {
  const t = arena(library, [BRUTE, smith(fights)], ['brute', 'other']);
  t.player(0).gold = 5;
  return t;
}

describe.each(BEST)('a card with forms is valued as %s', (_, fights, form) => {
  it.each(Object.keys(bots) as (keyof typeof bots)[])('when it is bought, by a %s player', (bot) => {
    const t = table(fights);
    t.place(0, 'g7');
    t.onTop('market', 'smith');
    t.choose('stay');
    expect(bots[bot](t)).toBe(`buy:${form}`);
  });

  it.each(Object.keys(bots) as (keyof typeof bots)[])('when it is given, by a %s player', (bot) => {
    const t = table(fights);
    t.state.frames.push({ proc: 'acquire', step: 'form', seat: 0, card: 'smith' } as never);
    const options = ['form:smith+ally', 'form:smith+item'];
    Object.assign(t.state, { decision: { seat: 0, kind: 'form', options } });
    expect(bots[bot](t)).toBe(`form:${form}`);
    const context = planContext(t.world, t.state, seeded('forms'), NORMAL);
    expect(explain(context, `form:${form}`)).toMatch(/^Worth .+ to you\.$/);
  });

  it('among what a purse can buy, once', () => {
    const t = table(fights);
    t.player(0).gold = 20;
    const context = planContext(t.world, t.state, seeded('forms'), NORMAL);
    const bundle = bestBundle(context, ['smith']);
    expect(bundle?.first).toBe(`buy:${form}`);
    expect(bundle?.spent).toBe(5);
  });
});

describe('a card with forms in a bargain', () => {
  it('is worth as much as the better of them', () => {
    const t = table(false);
    for (const seat of [0, 1]) t.place(seat, 'e9');
    t.give(1, 'smith+ally');
    t.state.active = 1;
    t.choose('stay');
    const options = ['accept', 'refuse', 'counter'];
    const talk = { opener: 1, seat: 1, other: 0, offer: ['smith+ally'], want: [], offerGold: 0, offers: 1 };
    t.state.frames.push({ proc: 'negotiate', step: 'reply', ...talk, wantGold: 5 } as never);
    Object.assign(t.state, { decision: { seat: 0, kind: 'reply', options } });
    expect(bots.greedy(t)).toBe('accept');
  });
});
