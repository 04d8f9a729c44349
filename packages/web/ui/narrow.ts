import { useSyncExternalStore } from 'react';

/** Whether the window is at most so wide, in pixels. */
function upTo(width: number): () => boolean {
  let asked: MediaQueryList | null = null;
  // Asked for when it is first used, so that tests without a window can load what uses it.
  const query = (): MediaQueryList => (asked ??= window.matchMedia(`(max-width: ${width}px)`));
  const subscribe = (changed: () => void): (() => void) => {
    query().addEventListener('change', changed);
    return () => query().removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => query().matches);
}

/** Cards on the stage are small, so that a fight fits beside the panels. */
export const useNarrow = upTo(1180);
