/** The games kept in this browser, for the start page. */
import { useEffect, useState } from 'react';
import type { Summary } from '../../game/archive/archive.ts';
import { archive } from '../../game/archive/browser.ts';

export interface SavedGames {
  readonly games: readonly Summary[];
  /** Why they cannot be listed. */
  readonly trouble: string | null;
  readonly remove: (id: string) => void;
}

/** How long the page waits for the list before it appears without it, in milliseconds. */
const PATIENCE = 300;

/** Null until the list has been read, so that the page is laid out only once. */
export function useSavedGames(): SavedGames | null {
  const [games, setGames] = useState<readonly Summary[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const explain = (error: unknown): void =>
      setTrouble(error instanceof Error ? error.message : String(error));
    const late = setTimeout(() => setGames((known) => known ?? []), PATIENCE);
    archive.list().then(setGames, explain);
    return () => clearTimeout(late);
  }, []);
  if (games === null && trouble === null) return null;
  const remove = (id: string): void => {
    archive
      .remove(id)
      .then(archive.list)
      .then(setGames, (error: unknown) => setTrouble(String(error)));
  };
  return { games: games ?? [], trouble, remove };
}

const DAY = 86_400_000;

/** "Tuesday 21:40" within a week, "Nov 3, 2026" before. */
export function whenPlayed(time: number, now: number, language: string): string {
  const isRecent = now - time < 6 * DAY;
  return new Intl.DateTimeFormat(
    language,
    isRecent
      ? { weekday: 'long', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }
      : { dateStyle: 'medium' },
  ).format(time);
}

/** The Hero whose game it is: that of the first person. */
export function heroOf({ heroes, sitters }: Summary): string {
  const person = sitters.findIndex(({ kind }) => kind === 'human');
  return heroes[Math.max(0, person)] ?? '';
}
