import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '@wayrune/engine/table/reach.ts';
import { useSessionHere } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import type { Box } from '../frame/free-room.ts';
import { usePlates } from '../frame/plates.ts';
import { Place } from './Place.tsx';
import styles from './PlacePlate.module.css';

/** In rem: how wide it is, and about how high it may become. */
const WIDTH = 15.375;
const HEIGHT = 15;
/** So far beside the pointer, in pixels, that the space itself stays in sight. */
const BESIDE = 56;

/** Beside the pointer, where there is more room, and clear of the plates at the edges. */
function spotFor(
  at: { readonly x: number; readonly y: number },
  free: Box,
  rem: number,
): { left: number; top: number } {
  const [width, height] = [WIDTH * rem, HEIGHT * rem];
  const right = at.x + BESIDE + width <= free.right;
  const left = right ? at.x + BESIDE : at.x - BESIDE - width;
  const top = Math.min(Math.max(at.y - height / 3, free.top), Math.max(free.top, free.bottom - height));
  return { left: Math.max(8, left), top };
}

/**
 * The place under the pointer, or the one that was pressed: what it is called, what is there, and the odds. While it is
 * only pointed at, the pointer goes through it.
 */
export function PlacePlate({ path }: { path: Path | null }) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const { free } = usePlates();
  const chosen = useLook((now) => now.space);
  const pointed = useRested(useLook((now) => now.looked));
  const at = useLook((now) => now.lookedAt);
  const space = chosen ?? pointed;
  const room = free();
  if (space === null || room === null) return null;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const spot = spotFor(at ?? { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 }, room, rem);
  return (
    <aside
      className={`${styles.place ?? ''} ${panel.plate ?? ''}`}
      aria-label={t('spaceTitle')}
      data-pressed={chosen !== null || undefined}
      style={spot}
    >
      <Place space={space} />
      {chosen !== null && (
        <div className={styles.actions}>
          {path !== null && (
            <Button
              look={['primary', 'small']}
              onPress={() => {
                look({ space: null, looked: null });
                session.chooseAll(path);
              }}
            >
              {t('moveHere')}
            </Button>
          )}
          <Button look={['quiet', 'small']} onPress={() => look({ space: null })}>
            {t('closeSpace')}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** In milliseconds: a pointer that only passes over a space does not ask about it. */
const REST = 220;

function useRested(space: string | null): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useLayoutEffect(() => {
    setRested(null);
    if (space === null) return undefined;
    const timer = setTimeout(setRested, REST, space);
    return () => clearTimeout(timer);
  }, [space]);
  return rested;
}
