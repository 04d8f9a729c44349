import { describe, expect, it } from 'vitest';
import { asking, type Play, play, say } from '../testing/machine.ts';
import { answer, procedure, run, type Frame, type Question } from './procedure.ts';

describe('questions', () => {
  const ask = (question: Question | null): Play => {
    const game = play({ main: procedure<Play, Frame>({ question: asking(question), then: say('then') }) });
    run(game);
    return game;
  };

  it('with several options stop the machine until one is answered', () => {
    const game = ask({ seat: 2, kind: 'way', options: ['left', 'right'] });
    expect(game.state.decision).toEqual({ seat: 2, kind: 'way', options: ['left', 'right'] });
    expect(game.said).toEqual([]);
    answer(game, 'right');
    expect(game.state.decision).toBeNull();
    run(game);
    expect(game.said).toEqual(['took right', 'then']);
  });

  it('with one option are answered without asking', () => {
    expect(ask({ seat: 0, kind: 'way', options: ['only'] }).said).toEqual(['took only', 'then']);
  });

  it('with one option are asked if somebody should see it', () => {
    const game = ask({ seat: 0, kind: 'way', options: ['only'], show: true });
    expect(game.state.decision?.options).toEqual(['only']);
    expect(game.said).toEqual([]);
  });

  it('with no option, or none at all, are passed over', () => {
    expect(ask({ seat: 0, kind: 'way', options: [] }).said).toEqual(['then']);
    expect(ask(null).said).toEqual(['then']);
  });

  it('carry asides along, which alone are no question', () => {
    const asides = ['discard:torch'];
    expect(ask({ seat: 0, kind: 'way', options: ['a', 'b'], asides }).state.decision?.options).toEqual([
      'a',
      'b',
      'discard:torch',
    ]);
    expect(ask({ seat: 0, kind: 'way', options: ['only'], asides }).said).toEqual(['took only', 'then']);
    expect(ask({ seat: 0, kind: 'way', options: [], asides }).said).toEqual(['then']);
    expect(
      ask({ seat: 0, kind: 'way', options: ['only'], asides, show: true }).state.decision?.options,
    ).toEqual(['only', 'discard:torch']);
  });

  it('may jump while they decide not to ask', () => {
    const game = play({
      main: procedure<Play, Frame>({
        question: {
          ask(_, frame) {
            frame.step = 'far';
            return null;
          },
          answer: say('never'),
        },
        near: say('near'),
        far: say('far'),
      }),
    });
    run(game);
    expect(game.said).toEqual(['far']);
  });

  it('may be asked again by their own answer', () => {
    const game = play({
      main: procedure<Play, Frame>({
        question: {
          ask: () => ({ seat: 0, kind: 'more', options: ['more', 'enough'] }),
          answer(context, frame, choice) {
            context.said.push(choice);
            if (choice === 'more') frame.step = 'question';
          },
        },
        then: say('then'),
      }),
    });
    for (const choice of ['more', 'more', 'enough']) {
      run(game);
      answer(game, choice);
    }
    run(game);
    expect(game.said).toEqual(['more', 'more', 'enough', 'then']);
  });

  it('of machines that run side by side do not get mixed up, though their steps have the same names', () => {
    const games = ['a', 'b'].map((name) =>
      play({
        main: procedure<Play, Frame>({
          question: asking({ seat: 0, kind: name, options: [`${name}1`, `${name}2`] }),
          then: say(name),
        }),
      }),
    );
    for (const game of games) run(game);
    for (const game of games) answer(game, `${game.state.decision?.kind}2`);
    for (const game of games) run(game);
    expect(games.map((game) => game.said)).toEqual([
      ['took a2', 'a'],
      ['took b2', 'b'],
    ]);
  });

  it('cannot be answered when none was asked', () => {
    const game = ask(null);
    expect(() => answer(game, 'left')).toThrow('nothing was asked');
    expect(() => answer(play({ main: procedure<Play, Frame>({ one: say('1') }) }), 'left')).toThrow(
      'nothing was asked',
    );
  });
});
