/** Progress through the lessons, persisted in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Where a lesson was left. Its dice are scripted, so replaying the choices restores it. */
export interface Bookmark {
  readonly lesson: string;
  readonly step: number;
  readonly choices: readonly string[];
}

interface Progress {
  readonly done: readonly string[];
  readonly bookmark: Bookmark | null;
}

export const useProgress = create<Progress>()(
  persist((): Progress => ({ done: [], bookmark: null }), { name: 'wayrune-lessons', version: 1 }),
);

export function keepPlace(bookmark: Bookmark): void {
  useProgress.setState({ bookmark });
}

export function finish(lesson: string): void {
  const { done } = useProgress.getState();
  useProgress.setState({ done: [...new Set([...done, lesson])], bookmark: null });
}
