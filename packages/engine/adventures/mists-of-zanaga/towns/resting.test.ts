import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { MovementFrame } from '../../../rules/turn/movement.ts';
import { anAlly, aProbe, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { standAt, wild, zanaga } from '../../../testing/adventures/zanaga.ts';

/** Faces: 0 plains, hills, road · 3 road, forest. With exhaustion, four dice are rolled. */
const ROLL = [0, 0, 3, 3];

/** Seat 0 in the hills with this much exhaustion, about to move; `squire` is an Ally. */
function tired(exhaustion: number, ofAlly = 0): Scenario {
  const freely = aProbe([{ do: 'free-step' }], 'moving');
  const t = zanaga(library, [anAlly({ id: 'squire', stamina: 3 }), freely]);
  hold(t, 'squire');
  t.player(0).exhaustion = exhaustion;
  for (const ally of t.player(0).allies) ally.exhaustion = ofAlly;
  standAt(t, wild(t, 'hills'));
  return t;
}
function rolled(exhaustion: number, ofAlly = 0): Scenario {
  const t = tired(exhaustion, ofAlly);
  t.picks(...ROLL);
  t.choose('roll');
  return t;
}
const rests = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('rest'));
const steps = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('step:'));
const diceOf = (t: Scenario): readonly number[] =>
  (t.state.frames.find(({ proc }) => proc === 'movement') as MovementFrame | undefined)?.dice ?? [];

describe('resting in Zanaga', () => {
  it('CHANGE-1 Z15 comes after the roll: a die that is removed takes one exhaustion with it', () => {
    const t = rolled(2);
    expect(rests(t)).toEqual(['rest-with:hero:0', 'rest-with:hero:3']);
    t.choose('rest-with:hero:3');
    expect([diceOf(t), t.player(0).exhaustion]).toEqual([[0, 0, 3], 1]);
    t.choose('rest-with:hero:3');
    expect([diceOf(t), t.player(0).exhaustion]).toEqual([[0, 0], 0]);
  });

  it('CHANGE-1 takes dice, not a step that needs none', () => {
    const t = rolled(3);
    hold(t, 'probe');
    t.choose('use:probe:0');
    expect([diceOf(t).length, rests(t)]).toEqual([5, ['rest-with:hero:0', 'rest-with:hero:3']]);
  });

  it('CHANGE-2 serves Hero and Allies in any mixture', () => {
    const t = rolled(2, 2);
    expect(rests(t)).toEqual(['hero:0', 'hero:3', 'squire:0', 'squire:3'].map((who) => `rest-with:${who}`));
    t.choose('rest-with:squire:3', 'rest-with:hero:0', 'rest-with:squire:3');
    expect([t.player(0).exhaustion, t.player(0).allies[0]?.exhaustion, diceOf(t)]).toEqual([1, 0, [0]]);
  });

  it('CHANGE-2 CHANGE-6 serves only whoever is exhausted', () => {
    expect(rests(rolled(0, 2))).toEqual(['rest-with:squire:0', 'rest-with:squire:3']);
    expect(rests(rolled(2, 0))).toEqual(['rest-with:hero:0', 'rest-with:hero:3']);
  });

  it('CHANGE-3 leaves the die without any use', () => {
    const t = rolled(3);
    const before = steps(t);
    expect(before.some((option) => option.endsWith(':0'))).toBe(true);
    t.choose('rest-with:hero:0', 'rest-with:hero:0');
    expect(steps(t)).toEqual(before.filter((option) => option.endsWith(':3')));
  });

  it('CHANGE-4 is not offered before the roll, and does not change how many dice are rolled', () => {
    const t = tired(3);
    expect(rests(t)).toEqual([]);
    t.picks(...ROLL);
    t.choose('roll');
    expect([t.unused(), t.happened('movement-dice').at(-1)?.faces]).toEqual([0, ROLL]);
  });

  it('CHANGE-5 CHANGE-8 Z15 is open between two steps, with some dice, and the others move', () => {
    const t = rolled(2);
    t.choose(steps(t)[0] ?? '');
    expect([diceOf(t).length, rests(t).length > 0]).toEqual([3, true]);
    t.choose(rests(t)[0] ?? '');
    expect([diceOf(t).length, t.player(0).exhaustion]).toEqual([2, 1]);
    const { space } = t.player(0);
    t.choose(steps(t)[0] ?? '');
    expect(t.player(0).space).not.toBe(space);
  });

  it('CHANGE-6 removes no more dice than there is exhaustion', () => {
    const t = rolled(1);
    t.choose('rest-with:hero:0');
    expect([rests(t), diceOf(t).length]).toEqual([[], 3]);
  });

  it('CHANGE-7 is impossible for a Hero who moves without rolling', () => {
    const t = tired(3);
    const forest = t.options().find((option) => option.startsWith('walk:')) ?? '';
    t.picks(0, 0);
    t.choose(forest);
    expect([t.happened('rested'), t.player(0).exhaustion]).toEqual([[], 3]);
  });
});
