/** The table can be heard: what is being shown, and at full speed the most telling of what has happened. */
import { useEffect } from 'react';
import type { Session } from '../game/session.ts';
import { play } from './play.ts';
import { loudest, soundOf } from './sounds.ts';

export function useSounds(session: Session): void {
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        if (now.now !== null && now.now !== before.now) {
          const sound = soundOf(now.now.event);
          if (sound !== null) void play(sound);
        } else if (now.gate?.kind === 'victory' && now.gate !== before.gate) {
          // All that it brought is shown at once.
          const sound = loudest(now.gate.events);
          if (sound !== null) void play(sound);
        } else if (now.now === null && before.now === null && now.lines.length > before.lines.length) {
          const sound = loudest(now.lines.slice(before.lines.length));
          if (sound !== null) void play(sound);
        }
      }),
    [session],
  );
}
