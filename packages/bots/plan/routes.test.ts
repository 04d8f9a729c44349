import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { arena } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { turnsTo } from './routes.ts';
import { reach, waysOf } from './travel.ts';

const DICE = 5;
const FACES = 6;
const table = arena(library, []);
const { board } = table.world;
const at = (id: string): number => board.index.get(id) ?? 0;

describe('turns to a space', () => {
  it('are none from there and from next door: one may walk a step', () => {
    const goal = at('g7');
    const turns = turnsTo(board, goal, DICE);
    for (const space of [goal, ...(waysOf(board).around[goal] ?? [])]) expect(turns[space]).toBe(0);
  });

  it('are as many as one takes who always goes where the fewest are left', () => {
    const goal = at('a8');
    const turns = turnsTo(board, goal, DICE);
    const chance = seeded('on the way');
    const games = 400;
    let total = 0;
    for (let game = 0; game < games; game++) {
      let here = at('g7');
      for (; here !== goal; total++) {
        const dice = Array.from({ length: DICE }, () => chance.pick(FACES));
        const rolled = reach(table.game(), 0, board.spaces[here]?.id ?? '', dice).map(({ space }) => space);
        const next = (waysOf(board).around[here] ?? []).includes(goal) ? [goal] : [here, ...rolled];
        here = next.reduce((best, space) =>
          space === goal || (best !== goal && (turns[space] as number) < (turns[best] as number))
            ? space
            : best,
        );
      }
    }
    // The turn of arrival is not counted.
    expect(total / games - 1).toBeGreaterThan((turns[at('g7')] as number) - 0.35);
    expect(total / games - 1).toBeLessThan((turns[at('g7')] as number) + 0.35);
  });
});
