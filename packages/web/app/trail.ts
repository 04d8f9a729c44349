/** Navigation history by screen, so that "Back" leads to the table and not always to the start page. */
import { parseRoute } from './routes.ts';

const screenOf = (hash: string): string => parseRoute(hash).screen;

/** The trail after a navigation. Each screen occurs once; going back pops it. */
export function walked(trail: readonly string[], from: string, to: string): readonly string[] {
  if (screenOf(from) === screenOf(to)) return trail;
  const known = trail.findIndex((place) => screenOf(place) === screenOf(to));
  return known >= 0 ? trail.slice(0, known) : [...trail, from];
}

let trail: readonly string[] = [];

export function followTrail(): void {
  let here = window.location.hash;
  window.addEventListener('hashchange', () => {
    const { hash } = window.location;
    trail = walked(trail, here, hash);
    here = hash;
  });
}

export const backHref = (): string => trail.at(-1) || '#/';
