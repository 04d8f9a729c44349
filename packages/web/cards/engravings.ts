/**
 * Engraved pictures, each drawn once by a worker and kept as a blob: the page shows one node a picture, not eight hundred paths,
 * and scrolling through all cards draws nothing again.
 */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useSyncExternalStore } from 'react';
import type { View } from '../engrave/draw.ts';
import type { Engraving, Order } from '../engrave/engraver-worker.ts';
import { subjectOf } from '../engrave/subject.ts';

const urls = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Map<string, Set<() => void>>();
let engraver: Worker | null = null;

function startEngraver(): Worker {
  const worker = new Worker(new URL('../engrave/engraver-worker.ts', import.meta.url), {
    type: 'module',
    name: 'engraver',
  });
  worker.addEventListener('message', ({ data: { key, svg } }: MessageEvent<Engraving>) => {
    urls.set(key, URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    for (const tell of listeners.get(key) ?? []) tell();
  });
  // Offline and never seen: frames stay empty, and the next card that is shown asks again.
  worker.addEventListener('error', () => {
    worker.terminate();
    engraver = null;
    for (const key of asked) if (!urls.has(key)) asked.delete(key);
  });
  return worker;
}

const keyOf = ({ set, card }: CardInfo, view: View, asleep: boolean): string =>
  `${set}/${card.id}/${view}${asleep ? '/asleep' : ''}`;

/** Whether this card shows somebody, and so has an engraving instead of an icon. */
export const isEngraved = ({ card, set }: CardInfo): boolean => subjectOf(card, set) !== null;

/** Where its picture is, for an <img>, a background or an <image> of the map; null until it has been drawn. */
function engravedUrl(info: CardInfo, view: View, asleep: boolean): string | null {
  const key = keyOf(info, view, asleep);
  const url = urls.get(key);
  const subject = subjectOf(info.card, info.set);
  if (url !== undefined || subject === null || asked.has(key) || typeof Worker === 'undefined')
    return url ?? null;
  asked.add(key);
  engraver ??= startEngraver();
  const order: Order = { key, subject: { ...subject, asleep }, view };
  engraver.postMessage(order);
  return null;
}

/** The same, and the component is drawn again when the picture is there. */
export function useEngraving(info: CardInfo, view: View, asleep = false): string | null {
  const key = keyOf(info, view, asleep);
  return useSyncExternalStore(
    (tell) => {
      const told = listeners.get(key) ?? new Set();
      listeners.set(key, told.add(tell));
      return () => told.delete(tell);
    },
    () => engravedUrl(info, view, asleep),
  );
}
