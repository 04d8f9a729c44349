/** The one game that is on the table of this page. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Content, useContent } from '../app/content-context.ts';
import { replaceBy } from '../app/routes.ts';
import { MissingPacks } from '../own-packs/own-pack.ts';
import { useSettings } from '../settings/settings.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { archive } from './archive/browser.ts';
import { ChangedGame } from './archive/keep.ts';
import { holdGame } from './archive/lock.ts';
import type { Ports } from './ports.ts';
import { openingSheetOf } from './opening-sheets.ts';
import { openGame, type Session } from './session.ts';
import { botsWith } from './thinking/workers.ts';
import type { GameView } from './view/game-view.ts';

const browser: Omit<Ports, 'library' | 'bots'> = {
  archive,
  settings: useSettings.getState,
  chance: (seed, entry) => seeded(`${seed}/${entry}`),
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
  painted: () =>
    new Promise((resolve) => {
      afterPaint(resolve);
    }),
  // Not `randomUUID`, which pages from other machines do not have.
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join(''),
  clock: () => Date.now(),
};

export const portsWith = (library: Library): Ports => ({
  ...browser,
  library,
  bots: botsWith(library),
});

/** A session, or why there is none. A game that an update has changed can only be watched. */
type Found = Session | 'missing' | 'elsewhere' | 'changed';

let current: { readonly id: string; readonly found: Promise<Found> } | null = null;

async function openHere(content: Content, id: string): Promise<Found> {
  const letGo = await holdGame(id);
  if (letGo === null) return 'elsewhere';
  const session = await openOrWhy(content, id).catch((error: unknown) => {
    letGo();
    throw error;
  });
  if (typeof session === 'string') {
    letGo();
    return session;
  }
  const close = (): void => {
    session.close();
    letGo();
  };
  return { ...session, close };
}

async function openOrWhy({ libraryFor }: Content, id: string): Promise<Found> {
  const header = await archive.header(id);
  if (header === null) return 'missing';
  try {
    return (
      (await openGame(portsWith(await libraryFor(header.setup, header.packNames)), id, openingSheetOf(id))) ??
      'missing'
    );
  } catch (error) {
    if (error instanceof ChangedGame) return 'changed';
    throw error;
  }
}

/** The session of a kept game: the one that is open, or this one opened instead of it. */
function sessionOf(content: Content, id: string): Promise<Found> {
  if (current?.id === id) return current.found;
  closeGame();
  const found = openHere(content, id);
  current = { id, found };
  // What could not be opened may be tried again.
  const forget = (): void => {
    if (current?.found === found) current = null;
  };
  found.then((session) => {
    if (typeof session === 'string') forget();
  }, forget);
  return found;
}

function closeGame(): void {
  current?.found.then(
    (session) => {
      if (typeof session !== 'string') session.close();
    },
    () => undefined,
  );
  current = null;
}

export type Opened =
  | { readonly status: 'opening' }
  | { readonly status: 'missing' }
  | { readonly status: 'elsewhere' }
  /** `retry` opens it again when they have been added. */
  | { readonly status: 'lacks-packs'; readonly lack: MissingPacks; readonly retry: () => void }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'open'; readonly session: Session };

/** Opens a game when its screen is shown; the replay instead, if it can only be watched. Moving between the table and the text table keeps it going. */
export function useSession(id: string): Opened {
  const content = useContent();
  const [opened, setOpened] = useState<Opened>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setOpened({ status: 'opening' });
    sessionOf(content, id).then(
      (found) => {
        if (!wanted) return;
        if (found === 'changed') replaceBy('replay', id);
        else setOpened(typeof found === 'string' ? { status: found } : { status: 'open', session: found });
      },
      (error: unknown) => {
        if (!wanted) return;
        if (error instanceof MissingPacks)
          setOpened({ status: 'lacks-packs', lack: error, retry: () => setAttempt(attempt + 1) });
        else setOpened({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [content, id, attempt]);
  return opened;
}

/** A part of the game, drawn again only when it changes. */
export const useGame = <T>(session: Session, select: (view: GameView) => T): T =>
  useStore(session.store, select);
