/** Asks the bots in their workers: one plays, the other gives counsel, so that neither waits for the other. */
import type { Advice } from '@wayrune/bots';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { Ports } from '../ports.ts';
import type { BotSitter } from '../sitter.ts';

/** What a worker is asked, and what it answers to each. */
export interface Errands {
  choose: { ask: { readonly sitter: BotSitter; readonly seed: string }; answer: string };
  advise: { ask: { readonly seed: string }; answer: Advice };
  odds: { ask: object; answer: Outlook | null };
}
export type Errand = keyof Errands;

/** What lies ahead, counted to the end. */
export interface Outlook {
  /** The fight that goes on, that fight if one does not get away, a Challenge that waits, another Hero, or whatever a deck may bring. */
  readonly about: 'fight' | 'stand' | 'challenge' | 'duel' | 'deck';
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

/** The question of this id needs no answer any more. */
export interface Unwanted {
  readonly unwanted: number;
}

export type Answer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly question: object;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

type Ask = <E extends Errand>(
  errand: E,
  setup: Setup,
  state: State,
  more: Errands[E]['ask'],
  unwanted?: AbortSignal,
) => Promise<Errands[E]['answer']>;

/** How long a worker may go on with what nobody wants to know any more, in milliseconds: a new one takes as long to begin. */
const GRACE = 250;

/** A worker that is asked one thing after another. */
function office(name: string): Ask {
  let worker: Worker | null = null;
  /** The question it is at. */
  let current: number | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  function end(): void {
    worker?.terminate();
    worker = null;
    current = null;
  }
  function start(): Worker {
    const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name });
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      current = null;
      if ('error' in data) one?.reject(new Error(data.error));
      else one?.resolve(data.answer as never);
      goOn();
    };
    made.onerror = ({ message }) => {
      for (const one of waiting.values()) one.reject(new Error(`the bots have failed: ${message}`));
      waiting.clear();
      end();
    };
    return made;
  }
  function goOn(): void {
    const [next] = waiting;
    if (current !== null || next === undefined) return;
    const [id, { question }] = next;
    current = id;
    worker ??= start();
    worker.postMessage(question);
  }
  function drop(id: number): void {
    waiting.get(id)?.reject(new Error('nobody wants to know any more'));
    waiting.delete(id);
    if (current !== id) return;
    const notice: Unwanted = { unwanted: id };
    worker?.postMessage(notice);
    setTimeout(() => {
      if (current !== id) return;
      end();
      goOn();
    }, GRACE);
  }
  return (errand, setup, state, more, unwanted) =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, { question: { id, errand, setup, state, ...more }, resolve, reject });
      unwanted?.addEventListener('abort', () => drop(id));
      goOn();
    });
}

const players = office('bots');
const counsel = office('counsel');
const oddsmaker = office('odds');

export const bots: Ports['bots'] = {
  choose: (setup, state, sitter, seed) => players('choose', setup, state, { sitter, seed }),
  advise: (setup, state, seed) => counsel('advise', setup, state, { seed }),
  odds: (setup, state, unwanted) => oddsmaker('odds', setup, state, {}, unwanted),
};
