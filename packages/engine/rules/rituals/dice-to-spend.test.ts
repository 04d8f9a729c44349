import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ItemCard } from '../../effects/vocabulary.ts';
import { anItem, aProbe, arena, hold, LAIR } from '../../testing/arena.ts';
import {
  empowering,
  FITTING,
  five,
  innerFire,
  plainsHills,
  ritualTable,
  RITUALS,
  riverMountain,
  roadForest,
  rollFor,
} from '../../testing/rituals.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { FACES } from '../turn/movement.ts';

const table = (cards?: readonly string[], more?: readonly ItemCard[]): Scenario =>
  ritualTable(library, cards, more);
const rolled = (faces: readonly number[], cards?: readonly string[], more?: readonly ItemCard[]): Scenario =>
  rollFor(table(cards, more), faces);

describe('which dice there are to spend', () => {
  it('RITUAL-28 none outside the Movement step, and none in the turns of others', () => {
    const t = rolled(FITTING);
    t.choose('stop');
    t.picks(...FITTING);
    t.choose('roll');
    expect([t.seat(), empowering(t)]).toEqual([1, []]);
    const fighting = rolled(FITTING);
    fighting.place(0, ...LAIR.green);
    fighting.onTop('green', 'foe');
    fighting.choose('stop');
    expect([fighting.kind(), empowering(fighting)]).toEqual(['adventure', []]);
    fighting.choose('attempt');
    expect([fighting.kind(), empowering(fighting)]).toEqual(['escape', []]);
    const trading = rolled(FITTING);
    trading.place(0, 'g7');
    trading.onTop('market', 'lamp');
    trading.choose('stop');
    expect([trading.kind(), empowering(trading)]).toEqual(['market', []]);
  });

  it('RITUAL-45 those that are rolled while resting, not those given up', () => {
    const t = table();
    t.player(0).exhaustion = 2;
    hold(t);
    t.picks(roadForest, riverMountain);
    t.choose('rest:2');
    expect(t.unused()).toBe(0);
    t.choose('empower:inner-fire:forest:3', 'empower:inner-fire:mountain:4');
    expect(innerFire(t)?.filled).toBe(0b11000);
  });

  it('RITUAL-46 none if all are given up to rest', () => {
    const t = table();
    t.player(0).exhaustion = 3;
    t.give(0, 'squire').exhaustion = 1;
    hold(t);
    t.choose('rest:4', 'recover:hero', 'recover:hero', 'recover:hero');
    expect(empowering(t)).toEqual([]);
    expect(innerFire(t)?.filled).toBeUndefined();
  });

  it('RITUAL-47 none for a Hero who walks instead of rolling', () => {
    const t = table();
    const walk = t.options().find((option) => option.startsWith('walk:')) ?? '';
    t.choose(walk);
    expect(t.happened('movement-dice')).toEqual([]);
    expect(empowering(t)).toEqual([]);
  });

  it('RITUAL-48 those that an ability adds', () => {
    const more = aProbe([{ do: 'add-dice', count: 1 }], 'dice-rolled');
    const t = rolled(five(roadForest), ['inner-fire', 'probe'], [more]);
    expect(empowering(t)).not.toContain('empower:inner-fire:mountain:4');
    t.picks(riverMountain);
    t.choose('use:probe:0');
    expect(empowering(t)).toContain('empower:inner-fire:mountain:4');
  });

  const ONE_FOREST = [roadForest, plainsHills, plainsHills, plainsHills, plainsHills];

  it('RITUAL-49 a rerolled die counts with its new face only', () => {
    const again = aProbe([{ do: 'reroll-dice', count: 1 }], 'dice-rolled');
    const t = rolled(ONE_FOREST, ['inner-fire', 'probe'], [again]);
    expect(empowering(t)).toContain('empower:inner-fire:forest:3');
    t.choose('use:probe:0');
    t.picks(riverMountain);
    t.choose('target:3');
    expect(empowering(t)).toEqual(['empower:inner-fire:hills:5', 'empower:inner-fire:mountain:4']);
  });

  it('P7 a turned die counts with the face it was turned to', () => {
    const turn = aProbe([{ do: 'turn-dice', count: 1 }], 'dice-rolled');
    const t = rolled(ONE_FOREST, ['inner-fire', 'probe'], [turn]);
    t.choose('use:probe:0', 'target:3>4');
    expect(empowering(t).toSorted()).toEqual(['empower:inner-fire:hills:5', 'empower:inner-fire:mountain:4']);
  });

  it('P7 what a space may be entered with does not change what a die shows', () => {
    const goat = anItem({ id: 'goat', rules: [{ rule: 'enter-as', terrain: 'mountain', as: ['plains'] }] });
    const t = rolled(five(plainsHills), ['inner-fire', 'goat'], [goat]);
    expect(empowering(t)).toEqual(['empower:inner-fire:hills:5']);
  });

  it('P6 none that are rolled for a check', () => {
    const t = arena(library, RITUALS, ['plain', 'other'], ['travel-hazards']);
    t.place(0, 'g8', 'g7');
    t.place(1, 'a1');
    hold(t, 'inner-fire');
    const terrain = t.world.board.space['g8']?.terrain;
    const quiet = FACES.findIndex((face) => face.some((symbol) => symbol === terrain));
    t.picks(...FITTING, quiet, roadForest);
    t.choose('roll', 'stop');
    expect([t.unused(), t.happened('hazard-check').length]).toEqual([0, 1]);
    expect(empowering(t)).toEqual([]);
    expect(innerFire(t)?.filled).toBeUndefined();
  });

  it('P7 no step that a card gives', () => {
    const free = aProbe([{ do: 'free-step' }], 'dice-rolled');
    const t = rolled(five(roadForest), ['inner-fire', 'probe'], [free]);
    t.choose('use:probe:0');
    expect(empowering(t).every((option) => option.endsWith(':3'))).toBe(true);
  });
});
