import { library } from '@wayrune/content';
import type { Board } from '@wayrune/engine/rules/world/board.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { RUIN, ruin } from '@wayrune/engine/testing/ruin.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { TRIAL, withTrial } from '@wayrune/engine/testing/trial.ts';
import { describe, expect, it } from 'vitest';
import { drawnBoard } from './changed-ground.ts';
import { chartOf } from './compute-chart.ts';

const open = () => scenario(withTrial(library, RUIN), { heroes: ['hedda-stonebrake'], variants: TRIAL });
const names = (board: Parameters<typeof chartOf>[0]): string[] =>
  chartOf(board).towns.map(({ name }) => name);

describe('the board that is drawn', () => {
  it('is the printed one while no place looks different, so that the chart is not drawn again', () => {
    const { world, state, game } = open();
    expect(drawnBoard(world.board, landOf(game()))).toBe(world.board);
    ruin(state, { closed: ['e9'] });
    expect(drawnBoard(world.board, landOf(game()))).toBe(world.board);
  });

  it('has no town where one has fallen, and the other towns look as before', () => {
    const { world, state, game } = open();
    ruin(state, { fallen: [0] });
    const board = drawnBoard(world.board, landOf(game()));
    expect(names(world.board)).toContain('Vynelvale');
    expect(names(board)).toEqual(names(world.board).filter((name) => name !== 'Vynelvale'));
    expect(chartOf(board).towns.at(-1)).toEqual(chartOf(world.board).towns.at(-1));
    expect(board.space[world.board.town['vynelvale']?.space ?? '']?.terrain).toBe('forest');
    expect(drawnBoard(world.board, landOf(game()))).toBe(board);
  });

  it('has a town where one stands that rose elsewhere', () => {
    const { world, state, game } = open();
    ruin(state, { risen: { town: 0, space: 'e9' } });
    const { towns } = chartOf(drawnBoard(world.board, landOf(game())));
    const [before] = chartOf(world.board).towns;
    expect(towns[0]?.name).toBe('Vynelvale');
    expect(towns[0]?.at).not.toEqual(before?.at);
  });

  it('is the printed one where the Lost City rises, which is laid over the chart', () => {
    const board = library.boards.find(({ id }) => id === 'zanaga');
    const city = board?.town['lost-city'];
    if (board === undefined || city === undefined) throw new Error('no Lost City');
    const spaces = board.spaces.map((space) =>
      space.id === 'e10' ? { ...space, terrain: 'town' as const, town: city.id } : space,
    );
    const towns = board.towns.map((town) => (town === city ? { ...town, space: 'e10' } : town));
    const [space, town] = [spaces, towns].map((list) => Object.fromEntries(list.map((one) => [one.id, one])));
    const land = { ...board, spaces, towns, space, town } as Board;
    expect(drawnBoard(board, land)).toBe(board);
    expect(names(board)).not.toContain(city.name);
  });
});
