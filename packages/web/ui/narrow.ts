import { useSyncExternalStore } from 'react';

/** The width below which cards on the stage are small, so that a fight fits beside the panels. */
const narrow = window.matchMedia('(max-width: 1180px)');

const subscribe = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
