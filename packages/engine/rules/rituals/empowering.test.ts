import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ItemCard } from '../../effects/vocabulary.ts';
import { LAIR } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import {
  ALL,
  empowering,
  FITTING,
  innerFire,
  plainsHills,
  plainsHillsRoad,
  ritualTable,
  riverMountain,
  roadForest,
  roadRiverSwamp,
  rollFor,
  stepsOf,
} from '../../testing/rituals.ts';
import type { Scenario } from '../../testing/scenario.ts';

const table = (cards?: readonly string[], more?: readonly ItemCard[]): Scenario =>
  ritualTable(library, cards, more);
const rolled = (faces: readonly number[], cards?: readonly string[], more?: readonly ItemCard[]): Scenario =>
  rollFor(table(cards, more), faces);

describe('spending dice on a Ritual', () => {
  it('RITUAL-29 RITUAL-33 RITUAL-36 fills an open symbol that the die shows, which its owner chooses', () => {
    const t = rolled([plainsHillsRoad, roadForest, riverMountain, roadRiverSwamp, plainsHills]);
    expect(empowering(t)).toEqual([
      'empower:inner-fire:road:0',
      'empower:inner-fire:road:3',
      'empower:inner-fire:road:2',
      'empower:inner-fire:hills:0',
      'empower:inner-fire:hills:5',
      'empower:inner-fire:forest:3',
      'empower:inner-fire:mountain:4',
    ]);
    const none = rolled([roadForest, roadForest, roadForest, roadForest, roadForest], ['still-water']);
    expect(empowering(none)).toEqual([]);
  });

  it('RITUAL-30 RITUAL-32 RITUAL-35 uses the die up, for one symbol, which takes no other', () => {
    const t = rolled([roadForest, roadForest, roadForest, roadForest, plainsHills]);
    const before = stepsOf(t).length;
    t.choose('empower:inner-fire:forest:3');
    expect(innerFire(t)?.filled).toBe(0b01000);
    expect(empowering(t)).not.toContain('empower:inner-fire:forest:3');
    t.choose('empower:inner-fire:hills:5');
    expect(stepsOf(t).length).toBeLessThan(before);
    expect(stepsOf(t).some((option) => option.endsWith(':5'))).toBe(false);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-31 takes no die that has paid for a step', () => {
    const t = rolled([roadForest, riverMountain, riverMountain, riverMountain, riverMountain]);
    const step = stepsOf(t).find((option) => option.endsWith(':3')) ?? '';
    t.choose(step);
    expect(empowering(t)).toEqual(['empower:inner-fire:mountain:4']);
  });

  it('RITUAL-34 wants two dice for a symbol that it has twice', () => {
    const t = rolled([roadForest, roadForest, roadForest, roadForest, roadForest]);
    t.choose('empower:inner-fire:road:3');
    expect(empowering(t)).toContain('empower:inner-fire:road:3');
    t.choose('empower:inner-fire:road:3');
    expect(innerFire(t)?.filled).toBe(0b00011);
    expect(empowering(t)).toEqual(['empower:inner-fire:forest:3']);
  });

  it('RITUAL-37 RITUAL-38 takes several dice of a roll, for several Rituals, and leaves the rest for steps', () => {
    const t = rolled(
      [roadRiverSwamp, roadRiverSwamp, roadForest, roadForest, plainsHills],
      ['inner-fire', 'still-water'],
    );
    t.choose('empower:still-water:swamp:2', 'empower:still-water:river:2', 'empower:inner-fire:forest:3');
    expect(t.player(0).items.map(({ filled }) => filled)).toEqual([0b01000, 0b01001]);
    expect(stepsOf(t).length).toBeGreaterThan(0);
  });

  it('RITUAL-39 all dice may go to a Ritual: the Hero stays, and the space is open as usual', () => {
    const t = table();
    const [space, from] = LAIR.green;
    t.place(0, space, from);
    rollFor(t, FITTING);
    t.choose(...ALL);
    expect([t.player(0).space, t.kind(), t.choices()]).toEqual([space, 'adventure', ['attempt', 'pass']]);
    const inTown = table();
    inTown.place(0, 'g7');
    inTown.onTop('market', 'lamp');
    rollFor(inTown, FITTING);
    inTown.choose(...ALL);
    expect(inTown.kind()).toBe('market');
  });

  it('RITUAL-40 five fitting dice complete it in one turn', () => {
    const t = rolled(FITTING);
    t.choose(...ALL);
    expect([innerFire(t)?.card, innerFire(t)?.filled]).toEqual(['inner-fire+empowered', undefined]);
    expect(t.happened('empowered').map(({ left }) => left)).toEqual([4, 3, 2, 1, 0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-41 RITUAL-51 four dice do not complete it, and its counters cost no die', () => {
    const t = table();
    t.player(0).wounds = 1;
    t.picks(...FITTING.slice(0, 4));
    t.choose('roll');
    expect(t.unused()).toBe(0);
    t.choose(...ALL.slice(0, 4));
    expect(innerFire(t)).toMatchObject({ card: 'inner-fire', filled: 0b01111 });
    const healthy = table();
    Object.assign(innerFire(healthy) ?? {}, { filled: 0b00111 });
    healthy.picks(...FITTING);
    healthy.choose('roll');
    expect(healthy.happened('movement-dice').at(-1)?.faces).toHaveLength(5);
  });

  it('RITUAL-42 takes dice before, between and after steps', () => {
    const t = rolled([roadForest, roadForest, roadForest, roadForest, riverMountain]);
    const step = (): string => stepsOf(t).find((option) => option.endsWith(':3')) ?? '';
    t.choose('empower:inner-fire:forest:3', step(), 'empower:inner-fire:road:3');
    t.choose(step());
    expect(empowering(t)).toContain('empower:inner-fire:mountain:4');
  });

  it('RITUAL-43 forces nobody', () => {
    const t = rolled(FITTING);
    expect(t.options()).toContain('stop');
    t.choose('stop');
    expect(innerFire(t)?.filled).toBeUndefined();
  });

  it('RITUAL-44 is not the activation of the Movement step, before it or after it', () => {
    const t = rolled(FITTING, ['inner-fire', 'lamp']);
    t.choose(...ALL.slice(0, 2));
    expect(t.options()).toContain('use:lamp:0');
    t.choose('use:lamp:0', ...ALL.slice(2));
    expect(innerFire(t)?.card).toBe('inner-fire+empowered');
  });
});
