/** A game in tests: an archive in memory, greedy bots, nothing waits. */
import { BOTS } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { type Settings, useSettings } from '../settings/settings.ts';
import { beginGame } from './archive/keep.ts';
import { memoryArchive } from './archive/memory.ts';
import type { Ports } from './ports.ts';
import { openGame, type Session } from './session.ts';
import type { Sitter } from './sitter.ts';

export const setup = {
  adventure: 'dragon-lords',
  heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
  variants: [],
  packs: [],
};

export function testPorts(settings: Partial<Settings> = {}, played: Setup = setup): Ports {
  const world = createWorld(library, played);
  let ids = 0;
  return {
    library,
    archive: memoryArchive(),
    chance: (seed, entry) => seeded(`${seed}/${entry}`),
    settings: () => ({ ...useSettings.getState(), speed: 0, confirmEndTurn: false, ...settings }),
    bots: {
      choose: async (_, state, _sitter, seed) => BOTS['greedy']?.choose(world, state, seeded(seed)) ?? '',
      advise: async (_, state) => ({ choice: state.decision?.options[0] ?? '', why: 'it comes first' }),
      odds: async () => null,
    },
    pause: () => Promise.resolve(),
    painted: () => Promise.resolve(),
    newId: () => `game-${++ids}`,
    clock: () => 0,
  };
}

export async function started(
  ports: Ports,
  sitters: readonly Sitter[],
  played: Setup = setup,
  seed = 'seed',
): Promise<Session> {
  const session = await openGame(ports, await beginGame(ports, played, sitters, seed));
  if (session === null) throw new Error('no session');
  return session;
}

/** Until a person is asked or waited for, or the game is over. */
export function asked(session: Session): Promise<number | null> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { chooser, gate, state } = session.store.getState();
      if (chooser === null && gate === null && state.over === null) return;
      stop();
      resolve(chooser);
    };
    const stop = session.store.subscribe(look);
    queueMicrotask(look);
  });
}

export const options = (session: Session): readonly string[] =>
  session.store.getState().state.decision?.options ?? [];
