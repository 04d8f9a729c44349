/** Everything that a game can be put together from, and what goes with what: the combination table as data. */

export type AdventureId = 'dragon-lords' | 'mists-of-zanaga' | 'seven-scions' | 'cataclysm';

export const ADVENTURE_NAMES: Readonly<Record<AdventureId, string>> = {
  'dragon-lords': 'Rise of the Dragon Lords',
  'mists-of-zanaga': 'The Mists of Zanaga',
  'seven-scions': 'The Seven Scions',
  cataclysm: 'The Cataclysm',
};

export interface Part {
  readonly kind: 'variant' | 'pack';
  readonly name: string;
  /** One line for those who choose. */
  readonly summary: string;
  readonly goesWith: readonly AdventureId[];
  /** The fewest players it is for, where that is not one. */
  readonly players?: number;
}

const ALL: readonly AdventureId[] = ['dragon-lords', 'mists-of-zanaga', 'seven-scions', 'cataclysm'];
const TERRINOTH: readonly AdventureId[] = ['dragon-lords', 'seven-scions', 'cataclysm'];
const LORDS: readonly AdventureId[] = ['dragon-lords'];
const ZANAGA: readonly AdventureId[] = ['mists-of-zanaga'];

const variant = (
  name: string,
  goesWith: readonly AdventureId[],
  summary: string,
  more: Partial<Part> = {},
): Part => ({ kind: 'variant', name, summary, goesWith, ...more });

const pack = (name: string, goesWith: readonly AdventureId[], summary: string): Part => ({
  kind: 'pack',
  name,
  summary,
  goesWith,
});

/** In the order in which variants change the rules: a later one has the last word. */
export const PARTS: Readonly<Record<string, Part>> = {
  'doom-track': variant(
    'Doom Track',
    LORDS,
    'Discarded adventures fill a track; when doom is complete, everybody must face the Dragon Lords.',
  ),
  'travel-hazards': variant(
    'Travel Hazards',
    TERRINOTH,
    'Whoever ends a journey in the wild may be set upon there.',
  ),
  advanced: variant(
    'Advanced Runebound',
    LORDS,
    'The harder game: its own Doom Track and hazards, tougher foes, counters in pairs, dearer knock-outs.',
  ),
  'softer-knockouts': variant(
    'Softer Knockouts',
    ALL,
    'A Hero who is knocked out keeps all Items and Allies.',
  ),
  'item-limits': variant(
    'Item Limits',
    ALL,
    'One Item of each class and type, instead of two Weapons and one Armor.',
  ),
  'ally-limits': variant(
    'Ally Limits',
    ALL,
    'As many Allies as you like; each wants one gold in every Market step.',
  ),
  shorter: variant('Shorter Runebound', ALL, 'Experience counters cost one point less.'),
  longer: variant('Longer Runebound', ALL, 'Experience counters cost one point more.'),
  cooperative: variant('Cooperative', ['seven-scions'], 'All Heroes win together, or lose together.', {
    players: 2,
  }),
  'monster-safari': variant('Monster Safari', ZANAGA, 'The Heroes compete for what they have hunted.'),
  'relentless-rituals': variant('Relentless Rituals', ZANAGA, 'The rituals go on by themselves.'),
  'epic-confrontation': variant('Epic Confrontation', ZANAGA, 'The god is faced by all Heroes.'),
  'rituals-and-runes': pack('Rituals and Runes', ALL, 'Market cards: Rituals and Runes.'),
  'weapons-of-legend': pack('Weapons of Legend', ALL, 'Market cards: Items, Allies, and Allies who equip.'),
  'traps-and-terrors': pack('Traps and Terrors', TERRINOTH, 'Adventure cards of all colours.'),
  'beasts-and-bandits': pack('Beasts and Bandits', TERRINOTH, 'Adventure cards of all colours.'),
};

/** Parts that go with the same adventure and yet not with each other, and why. */
const EXCLUDED: readonly (readonly [string, string, string])[] = [
  ['advanced', 'doom-track', 'Advanced Runebound brings a Doom Track of its own'],
  ['advanced', 'travel-hazards', 'Advanced Runebound brings hazards of its own'],
  ['shorter', 'longer', 'there is one price for an experience counter'],
];

/** Why parts do not go together, a sentence each that names both; none if they do. */
export function clashes(adventure: string, players: number, chosen: readonly string[]): string[] {
  const found: string[] = [];
  for (const id of chosen) {
    const part = Object.hasOwn(PARTS, id) ? PARTS[id] : undefined;
    if (part === undefined) continue;
    if (!part.goesWith.some((known) => known === adventure))
      found.push(
        `"${id}" does not go with "${adventure}": ${part.name} is for ${part.goesWith.map((other) => ADVENTURE_NAMES[other]).join(', ')}`,
      );
    if (players < (part.players ?? 1))
      found.push(`"${id}" does not go with ${players} player: ${part.name} needs ${part.players} or more`);
  }
  for (const [one, other, why] of EXCLUDED)
    if (chosen.includes(one) && chosen.includes(other))
      found.push(`"${one}" does not go with "${other}": ${why}`);
  return found;
}
