import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useId } from 'react';
import { useEngraving } from '../../../cards/engravings.ts';
import { useWorld } from '../../../play/context.ts';

/** The face of a Hero in the drawing of the map, around 0,0. */
export function FaceMark({ hero, radius }: { hero: string; radius: number }) {
  const round = useId();
  const url = useEngraving(infoOf(useWorld(), hero), 'token');
  if (url === null) return null;
  return (
    <>
      <clipPath id={round}>
        <circle r={radius} />
      </clipPath>
      <image
        href={url}
        x={-radius}
        y={-radius}
        width={2 * radius}
        height={2 * radius}
        clipPath={`url(#${round})`}
        preserveAspectRatio="xMidYMid slice"
      />
    </>
  );
}
