import { useEffect, useState } from 'react';

export type Opened<T> =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string; readonly error: unknown };

/** Opens something once per mounted component, however often its effects run. */
export function useOpened<T>(open: () => Promise<T>): Opened<T> {
  const [opening] = useState(() => {
    const promise = open();
    // Errors are reported below; this only avoids an unhandled rejection.
    promise.catch(() => {});
    return promise;
  });
  const [opened, setOpened] = useState<Opened<T>>({ status: 'opening' });
  useEffect(() => {
    let wanted = true;
    const tell = (now: Opened<T>): void => {
      if (wanted) setOpened(now);
    };
    opening.then(
      (value) => tell({ status: 'open', value }),
      (error: unknown) =>
        tell({ status: 'failed', message: error instanceof Error ? error.message : String(error), error }),
    );
    return () => {
      wanted = false;
    };
  }, [opening]);
  return opened;
}
