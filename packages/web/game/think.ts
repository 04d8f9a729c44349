/** Asks the bots in their worker. */
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { BotSitter } from './sitter.ts';

export interface Question {
  readonly id: number;
  readonly setup: Setup;
  readonly state: State;
  readonly sitter: BotSitter;
  readonly seed: string;
}

export type Answer =
  | { readonly id: number; readonly choice: string }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (choice: string) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

function bots(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('choice' in data) one?.resolve(data.choice);
    else one?.reject(new Error(data.error));
  };
  worker.onerror = ({ message }) => {
    for (const one of waiting.values()) one.reject(new Error(`the bots have failed: ${message}`));
    waiting.clear();
    worker?.terminate();
    worker = null;
  };
  return worker;
}

export const think = (setup: Setup, state: State, sitter: BotSitter, seed: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    bots().postMessage({ id, setup, state, sitter, seed } satisfies Question);
  });
