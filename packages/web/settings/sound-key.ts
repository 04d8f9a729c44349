import i18next from 'i18next';
import { useEffect } from 'react';
import { announce } from '../app/announce.ts';
import { changeSettings, useSettings } from './settings.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea');

/** M turns the sound off and on, wherever one is. */
export function useSoundKey(): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key !== 'm' || event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target))
        return;
      const sound = !useSettings.getState().sound;
      changeSettings({ sound });
      announce(i18next.t(sound ? 'soundOn' : 'soundOff'));
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, []);
}
