/** Asks the bots in their workers: one plays, the other gives counsel, so that neither waits for the other. */
import type { Advice } from '@wayrune/bots';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { Ports } from './session.ts';
import type { BotSitter } from './sitter.ts';

/** What a worker is asked, and what it answers to each. */
export interface Errands {
  choose: { ask: { readonly sitter: BotSitter; readonly seed: string }; answer: string };
  advise: { ask: { readonly seed: string }; answer: Advice };
  odds: { ask: object; answer: Outlook | null };
}
export type Errand = keyof Errands;

/** What lies ahead, counted to the end. */
export interface Outlook {
  /** The fight that goes on, a Challenge that waits, or whatever a deck may bring. */
  readonly about: 'fight' | 'challenge' | 'deck';
  readonly exact: boolean;
  readonly win: number;
  readonly escape: number;
  readonly knockedOut: number;
  readonly wounds: number;
  /** The Challenges that a deck may bring, the likeliest first: how likely, and the chance to win. */
  readonly meetings: readonly { readonly card: string; readonly share: number; readonly win: number }[];
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

/** An eager one drops what it is at when it is asked anew: only the last question matters. */
function office(name: string, eager = false): Ask {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  function stop(why: string): void {
    for (const one of waiting.values()) one.reject(new Error(why));
    waiting.clear();
    worker?.terminate();
    worker = null;
  }
  function start(): Worker {
    const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name });
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) one?.reject(new Error(data.error));
      else one?.resolve(data.answer as never);
    };
    made.onerror = ({ message }) => stop(`the bots have failed: ${message}`);
    return made;
  }
  return (errand, setup, state, more) =>
    new Promise((resolve, reject) => {
      if (eager && waiting.size > 0) stop('another question came');
      worker ??= start();
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, errand, setup, state, ...more });
    });
}

const players = office('bots');
const counsel = office('counsel');
const oddsmaker = office('odds', true);

export const bots: Ports['bots'] = {
  choose: (setup, state, sitter, seed) => players('choose', setup, state, { sitter, seed }),
  advise: (setup, state, seed) => counsel('advise', setup, state, { seed }),
  odds: (setup, state) => oddsmaker('odds', setup, state, {}),
};
