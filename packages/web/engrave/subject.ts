/** Whom a card shows, if anybody: all that choosing a picture needs to know of it. Small, because the page's first load has it. */
import type { Card } from '@wayrune/engine/effects/vocabulary.ts';

/** Families of the jungle: their parts are loaded when the first of them is shown. */
export const JUNGLE_FAMILIES = [
  'mahkim',
  'singhara',
  'lizardman',
  'naga',
  'saurian',
  'thundertusk',
  'cat',
  'swarm',
  'plant',
  'deadwalker',
  'castaway',
  'tainted',
  'god',
] as const;
export type JungleFamily = (typeof JUNGLE_FAMILIES)[number];

/** What a storm sends, and who sends it: loaded the same way. */
export const STORM_FAMILIES = ['storm', 'stormlord'] as const;
export type StormFamily = (typeof STORM_FAMILIES)[number];

/** What a fallen star left in the towns: loaded the same way. */
export const CURSED_FAMILIES = ['ashen', 'demon', 'frenzied', 'winter'] as const;
export type CursedFamily = (typeof CURSED_FAMILIES)[number];

/** Families that can be engraved without a recipe of their own; all traps are one. */
export const FAMILIES = [
  ...JUNGLE_FAMILIES,
  ...STORM_FAMILIES,
  ...CURSED_FAMILIES,
  'undead',
  'razorwing',
  'ferrox',
  'spider',
  'bandit',
  'dragonkin',
  'beast',
  'cultist',
  'goblin',
  'trap',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Subject {
  readonly set: string;
  readonly id: string;
  readonly kind: 'hero' | 'ally' | Family;
  /** Its other look, where its recipe has one. */
  readonly asleep?: boolean;
}

/** Null where a card shows no Hero, Ally, trap or foe of a known family: it keeps its icon. */
export function subjectOf(card: Card, set: string): Subject | null {
  const kind = kindOf(card);
  return kind === undefined ? null : { set, id: card.id, kind };
}

function kindOf(card: Card): Subject['kind'] | undefined {
  switch (card.kind) {
    case 'hero':
    case 'ally':
      return card.kind;
    case 'challenge':
      return card.trap === undefined ? FAMILIES.find((one) => one === card.family) : 'trap';
    case 'encounter':
      // Who joins a Hero is somebody, too.
      return (
        FAMILIES.find((one) => one === card.foe?.family) ?? (card.as?.kind === 'ally' ? 'ally' : undefined)
      );
    case 'special':
      if (card.god !== undefined) return 'god';
      return card.as?.kind === 'ally'
        ? 'ally'
        : FAMILIES.find((one) => one === (card.foe?.family ?? card.type));
    case 'item':
    case 'event':
      return undefined;
  }
}
