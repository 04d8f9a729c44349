import { library } from '@wayrune/content';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { theTrack } from '@wayrune/engine/variants/doom-track/track.ts';
import { describe, expect, it } from 'vitest';
import type { Marks } from '../../../map/marks.ts';
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
    const marks = marksOf(world, state, ['Hedda'], ways);
    const path = pathTo(ways, 'f5');
    expect(marks.reachable.get('f6')).toBe(1);
    expect(marks.reachable.get('f5')).toBe(2);
    expect(marks.reachable.has('g8')).toBe(false);
    expect(path.map(({ space }) => space)).toEqual(['f6', 'f5']);
    expect(path.every(({ face }) => face === RIVER_MOUNTAIN)).toBe(true);
    expect(marks.figures).toEqual([{ seat: 0, name: 'Hedda', space: 'g7', active: true }]);
    expect(marks.counters.size).toBe(world.board.jewels.length);
  });

  it('lies still while nobody is asked', () => {
    const { world, state } = rolled();
    expect(marksOf(world, state, ['Hedda'], waysFrom(world, null)).reachable.size).toBe(0);
  });

  it('shows which town an Event has closed, and which ones doom has come to', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'], variants: ['doom-track'] });
    const { world, state } = table;
    const marks = (): Pick<Marks, 'closed' | 'doomed'> =>
      marksOf(world, state, ['Hedda'], waysFrom(world, null));
    expect(marks()).toMatchObject({ closed: new Set(), doomed: new Set() });
    state.event = 'grey-fever';
    theTrack(state).counters = 1;
    expect([...marks().closed]).toEqual([world.board.town['greyhaven']?.space]);
    expect([...marks().doomed]).toEqual([world.board.town[theTrack(state).towns[0] ?? '']?.space]);
  });

  it('offers single steps before the roll', () => {
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    expect(waysFrom(world, state).get('g8')).toEqual(['walk:g8']);
  });
});
