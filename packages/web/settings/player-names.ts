/** What the people at this machine are called, kept in this browser: the first person of a table, the second … */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface PlayerNames {
  readonly names: readonly string[];
}

const usePlayerNames = create<PlayerNames>()(
  persist((): PlayerNames => ({ names: [] }), { name: 'wayrune-players', version: 1 }),
);

/** Empty while nobody has entered one. */
export const knownName = (person: number): string => usePlayerNames.getState().names[person] ?? '';

/** The people of a new table, in the order of their seats. Those of a larger table are not forgotten. */
export function rememberNames(names: readonly string[]): void {
  usePlayerNames.setState(({ names: before }) => ({ names: [...names, ...before.slice(names.length)] }));
}
