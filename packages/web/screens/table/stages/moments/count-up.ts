import { useEffect, useState } from 'react';
import { useSettings } from '../../../../settings/settings.ts';

const LASTS = 700;

/** A number that counts up from 0 after so many milliseconds, at the player's pace; at once where nothing shall move. */
export function useCountUp(to: number, after: number, still: boolean): number {
  const speed = useSettings((settings) => settings.speed);
  const moves = !still && speed > 0 && document.documentElement.dataset['motion'] !== 'reduced';
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!moves) return undefined;
    const begin = performance.now() + after / speed;
    let asked = requestAnimationFrame(function next(time) {
      const share = Math.min(1, Math.max(0, ((time - begin) * speed) / LASTS));
      setShown(Math.round(to * share));
      if (share < 1) asked = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(asked);
  }, [to, after, speed, moves]);
  return moves ? shown : to;
}
