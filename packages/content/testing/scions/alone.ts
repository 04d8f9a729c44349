/**
 * Cards of The Seven Scions as one Hero would meet them without storms: each side and counter as a card of the base game
 * that says the same. What a card says is tested on these; how storms, Scions and Stormlords come is tested with the rules.
 */
import type {
  Card,
  Effect,
  EncounterCard,
  FoeCard,
  SpecialCard,
} from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';

const SET = 'seven-scions';
/** The set in which they stand. */
export const ALONE = 'seven-scions-alone';
/** Where a Hero can be in any space, and nothing else happens. */
const ANYWHERE: Window = 'after-moving';
/** What becomes of a Hero who awakens a Scion there: something that nothing else on these cards gives. */
const AWAKENED: Effect = { do: 'gain-points', amount: 9 };

/** The same library with that set besides its own. */
export const withScionsAlone = (library: Library): Library => ({
  ...library,
  packs: [
    ...library.packs,
    ...library.packs
      .filter(({ pack }) => pack === SET)
      .map((pack) => ({ ...pack, pack: ALONE, cards: pack.cards.flatMap(alone) })),
  ],
});

function alone(card: Card): Card[] {
  if (card.kind === 'challenge' && card.trap === undefined) return [stormFoe(card)];
  if (card.kind !== 'special') return [];
  if (card.scion !== undefined) return scion(card, card.scion);
  if (card.foe !== undefined) return [stormlord(card, card.foe)];
  return [doing(card, card.id, ANYWHERE, card.drawn ?? [])];
}

/** A Challenge of its color, with the Life that it has for one Hero. */
function stormFoe({ deck: _, perHero: __, ...foe }: FoeCard): Card {
  return foe;
}

/** A red Challenge: nothing is won with it. */
function stormlord(
  { id, name, flavour, always, rules, abilities }: SpecialCard,
  foe: NonNullable<SpecialCard['foe']>,
): Card {
  const said = says({ always, rules, abilities });
  const reward: Effect[] = [{ do: 'gain-gold', amount: 1 }];
  return { kind: 'challenge', id, name, flavour, color: 'red', ...foe, ...said, reward };
}

/** An Item that does this, once. */
const doing = (
  { name, flavour }: SpecialCard,
  id: string,
  when: Window,
  effects: readonly Effect[],
): Card => ({
  kind: 'item',
  id,
  name,
  flavour,
  class: 'relic',
  cost: 1,
  abilities: [{ when, cost: [{ pay: 'discard' }], do: effects }],
});

/** An Ally when awake, an Item for its counter, and another for its awakening, or an Encounter if that is a fight. */
function scion(card: SpecialCard, { benefit, awakening }: NonNullable<SpecialCard['scion']>): Card[] {
  const { id, name, flavour, as, foe, always, rules, abilities } = card;
  if (as?.kind !== 'ally') throw new Error(`"${id}" is no Ally when awake`);
  const asleep = `${id}-asleep`;
  const drawn = awakened(awakening);
  const enemy = { name, ...foe, ...says({ always, rules, abilities }) } as NonNullable<EncounterCard['foe']>;
  return [
    { ...as, kind: 'ally', id, name, flavour, cost: 1 },
    doing(card, `${id}-counter`, 'round-start', benefit),
    foe === undefined
      ? doing(card, asleep, ANYWHERE, drawn)
      : { kind: 'encounter', id: asleep, name, flavour, color: 'green', drawn, foe: enemy },
  ];
}

/** The same effects, with something to be seen where the Scion awakens. */
const awakened = (effects: readonly Effect[]): readonly Effect[] =>
  JSON.parse(JSON.stringify(effects), (_, value: { do?: string } | null) =>
    value?.do === 'awaken' ? AWAKENED : value,
  ) as readonly Effect[];

/** Only what is said: a card has no field that is undefined. */
const says = (speaking: object): object =>
  Object.fromEntries(Object.entries(speaking).filter(([, list]) => list !== undefined));
