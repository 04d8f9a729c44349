/** A game is open in one window at a time: two would write two stories into one log. */

/** How long a window that is just being closed is waited for, in milliseconds. */
const PATIENCE = 3000;

/** Holds a game until it is let go. Null if another window has it. */
export function holdGame(id: string): Promise<(() => void) | null> {
  // Browsers lock only on safe pages, such as localhost; elsewhere the player must take care himself.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((letGo) => resolve(letGo));
    locks
      .request(`wayrune game ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, held)
      .catch((error: unknown) => {
        if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'))
          resolve(null);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
  });
}
