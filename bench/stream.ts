/** What is measured: one game of uniform random play after another, for ever. */
import { random } from '@wayrune/bots/players/random.ts';
import { library } from '@wayrune/content';
import { apply, type Chance, createWorld, newGame, seeded, type Setup, type State } from '@wayrune/engine';

export const BASE_GAME: Setup = {
  adventure: 'dragon-lords',
  heroes: [null, null, null, null],
  variants: [],
  packs: [],
};
export const ALL_PACKS: Setup = {
  ...BASE_GAME,
  packs: Object.keys(library.parts).filter((id) => library.parts[id]?.kind === 'pack'),
};

/** Until V8 has compiled nearly everything. */
export const WARM_UP = 1_500_000;
const DECISIONS_A_GAME = 4_000;

export function stream(setup: Setup): { step: () => void; state: () => State } {
  const world = createWorld(library, setup);
  let games = 0;
  let left = 0;
  let state: State;
  let chance: Chance;
  let own: Chance;
  const begin = (): void => {
    games++;
    chance = seeded(`bench ${games}`);
    own = seeded(`bench bot ${games}`);
    state = newGame(world, setup, chance).state;
    left = DECISIONS_A_GAME;
  };
  begin();
  return {
    step() {
      if (left-- === 0 || state.decision === null) begin();
      apply(world, state, random.choose(world, state, own), chance);
    },
    state: () => state,
  };
}

export const times = (count: number, work: () => void): void => {
  for (let i = 0; i < count; i++) work();
};
