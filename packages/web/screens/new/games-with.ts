import { useEffect, useState } from 'react';
import { archive } from '../../game/archive/browser.ts';

/** How many saved games were played with a pack; null until they have been counted. */
export function useGamesWith(pack: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    archive.list().then(
      (games) => setCount(games.filter(({ setup }) => setup.packs.includes(pack)).length),
      // Where games cannot be read, none can be lost.
      () => setCount(0),
    );
  }, [pack]);
  return count;
}
