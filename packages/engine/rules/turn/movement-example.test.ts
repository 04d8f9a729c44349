import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { parseBoard } from '../world/board.ts';

// Varikas begins at c3, in a swamp that none of his dice shows: plains, river and forest lead east to the blue
// counter in the hills, a road leads north to Greyhaven, and hills lead south to the yellow counter on a mountain.
const LAND = `board terrinoth
name The Land of the Example
start tamalir
map
a  s.  s.  s.  TG  s.  s.  s.
b    s.  s.  o.  s.  s.  s.  s.
c  s.  s.  s.  p.  r.  f.  hb
d    s.  s.  h.  s.  s.  s.  s.
e  TT  s.  s.  my  s.  s.  s.
towns
T Tamalir = plains
G Greyhaven = plains
`;

const plainsHillsRoad = 0;
const roadForest = 3;
const riverMountain = 4;
const plainsHills = 5;

/** Varikas has rolled four dice: he bears an exhaustion counter. */
function varikas(): Scenario {
  const s = scenario(
    { ...library, boards: [parseBoard(LAND, 'the example')] },
    { heroes: ['varikas-the-dead'] },
  );
  s.place(0, 'c3');
  s.player(0).exhaustion = 1;
  s.picks(plainsHillsRoad, roadForest, riverMountain, plainsHills);
  s.choose('roll');
  return s;
}

const steps = (s: Scenario): string[] => s.options().filter((option) => option.startsWith('step:'));

/** Movement ends by itself where no die leads on. */
const halt = (s: Scenario): void => {
  if (s.kind() === 'step') s.choose('stop');
};

describe('the example of movement', () => {
  it('offers Varikas plains, road and hills to begin with, and nothing else', () => {
    expect(steps(varikas())).toEqual([
      'step:c4:0',
      'step:c4:5',
      'step:b3:0',
      'step:b3:3',
      'step:d3:0',
      'step:d3:5',
    ]);
  });

  it('MOVE-3 MOVE-4 first route: plains, river, forest and hills to the blue adventure, with all four dice', () => {
    const s = varikas();
    s.choose('step:c4:5', 'step:c5:4', 'step:c6:3', 'step:c7:0');
    expect(s.player(0).space).toBe('c7');
    expect(s.kind()).toBe('adventure');
    expect(s.options()).toEqual(['attempt', 'pass']);
    s.onTop('blue', 'barrowback');
    s.choose('attempt');
    expect(s.happened('drew')).toEqual([{ type: 'drew', seat: 0, card: 'barrowback', deck: 'blue' }]);
  });

  it('MOVE-5 second route: road and road to Greyhaven, and any die would do to enter the town', () => {
    for (const [first, others] of [
      [roadForest, [plainsHillsRoad, riverMountain, plainsHills]],
      [plainsHillsRoad, [roadForest, riverMountain, plainsHills]],
    ] as const) {
      for (const last of others) {
        const s = varikas();
        s.choose(`step:b3:${first}`);
        const intoTown = steps(s).filter((option) => option.startsWith('step:a4:'));
        expect(intoTown.toSorted()).toEqual(others.map((face) => `step:a4:${face}`).toSorted());
        s.picks(0);
        s.choose(`step:a4:${last}`);
        expect(s.player(0).space).toBe('a4');
        expect(s.world.board.space['a4']?.town).toBe('greyhaven');
        halt(s);
        expect(s.happened('stocked').at(-1)?.town).toBe('greyhaven');
      }
    }
  });

  it('MOVE-6 third route: hills and mountain to the yellow adventure, with two dice left over', () => {
    const s = varikas();
    s.choose('step:d3:5', 'step:e4:4');
    expect(s.player(0).space).toBe('e4');
    halt(s);
    s.onTop('yellow', 'brood-of-the-bloodmother');
    expect(s.options()).toEqual(['attempt', 'pass']);
    s.totals(20);
    s.choose('attempt');
    expect(s.happened('drew').at(-1)).toMatchObject({ card: 'brood-of-the-bloodmother', deck: 'yellow' });
  });
});
