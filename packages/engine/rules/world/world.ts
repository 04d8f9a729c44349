import { bitsFor } from '../../kernel/bits.ts';
import type { Procedures } from '../../kernel/procedure.ts';
import {
  STATS,
  type Ability,
  type AllyCard,
  type Becomes,
  type Card,
  type Fighter,
  type HeroCard,
  type Modifier,
  type RuleChange,
  type RuleName,
  type Speaking,
  type Stat,
} from '../../effects/vocabulary.ts';
import { AT } from '../../effects/windows.ts';
import type { Board, Color, Space, SpaceId } from './board.ts';
import type { Game } from './game.ts';
import type { Land } from './land.ts';
import type { Laws } from './laws.ts';
import type { PlayedPart } from './part.ts';
import type { Policies } from './policies.ts';
import type { VerbTable } from './verb.ts';
import type { Words } from './words.ts';

/** Everything about a game that never changes: content compiled for quick reading, and the rules in force. */
export interface World {
  /** As it is printed; how it is at some moment of a game is asked of `landOf`. */
  readonly board: Board;
  readonly land: Land;
  /** Whether no part in play ever changes it. */
  readonly isLandFixed: boolean;
  readonly cards: Readonly<Record<string, CardInfo>>;
  readonly heroes: readonly string[];
  /** The cards each deck starts with. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly policies: Policies;
  readonly laws: Laws;
  readonly verbs: VerbTable;
  readonly procedures: Procedures<Game>;
  /** The adventure first, then the variants and packs. */
  readonly parts: readonly PlayedPart[];
  /** What the parts in play call things. */
  readonly words: Words;
  /** What the games made from it must agree on: the sets with their versions and fingerprints. */
  readonly content: Readonly<Record<string, string>>;
  readonly ground: ReadonlyMap<SpaceId, Ground>;
  /** All that any enemy could ever speak of: most questions need not look for one. */
  readonly enemyBits: Face['speaks'];
  /** The same of enemies and of any card that may come into force for the whole table. */
  readonly othersBits: Face['speaks'];
}

/** What never changes about a space; what it is at present is asked of `siteAt`. */
export interface Ground {
  readonly space: Space;
  /** The place of its jewel in `board.jewels`; -1 if it has none. */
  readonly jewel: number;
}

/** One physical card. Copies of a card have ids of their own: `torch`, `torch.2`. */
export interface CardInfo {
  readonly id: string;
  readonly set: string;
  readonly card: Card;
  readonly origin: 'hero' | 'market' | 'adventure';
  /** Where it is put back: what the card names, else its color, `market`, or `heroes`. */
  readonly deck: string;
  /** Of an adventure card; null for others. */
  readonly color: Color | null;
  readonly cost: number;
  /** What speaks while it is the enemy or lies in the Event area. */
  readonly front: Face;
  /** What speaks while a player has it. */
  readonly held: Face;
  /** The numbers of a Hero, of an Ally in play, or null. */
  readonly fighter: (Fighter & { readonly stamina: number }) | null;
  /** The numbers of an enemy, or null. */
  readonly foe: Fighter | null;
  readonly family: string;
  readonly discard: string;
  /** What it is in a player's hands. */
  readonly holding: 'hero' | 'item' | 'ally' | 'rune' | 'kept' | null;
}

export interface Face {
  readonly always: readonly Modifier[];
  readonly rules: readonly RuleChange[];
  readonly abilities: readonly Ability[];
  /** What it speaks of, a bit each, so that a card with nothing to say is passed over at the cost of one `&`. */
  readonly speaks: readonly [stats: number, rules: number, offered: number, forced: number];
}

/** The places in `speaks`: numbers, rules, windows of abilities that are offered, and of those that simply happen. */
export const STAT_BITS = 0;
export const RULE_BITS = 1;
export const OFFERED_BITS = 2;
export const FORCED_BITS = 3;
export type Bits = typeof STAT_BITS | typeof RULE_BITS | typeof OFFERED_BITS | typeof FORCED_BITS;

const STAT_NAMES = Object.keys(STATS) as Stat[];
export const STAT_BIT = bitsFor('stats', STAT_NAMES);

const RULE_NAMES: readonly RuleName[] = [
  'no-escape',
  'no-cancel',
  'no-attack',
  'no-ally-attacks',
  'no-activate',
  'no-rest',
  'no-heal',
  'no-buy',
  'no-hire',
  'no-negotiate',
  'closed-town',
  'closed-terrain',
  'enter-as',
];
export const RULE_BIT = bitsFor('rules', RULE_NAMES);

const SILENT: Face = { always: [], rules: [], abilities: [], speaks: [0, 0, 0, 0] };

function face(speaking: Speaking | undefined): Face {
  if (speaking === undefined) return SILENT;
  const { always = [], rules = [], abilities = [] } = speaking;
  const bits = (list: readonly Ability[]): number => list.reduce((mask, a) => mask | AT[a.when].bit, 0);
  return {
    always,
    rules,
    abilities,
    speaks: [
      always.reduce((mask, m) => mask | STAT_BIT[m.stat], 0),
      rules.reduce((mask, r) => mask | RULE_BIT[r.rule], 0),
      bits(abilities.filter((a) => a.forced !== true)),
      bits(abilities.filter((a) => a.forced === true)),
    ],
  };
}

function originOf({ kind }: Card): CardInfo['origin'] {
  if (kind === 'hero') return 'hero';
  return kind === 'item' || kind === 'ally' ? 'market' : 'adventure';
}

/** The deck from which a card is drawn. */
export function deckOf(card: Card): string {
  if (card.kind === 'hero') return 'heroes';
  return card.deck ?? ('color' in card ? card.color : 'market');
}

export function cardInfo(card: Card, id: string, set: string): CardInfo {
  const base = {
    id,
    set,
    card,
    origin: originOf(card),
    deck: deckOf(card),
    color: 'color' in card ? card.color : null,
    cost: 0,
    front: SILENT,
    held: SILENT,
    fighter: null,
    foe: null,
    family: '',
    discard: `discard:${id}`,
  };
  switch (card.kind) {
    case 'hero':
      return { ...base, ...heroInfo(card) };
    case 'item':
      return { ...base, cost: card.cost, held: face(card), holding: 'item' };
    case 'ally':
      return { ...base, ...allyInfo(card) };
    case 'challenge':
      return {
        ...base,
        front: face(card),
        foe: fighter(card),
        family: card.family,
        ...become(card.as),
      };
    case 'event':
      return { ...base, front: face(card), holding: null };
    case 'special':
      return { ...base, front: face(card), ...become(card.as) };
    case 'encounter': {
      const { foe } = card;
      const fight = foe === undefined ? {} : { front: face(foe), foe: fighter(foe), family: foe.family };
      return { ...base, ...fight, ...become(card.as) };
    }
  }
}

/** What enemies speak of: Challenges on their front, and Heroes by what they hold against their enemy. */
export function enemyBits(cards: readonly CardInfo[]): Face['speaks'] {
  let [stats, rules, offered, forced] = SILENT.speaks;
  for (const { card, front, held } of cards) {
    const against = face({
      always: held.always.filter((modifier) => modifier.for === 'enemy'),
      rules: held.rules.filter((change) => change.for === 'enemy'),
    });
    const speaks = card.kind === 'event' || card.kind === 'special' ? SILENT.speaks : front.speaks;
    stats |= speaks[STAT_BITS] | against.speaks[STAT_BITS];
    rules |= speaks[RULE_BITS] | against.speaks[RULE_BITS];
    offered |= speaks[OFFERED_BITS];
    forced |= speaks[FORCED_BITS];
  }
  return [stats, rules, offered, forced];
}

/** All that is spoken of by any of these. */
export function joinBits(all: readonly Face['speaks'][]): Face['speaks'] {
  let [stats, rules, offered, forced] = SILENT.speaks;
  for (const speaks of all) {
    stats |= speaks[STAT_BITS];
    rules |= speaks[RULE_BITS];
    offered |= speaks[OFFERED_BITS];
    forced |= speaks[FORCED_BITS];
  }
  return [stats, rules, offered, forced];
}

/** Just the numbers: whatever is printed beside them, all that fight look alike to who reads them. */
const fighter = ({ life, mind, body, spirit, stamina = 0 }: Fighter & { readonly stamina?: number }) => ({
  life,
  stamina,
  mind,
  body,
  spirit,
});

const heroInfo = (card: HeroCard) => ({
  held: face(card),
  fighter: fighter(card),
  holding: 'hero' as const,
});

const allyInfo = (card: AllyCard) => ({
  cost: card.cost,
  held: face(card),
  fighter: fighter(card),
  holding: 'ally' as const,
});

function become(as: Becomes | undefined): Pick<CardInfo, 'held' | 'fighter' | 'holding'> {
  if (as === undefined) return { held: SILENT, fighter: null, holding: null };
  return { held: face(as), fighter: as.kind === 'ally' ? fighter(as) : null, holding: as.kind };
}

/** How many counters it comes with. */
export function initialCounters(card: Card): number {
  if (card.kind === 'item' || card.kind === 'ally') return card.counters ?? 0;
  return 'as' in card ? (card.as?.counters ?? 0) : 0;
}

/** Class and type of an Item, printed or become. */
export function itemKind(info: CardInfo): { readonly class: string; readonly type: string } | null {
  const { card } = info;
  if (card.kind === 'item') return { class: card.class, type: card.type ?? '' };
  const as = 'as' in card ? card.as : undefined;
  return as?.kind === 'item' ? { class: as.class, type: as.type ?? '' } : null;
}

export function groundAt(world: World, space: SpaceId): Ground {
  const ground = world.ground.get(space);
  if (ground === undefined) throw new Error(`no space "${space}"`);
  return ground;
}

export function infoOf(world: World, id: string): CardInfo {
  const info = world.cards[id];
  if (info === undefined) throw new Error(`no card "${id}"`);
  return info;
}

/** Won from a Challenge: never sold, dismissed or lost. Cards gained otherwise are ordinary (G17, G26). */
export const isWon = ({ card }: CardInfo): boolean => card.kind === 'challenge';

/** Whether an attempt does not go on for ever with it: Events are put back and followed by another card (G10, W6). */
export const endsAttempt = ({ card }: CardInfo): boolean => card.kind !== 'event' && card.kind !== 'special';

export const isAdventure = ({ origin }: CardInfo): boolean => origin === 'adventure';
