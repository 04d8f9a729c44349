import { useEffect } from 'react';
import type { Session } from '../../game/session.ts';
import { isShortcut } from '../../ui/shortcut.ts';
import { look, useLook } from '../../play/look.ts';

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

function toggleLog(): void {
  const { drawer, side } = useLook.getState();
  look({ side: 'log', drawer: drawer === 'side' && side === 'log' ? null : 'side' });
}

/** A button that has the focus is pressed by these keys itself. */
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

/** The button of a card that is still being turned over is there before its gate is. */
const isOnOption = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('[data-option]') !== null;

/** Keys of the table: 1–9 choose, U undoes, H hints, R shows the rule, L the log, Space skips and, like Enter, goes on. */
export function useTableShortcuts(session: Session): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      u: session.undo,
      h: () => press('[data-key="h"]'),
      l: toggleLog,
      '?': () => look({ keys: true }),
      r: () => press('[data-key="r"]'),
      f: () => press('[data-key="f"]'),
    };
    const down = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      const { key } = event;
      const { chooser, gate } = session.store.getState();
      if (gate !== null && (key === ' ' || key === 'Enter')) {
        // Whoever still holds the key down that skipped what came before has not seen the gate.
        if (event.repeat) event.preventDefault();
        else if (!isOnButton(event)) session.proceed();
      } else if (key === ' ' && chooser === null) {
        if (!event.repeat && isOnOption(event)) return;
        event.preventDefault();
        session.skip();
      } else if (/^[1-9]$/.test(key)) press(`[data-key="${key}"]`);
      else keys[key]?.();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [session]);
}
