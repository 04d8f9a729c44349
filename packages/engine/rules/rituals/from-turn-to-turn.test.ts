import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ItemCard } from '../../effects/vocabulary.ts';
import { hold } from '../../testing/arena.ts';
import { passTurn } from '../../testing/drawn.ts';
import {
  five,
  innerFire,
  plainsHills,
  plainsHillsRoad,
  ritualTable,
  riverMountain,
  roadForest,
  rollFor,
} from '../../testing/rituals.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { sum } from '../cards/values.ts';

const table = (cards?: readonly string[], more?: readonly ItemCard[]): Scenario =>
  ritualTable(library, cards, more);
const rolled = (faces: readonly number[], cards?: readonly string[], more?: readonly ItemCard[]): Scenario =>
  rollFor(table(cards, more), faces);

describe('a Ritual from turn to turn', () => {
  it('RITUAL-50 RITUAL-53 RITUAL-54 RITUAL-55 works with the fifth symbol, filled over three turns', () => {
    const t = rolled([plainsHillsRoad, riverMountain, riverMountain, riverMountain, riverMountain]);
    const body = (): number => sum(t.game(), 'body', 0, 'hero', null);
    const nextTurn = (faces: readonly number[]): void => {
      t.choose('stop');
      passTurn(t);
      expect(t.seat()).toBe(0);
      rollFor(t, faces);
    };
    t.choose('empower:inner-fire:road:0', 'empower:inner-fire:mountain:4');
    expect([innerFire(t)?.filled, body()]).toEqual([0b10001, 0]);
    nextTurn(five(plainsHills));
    t.choose('empower:inner-fire:hills:5');
    expect([innerFire(t)?.filled, body()]).toEqual([0b10101, 0]);
    nextTurn(five(roadForest));
    t.choose('empower:inner-fire:road:3');
    expect(body()).toBe(0);
    t.choose('empower:inner-fire:forest:3');
    expect([innerFire(t)?.card, body()]).toEqual(['inner-fire+empowered', 3]);
  });

  it('RITUAL-52 neither rest nor healing takes a counter from it', () => {
    const t = table();
    Object.assign(innerFire(t) ?? {}, { filled: 0b00011 });
    Object.assign(t.player(0), { exhaustion: 1, wounds: 1, gold: 5 });
    t.place(0, 'g7');
    hold(t);
    t.onTop('market', 'lamp');
    t.picks(roadForest, roadForest, roadForest);
    t.choose('rest:1', 'stop', 'heal:hero:wound');
    expect([t.player(0).exhaustion, t.player(0).wounds, innerFire(t)?.filled]).toEqual([0, 0, 0b00011]);
  });

  it('RITUAL-55 RITUAL-56 RITUAL-57 is activated in the same step, once, and is still empowered after the Refresh', () => {
    const t = table(['still-water', 'lamp']);
    Object.assign(t.player(0).items[0] ?? {}, { filled: 0b11110 });
    t.picks(riverMountain, roadForest, roadForest, roadForest, roadForest);
    t.choose('roll');
    // With four of five filled it cannot be used (RITUAL-53).
    expect(t.options().filter((option) => option.startsWith('use:'))).toEqual(['use:lamp:0']);
    t.choose('empower:still-water:river:4');
    expect(t.options()).toEqual(expect.arrayContaining(['use:still-water+empowered:0', 'use:lamp:0']));
    t.choose('use:still-water+empowered:0');
    expect([t.player(0).items[0]?.used, t.options().includes('use:lamp:0')]).toEqual([true, false]);
    t.choose('stop');
    passTurn(t);
    expect(t.seat()).toBe(0);
    expect(t.player(0).items[0]).toMatchObject({ card: 'still-water+empowered', used: false });
    expect(t.options()).toContain('use:still-water+empowered:0');
  });
});
