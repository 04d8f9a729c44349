/** A card taken apart: everything that it says, and the same card with one of these things left out. */
import type {
  Ability,
  Becomes,
  Card,
  Condition,
  Effect,
  Modifier,
  RitualSymbol,
  RuleChange,
  Speaking,
  SpecialCard,
  Terrain,
  TrapCard,
} from '@wayrune/engine/effects/vocabulary.ts';
import type { Role } from './plan.ts';

export type Ritual = NonNullable<SpecialCard['ritual']>;

/** Where on a card it stands: on its face, on what it becomes, or with the enemy that an Encounter brings. */
type Face = 'front' | 'as' | 'foe';

interface Place {
  readonly card: Card;
  /** As it is written: `abilities[0]`, `as.always[1]`, `foe.rules[0]`, `reward`. */
  readonly name: string;
  readonly role: Role;
  /** Who bears it: the Hero, or the Ally whose card it is. */
  readonly bearer: string;
}

export type Part = Place &
  (
    | { readonly what: 'numbers' }
    | { readonly what: 'always'; readonly face: Face; readonly index: number; readonly modifier: Modifier }
    | { readonly what: 'rule'; readonly face: Face; readonly index: number; readonly change: RuleChange }
    | { readonly what: 'ability'; readonly face: Face; readonly index: number; readonly ability: Ability }
    | {
        readonly what: 'effects';
        readonly list: 'trap' | 'reward' | 'drawn' | 'omen';
        readonly effects: readonly Effect[];
        /** Of an omen: the symbol that brings it. */
        readonly symbol?: RitualSymbol;
      }
    | { readonly what: 'becomes'; readonly as: Becomes }
    | { readonly what: 'event' }
    | { readonly what: 'terrain'; readonly terrain: Terrain }
    | { readonly what: 'slots'; readonly ritual: Ritual }
    | { readonly what: 'awakens'; readonly symbols: readonly RitualSymbol[] }
  );
export type PartOf<W extends Part['what']> = Extract<Part, { what: W }>;

export function partsOf(card: Card): Part[] {
  const place = (name: string, role: Role, bearer = 'hero'): Place => ({ card, name, role, bearer });
  const role = {
    hero: 'hero',
    item: 'held',
    ally: 'held',
    challenge: 'foe',
    event: 'event',
    encounter: 'drawn',
    special: card.kind === 'special' && card.god !== undefined ? 'foe' : 'event',
  } as const;
  const parts: Part[] = [];
  if (hasNumbers(card)) {
    const numbers = place('numbers', card.kind === 'encounter' ? 'foe' : role[card.kind], bearerOf(card));
    parts.push({ ...numbers, what: 'numbers' });
  }
  if (card.kind !== 'encounter')
    parts.push(...said(card, 'front', place('', role[card.kind], bearerOf(card))));
  if (card.kind === 'event') parts.push({ ...place('event', 'drawn'), what: 'event' });
  if (card.kind === 'challenge')
    parts.push({ ...place('reward', 'reward'), what: 'effects', list: 'reward', effects: card.reward });
  if (isTrap(card))
    parts.push({ ...place('trap', 'trap'), what: 'effects', list: 'trap', effects: card.trap });
  if ('drawn' in card && card.drawn !== undefined) {
    const isRitual = card.kind === 'special' && card.ritual !== undefined;
    const drawn = place('drawn', isRitual ? 'completed' : 'drawn');
    parts.push({ ...drawn, what: 'effects', list: 'drawn', effects: card.drawn });
  }
  parts.push(...zanagaParts(card, place));
  if (card.kind === 'encounter' && card.foe !== undefined)
    parts.push(...said(card.foe, 'foe', place('foe.', 'foe')));
  const as = becomes(card);
  if (as !== undefined) {
    parts.push({ ...place('as', card.kind === 'challenge' ? 'reward' : 'drawn'), what: 'becomes', as });
    parts.push(...said(as, 'as', place('as.', 'held', bearerOf(as, card.id))));
  }
  return parts;
}

/** Where a monster roams, what fills a ritual, what awakens a god, and its omens. */
function zanagaParts(card: Card, place: (name: string, role: Role) => Place): Part[] {
  if (card.kind === 'challenge' && card.terrain !== undefined)
    return [{ ...place('terrain', 'foe'), what: 'terrain', terrain: card.terrain }];
  if (card.kind !== 'special') return [];
  const { ritual, god } = card;
  const omens = (god?.omens ?? []).map(
    ({ symbol, do: effects }, i): Part => ({
      ...place(`god.omens[${i}]`, 'omen'),
      what: 'effects',
      list: 'omen',
      effects,
      symbol,
    }),
  );
  return [
    ...(ritual === undefined ? [] : [{ ...place('ritual', 'completed'), what: 'slots', ritual } as const]),
    ...(god === undefined
      ? []
      : [{ ...place('god.awakens', 'omen'), what: 'awakens', symbols: god.awakens } as const]),
    ...omens,
  ];
}

const isTrap = (card: Card): card is TrapCard => card.kind === 'challenge' && card.trap !== undefined;

function hasNumbers(card: Card): boolean {
  if (card.kind === 'encounter') return card.foe !== undefined;
  if (card.kind === 'special') return card.god !== undefined;
  return card.kind !== 'event' && !isTrap(card);
}

export const becomes = (card: Card): Becomes | undefined => ('as' in card ? card.as : undefined);

const bearerOf = (held: { readonly kind: string; readonly id?: string }, id = held.id): string =>
  held.kind === 'ally' ? (id ?? '') : 'hero';

function said({ always = [], rules = [], abilities = [] }: Speaking, face: Face, place: Place): Part[] {
  const at = (list: string, index: number): Place => ({ ...place, name: `${place.name}${list}[${index}]` });
  return [
    ...always.map((modifier, i): Part => ({ ...at('always', i), what: 'always', face, index: i, modifier })),
    ...rules.map((change, i): Part => ({ ...at('rules', i), what: 'rule', face, index: i, change })),
    ...abilities.map(
      (ability, i): Part => ({ ...at('abilities', i), what: 'ability', face, index: i, ability }),
    ),
  ];
}

const NEVER: Condition = { is: 'has', what: 'gold', atLeast: 1_000_000 };

/** The same card with nothing to say: only its numbers are left. */
export function silent(card: Card): Card {
  const { always: _, rules: __, abilities: ___, ...rest } = card as Card & Speaking;
  const hushed = rest as Card;
  if (hushed.kind !== 'challenge' && hushed.kind !== 'encounter') return hushed;
  const { as } = hushed;
  const mute = <S extends Speaking>({ always: _a, rules: _r, abilities: _b, ...numbers }: S) => numbers;
  const foe = hushed.kind === 'encounter' && hushed.foe !== undefined ? { foe: mute(hushed.foe) } : {};
  return { ...hushed, ...foe, ...(as === undefined ? {} : { as: mute(as) }) } as Card;
}

/** A trap is looked at without its reward, and its reward without what comes before it. */
export function eased({ role }: Part, card: Card): Card {
  if (!isTrap(card)) return card;
  if (role === 'trap') return { ...card, reward: [] };
  return role === 'reward' ? { ...card, trap: [{ do: 'overcome' }] } : card;
}

/** The same card with its numbers and rules alone. */
export function withoutAbilities(card: Card): Card {
  const calm = (face: Face, from: Card): Card =>
    changed(from, face, (speaking) => ({ ...speaking, abilities: [] }));
  const front = card.kind === 'encounter' ? card : calm('front', card);
  const as = becomes(card) === undefined ? front : calm('as', front);
  return card.kind === 'encounter' && card.foe !== undefined ? calm('foe', as) : as;
}

/** The same card without this part. */
export function without(part: Part): Card {
  const { card } = part;
  switch (part.what) {
    case 'always':
      return changed(card, part.face, (s) => ({ ...s, always: dropped(s.always, part.index) }));
    case 'rule':
      return changed(card, part.face, (s) => ({ ...s, rules: dropped(s.rules, part.index) }));
    case 'ability': {
      const never = { ...part.ability, if: [...(part.ability.if ?? []), NEVER] };
      return withAbility(part, never);
    }
    case 'effects':
      return withEffects(part, []);
    case 'numbers':
    case 'becomes':
    case 'event':
    case 'terrain':
    case 'slots':
    case 'awakens':
      return card;
  }
}

const dropped = <T>(list: readonly T[] = [], index: number): T[] => list.filter((_, i) => i !== index);

export const withAbility = (part: PartOf<'ability'>, ability: Ability): Card =>
  changed(part.card, part.face, (s) => ({
    ...s,
    abilities: (s.abilities ?? []).map((own, i) => (i === part.index ? ability : own)),
  }));

export function withEffects({ card, list, symbol }: PartOf<'effects'>, effects: readonly Effect[]): Card {
  if (list !== 'omen') return { ...card, [list]: effects } as Card;
  const { god } = card as SpecialCard;
  const omens = god?.omens.map((omen) => (omen.symbol === symbol ? { ...omen, do: effects } : omen));
  return { ...card, god: { ...god, omens } } as Card;
}

function changed(card: Card, face: Face, change: (speaking: Speaking) => Speaking): Card {
  if (face === 'front') return { ...card, ...change(card as Speaking) } as Card;
  const side = (card as unknown as Record<Face, Speaking>)[face];
  return { ...card, [face]: { ...side, ...change(side) } } as Card;
}

/** Keys of a card that say nothing that could be tested. */
const SILENT_KEYS = [
  'id',
  'name',
  'flavour',
  'kind',
  'count',
  'deck',
  'color',
  'family',
  'number',
  'class',
  'type',
  'counters',
];
const NUMBERS = ['life', 'stamina', 'mind', 'body', 'spirit', 'skills', 'cost'];

/** Everything on a card that is in none of its parts: found by looking, not by knowing. */
export function leftOut(card: Card): string[] {
  const parts = partsOf(card);
  if (parts.length === 0) return ['the whole card'];
  const tested = new Set(parts.map(({ name }) => name));
  const paths = (value: object, at: string): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const path = `${at}${key}`;
      if (SILENT_KEYS.includes(key) || tested.has(path))
        return path === 'as' ? paths(inner as object, 'as.') : [];
      if (NUMBERS.includes(key)) return tested.has(at === 'as.' ? 'as' : 'numbers') ? [] : [path];
      if (Array.isArray(inner))
        return inner.map((_, i) => `${path}[${i}]`).filter((entry) => !tested.has(entry));
      return key === 'foe' || key === 'god' ? paths(inner as object, `${key}.`) : [path];
    });
  return paths(card, '');
}
