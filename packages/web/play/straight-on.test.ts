import { library } from '@wayrune/content';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { MEADOW, meeting } from '@wayrune/engine/testing/meeting.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { describe, expect, it } from 'vitest';
import { straightOn } from './straight-on.ts';

/** Dice of all kinds are rolled, and none is used yet. */
function rolled(setUp: (table: Scenario) => void = () => undefined): Scenario {
  const table = scenario(library, { heroes: ['hedda-stonebrake', 'ronan-of-the-wild'] });
  setUp(table);
  table.picks(0, 1, 2, 3, 4);
  table.choose('roll');
  return table;
}

const adventureSpace = ({ world, state }: Scenario): string =>
  world.board.spaces.find(({ id }) => counterAt(view(world, state), id) !== null)?.id ?? '';

describe('going straight on from a movement', () => {
  it('attempts the adventure where the Hero stands, with the odds of that space', () => {
    const table = rolled((t) => t.place(0, adventureSpace(t)));
    const found = straightOn(table.world, table.state);
    expect(found).toMatchObject({ path: ['stop', 'attempt'], oddsAt: adventureSpace(table) });
    expect(found?.label).toMatch(/^Attempt the \w+ adventure$/);
    table.choose('stop');
    expect(table.options()).toContain('attempt');
  });

  it('needs no second press in a town without company: the end of the movement is called by what it leads to', () => {
    const { world, state } = rolled((t) => t.place(1, 'a1'));
    expect(straightOn(world, state)).toBeNull();
    expect(optionLabel(world, state, 'stop')).toBe('Go to the market');
  });

  it('passes other Heroes in a town on the way to the market', () => {
    const { world, state } = rolled((t) => t.place(1, t.player(0).space ?? ''));
    expect(straightOn(world, state)).toMatchObject({ label: 'Go to the market', path: ['stop', 'pass'] });
    expect(optionLabel(world, state, 'stop')).toBe('Stop here');
  });

  it('is not offered where nothing but other Heroes is, nor on empty land', () => {
    const table = meeting(library, [], ['ann', 'ben']);
    for (const seat of [0, 1]) table.place(seat, MEADOW);
    expect(straightOn(table.world, table.state)).toBeNull();
    table.place(1, 'a1');
    expect(straightOn(table.world, table.state)).toBeNull();
  });
});
