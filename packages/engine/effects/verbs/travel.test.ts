import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { distance } from '../../rules/world/board.ts';
import { aProbe, arena, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Effect, EffectOf } from '../vocabulary.ts';
import type { Window } from '../windows.ts';

function used(
  effect: Effect,
  at: string,
  from: string | null = null,
  when: Window = 'before-moving',
): Scenario {
  const t = arena(library, [aProbe([effect], when)]);
  t.place(0, at, from);
  hold(t, 'probe');
  return t;
}
const targets = (t: Scenario): string[] => t.choices().map((option) => option.replace('target:', ''));

describe('move', () => {
  it('back: to the space one came from, and nowhere if there is none', () => {
    const t = used({ do: 'move', to: 'back' }, 'h8', 'h7');
    t.choose('use:probe:0');
    expect([t.player(0).space, t.player(0).from]).toEqual(['h7', 'h8']);
    const stuck = used({ do: 'move', to: 'back' }, 'h8');
    stuck.choose('use:probe:0');
    expect(stuck.player(0).space).toBe('h8');
  });

  it('nearest-town: without a question, or with one among equals', () => {
    const t = used({ do: 'move', to: 'nearest-town' }, 'h8', 'h7');
    t.choose('use:probe:0');
    expect([t.player(0).space, t.player(0).from]).toEqual(['g7', null]);
    const tie = used({ do: 'move', to: 'nearest-town' }, 'g9');
    tie.choose('use:probe:0');
    expect(targets(tie).sort()).toEqual(['f10', 'g7']);
    tie.choose('target:f10');
    expect(tie.player(0).space).toBe('f10');
  });

  it('any-town: one of eight', () => {
    const t = used({ do: 'move', to: 'any-town' }, 'h8');
    t.choose('use:probe:0');
    expect(targets(t)).toHaveLength(8);
    t.choose('target:c4');
    expect(t.player(0).space).toBe('c4');
    expect(t.happened('moved')).toMatchObject([{ from: 'h8', to: 'c4', how: 'carried' }]);
  });

  it('town: the one that is named; whoever is there stays', () => {
    const t = used({ do: 'move', to: 'town', town: 'frostgate' }, 'h8');
    t.choose('use:probe:0');
    expect(t.player(0).space).toBe('c4');
    expect(used({ do: 'move', to: 'town', town: 'tamalir' }, 'g7').choices()).not.toContain('use:probe:0');
  });

  it('adjacent: any neighbor', () => {
    const t = used({ do: 'move', to: 'adjacent' }, 'h8');
    t.choose('use:probe:0');
    expect(targets(t).sort()).toEqual([...(t.world.board.space['h8']?.neighbors ?? [])].sort());
  });

  it('within: every space that is near enough, but not the one they stand on', () => {
    const t = used({ do: 'move', to: 'within', spaces: 2 }, 'h8');
    t.choose('use:probe:0');
    const far = targets(t).map((space) => distance(t.world.board, 'h8', space));
    expect([Math.min(...far), Math.max(...far), far.length]).toEqual([1, 2, 18]);
  });
});

/** Five dice have been rolled, all with the same face (plains and hills), and nothing was moved. */
function rolling(effect: Effect): Scenario {
  const t = used(effect, 'g7', null, 'dice-rolled');
  t.picks(5, 5, 5, 5, 5);
  t.choose('roll');
  return t;
}
const faces = (t: Scenario): number[] => t.happened('movement-dice').flatMap((event) => event.faces);
const steps = (t: Scenario): string[] => t.choices().filter((option) => option.startsWith('step:'));

describe('movement dice', () => {
  it('add-dice: they are rolled immediately, and all can be used', () => {
    const t = used({ do: 'add-dice', count: 2 }, 'g7', null, 'before-moving');
    t.picks(3, 4);
    t.choose('use:probe:0');
    expect(faces(t)).toEqual([3, 4]);
    t.picks(5, 5, 5, 5, 5);
    t.choose('roll');
    expect(new Set(steps(t).map((step) => step.slice(-1)))).toEqual(new Set(['3', '4', '5']));
  });

  it('reroll-dice: up to so many, one after another, and one may stop', () => {
    const t = rolling({ do: 'reroll-dice', count: 2 });
    t.choose('use:probe:0');
    expect([t.kind(), ...t.choices()]).toEqual(['target:reroll-dice', 'target:none', 'target:5']);
    t.picks(3);
    t.choose('target:5');
    expect(targets(t)).toEqual(['none', '3', '5']);
    t.choose('target:none');
    expect([t.kind(), t.unused()]).toEqual(['step', 0]);
    expect(faces(t)).toEqual([5, 5, 5, 5, 5, 3]);
  });

  it('turn-dice: to a side of your choice', () => {
    const t = rolling({ do: 'turn-dice', count: 1 });
    t.choose('use:probe:0');
    expect(targets(t)).toEqual(['none', '5>0', '5>1', '5>2', '5>3', '5>4']);
    t.choose('target:5>1');
    expect(t.kind()).toBe('step');
    expect(steps(t).some((step) => step.endsWith(':1'))).toBe(true);
  });

  it('the dice are turned before the first step, and not after it', () => {
    const t = rolling({ do: 'turn-dice', count: 1 });
    t.choose('step:h7:5');
    expect(t.choices()).not.toContain('use:probe:0');
  });

  it.each<{ effect: EffectOf<'free-step'>; open: string[] }>([
    { effect: { do: 'free-step' }, open: ['f6', 'f7', 'g6', 'g8', 'h6', 'h7'] },
    { effect: { do: 'free-step', terrain: ['road'] }, open: ['h6'] },
    { effect: { do: 'free-step', terrain: ['river', 'swamp'] }, open: ['f6'] },
  ])('$effect opens $open, once', ({ effect, open }) => {
    const t = used(effect, 'g7', null, 'moving');
    t.choose('use:probe:0', 'stay');
    const entered = steps(t).map((step) => step.split(':')[1] ?? '');
    expect(entered.sort()).toEqual(open);
    t.choose(steps(t)[0] ?? '');
    expect(steps(t)).toEqual([]);
  });
});
