/** Icons of cards that are not engraved, loaded a set at a time when a card of it is first shown. */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useSyncExternalStore } from 'react';
import { commonKeys } from './picture-keys.ts';

type Paths = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Paths>('./pictures/*.json', { query: '?icons', import: 'default' });
const loaded = new Map<string, Paths>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

function ask(set: string): void {
  const load = FILES[`./pictures/${set}.json`];
  if (asked.has(set) || load === undefined) return;
  asked.add(set);
  void load().then(
    (paths) => {
      loaded.set(set, paths);
      for (const tell of listeners) tell();
    },
    // Offline and never seen: the frame stays empty, and the next card that is shown asks again.
    () => asked.delete(set),
  );
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The path of its picture in a box of 512, '' until it is there. */
export function usePicture({ set, card }: CardInfo): string {
  return useSyncExternalStore(subscribe, () => {
    ask(set);
    const own = loaded.get(set)?.[card.id];
    if (own !== undefined) return own;
    // Only a set without a picture for this card needs the common ones.
    if (FILES[`./pictures/${set}.json`] !== undefined && !loaded.has(set)) return '';
    ask('common');
    const common = loaded.get('common');
    return common === undefined
      ? ''
      : (commonKeys(card)
          .map((key) => common[key])
          .find((path) => path !== undefined) ?? '');
  });
}
