/** A game is open in one window at a time: two would write two stories into one log. */

/** How long a window that is just being closed is waited for, in milliseconds. */
const PATIENCE = 2000;
/** So often somebody must seem to have it: our own request may have been granted while it was being given up. */
const SURE = 2;

/** Holds a game until it is let go. Null if another window has it. */
export function holdGame(id: string, doubts = SURE): Promise<(() => void) | null> {
  // Browsers lock only on safe pages, such as localhost; elsewhere it is left to the player.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined) return Promise.resolve(() => undefined);
  const name = `wayrune game ${id}`;
  // On a busy machine it may only be slow: what nobody has is asked for again.
  const again = async (): Promise<(() => void) | null> => {
    const { held = [] } = await locks.query();
    if (!held.some((lock) => lock.name === name)) return holdGame(id);
    return doubts > 1 ? holdGame(id, doubts - 1) : null;
  };
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((letGo) => resolve(letGo));
    locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, held).catch((error: unknown) => {
      if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'))
        resolve(again());
      else reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
