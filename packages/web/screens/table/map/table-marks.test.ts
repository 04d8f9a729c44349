import { library } from '@wayrune/content';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import type { MapSign } from '../../../parts/part.ts';
import { marksOf, pathTo, waysFrom } from './table-marks.ts';

const RIVER_MOUNTAIN = 4;

/** Hedda in Tamalir with five dice of river and mountain. */
function rolled(): Scenario {
  const table = scenario(library, { heroes: ['hedda-stonebrake'] });
  table.picks(...Array.from({ length: 5 }, () => RIVER_MOUNTAIN));
  table.choose('roll');
  return table;
}

describe('the map', () => {
  it('glows where the dice lead, and shows the way there with its dice', () => {
    const { world, state } = rolled();
    const ways = waysFrom(world, state);
    const marks = marksOf([], world, state, ['Hedda'], ways, 0);
    const path = pathTo(ways, 'f5');
    expect(marks.reachable.get('f6')).toBe(1);
    expect(marks.reachable.get('f5')).toBe(2);
    expect(marks.reachable.has('g8')).toBe(false);
    expect(path.map(({ space }) => space)).toEqual(['f6', 'f5']);
    expect(path.every(({ face }) => face === RIVER_MOUNTAIN)).toBe(true);
    expect(marks.figures).toEqual([
      { seat: 0, name: 'Hedda', hero: 'hedda-stonebrake', space: 'g7', active: true, own: true },
    ]);
    expect(marks.counters.size).toBe(world.board.jewels.length);
  });

  it('lies still while nobody is asked', () => {
    const { world, state } = rolled();
    expect(marksOf([], world, state, ['Hedda'], waysFrom(world, null), 0).reachable.size).toBe(0);
  });

  it('shows which town an Event has closed', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    const closed = (): readonly string[] => [
      ...marksOf([], world, state, ['Hedda'], waysFrom(world, null), 0).closed,
    ];
    expect(closed()).toEqual([]);
    state.event = 'grey-fever';
    expect(closed()).toEqual([world.board.town['greyhaven']?.space]);
  });

  it('shows the signs of the parts in play, in one list for spaces that are alike', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    const sign = (id: string): MapSign => ({ id, Drawing: () => null, says: () => id });
    const [mist, idol] = [sign('mist'), sign('idol')];
    const parts = [
      { marks: () => ['g7', 'h8'].map((space) => ({ space, sign: mist })) },
      { marks: () => ['h8', 'c4'].map((space) => ({ space, sign: idol })) },
    ];
    const signs = () => marksOf(parts, world, state, ['Hedda'], waysFrom(world, null), 0).signs;
    expect([...signs()]).toEqual([
      ['g7', [mist]],
      ['h8', [mist, idol]],
      ['c4', [idol]],
    ]);
    expect(signs().get('h8')).toBe(signs().get('h8'));
  });

  it('offers single steps before the roll', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    expect(waysFrom(world, state).get('g8')).toEqual(['walk:g8']);
  });
});
