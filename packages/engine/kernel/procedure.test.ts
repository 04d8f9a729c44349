import { describe, expect, it } from 'vitest';
import { asking, type Play, play, say, type Table } from '../testing/machine.ts';
import {
  call,
  cloneFrame,
  finish,
  isAhead,
  nearest,
  procedure,
  push,
  run,
  unwindTo,
  withStep,
  withStepAfter,
  withStepBefore,
  type Frame,
  type Procedure,
} from './procedure.ts';

describe('steps', () => {
  it('run in the order in which they are written, and then the machine is empty', () => {
    const game = play({ main: procedure<Play, Frame>({ one: say('1'), two: say('2'), three: say('3') }) });
    run(game);
    expect(game.said).toEqual(['1', '2', '3']);
    expect(game.state).toEqual({ frames: [], decision: null });
  });

  it('may jump by naming another step', () => {
    const game = play({
      main: procedure<Play, Frame>({
        count(context, frame) {
          context.said.push('again');
          if (context.said.length < 3) frame.step = 'count';
          else frame.step = 'last';
        },
        never: say('never'),
        last: say('last'),
      }),
    });
    run(game);
    expect(game.said).toEqual(['again', 'again', 'again', 'last']);
  });

  it('that never end are stopped with the names of the places they go round in', () => {
    const loop = procedure<Play, Frame>({
      round(_, frame) {
        frame.step = 'round';
      },
    });
    expect(() => run(play({ main: loop }))).toThrow('a procedure does not end: main/round');
  });

  it('that do not exist are named', () => {
    const game = play({ main: procedure<Play, Frame>({ one: say('1') }) });
    push(game, { proc: 'main', step: 'two', result: null });
    expect(() => run(game)).toThrow('no step main/two');
    expect(() => call(game, { proc: 'other' })).toThrow('no procedure "other"');
  });
});

describe('calls', () => {
  it('run the called procedure before the next own step, and keep its locals with it', () => {
    interface Greet extends Frame {
      readonly name: string;
    }
    const game = play({
      main: procedure<Play, Frame>({
        both(context) {
          call<Greet>(context, { proc: 'greet', name: 'second' });
          call<Greet>(context, { proc: 'greet', name: 'first' });
        },
        last: say('back'),
      }),
      greet: procedure<Play, Greet>({ speak: (context, { name }) => void context.said.push(name) }),
    });
    run(game);
    expect(game.said).toEqual(['first', 'second', 'back']);
  });

  it('give a result to the caller, and to nobody below', () => {
    const results: Frame['result'][] = [];
    const game = play({
      main: procedure<Play, Frame>({
        ask: (context) => call(context, { proc: 'middle' }),
        see: (_, frame) => void results.push(frame.result),
      }),
      middle: procedure<Play, Frame>({
        ask: (context) => call(context, { proc: 'inner' }),
        see(_, frame) {
          results.push(frame.result);
        },
      }),
      inner: procedure<Play, Frame>({
        give: (context) => finish(context, 42),
        never: say('a finished procedure runs no further step'),
      }),
    });
    run(game);
    expect(results).toEqual([42, null]);
    expect(game.said).toEqual([]);
  });

  it('that run out of steps give back nothing and leave an earlier result alone', () => {
    const results: Frame['result'][] = [];
    const game = play({
      main: procedure<Play, Frame>({
        first: (context) => call(context, { proc: 'gives' }),
        second: (context) => call(context, { proc: 'silent' }),
        see: (_, frame) => void results.push(frame.result),
      }),
      gives: procedure<Play, Frame>({ give: (context) => finish(context, 'won') }),
      silent: procedure<Play, Frame>({ nothing: say('silent') }),
    });
    run(game);
    expect(results).toEqual(['won']);
  });
});

describe('unwinding', () => {
  const table: Table = {
    main: procedure<Play, Frame>({
      start: (context) => call(context, { proc: 'middle' }),
      skipped: say('skipped'),
      end: say('end'),
    }),
    middle: procedure<Play, Frame>({
      start: (context) => call(context, { proc: 'inner' }),
      after: say('after inner'),
    }),
    inner: procedure<Play, Frame>({
      leave(context) {
        const main = nearest(context, 'main');
        if (main !== null) unwindTo(context, main, 'end');
      },
      never: say('never'),
    }),
  };

  it('drops what lies above a procedure, which goes on at the named step', () => {
    const game = play(table);
    run(game);
    expect(game.said).toEqual(['end']);
    expect(game.state.frames).toEqual([]);
  });

  it('looks for the innermost running procedure of a name', () => {
    const game = play(table);
    const inner: Frame = { proc: 'main', step: 'end', result: null };
    push(game, { proc: 'middle', step: 'after', result: null });
    push(game, inner);
    push(game, { proc: 'inner', step: 'never', result: null });
    expect(nearest(game, 'main')).toBe(inner);
    expect(nearest(game, 'nowhere')).toBeNull();
  });
});

describe('a step added to a procedure', () => {
  const base = procedure<Play, Frame>({ one: say('1'), two: say('2') });
  const played = (main: Procedure<Play>): string[] => {
    const game = play({ main });
    run(game);
    return game.said;
  };

  it('runs after the named one, at the end too, and leaves the original alone', () => {
    expect(played(withStepAfter(base, 'one', 'extra', say('extra')))).toEqual(['1', 'extra', '2']);
    expect(played(withStepAfter(base, 'two', 'extra', say('extra')))).toEqual(['1', '2', 'extra']);
    expect(played(base)).toEqual(['1', '2']);
  });

  it('may be a question', () => {
    const question = asking({ seat: 0, kind: 'extra', options: ['only'] });
    expect(played(withStepAfter(base, 'one', 'extra', question))).toEqual(['1', 'took only', '2']);
  });

  it('stands nearer than one that was added after the same step before', () => {
    const twice = withStepAfter(withStepAfter(base, 'one', 'a', say('a')), 'one', 'b', say('b'));
    expect(played(twice)).toEqual(['1', 'b', 'a', '2']);
  });

  it('may stand before another, the first one included', () => {
    expect(played(withStepBefore(base, 'two', 'extra', say('extra')))).toEqual(['1', 'extra', '2']);
    expect(played(withStepBefore(base, 'one', 'zero', say('0')))).toEqual(['0', '1', '2']);
    const both = withStepAfter(withStepBefore(base, 'one', 'zero', say('0')), 'zero', 'half', say('½'));
    expect(played(both)).toEqual(['0', '½', '1', '2']);
    expect(played(base)).toEqual(['1', '2']);
  });

  it('may take the place of another', () => {
    expect(played(withStep(base, 'one', say('uno')))).toEqual(['uno', '2']);
    const question = asking({ seat: 0, kind: 'extra', options: ['only'] });
    expect(played(withStep(base, 'two', question))).toEqual(['1', 'took only']);
    expect(played(base)).toEqual(['1', '2']);
  });

  it('needs the step that it refers to, and a name of its own', () => {
    expect(() => withStepAfter(base, 'zero', 'extra', say('extra'))).toThrow(
      'no step "zero" to put "extra" after',
    );
    expect(() => withStepBefore(base, 'zero', 'extra', say('extra'))).toThrow(
      'no step "zero" to put "extra" before',
    );
    expect(() => withStep(base, 'zero', say('extra'))).toThrow('no step "zero" to replace');
    expect(() => withStepAfter(base, 'one', 'two', say('extra'))).toThrow('there is a step "two" already');
    expect(() => withStepBefore(base, 'one', 'two', say('extra'))).toThrow('there is a step "two" already');
  });

  it('is known to be ahead or not', () => {
    const game = play({ main: procedure<Play, Frame>({ one: say('1'), two: say('2'), three: say('3') }) });
    const frame = { proc: 'main', step: 'two', result: null };
    expect(['one', 'two', 'three', 'four'].map((step) => isAhead(game, frame, step))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isAhead(game, { ...frame, step: '' }, 'three')).toBe(false);
  });
});

describe('a cloned frame', () => {
  it('is equal, and its arrays are its own', () => {
    const frame = { proc: 'main', step: 'one', result: 7, dice: [1, 2], card: 'torch' };
    const copy = cloneFrame(frame);
    expect(copy).toEqual(frame);
    frame.dice.push(3);
    expect(copy).toEqual({ proc: 'main', step: 'one', result: 7, dice: [1, 2], card: 'torch' });
  });
});
