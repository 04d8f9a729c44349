import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { Card, type CardSize } from '../cards/Card.tsx';
import { useWorld } from './context.ts';

/** A card as it lies on the table. */
export function CardFace({ card, size = 'full' }: { card: string; size?: CardSize }) {
  return <Card info={infoOf(useWorld(), card)} size={size} />;
}
