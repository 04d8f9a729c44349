/** Asks the bots in their workers: one plays, the other gives counsel, so that neither waits for the other. */
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { Ports } from './session.ts';
import type { BotSitter } from './sitter.ts';

/** What a worker is asked, and what it answers to each. */
export interface Errands {
  choose: { ask: { readonly sitter: BotSitter; readonly seed: string }; answer: string };
  advise: { ask: { readonly seed: string }; answer: Advice };
}
export type Errand = keyof Errands;

export interface Advice {
  readonly choice: string;
  /** In one sentence; '' if the bot cannot say. */
  readonly why: string;
}

export type Question = {
  [E in Errand]: {
    readonly id: number;
    readonly errand: E;
    readonly setup: Setup;
    readonly state: State;
  } & Errands[E]['ask'];
}[Errand];

export type Answer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

type Ask = <E extends Errand>(
  errand: E,
  setup: Setup,
  state: State,
  more: Errands[E]['ask'],
) => Promise<Errands[E]['answer']>;

function office(name: string): Ask {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  function start(): Worker {
    const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name });
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) one?.reject(new Error(data.error));
      else one?.resolve(data.answer as never);
    };
    made.onerror = ({ message }) => {
      for (const one of waiting.values()) one.reject(new Error(`the bots have failed: ${message}`));
      waiting.clear();
      made.terminate();
      worker = null;
    };
    return made;
  }
  return (errand, setup, state, more) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, errand, setup, state, ...more });
    });
}

const players = office('bots');
const counsel = office('counsel');

export const bots: Ports['bots'] = {
  choose: (setup, state, sitter, seed) => players('choose', setup, state, { sitter, seed }),
  advise: (setup, state, seed) => counsel('advise', setup, state, { seed }),
};
