/** The one game that is on the table of this page. */
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { archive } from './archive.ts';
import { openGame, type Ports, type Session } from './session.ts';
import { bots } from './think.ts';
import type { GameView } from './view.ts';

export const ports: Ports = {
  library,
  archive,
  settings: useSettings.getState,
  chance: (seed, entry) => seeded(`${seed}/${entry}`),
  bots,
  pause: (milliseconds, skipped) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done(): void {
        clearTimeout(timer);
        skipped.removeEventListener('abort', done);
        resolve();
      }
      skipped.addEventListener('abort', done);
      if (skipped.aborted) done();
    }),
  newId: () => crypto.randomUUID(),
  clock: () => Date.now(),
};

let current: { readonly id: string; readonly session: Promise<Session | null> } | null = null;

/** The session of a kept game: the one that is open, or this one opened instead of it. */
function sessionOf(id: string): Promise<Session | null> {
  if (current?.id === id) return current.session;
  const before = current?.session;
  void before?.then((session) => session?.close());
  current = { id, session: openGame(ports, id) };
  return current.session;
}

export type Opened =
  | { readonly status: 'opening' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'open'; readonly session: Session };

/** Opens a game when its screen is shown. Moving between the table and the text table keeps it going. */
export function useSession(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ status: 'opening' });
  useEffect(() => {
    let wanted = true;
    setOpened({ status: 'opening' });
    sessionOf(id).then(
      (session) => {
        if (wanted) setOpened(session === null ? { status: 'missing' } : { status: 'open', session });
      },
      (error: unknown) => {
        if (wanted) setOpened({ status: 'failed', message: String(error) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return opened;
}

/** A part of the game, drawn again only when it changes. */
export const useGame = <T>(session: Session, select: (view: GameView) => T): T =>
  useStore(session.store, select);
