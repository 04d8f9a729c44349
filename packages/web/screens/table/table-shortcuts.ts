import { useEffect } from 'react';
import type { Session } from '../../game/session.ts';
import { isShortcut } from '../../ui/shortcut.ts';
import { look } from '../../play/look.ts';

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** Keys of the table: 1–9 choose, U undoes, H hints, R shows the rule, L the log, Space skips. */
export function useTableShortcuts(session: Session): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      u: session.undo,
      h: () => press('[data-key="h"]'),
      l: () => look({ side: 'log', pane: 'side' }),
      '?': () => look({ keys: true }),
      r: () => press('[data-key="r"]'),
    };
    const down = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      const { key } = event;
      if (key === ' ' && session.store.getState().chooser === null) {
        event.preventDefault();
        session.skip();
      } else if (/^[1-9]$/.test(key)) press(`[data-key="${key}"]`);
      else keys[key]?.();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [session]);
}
