import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anAlly, arena } from '../../testing/arena.ts';
import { askAgain } from '../../testing/drawn.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { parseBoard } from '../world/board.ts';
import { FACES } from './movement.ts';

const plainsHillsRoad = 0;
const plainsRiverRoad = 1;
const roadRiverSwamp = 2;
const roadForest = 3;
const riverMountain = 4;
const plainsHills = 5;

const squire = anAlly({ id: 'squire', stamina: 3 });

const steps = (s: Scenario): string[] => s.options().filter((option) => option.startsWith('step:'));
const walks = (s: Scenario): string[] => s.options().filter((option) => option.startsWith('walk:'));
const rolledDice = (s: Scenario): number => s.happened('movement-dice').at(-1)?.faces.length ?? 0;

const rollAll = (s: Scenario, count: number): void => {
  s.picks(...Array.from({ length: count }, () => roadForest));
};

describe('the dice', () => {
  it('MOVE-1 G3 are five for a party without a scratch', () => {
    const s = arena(library, [squire]);
    s.give(0, 'squire');
    rollAll(s, 5);
    s.choose('roll');
    expect(rolledDice(s)).toBe(5);
    expect(s.unused()).toBe(0);
  });

  it.each([
    ['a wound on the Hero', (s: Scenario) => void (s.player(0).wounds = 1)],
    ['exhaustion on the Hero', (s: Scenario) => void (s.player(0).exhaustion = 1)],
    ['a wound on an Ally', (s: Scenario) => void (s.give(0, 'squire').wounds = 1)],
    ['exhaustion on an Ally', (s: Scenario) => void (s.give(0, 'squire').exhaustion = 2)],
  ])('MOVE-1 G3 are four with %s', (_, hurt) => {
    const s = arena(library, [squire]);
    hurt(s);
    rollAll(s, 4);
    s.choose('roll');
    expect(rolledDice(s)).toBe(4);
    expect(s.unused()).toBe(0);
  });

  it('MOVE-1 are five whatever the others suffer', () => {
    const s = arena(library, [squire]);
    s.player(1).wounds = 2;
    s.give(1, 'squire').exhaustion = 1;
    rollAll(s, 5);
    s.choose('roll');
    expect(rolledDice(s)).toBe(5);
  });

  it('MOVE-2 have six faces, and all five dice may show any of them', () => {
    expect(FACES).toEqual([
      ['plains', 'hills', 'road'],
      ['plains', 'river', 'road'],
      ['road', 'river', 'swamp'],
      ['road', 'forest'],
      ['river', 'mountain'],
      ['plains', 'hills'],
    ]);
    const sides = (terrain: string): number =>
      FACES.filter((face) => (face as readonly string[]).includes(terrain)).length;
    const terrains = ['road', 'plains', 'river', 'hills', 'forest', 'swamp', 'mountain'];
    expect(terrains.map(sides)).toEqual([4, 3, 3, 2, 1, 1, 1]);
    for (let face = 0; face < 6; face++) {
      const s = arena(library, []);
      s.picks(face, face, face, face, face);
      s.choose('roll');
      expect(s.happened('movement-dice').at(-1)?.faces).toEqual([face, face, face, face, face]);
    }
  });
});

/** A space of every terrain around c3, and holes at c1 and d4. */
const ROSE = `board terrinoth
name The Rose
start tamalir
map
a  TT  p.  p.  p.
b    s.  p.  o.  p.
c  --  r.  s.  h.
d    p.  f.  m.  --
towns
T Tamalir = plains
`;
const rose = { ...library, boards: [parseBoard(ROSE, 'rose')] };

/** Seat 0 in the middle of the rose, with these dice rolled. */
function amongAll(...dice: number[]): Scenario {
  const s = arena(rose, []);
  s.place(0, 'c3');
  if (dice.length < 5) s.player(0).wounds = 1;
  s.picks(...dice);
  s.choose('roll');
  return s;
}

describe('a step', () => {
  it('MOVE-3 opens exactly the adjacent spaces whose terrain a die shows', () => {
    // Around c3: hills c4, road b3, plains b2, river c2, forest d2, mountain d3.
    expect(steps(amongAll(roadForest, roadForest, roadForest, roadForest))).toEqual([
      'step:b3:3',
      'step:d2:3',
    ]);
    expect(steps(amongAll(riverMountain, riverMountain, riverMountain, riverMountain))).toEqual([
      'step:c2:4',
      'step:d3:4',
    ]);
    expect(steps(amongAll(plainsHills, plainsHills, plainsHills, plainsHills))).toEqual([
      'step:c4:5',
      'step:b2:5',
    ]);
    expect(steps(amongAll(roadRiverSwamp, roadRiverSwamp, roadRiverSwamp, roadRiverSwamp))).toEqual([
      'step:b3:2',
      'step:c2:2',
    ]);
  });

  it('MOVE-3 goes to an adjacent space and no further', () => {
    const s = amongAll(plainsHills, plainsHills, plainsHills, plainsHills);
    expect(steps(s)).not.toContain('step:a2:5');
    s.choose('step:b2:5');
    expect(s.player(0).space).toBe('b2');
    expect(steps(s)).toContain('step:a2:5');
  });

  it('MOVE-3 MOVE-4 uses up one die, whichever of its symbols was wanted', () => {
    const s = amongAll(plainsHillsRoad, riverMountain, riverMountain, riverMountain);
    expect(steps(s)).toEqual(['step:c4:0', 'step:b3:0', 'step:b2:0', 'step:c2:4', 'step:d3:4']);
    s.choose('step:b3:0');
    expect(s.player(0).space).toBe('b3');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
  });

  it('MOVE-4 three dice with a river are three river spaces, and no fourth', () => {
    const s = arena(library, []);
    s.player(0).wounds = 1;
    // d7, e7, f6 and f5 are the upper Tarry; c8 is its source.
    s.place(0, 'c8');
    s.picks(plainsRiverRoad, roadRiverSwamp, riverMountain, roadForest);
    s.choose('roll', 'step:d7:1', 'step:e7:2', 'step:f6:4');
    expect(s.player(0).space).toBe('f6');
    expect(steps(s).filter((option) => option.startsWith('step:f5'))).toEqual([]);
    expect(s.happened('moved').map((event) => event.to)).toEqual(['d7', 'e7', 'f6']);
  });

  it('W12 is offered once for each face that will do, however many dice show it', () => {
    const s = amongAll(plainsHillsRoad, plainsHillsRoad, plainsHills, plainsHills);
    expect(steps(s)).toEqual(['step:c4:0', 'step:c4:5', 'step:b3:0', 'step:b2:0', 'step:b2:5']);
    s.choose('step:b2:0');
    expect(steps(s).filter((option) => option.endsWith(':0'))).not.toEqual([]);
    s.choose('step:a2:0');
    expect(steps(s).filter((option) => option.endsWith(':0'))).toEqual([]);
  });

  it('MOVE-5 into a town takes a die with any symbols', () => {
    for (let face = 0; face < 6; face++) {
      const s = arena(rose, []);
      s.place(0, 'a2');
      s.picks(face, face, face, face, face, 0);
      s.choose('roll');
      expect(s.options()).toContain(`step:a1:${face}`);
      s.choose(`step:a1:${face}`);
      expect(s.player(0).space).toBe('a1');
    }
  });

  it('MOVE-5 into a town takes a die all the same', () => {
    const s = arena(rose, []);
    s.place(0, 'b2');
    s.player(0).wounds = 1;
    s.picks(plainsHills, riverMountain, plainsRiverRoad, plainsRiverRoad);
    s.choose('roll', 'step:a2:5', 'step:a1:4');
    expect(s.player(0).space).toBe('a1');
    expect(steps(s)).toEqual(['step:a2:1']);
  });

  it('MOVE-6 need not be the last: one may stop while dice are left, and they are gone', () => {
    const s = amongAll(plainsHills, plainsHills, plainsHills, plainsHills);
    s.choose('step:b2:5', 'stop');
    expect(s.player(0).space).toBe('b2');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    s.place(1, 'b4');
    s.choose('stay');
    expect([s.seat(), s.kind()]).toEqual([0, 'movement']);
    expect(steps(s)).toEqual([]);
  });

  it('MOVE-7 through counters, undefeated counters and Heroes neither stops nor slows', () => {
    const s = arena(library, []);
    const card = s.state.decks['green']?.bag.pop() ?? '';
    s.state.track[0] = { card, space: 'g8', since: 0 };
    s.place(1, 'g8');
    // From Tamalir over g8 (plains) to the green counter of h8 (plains) and on to h9 (hills).
    s.picks(plainsHills, plainsHills, plainsHills, roadForest, roadForest);
    s.choose('roll', 'step:g8:5', 'step:h8:5', 'step:h9:5');
    expect(s.happened('moved').map((event) => event.to)).toEqual(['g8', 'h8', 'h9']);
    s.choose('stop');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    expect(s.state.counters.every((counter) => counter === 1)).toBe(true);
    expect(s.state.track[0]).toEqual({ card, space: 'g8', since: 0 });
    expect(s.player(1)).toMatchObject({ space: 'g8', wounds: 0, gold: 3 });
    expect(s.happened('drew')).toEqual([]);
  });

  it('MOVE-8 never leads into the cut hexes of the rim or beyond the map', () => {
    const s = arena(rose, []);
    s.place(0, 'c2');
    askAgain(s);
    expect(walks(s)).toEqual(['walk:c3', 'walk:b2', 'walk:b1', 'walk:d1', 'walk:d2']);
    s.place(0, 'd3');
    askAgain(s);
    expect(walks(s)).toEqual(['walk:c4', 'walk:c3', 'walk:d2']);
  });
});
