import { useSyncExternalStore } from 'react';

/** The width below which the table shows one pane at a time; style sheets write it out. */
const narrow = window.matchMedia('(max-width: 760px)');

const subscribe = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
