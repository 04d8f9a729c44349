/** A machine of procedures without a game, for tests of how steps, calls and questions follow each other. */
import {
  call,
  type Context,
  type Frame,
  type Machine,
  type Procedure,
  type Procedures,
  type Question,
} from '../kernel/procedure.ts';

export interface Play extends Context {
  readonly state: Machine;
  readonly procedures: Procedures<never>;
  readonly said: string[];
}

export type Table = Readonly<Record<string, Procedure<Play>>>;

export function play(procedures: Table, proc = 'main'): Play {
  const context: Play = {
    state: { frames: [], decision: null },
    procedures: new Map(Object.entries(procedures)) as unknown as Procedures<never>,
    distinct: null,
    said: [],
  };
  call(context, { proc });
  return context;
}

/** A step that says a word. */
export const say =
  (word: string) =>
  (context: Play): void => {
    context.said.push(word);
  };

/** A step that asks, and says what was taken. */
export const asking = (question: Question | null) => ({
  ask: () => question && { ...question, options: [...question.options] },
  answer: (context: Play, _: Frame, choice: string) => {
    context.said.push(`took ${choice}`);
  },
});
