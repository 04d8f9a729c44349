import { library } from '@wayrune/content';
import {
  AT,
  cataclysmIn,
  cataclysmTable,
  free,
  give,
  reveal,
} from '@wayrune/engine/testing/adventures/cataclysm.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { cursesNow, fateOf, goalsOf, stepsOf } from './curses/curses-model.ts';
import { signsOn } from './map/town-marks.tsx';
import { pointsNow } from './points/points-model.ts';
import { chanceOfMatch, prospects } from './road/split-model.ts';

const curse = (t: Scenario, of: string) => cursesNow(t.game()).find((now) => now.curse === of);

describe('the curses on the screen', () => {
  it('tells the town, what is left and who has claimed what', () => {
    const t = cataclysmTable(library);
    give(t, 1, 'winter-lord-test');
    reveal(t, 'winter-lord-jewels');
    const now = curse(t, 'winter-lord');
    expect(now?.town?.name).toBe('Frostgate');
    expect(now).toMatchObject({
      terrain: 'mountain',
      one: 2,
      two: 1,
      quests: ['winter-lord-jewels'],
      three: 'winter-lord-source',
    });
    expect(now?.claims.map(({ card, seat, level }) => [card, seat, level])).toEqual([
      ['winter-lord-test', 1, 1],
    ]);
  });

  it('has no source and no quests of a town that is free', () => {
    const t = cataclysmTable(library);
    free(t, 'frostgate', 1);
    const now = curse(t, 'winter-lord');
    expect(now?.fate).toEqual({ is: 'freed', curse: 'winter-lord', by: 1 });
    expect(now).toMatchObject({ one: 0, two: 0, quests: [], three: null });
  });

  it('shows the progress of those alone who have begun a quest', () => {
    const t = cataclysmTable(library);
    reveal(t, 'winter-lord-jewels');
    cataclysmIn(t).progress['winter-lord-jewels'] = { 0: [['a1']] };
    const [step] = stepsOf(t.game(), 0, 'winter-lord-jewels') ?? [];
    expect(step).toMatchObject({ done: 1, of: 2 });
    expect(stepsOf(t.game(), 1, 'winter-lord-jewels')).toBeNull();
  });
});

describe('the map of The Cataclysm', () => {
  it('marks destroyed and cursed towns, and takes the mark off a town that is freed', () => {
    const t = cataclysmTable(library);
    const marks = () => new Map(signsOn(t.game()).map(({ space, sign }) => [space, sign.id]));
    expect(marks().get(AT.vynelvale)).toBe('destroyed vynelvale');
    expect(marks().get(AT.frostgate)).toBe('cursed frostgate winter-lord');
    free(t, 'frostgate');
    expect(marks().has(AT.frostgate)).toBe(false);
    expect(fateOf(t.game(), AT.frostgate)?.is).toBe('freed');
  });

  it('marks the goals of the Hero who acts, less those already visited', () => {
    const t = cataclysmTable(library);
    expect(goalsOf(t.game(), 0).size).toBe(0);
    reveal(t, 'winter-lord-jewels');
    const spaces = [...goalsOf({ ...t.game(), state: { ...t.state } }, 0).keys()];
    const jewels = t.world.board.spaces.filter(({ jewel }) => jewel?.color === 'red').map(({ id }) => id);
    expect(spaces.toSorted()).toEqual(jewels.toSorted());
    const [first = ''] = spaces;
    cataclysmIn(t).progress['winter-lord-jewels'] = { 0: [[first]] };
    const now = { ...t.game(), state: { ...t.state } };
    expect(goalsOf(now, 0).has(first)).toBe(false);
    expect(goalsOf(now, 1).has(first)).toBe(true);
    expect(signsOn(now).filter(({ sign }) => sign.id.startsWith('goal'))).toHaveLength(jewels.length - 1);
  });
});

describe('the race for points on the screen', () => {
  it('counts a card by its level and the towns each Hero has freed', () => {
    const t = cataclysmTable(library);
    give(t, 0, 'winter-lord-test', 'ashen-flock-jewels');
    free(t, 'frostgate', 1);
    expect(pointsNow(t.game())).toEqual([
      { seat: 0, points: 3, goal: 13, freed: 0 },
      { seat: 1, points: 3, goal: 13, freed: 1 },
    ]);
  });
});

describe('the chances of trading dice', () => {
  it('grow with each die, by the sides that show a terrain', () => {
    expect(chanceOfMatch('plains', 0)).toBe(0);
    expect(chanceOfMatch('plains', 2)).toBeGreaterThan(chanceOfMatch('plains', 1));
    expect(chanceOfMatch('mountain', 1)).toBeLessThan(chanceOfMatch('plains', 1));
  });

  it('begin with the space of the Hero, and every die matches in a free town', () => {
    const t = cataclysmTable(library);
    free(t, 'forge');
    t.place(0, AT.forge);
    expect(prospects(t.game(), 0, 1)[0]).toEqual({ terrain: 'town', isHere: true, chance: 1 });
  });

  it('in a cursed town are those of the terrain on its counter', () => {
    const t = cataclysmTable(library);
    t.place(0, AT.frostgate);
    expect(prospects(t.game(), 0, 2)[0]).toEqual({
      terrain: 'mountain',
      isHere: true,
      chance: chanceOfMatch('mountain', 2),
    });
  });
});
