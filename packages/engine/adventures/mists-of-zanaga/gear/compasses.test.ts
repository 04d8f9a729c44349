import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { MovementFrame } from '../../../rules/turn/movement.ts';
import { hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { emptyDeck, jewel, standAt, townSpace, wild, zanaga } from '../../../testing/adventures/zanaga.ts';

/** Faces: 0 plains, hills, road · 3 road, forest · 4 river, mountain. */
const ROLL = [3, 3, 3, 4, 4];

/** Seat 0 stands in the hills with two compasses, and has rolled unless it is said otherwise. */
function rolled(space?: string): Scenario {
  const t = zanaga(library);
  hold(t, 'dead-mans-compass', 'dead-mans-compass.2');
  standAt(t, space ?? wild(t, 'hills'));
  t.picks(...ROLL);
  t.choose('roll');
  return t;
}
const diceOf = (t: Scenario): readonly number[] =>
  (t.state.frames.find(({ proc }) => proc === 'movement') as MovementFrame | undefined)?.dice ?? [];
const uses = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('use:dead-mans'));

describe('a dead man’s compass', () => {
  it('GEAR-25 turns one unspent movement die to any of its six faces, and is discarded', () => {
    const t = rolled();
    t.choose('use:dead-mans-compass:0');
    expect(t.choices().filter((option) => option.startsWith('target:3>'))).toEqual(
      [0, 1, 2, 4, 5].map((face) => `target:3>${face}`),
    );
    t.choose('target:3>0');
    expect(diceOf(t)).toEqual([0, 3, 3, 4, 4]);
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['dead-mans-compass.2']);
  });

  it('GEAR-26 changes one die, and several of them several dice in one turn', () => {
    const t = rolled();
    t.choose('use:dead-mans-compass:0', 'target:4>0');
    expect(diceOf(t)).toEqual([3, 3, 3, 0, 4]);
    t.choose('use:dead-mans-compass.2:0', 'target:4>0');
    expect([diceOf(t), uses(t)]).toEqual([[3, 3, 3, 0, 0], []]);
  });

  it('GEAR-27 serves after a step on the map', () => {
    const t = rolled();
    const step = t.options().find((option) => option.startsWith('step:')) ?? '';
    t.choose(step);
    expect(diceOf(t)).toHaveLength(4);
    expect(uses(t)).toEqual(['use:dead-mans-compass:0']);
  });

  it('GEAR-27 serves after a Market step on the way, and not before the roll', () => {
    const t = zanaga(library);
    emptyDeck(t, 'market');
    hold(t, 'dead-mans-compass');
    standAt(t, townSpace(t, 'oquoro'));
    expect(uses(t)).toEqual([]);
    t.picks(...ROLL);
    t.choose('roll', 'trade', 'done');
    expect([t.kind(), uses(t)]).toEqual(['step', ['use:dead-mans-compass:0']]);
    t.choose('use:dead-mans-compass:0', 'target:3>5');
    expect(diceOf(t)).toEqual([5, 3, 3, 4, 4]);
  });

  it('GEAR-28 does nothing for a Hero who moves without rolling', () => {
    const t = zanaga(library);
    const lair = jewel(t, 'green');
    hold(t, 'dead-mans-compass');
    standAt(t, t.world.board.space[lair]?.neighbors[0] ?? '');
    expect(uses(t)).toEqual([]);
    t.choose(`walk:${lair}`);
    expect([t.kind(), uses(t)]).toEqual(['adventure', []]);
  });

  it('GEAR-29 cannot be used in the Adventure step, with dice left or not', () => {
    const probe = zanaga(library);
    const t = rolled(jewel(probe, 'green'));
    expect(uses(t)).toEqual(['use:dead-mans-compass:0']);
    t.choose('stop');
    expect([t.kind(), uses(t)]).toEqual(['adventure', []]);
  });
});
