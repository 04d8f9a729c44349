import { useEffect } from 'react';
import type { Session } from '../../game/session.ts';
import { isShortcut } from '../../ui/shortcut.ts';

/** Where a letter leads: the headings of the text table, by their ids. */
const HEADINGS: Readonly<Record<string, string>> = {
  d: 'text-decision',
  w: 'text-where',
  p: 'text-party',
  o: 'text-heroes',
  c: 'text-open',
  l: 'text-story',
};

/** Keys: a digit chooses, U undoes, H hints, R shows the rule, other letters jump to a heading. */
export function useJumps(session: Session): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      const heading = HEADINGS[event.key];
      if (heading !== undefined) document.getElementById(heading)?.focus();
      else if (event.key === 'u') session.undo();
      else if (/^[1-9hr]$/.test(event.key))
        document.querySelector<HTMLElement>(`[data-key="${event.key}"]`)?.click();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [session]);
}
