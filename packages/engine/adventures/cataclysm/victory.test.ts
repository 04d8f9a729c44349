import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { goalOf } from './cataclysm.ts';
import { CURSES } from '../../effects/vocabulary.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { AT, cataclysmTable, free, give, reveal } from '../../testing/adventures/cataclysm.ts';
import {
  beatSource,
  cardsOf,
  claimGift,
  pointsOf,
  standAt,
} from '../../testing/adventures/cataclysm-play.ts';
import { askAgain, passTurn } from '../../testing/drawn.ts';

const BROOD = 'savage-brood';
const OTHERS = CURSES.filter((curse) => curse !== BROOD);
const nobody = (players: number) => ['plain', 'other', 'third', null, null].slice(0, players);

/** Level I and II of these curses: three points each. */
const gather = (t: Scenario, seat: number, curses: readonly string[]): void => {
  for (const curse of curses) for (const which of ['test', 'jewels']) give(t, seat, `${curse}-${which}`);
};

function inTown(t: Scenario): Scenario {
  t.place(0, AT.riverwatch, 'k8');
  askAgain(t);
  t.choose('stay');
  return t;
}

describe('the goal', () => {
  it.each([
    [2, 13],
    [3, 12],
    [4, 11],
    [5, 10],
  ])('POINTS-1 with %i players is %i points', (players, goal) => {
    expect(goalOf(cataclysmTable(library, { heroes: nobody(players) }).state)).toBe(goal);
  });

  it('POINTS-1 counts each claimed card by its level', () => {
    const t = cataclysmTable(library);
    for (const [card, points] of [
      ['test', 1],
      ['jewels', 3],
      ['source', 6],
    ] as const) {
      give(t, 0, `${BROOD}-${card}`);
      expect(pointsOf(t, 0)).toBe(points);
    }
  });

  it('POINTS-2 is not reached by points alone: 12 points and a level I without a freed town do not win', () => {
    const t = cataclysmTable(library);
    gather(t, 0, OTHERS);
    expect(pointsOf(t, 0)).toBe(12);
    inTown(t);
    claimGift(t, BROOD);
    expect(pointsOf(t, 0)).toBe(13);
    expect(t.state.over).toBeNull();
    expect(t.seat()).toBe(1);
  });

  it('POINTS-2 is not reached by a freed town with too few points', () => {
    const t = cataclysmTable(library);
    give(t, 0, `${BROOD}-test`);
    inTown(t);
    beatSource(t, `${BROOD}-source`);
    expect(pointsOf(t, 0)).toBe(4);
    expect(t.state.over).toBeNull();
  });

  it('POINTS-3 POINTS-4 C7 is reached by the first freed town of a Hero who has the points, with no Market step', () => {
    const t = cataclysmTable(library);
    gather(t, 0, OTHERS);
    give(t, 0, `${BROOD}-test`);
    inTown(t);
    beatSource(t, `${BROOD}-source`, true);
    expect(t.state.over).toMatchObject({ winners: [0] });
    expect(t.happened('stocked')).toEqual([]);
  });

  it('POINTS-3 POINTS-4 C7 is reached by a level I that brings the last point, and no quest is turned up', () => {
    const t = cataclysmTable(library);
    gather(t, 0, OTHERS.slice(0, 3));
    free(t, 'frostgate', 0);
    expect([pointsOf(t, 0), goalOf(t.state)]).toEqual([12, 13]);
    inTown(t);
    expect(cardsOf(t, BROOD).two).toHaveLength(2);
    claimGift(t, BROOD);
    expect(t.state.over).toMatchObject({ winners: [0] });
    expect(cardsOf(t, BROOD).two).toHaveLength(2);
    expect(cardsOf(t, BROOD).quests).toEqual([]);
  });

  it('POINTS-3 is reached by a level II that brings the last points', () => {
    const t = cataclysmTable(library);
    gather(t, 0, OTHERS.slice(0, 2));
    give(t, 0, 'winter-lord-test', 'frenzied-rage-jewels');
    free(t, 'frostgate', 0);
    expect(pointsOf(t, 0)).toBe(12);
    reveal(t, `${BROOD}-toll`);
    standAt(t, 0, 'g10');
    t.choose('stay', `quest:${BROOD}-toll:0`, 'choose:0');
    expect(t.state.over).toBeNull();
    t.choose(`claim:${BROOD}-toll`);
    expect(t.state.over).toMatchObject({ winners: [0] });
  });

  it('POINTS-5 C7 is reached by the Hero who claims, not by one who had the points without a town', () => {
    const t = cataclysmTable(library);
    gather(t, 0, OTHERS);
    give(t, 0, `${BROOD}-test`);
    gather(t, 1, ['winter-lord']);
    t.place(1, AT.riverwatch, 'k8');
    t.place(0, 'e9');
    askAgain(t);
    passTurn(t);
    give(t, 1, `${BROOD}-fight`);
    t.choose('stay');
    beatSource(t, `${BROOD}-source`);
    expect(t.state.over).toBeNull();
  });

  it('POINTS-6 is not reached by a town that somebody else freed', () => {
    const t = cataclysmTable(library);
    gather(t, 0, [...OTHERS.slice(1), BROOD]);
    free(t, 'riverwatch', 1);
    t.place(0, AT.nerekhall);
    askAgain(t);
    t.choose('stay');
    claimGift(t, 'ashen-flock');
    expect(pointsOf(t, 0)).toBe(13);
    expect(t.state.over).toBeNull();
  });

  it('POINTS-7 takes no account of experience, level and gold', () => {
    const t = cataclysmTable(library);
    Object.assign(t.player(0), { gold: 99, points: 99 });
    Object.assign(t.player(0).experience, { mind: 5, body: 5 });
    expect(pointsOf(t, 0)).toBe(0);
    give(t, 0, `${BROOD}-test`);
    inTown(t);
    beatSource(t, `${BROOD}-source`);
    expect(t.state.over).toBeNull();
  });
});

describe('when the fifth town is freed and nobody has won', () => {
  /** Seat 0 frees Riverwatch after Frostgate, seat 1 has freed Tamalir and Forge, seat 2 Nerekhall. */
  function lastTown(rest: (t: Scenario) => void = () => {}): readonly number[] {
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'] });
    free(t, 'frostgate', 0);
    free(t, 'tamalir', 1);
    free(t, 'forge', 1);
    free(t, 'nerekhall', 2);
    give(t, 0, `${BROOD}-test`);
    give(t, 1, 'frenzied-rage-test');
    t.player(1).gold = 6;
    rest(t);
    inTown(t);
    beatSource(t, `${BROOD}-source`, true);
    expect(t.state.over?.how).toBe('last-town');
    return t.state.over?.winners ?? [];
  }

  it('C13 the most victory points win', () => {
    expect(
      lastTown((t) => give(t, 2, 'demon-horde-jewels', 'ashen-flock-jewels', 'ashen-flock-test')),
    ).toEqual([2]);
    expect(lastTown((t) => give(t, 1, 'demon-horde-test'))).toEqual([1]);
  });

  it('C13 ties go to more freed towns, then level, then gold, and are shared after that', () => {
    // Seven points each; seat 2 has one town, the others two.
    const seven = (t: Scenario): void => give(t, 2, 'demon-horde-jewels', 'ashen-flock-jewels');
    expect(lastTown(seven)).toEqual([0, 1]);
    expect(lastTown((t) => void (t.player(1).experience.mind = 1))).toEqual([1]);
    expect(
      lastTown((t) => {
        seven(t);
        Object.assign(t.player(2), { gold: 99, experience: { ...t.player(2).experience, mind: 3 } });
      }),
    ).toEqual([0, 1]);
    expect(
      lastTown((t) => {
        t.player(1).experience.mind = 1;
        t.player(0).gold = 99;
      }),
    ).toEqual([1]);
    expect(lastTown((t) => void (t.player(1).gold = 7))).toEqual([1]);
    expect(lastTown((t) => void (t.player(1).gold = 5))).toEqual([0]);
  });
});
