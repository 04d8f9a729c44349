/** Under which names the icon of a card is looked for, the most fitting first. */
import type { Card } from '@wayrune/engine/effects/vocabulary.ts';

/** In the pictures of its own set by id; after that in the common ones, by what it is. */
export function commonKeys(card: Card): string[] {
  const kind = `kind.${card.kind}`;
  switch (card.kind) {
    case 'item':
      return [...(card.type === undefined ? [] : [`type.${card.type}`]), `class.${card.class}`, kind];
    case 'challenge':
      return [`family.${card.family}`, kind];
    case 'encounter':
      return [...(card.foe === undefined ? [] : [`family.${card.foe.family}`]), kind];
    case 'special':
      return [`type.${card.type}`, kind];
    case 'hero':
    case 'ally':
    case 'event':
      return [kind];
  }
}
