import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export * from './odds/index.ts';
export * from './play.ts';

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };
