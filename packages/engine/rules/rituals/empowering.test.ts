import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ItemCard } from '../../effects/vocabulary.ts';
import { anAlly, anItem, aProbe, arena, hold } from '../../testing/arena.ts';
import { passTurn } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { sum } from '../cards/values.ts';
import { FACES } from '../turn/movement.ts';

const plainsHillsRoad = 0;
const roadRiverSwamp = 2;
const roadForest = 3;
const riverMountain = 4;
const plainsHills = 5;

const fire: ItemCard = anItem({
  id: 'inner-fire',
  name: 'Inner Fire',
  class: 'ritual',
  symbols: ['road', 'road', 'hills', 'forest', 'mountain'],
  always: [{ stat: 'body', amount: 3 }],
});
const water: ItemCard = anItem({
  id: 'still-water',
  name: 'Still Water',
  class: 'ritual',
  symbols: ['river', 'river', 'river', 'swamp', 'swamp'],
  abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 2 }] }],
});
const lamp = anItem({
  id: 'lamp',
  abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
});
const FITTING = [plainsHillsRoad, roadRiverSwamp, plainsHills, roadForest, riverMountain];
const ALL = ['road:0', 'road:2', 'hills:5', 'forest:3', 'mountain:4'].map(
  (die) => `empower:inner-fire:${die}`,
);

/** Seat 0 on the road of g8, with these cards. */
function table(cards: readonly string[] = ['inner-fire'], more: readonly ItemCard[] = []): Scenario {
  const t = arena(library, [fire, water, lamp, anAlly({ id: 'squire', stamina: 3 }), ...more]);
  t.place(0, 'g8', 'g7');
  t.place(1, 'a1');
  hold(t, ...cards);
  return t;
}
function rolled(faces: readonly number[], cards?: readonly string[], more?: readonly ItemCard[]): Scenario {
  const t = table(cards, more);
  t.picks(...faces);
  t.choose('roll');
  return t;
}
const empowering = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('empower:'));
const stepsOf = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('step:'));
const ritual = (t: Scenario) => t.player(0).items.find(({ card }) => card.startsWith('inner-fire'));

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
    expect(ritual(t)?.filled).toBe(0b01000);
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
    expect(ritual(t)?.filled).toBe(0b00011);
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

  it('RITUAL-39 RITUAL-40 may take all dice: the Ritual is complete, and the Hero stays', () => {
    const t = rolled(FITTING);
    t.choose(...ALL);
    expect([t.player(0).space, ritual(t)?.card, ritual(t)?.filled]).toEqual([
      'g8',
      'inner-fire+empowered',
      undefined,
    ]);
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
    expect(ritual(t)).toMatchObject({ card: 'inner-fire', filled: 0b01111 });
    const healthy = table();
    Object.assign(ritual(healthy) ?? {}, { filled: 0b00111 });
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
    expect(ritual(t)?.filled).toBeUndefined();
  });

  it('RITUAL-44 leaves the activation of the Movement step', () => {
    const t = rolled(FITTING, ['inner-fire', 'lamp']);
    t.choose(...ALL.slice(0, 2));
    expect(t.options()).toContain('use:lamp:0');
  });
});

describe('which dice there are to spend', () => {
  it('RITUAL-28 none outside the Movement step, and none in the turns of others', () => {
    const t = rolled(FITTING);
    t.choose('stop');
    t.picks(...FITTING);
    t.choose('roll');
    expect([t.seat(), empowering(t)]).toEqual([1, []]);
  });

  it('RITUAL-45 those that are rolled while resting, not those given up', () => {
    const t = table();
    t.player(0).exhaustion = 2;
    hold(t);
    t.picks(roadForest, riverMountain);
    t.choose('rest:2');
    expect(t.unused()).toBe(0);
    t.choose('empower:inner-fire:forest:3', 'empower:inner-fire:mountain:4');
    expect(ritual(t)?.filled).toBe(0b11000);
  });

  it('RITUAL-46 none if all are given up to rest', () => {
    const t = table();
    t.player(0).exhaustion = 3;
    t.give(0, 'squire').exhaustion = 1;
    hold(t);
    t.choose('rest:4', 'recover:hero', 'recover:hero', 'recover:hero');
    expect(empowering(t)).toEqual([]);
    expect(ritual(t)?.filled).toBeUndefined();
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
    const t = rolled(
      Array.from({ length: 5 }, () => roadForest),
      ['inner-fire', 'probe'],
      [more],
    );
    expect(empowering(t)).not.toContain('empower:inner-fire:mountain:4');
    t.picks(riverMountain);
    t.choose('use:probe:0');
    expect(empowering(t)).toContain('empower:inner-fire:mountain:4');
  });

  it('RITUAL-49 P7 a die counts with the face that it shows when it is spent', () => {
    const again = aProbe([{ do: 'reroll-dice', count: 1 }], 'dice-rolled');
    const t = rolled(
      Array.from({ length: 5 }, () => roadForest),
      ['inner-fire', 'probe'],
      [again],
    );
    t.choose('use:probe:0');
    t.picks(riverMountain);
    t.choose('target:3');
    expect(empowering(t)).toContain('empower:inner-fire:mountain:4');
    t.choose('empower:inner-fire:road:3', 'empower:inner-fire:road:3');
    expect(t.options().filter((option) => option.endsWith(':4'))).toContain('empower:inner-fire:mountain:4');
  });

  it('P6 none that are rolled for a check', () => {
    const t = arena(library, [fire], ['plain', 'other'], ['travel-hazards']);
    t.place(0, 'g8', 'g7');
    t.place(1, 'a1');
    hold(t, 'inner-fire');
    const terrain = t.world.board.space['g8']?.terrain;
    const quiet = FACES.findIndex((face) => face.some((symbol) => symbol === terrain));
    t.picks(...FITTING, quiet, roadForest);
    t.choose('roll', 'stop');
    expect([t.unused(), t.happened('hazard-check').length]).toEqual([0, 1]);
    expect(empowering(t)).toEqual([]);
    expect(ritual(t)?.filled).toBeUndefined();
  });

  it('P7 no step that a card gives', () => {
    const free = aProbe([{ do: 'free-step' }], 'dice-rolled');
    const t = rolled(
      Array.from({ length: 5 }, () => roadForest),
      ['inner-fire', 'probe'],
      [free],
    );
    t.choose('use:probe:0');
    expect(empowering(t).every((option) => option.endsWith(':3'))).toBe(true);
  });
});

describe('a Ritual from turn to turn', () => {
  it('RITUAL-50 RITUAL-53 RITUAL-54 RITUAL-55 works with the fifth symbol, filled over three turns', () => {
    const t = rolled([plainsHillsRoad, riverMountain, riverMountain, riverMountain, riverMountain]);
    const body = (): number => sum(t.game(), 'body', 0, 'hero', null);
    const nextTurn = (faces: readonly number[]): void => {
      t.choose('stop');
      passTurn(t);
      t.choose('stay');
      if (t.seat() !== 0) passTurn(t);
      t.picks(...faces);
      t.choose('roll');
    };
    t.choose('empower:inner-fire:road:0', 'empower:inner-fire:mountain:4');
    expect([ritual(t)?.filled, body()]).toEqual([0b10001, 0]);
    nextTurn([plainsHills, plainsHills, plainsHills, plainsHills, plainsHills]);
    t.choose('empower:inner-fire:hills:5');
    expect([ritual(t)?.filled, body()]).toEqual([0b10101, 0]);
    nextTurn([roadForest, roadForest, roadForest, roadForest, roadForest]);
    t.choose('empower:inner-fire:road:3');
    expect(body()).toBe(0);
    t.choose('empower:inner-fire:forest:3');
    expect([ritual(t)?.card, body()]).toEqual(['inner-fire+empowered', 3]);
  });

  it('RITUAL-52 neither rest nor healing takes a counter from it', () => {
    const t = table();
    Object.assign(ritual(t) ?? {}, { filled: 0b00011 });
    Object.assign(t.player(0), { exhaustion: 1, wounds: 1, gold: 5 });
    t.place(0, 'g7');
    hold(t);
    t.onTop('market', 'lamp');
    t.picks(roadForest, roadForest, roadForest);
    t.choose('rest:1', 'stop', 'heal:hero:wound');
    expect([t.player(0).exhaustion, t.player(0).wounds, ritual(t)?.filled]).toEqual([0, 0, 0b00011]);
  });

  it('RITUAL-55 RITUAL-56 RITUAL-57 is activated in the same step, once, and is still empowered after the Refresh', () => {
    const t = table(['still-water', 'lamp']);
    Object.assign(t.player(0).items[0] ?? {}, { filled: 0b11110 });
    t.picks(riverMountain, roadForest, roadForest, roadForest, roadForest);
    t.choose('roll', 'empower:still-water:river:4');
    expect(t.options()).toEqual(expect.arrayContaining(['use:still-water+empowered:0', 'use:lamp:0']));
    t.choose('use:still-water+empowered:0');
    expect([t.player(0).items[0]?.used, t.options().includes('use:lamp:0')]).toEqual([true, false]);
    t.choose('stop');
    passTurn(t);
    t.choose('stay');
    if (t.seat() !== 0) passTurn(t);
    expect(t.player(0).items[0]).toMatchObject({ card: 'still-water+empowered', used: false });
  });
});
