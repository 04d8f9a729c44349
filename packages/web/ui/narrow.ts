import { useSyncExternalStore } from 'react';

/** Whether the window is at most so wide, in pixels. */
function upTo(width: number): () => boolean {
  const query = window.matchMedia(`(max-width: ${width}px)`);
  const subscribe = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}

/** Cards on the stage are small, so that a fight fits beside the panels. */
export const useNarrow = upTo(1180);
/** One pane at a time. */
export const useSmall = upTo(760);
