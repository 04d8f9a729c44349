/**
 * A test for each card of a set: every part of it is put into a scene in which its window opens and its conditions
 * hold, is used, and the table is compared with what the card says; and into scenes in which it must not happen.
 */
import type { AllyCard, Card, Equipment } from '@wayrune/engine/effects/vocabulary.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { checkAbility } from './checks/check-abilities.ts';
import { checkAlways } from './checks/check-always.ts';
import { checkEffects } from './checks/check-effects.ts';
import { checkBecomes, checkEvent, checkNumbers } from './checks/check-numbers.ts';
import { checkRule } from './checks/check-rules.ts';
import { leftOut, type Part, type PartOf, partsOf } from './parts.ts';
import { openTheatre, type Theatre } from './stage.ts';
import { CardFailure, must } from './view.ts';
import { wordsOf } from './wording.ts';
import { checkAwakening, checkSlots, checkTerrain } from './zanaga/checks.ts';

export interface CardTest {
  /** "White Blade: When you have escaped, discard this card. (abilities[0])". */
  readonly name: string;
  readonly run: () => void;
}

/** Tests written by hand, by card id and part, where no scene can be made by rule: "abilities[0]". */
export type ByHand = Readonly<Record<string, Readonly<Record<string, (theatre: Theatre) => void>>>>;

const CHECKS: { readonly [W in Part['what']]: (theatre: Theatre, part: PartOf<W>) => void } = {
  numbers: checkNumbers,
  always: checkAlways,
  rule: checkRule,
  ability: checkAbility,
  effects: checkEffects,
  becomes: checkBecomes,
  event: checkEvent,
  terrain: checkTerrain,
  slots: checkSlots,
  awakens: checkAwakening,
};

/** Throws a CardFailure that says in what the card differs from what is written on it. */
export function checkPart(theatre: Theatre, part: Part): void {
  (CHECKS[part.what] as (theatre: Theatre, part: Part) => void)(theatre, part);
}

/** All tests of a set. A part with a test by hand has that one, and the others the one that is made for them. */
export function testSet(library: Library, set: string, byHand: ByHand = {}, adventure?: string): CardTest[] {
  const packs = library.packs.map((pack) => ({ ...pack, cards: pack.cards.flatMap(atWork) }));
  const cards = packs.filter(({ pack }) => pack === set).flatMap((pack) => pack.cards);
  const theatre = openTheatre({ ...library, packs }, set, adventure);
  const tests = cards.flatMap((card) => testsOf(theatre, card, byHand[card.id] ?? {}));
  return [...tests, completeness(cards), ...strays(cards, byHand)];
}

/** A Ritual is tested as it is once its symbols are filled; filling them is a rule, and tested with the rules. */
function atWork(card: Card): Card[] {
  if (card.kind === 'ally' && card.equips !== undefined) return bothForms(card, card.equips);
  if (card.kind !== 'item' || card.symbols === undefined) return [card];
  const { symbols: _, ...empowered } = card;
  return [empowered];
}

/** An Equipping Ally is two cards to who looks at what it does: an Ally with its numbers, and an Item with its text. */
function bothForms({ equips: _, ...ally }: AllyCard, equips: Equipment): Card[] {
  const { id, name, flavour, cost } = ally;
  return [ally, { kind: 'item', id: `${id}-as-item`, name, flavour, cost, ...equips }];
}

function testsOf(theatre: Theatre, card: Card, byHand: ByHand[string]): CardTest[] {
  const parts = partsOf(card);
  return parts.map((part) => ({
    name: `${card.name}: ${wordsOf(theatre.world, part)} (${part.name})`,
    run: () => (byHand[part.name] ?? ((at) => checkPart(at, part)))(theatre),
  }));
}

/** Every card has a test, and nothing stands on it that no part of it has taken up. */
const completeness = (cards: readonly Card[]): CardTest => ({
  name: 'every card of the set has a test, and so has everything that it says',
  run: () => {
    const missing = cards.flatMap((card) => leftOut(card).map((path) => `${card.name}: ${path}`));
    must(cards.length > 0 && missing.length === 0, `without a test: ${missing.join(', ')}`);
  },
});

/** Tests by hand that belong to nothing. */
function strays(cards: readonly Card[], byHand: ByHand): CardTest[] {
  const known = new Set(cards.flatMap((card) => partsOf(card).map((part) => `${card.id} ${part.name}`)));
  const lost = Object.entries(byHand)
    .flatMap(([id, parts]) => Object.keys(parts).map((part) => `${id} ${part}`))
    .filter((name) => !known.has(name));
  return lost.map((name) => ({
    name: `no such part: ${name}`,
    run: () => {
      throw new CardFailure('a test by hand is left over');
    },
  }));
}
