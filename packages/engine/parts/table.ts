/** The variants and packs that come with Wayrune, and what goes with what: the combination table as data. */
import type { Part, PartRules } from '../rules/world/part.ts';
import { epicConfrontation } from '../adventures/mists-of-zanaga/options/epic.ts';
import { relentlessRituals } from '../adventures/mists-of-zanaga/options/relentless.ts';
import { monsterSafari } from '../adventures/mists-of-zanaga/options/safari.ts';
import { cooperative } from '../adventures/seven-scions/endgame/cooperative.ts';
import { advanced } from '../variants/advanced/index.ts';
import { allyLimits } from '../variants/ally-limits/index.ts';
import { doomTrack } from '../variants/doom-track/index.ts';
import { longer, shorter } from '../variants/game-length.ts';
import { itemLimits } from '../variants/item-limits.ts';
import { softerKnockouts } from '../variants/softer-knockouts.ts';
import { travelHazards } from '../variants/travel-hazards/index.ts';

const TERRINOTH: readonly string[] = ['dragon-lords', 'seven-scions', 'cataclysm'];
const LORDS: readonly string[] = ['dragon-lords'];
const ZANAGA: readonly string[] = ['mists-of-zanaga'];

/** Those that are a few lines each share a chapter. */
const SMALL: Partial<Part> = { chapter: 'small-variants' };

const MISTS: Partial<Part> = { chapter: 'zanaga-options' };

const variant = (
  name: string,
  goesWith: Part['goesWith'],
  summary: string,
  rules?: PartRules,
  more: Partial<Part> = {},
): Part => ({ kind: 'variant', name, summary, goesWith, ...(rules === undefined ? {} : { rules }), ...more });

const pack = (name: string, goesWith: Part['goesWith'], summary: string): Part => ({
  kind: 'pack',
  name,
  summary,
  goesWith,
});

/** In the order in which they change the rules: a later one has the last word. */
export const PARTS: Readonly<Record<string, Part>> = {
  'doom-track': variant(
    'Doom Track',
    LORDS,
    'Discarded adventures fill a track. When doom is complete, everyone must face the Dragon Lords.',
    doomTrack,
    { chapter: 'doom-track' },
  ),
  'travel-hazards': variant(
    'Travel Hazards',
    TERRINOTH,
    'End your movement in the wilds, and something may attack you there.',
    travelHazards,
    { chapter: 'travel-hazards' },
  ),
  advanced: variant(
    'Advanced Runebound',
    LORDS,
    'The harder game: its own Doom Track and hazards, tougher foes, upgrades in pairs, costlier knock-outs.',
    advanced,
    {
      chapter: 'advanced',
      excludes: {
        'doom-track': 'Advanced Runebound has its own Doom Track',
        'travel-hazards': 'Advanced Runebound has its own hazards',
      },
    },
  ),
  'softer-knockouts': variant(
    'Softer Knockouts',
    'all',
    'A Hero who is knocked out keeps all Items and Allies.',
    softerKnockouts,
    SMALL,
  ),
  'item-limits': variant(
    'Item Limits',
    'all',
    'One Item of each class and type, instead of two Weapons and one Armor.',
    itemLimits,
    SMALL,
  ),
  'ally-limits': variant(
    'Ally Limits',
    'all',
    'As many Allies as you like; each wants one gold in every Market step.',
    allyLimits,
    SMALL,
  ),
  shorter: variant('Shorter Runebound', 'all', 'Experience counters cost one point less.', shorter, {
    ...SMALL,
    excludes: { longer: 'they set different prices for experience counters' },
  }),
  longer: variant('Longer Runebound', 'all', 'Experience counters cost one point more.', longer, SMALL),
  cooperative: variant(
    'Cooperative',
    ['seven-scions'],
    'All Heroes win together, or lose together.',
    cooperative,
    {
      players: 2,
      chapter: 'seven-scions',
      goal: 'Awaken the Scions, stand together in the storm, then beat every Stormlord as one group. You all win, or you all lose.',
    },
  ),
  'monster-safari': variant(
    'Monster Safari',
    ZANAGA,
    'Discard an unused movement die to meet a roaming monster of its terrain, wherever you are.',
    monsterSafari,
    MISTS,
  ),
  'relentless-rituals': variant(
    'Relentless Rituals',
    ZANAGA,
    'New Challenges bring two ritual tokens, so rituals are completed faster. Best with 1–2 players.',
    relentlessRituals,
    MISTS,
  ),
  'epic-confrontation': variant(
    'Epic Confrontation',
    ZANAGA,
    'Defeat three primal gods to win, instead of one. Best with 5–6 players.',
    epicConfrontation,
    MISTS,
  ),
  'rituals-and-runes': pack(
    'Rituals and Runes',
    'all',
    '30 market cards: Rituals, empowered by movement dice, and Runes.',
  ),
  'weapons-of-legend': pack(
    'Weapons of Legend',
    'all',
    '30 market cards: Items, Allies, and Allies who lend you what they carry.',
  ),
  'traps-and-terrors': pack(
    'Traps and Terrors',
    TERRINOTH,
    '30 adventure cards: traps to get past, and what set them.',
  ),
  'beasts-and-bandits': pack(
    'Beasts and Bandits',
    TERRINOTH,
    '30 adventure cards: bandits who want your gold, beasts who want your blood.',
  ),
};
