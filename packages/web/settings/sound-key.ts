import i18next from 'i18next';
import { useEffect } from 'react';
import { announce } from '../app/announce.ts';
import { isCommand } from '../ui/shortcut.ts';
import { changeSettings, useSettings } from './settings.ts';

/** M toggles the sound on every screen. */
export function useSoundKey(): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key !== 'm' || !isCommand(event)) return;
      const sound = !useSettings.getState().sound;
      changeSettings({ sound });
      announce(i18next.t(sound ? 'soundOn' : 'soundOff'));
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, []);
}
