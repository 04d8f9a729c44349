/** All that a game needs from outside; tests bring their own. */
import type { Advice } from '@wayrune/bots';
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Settings } from '../settings/settings.ts';
import type { Archive } from './archive/archive.ts';
import type { BotSitter } from './sitter.ts';
import type { OddsAhead } from './thinking/odds-ahead.ts';

export interface Ports {
  readonly library: Library;
  readonly archive: Archive;
  readonly settings: () => Settings;
  /** The dice of an entry, from the seed of the game; a lesson brings its own. */
  readonly chance: (seed: string, entry: number) => Chance;
  readonly bots: {
    readonly choose: (setup: Setup, state: State, sitter: BotSitter, seed: string) => Promise<string>;
    /** What a good player would do for a person, and why. */
    readonly advise: (setup: Setup, state: State, seed: string) => Promise<Advice>;
    /** The odds of what the pending decision is about, or against each of some Challenges, unless they are canceled. */
    readonly odds: (
      setup: Setup,
      state: State,
      signal: AbortSignal,
      cards?: readonly string[],
    ) => Promise<OddsAhead | null>;
  };
  /** Waits, unless it is canceled. */
  readonly pause: (milliseconds: number, skipped: AbortSignal) => Promise<void>;
  /** Until what is on its way to the screen has been painted. */
  readonly painted: () => Promise<void>;
  readonly newId: () => string;
  readonly clock: () => number;
}

/** Lets the page draw in the middle of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
