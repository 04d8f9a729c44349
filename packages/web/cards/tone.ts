/** How a card is framed: by kind, colour, class and rarity. All looks are data attributes that the style sheet knows. */
import type { Card } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { type CardInfo, itemKind } from '@wayrune/engine/rules/world/world.ts';

export interface Tone {
  /** The tint of the frame. */
  readonly tint: string;
  /** The ground behind the picture. */
  readonly ground: Ground;
  /** From plain (0) to gilt (3). */
  readonly rarity: 0 | 1 | 2 | 3;
}

const GROUNDS = ['rays', 'hatch', 'waves', 'dots', 'arches', 'web'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What lies behind the enemies of a family. */
const FAMILY_GROUNDS: Readonly<Record<string, Ground>> = {
  undead: 'arches',
  razorwing: 'waves',
  ferrox: 'hatch',
  spider: 'web',
  bandit: 'hatch',
  dragonkin: 'rays',
  beast: 'hatch',
  cultist: 'dots',
  goblin: 'dots',
};
const CLASS_GROUNDS: Readonly<Record<string, Ground>> = {
  weapon: 'hatch',
  armor: 'arches',
  artifact: 'dots',
  rune: 'rays',
  relic: 'rays',
  potion: 'waves',
  ritual: 'web',
};

/** By what it costs: the dear ones are richly framed. */
const byPrice = (cost: number): Tone['rarity'] => (cost >= 15 ? 3 : cost >= 10 ? 2 : cost >= 6 ? 1 : 0);
const byRank = (card: Extract<Card, { color: string }>): Tone['rarity'] =>
  Math.min(3, Math.max(0, COLORS.indexOf(card.color))) as Tone['rarity'];

export function toneOf(info: CardInfo): Tone {
  const { card, cost } = info;
  switch (card.kind) {
    case 'hero':
      return { tint: 'hero', ground: 'rays', rarity: 2 };
    case 'ally':
    case 'item': {
      // An Equipping Ally is framed as what it is to its owner.
      const kind = itemKind(info)?.class;
      return kind === undefined
        ? { tint: 'ally', ground: 'arches', rarity: byPrice(cost) }
        : { tint: kind, ground: CLASS_GROUNDS[kind] ?? 'hatch', rarity: byPrice(cost) };
    }
    case 'challenge':
      return { tint: card.color, ground: FAMILY_GROUNDS[card.family] ?? 'hatch', rarity: byRank(card) };
    case 'event':
      return { tint: card.color, ground: 'rays', rarity: 0 };
    case 'encounter':
      return { tint: card.color, ground: 'waves', rarity: 0 };
    case 'special':
      if (card.god !== undefined) return { tint: 'red', ground: 'arches', rarity: 3 };
      return card.color === undefined
        ? { tint: 'relic', ground: 'dots', rarity: 1 }
        : { tint: card.color, ground: 'dots', rarity: 0 };
  }
}
