import { useEffect, useState } from 'react';

export type Opened<T> =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string };

/** Something that is opened once in the life of a component, however often its effects are run. */
export function useOpened<T>(open: () => Promise<T>): Opened<T> {
  const [opening] = useState(() => {
    const promise = open();
    // What goes wrong is told below; a promise that nobody came to ask about is no mishap.
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
        tell({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [opening]);
  return opened;
}
