/** Cards compiled for quick reading: what they affect, and what they are in somebody's hands. */
import {
  PHASES,
  type AllyCard,
  type Becomes,
  type Card,
  type CurseFront,
  type Effect,
  type Fighter,
  type HeroCard,
  type ItemCard,
  type SpecialCard,
  type Terrain,
} from '../../effects/vocabulary.ts';
import type { Color } from './board.ts';
import { BLANK, face, type Face, FORCED_BITS, OFFERED_BITS, RULE_BITS, STAT_BITS } from './face.ts';

/**
 * One physical card, or one of its forms in somebody's hands. Copies of a card have ids of their own (`torch`,
 * `torch.2`), and so have forms (`knight+ally`, `knight+item`).
 */
export interface CardInfo {
  readonly id: string;
  /** The card itself: its own id, unless this is one of its forms. */
  readonly printed: string;
  /** What whoever gains it may have it as: itself, or one of several forms (P2). */
  readonly forms: readonly string[];
  /** Of a Ritual that does not work yet: the form that does (P1). */
  readonly empowered: string | null;
  readonly set: string;
  readonly card: Card;
  readonly origin: 'hero' | 'market' | 'adventure';
  /** Where it is put back: what the card names, else its color, `market`, or `heroes`. */
  readonly deck: string;
  /** Of an adventure card; null for others. */
  readonly color: Color | null;
  readonly cost: number;
  /** The face in force while it is the enemy or lies in the Event area. */
  readonly front: Face;
  /** The face in force while a player has it. */
  readonly held: Face;
  /** The numbers of a Hero, of an Ally in play, or null. */
  readonly fighter: (Fighter & { readonly stamina: number }) | null;
  /** The numbers of an enemy, or null. */
  readonly foe: Fighter | null;
  readonly family: string;
  readonly discard: string;
  /** What it is in a player's hands. */
  readonly holding: 'hero' | 'item' | 'ally' | 'rune' | 'kept' | null;
  /** Class and type of an Item, printed or become; null of all else. */
  readonly itemKind: ItemKind | null;
  /** What some cards print and the rules often ask for: `card` has a class for each kind, which makes reading it slow. */
  readonly prints: Prints;
}

interface Prints {
  readonly isChallenge: boolean;
  /** Whether its Life is that for each Hero in the game (S28). */
  readonly perHero: boolean;
  /** Of a Challenge that roams. */
  readonly terrain: Terrain | null;
  readonly ritual: SpecialCard['ritual'] | null;
  readonly curse: CurseFront | null;
}

/** Written out, so that there is one class for all. */
const printsOf = (card: Card): Prints => ({
  isChallenge: card.kind === 'challenge',
  perHero: card.kind === 'challenge' && 'perHero' in card,
  terrain: card.kind === 'challenge' ? (card.terrain ?? null) : null,
  ritual: card.kind === 'special' ? (card.ritual ?? null) : null,
  curse: card.kind === 'special' ? (card.curse ?? null) : null,
});

interface ItemKind {
  readonly class: string;
  readonly type: string;
}

/** Before it is known what kind of Item it is, and what its card prints. */
type Unsorted = Omit<CardInfo, 'itemKind' | 'prints'>;

function originOf({ kind }: Card): CardInfo['origin'] {
  if (kind === 'hero') return 'hero';
  return kind === 'item' || kind === 'ally' ? 'market' : 'adventure';
}

/** The deck from which a card is drawn. */
export function deckOf(card: Card): string {
  if (card.kind === 'hero') return 'heroes';
  return card.deck ?? ('color' in card ? card.color : undefined) ?? 'market';
}

/** A card and its forms. */
export function cardInfos(card: Card, id: string, set: string): CardInfo[] {
  const info = cardInfo(card, id, set);
  if (card.kind === 'item' && card.symbols !== undefined) return ritualInfos(info, card);
  if (card.kind === 'ally' && card.equips !== undefined) return equippingInfos(info, card);
  if (card.kind === 'special' && card.scion !== undefined) return scionInfos(info);
  return [info];
}

/** Whether a card offers something that one may use or leave, in whichever of its forms. */
export const offersUse = (card: Card): boolean =>
  cardInfos(card, card.id, '')
    .flatMap(({ front, held }) => [...front.abilities, ...held.abilities])
    .some(({ forced }) => forced !== true);

/** A form of a card: held by somebody, and the card again when it leaves their hands. */
const formOf = (info: CardInfo, form: string, changes: Partial<CardInfo>): CardInfo => {
  const id = `${info.id}+${form}`;
  return sorted({ ...info, id, forms: [id], discard: `discard:${id}`, ...changes });
};

/** A Ritual has no text until it is empowered (P1). */
function ritualInfos(info: CardInfo, card: ItemCard): CardInfo[] {
  const empowered = formOf(info, 'empowered', { held: face(card) });
  return [{ ...info, held: BLANK, empowered: empowered.id }, empowered];
}

/** An Equipping Ally is an Ally without text, or an Item that cannot fight (P2). */
function equippingInfos(info: CardInfo, { equips }: AllyCard): CardInfo[] {
  const ally = formOf(info, 'ally', {});
  const item = formOf(info, 'item', { held: face(equips), fighter: null, holding: 'item' });
  return [{ ...info, forms: [ally.id, item.id] }, ally, item];
}

/** What an Ally is while it takes no part in anything. */
const RESTING = face({ rules: PHASES.map((phase) => ({ rule: 'no-attack', phase, for: 'self' })) });

/** An awake Scion takes part only in storms: then it has its roused form, and else it neither speaks nor attacks. */
function scionInfos(info: CardInfo): CardInfo[] {
  const roused = formOf(info, 'roused', {});
  return [{ ...info, held: RESTING }, roused];
}

export const cardInfo = (card: Card, id: string, set: string): CardInfo => sorted(unsorted(card, id, set));

function unsorted(card: Card, id: string, set: string): Unsorted {
  const base = {
    id,
    printed: id,
    forms: [id],
    empowered: null,
    set,
    card,
    origin: originOf(card),
    deck: deckOf(card),
    color: ('color' in card ? card.color : undefined) ?? null,
    cost: 0,
    front: BLANK,
    held: BLANK,
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
        foe: card.trap === undefined ? fighter(card) : null,
        family: card.family,
        ...become(card.as),
      };
    case 'event':
      return { ...base, front: face(card), holding: null };
    case 'special':
      return {
        ...base,
        front: face(card),
        foe: specialFoe(card),
        family: card.god === undefined ? (card.foe?.family ?? '') : 'god',
        ...become(card.as),
      };
    case 'encounter': {
      const { foe } = card;
      const fight = foe === undefined ? {} : { front: face(foe), foe: fighter(foe), family: foe.family };
      return { ...base, ...fight, ...become(card.as) };
    }
  }
}

/** What enemies affect: Challenges by their front, and Heroes by what they hold against their enemy. */
export function enemyBits(cards: readonly CardInfo[]): Face['affects'] {
  let [stats, rules, offered, forced] = BLANK.affects;
  for (const { card, front, held } of cards) {
    const against = face({
      always: held.always.filter((modifier) => modifier.for === 'enemy'),
      rules: held.rules.filter((change) => change.for === 'enemy'),
    });
    const isFought = card.kind !== 'event' && (card.kind !== 'special' || specialFoe(card) !== null);
    const affects = isFought ? front.affects : BLANK.affects;
    stats |= affects[STAT_BITS] | against.affects[STAT_BITS];
    rules |= affects[RULE_BITS] | against.affects[RULE_BITS];
    offered |= affects[OFFERED_BITS];
    forced |= affects[FORCED_BITS];
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

/** The enemy that a card of an adventure's own kind is: a primal god, a Stormlord, a Scion that must be fought. */
function specialFoe({ god, foe }: SpecialCard): Fighter | null {
  const enemy = god ?? foe;
  return enemy === undefined ? null : fighter(enemy);
}

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
  if (as === undefined) return { held: BLANK, fighter: null, holding: null };
  return { held: face(as), fighter: as.kind === 'ally' ? fighter(as) : null, holding: as.kind };
}

/** How many counters it comes with. */
export function initialCounters({ card, holding }: CardInfo): number {
  if (card.kind === 'ally' && holding === 'item') return card.equips?.counters ?? 0;
  if (card.kind === 'item' || card.kind === 'ally') return card.counters ?? 0;
  return 'as' in card ? (card.as?.counters ?? 0) : 0;
}

/** What a card is called once a player has it: an adventure card may become something with its own name. */
export const nameInHand = ({ card }: CardInfo): string =>
  ('as' in card ? card.as?.name : undefined) ?? card.name;

export const itemKind = (info: CardInfo): ItemKind | null => info.itemKind;

const sorted = (info: Unsorted): CardInfo => ({
  ...info,
  itemKind: kindOfItem(info),
  prints: printsOf(info.card),
});

function kindOfItem({ card, holding }: Unsorted): ItemKind | null {
  if (holding !== 'item') return null;
  const item =
    card.kind === 'item' ? card : card.kind === 'ally' ? card.equips : 'as' in card ? card.as : null;
  return item !== undefined && item !== null && 'class' in item
    ? { class: item.class, type: item.type ?? '' }
    : null;
}

/** Won from a Challenge: never sold, dismissed or lost. Cards gained otherwise are ordinary (G17, G26). */
export const isWon = ({ prints }: CardInfo): boolean => prints.isChallenge;

/** What a trap puts one through; null of all other cards (P16). */
export const trapOf = ({ card }: CardInfo): readonly Effect[] | null =>
  card.kind === 'challenge' ? (card.trap ?? null) : null;

/** The front of a Curse card; null of all other cards. */
export const curseOf = ({ prints }: CardInfo): CurseFront | null => prints.curse;

/** Whether an attempt ends with this card: Events are put back and followed by another card (G10, W6). */
export const endsAttempt = ({ card }: CardInfo): boolean => card.kind !== 'event' && card.kind !== 'special';

export const isAdventure = ({ origin }: CardInfo): boolean => origin === 'adventure';
