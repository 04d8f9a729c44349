/** Hash routing: `#/table/abc` is the screen `table` with the detail `abc`. */
import { useSyncExternalStore } from 'react';

export const SCREENS = [
  'start',
  'new',
  'table',
  'text',
  'learn',
  'rules',
  'replay',
  'end',
  'settings',
  'credits',
] as const;
export type Screen = (typeof SCREENS)[number];

export interface Route {
  readonly screen: Screen;
  /** A game's id, a rule's id: what the screen shows. */
  readonly detail: string;
}

const isScreen = (word: string): word is Screen => (SCREENS as readonly string[]).includes(word);

export function parseRoute(hash: string): Route {
  const [screen = '', ...detail] = hash.replace(/^#\/?/, '').split('/');
  return isScreen(screen)
    ? { screen, detail: decodeURIComponent(detail.join('/')) }
    : { screen: 'start', detail: '' };
}

export const href = (screen: Screen, detail = ''): string =>
  screen === 'start' ? '#/' : `#/${screen}${detail === '' ? '' : `/${encodeURIComponent(detail)}`}`;

export function go(screen: Screen, detail = ''): void {
  window.location.hash = href(screen, detail);
}

/** Navigates without a history entry, when the requested page cannot be shown. */
export function replaceBy(screen: Screen, detail = ''): void {
  window.location.replace(href(screen, detail));
}

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return parseRoute(hash);
}
