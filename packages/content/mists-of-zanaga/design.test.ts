/** Rules that the whole set keeps: every terrain bites, no ritual runs away, no card is the twin of another. */
import type { Effect, SpecialCard } from '@wayrune/engine/effects/vocabulary.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { COLORS, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { cardText } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, insideOf, namedIn, ofKind, tally } from '../testing/cards-of-set.ts';

const setup = { adventure: 'mists-of-zanaga', heroes: [null], variants: [], packs: [] };
const world = createWorld(library, setup);
const cards = cardsOf(library, 'mists-of-zanaga');
const challenges = foesOf(cards);
const specials = ofKind(cards, 'special');
const rituals = specials.filter(({ ritual }) => ritual !== undefined);
const gods = specials.filter(({ god }) => god !== undefined);

describe('every terrain bites', () => {
  it.each(COLORS)(
    'shows each terrain on at least two %s Challenges, and none on more than a quarter',
    (color) => {
      const shown = challenges.filter((card) => card.color === color).map(({ terrain }) => terrain ?? '');
      const counts = tally(shown);
      for (const terrain of TERRAINS) {
        expect(counts[terrain], terrain).toBeGreaterThanOrEqual(2);
        expect(counts[terrain], terrain).toBeLessThanOrEqual(shown.length / 4);
      }
    },
  );

  it('lets no family keep to one terrain', () => {
    const families = [...new Set(challenges.map(({ family }) => family))];
    for (const family of families) {
      const homes = new Set(
        challenges.filter((card) => card.family === family).map(({ terrain }) => terrain),
      );
      expect(homes.size, family).toBeGreaterThanOrEqual(2);
    }
  });
});

/**
 * The most tokens that effects may bring to the ritual track: those they draw, those of monsters they push off it, and in a
 * check one pushed off and one won.
 */
function mostTokens(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + tokensOf(effect), 0);
}

function tokensOf(effect: Effect): number {
  switch (effect.do) {
    case 'place-tokens':
    case 'add-roaming':
      return effect.amount;
    case 'roaming-check':
      return 2;
    case 'if':
      return Math.max(mostTokens(effect.then), mostTokens(effect.else ?? []));
    case 'choose':
      return Math.max(...effect.options.map((option) => mostTokens(option.do)));
    case 'roll-die':
      return Math.max(...effect.rows.map((row) => mostTokens(row.do)));
    case 'test':
      return Math.max(mostTokens(effect.pass ?? []), mostTokens(effect.fail ?? []));
    case 'each':
      return mostTokens(effect.then) === 0 ? 0 : Infinity;
    default:
      return 0;
  }
}

describe('no ritual runs away', () => {
  it('no omen brings more than two tokens, with what it pushes off a track and what a check wins', () => {
    const omens = gods.flatMap(({ name, god }) =>
      (god?.omens ?? []).map((omen) => ({ name, symbol: omen.symbol, most: mostTokens(omen.do) })),
    );
    expect(omens.filter(({ most }) => most > 2)).toEqual([]);
  });

  it('no ritual draws as many tokens as it takes', () => {
    const drawn = ({ drawn: effects = [] }: SpecialCard): number =>
      [...insideOf(effects)]
        .filter((part) => part['do'] === 'place-tokens')
        .reduce((sum, part) => sum + Number(part['amount']), 0);
    for (const card of rituals) expect(drawn(card), card.name).toBeLessThan(card.ritual?.slots ?? 0);
  });

  it('three rituals at most make every Hero check, and each of them takes three tokens', () => {
    const forcing = rituals.filter(({ drawn = [] }) => mostTokens(drawn) === Infinity);
    expect(forcing.map(({ name }) => name)).toEqual([
      'Rite of the New Moon',
      'Rite of the Closed Eye',
      'Night of Open Cages',
    ]);
    for (const { ritual } of forcing) expect(ritual?.slots).toBe(3);
  });

  it("Set's skull omen puts doom on him only for an Ally that it takes", () => {
    const set = gods.find(({ id }) => id === 'set-the-deceiver');
    const omen = set?.god?.omens.find(({ symbol }) => symbol === 'skull');
    const paid = [...insideOf(omen)].filter((part) => Array.isArray(part['cost']));
    const bringing = paid.filter((part) => JSON.stringify(part['do']).includes('add-doom'));
    expect(bringing.map((part) => part['cost'])).toEqual([[{ pay: 'ally' }]]);
    const doom = [...insideOf(omen)].filter((part) => part['do'] === 'add-doom');
    expect(doom.map((part) => part['amount'])).toEqual([1]);
  });

  it('every god grows with doom, and has an omen for a symbol that awakens it', () => {
    for (const { name, god, always = [] } of gods) {
      const grows = [...insideOf(always)].some((part) => part['count'] === 'doom' || part['what'] === 'doom');
      expect(grows, name).toBe(true);
      expect(
        god?.omens.some(({ symbol }) => god.awakens.includes(symbol)),
        name,
      ).toBe(true);
    }
  });

  it('rituals replenish the jewels in every color, and each color raises the Lost City until red is current', () => {
    const having = (color: string, verb: string) =>
      rituals.filter(
        (card) => card.color === color && [...insideOf(card.drawn)].some((part) => part['do'] === verb),
      );
    for (const color of COLORS) expect(having(color, 'replenish').length, color).toBeGreaterThanOrEqual(2);
    for (const color of ['green', 'yellow', 'blue'])
      expect(having(color, 'place-lost-city'), color).toHaveLength(1);
  });
});

describe('every fight can end', () => {
  it('lets no enemy heal in every round without a die or a last round', () => {
    const EVERY_ROUND = new Set(['round-start', 'round-end']);
    const has = (what: unknown, key: string, value: string): boolean =>
      [...insideOf(what)].some((part) => part[key] === value);
    const tireless = cards.filter((card) =>
      ('abilities' in card ? (card.abilities ?? []) : []).some(
        (ability) =>
          EVERY_ROUND.has(ability.when) &&
          has(ability.do, 'do', 'foe-heals') &&
          !has(ability.do, 'do', 'roll-die') &&
          !has(ability.if, 'is', 'round'),
      ),
    );
    expect(tireless.map(({ name }) => name)).toEqual([]);
  });
});

describe('no card is the twin of another', () => {
  it('has no name that another card of Wayrune has', () => {
    const names = library.packs.flatMap((pack) => pack.cards.map(({ name }) => name.toLowerCase()));
    expect(Object.entries(tally(names)).filter(([, count]) => count > 1)).toEqual([]);
  });

  it('no two cards say the same', () => {
    const said = cards.map(({ id }) => cardText(infoOf(world, id)).split('\n').slice(1).join('\n'));
    expect(Object.entries(tally(said)).filter(([text, count]) => text !== '' && count > 1)).toEqual([]);
  });

  it('no Challenge is only numbers and gold', () => {
    const plain = challenges.filter(
      ({ always, rules, abilities, reward }) =>
        [always, rules, abilities].every((list) => list === undefined) &&
        reward.every((effect) => effect.do === 'gain-gold' && typeof effect.amount === 'number'),
    );
    expect(plain.map(({ name }) => name)).toEqual([]);
  });

  it('at least two cards speak of each family, and of the gods', () => {
    const families = new Set(challenges.map(({ family }) => family));
    const spoken = tally(cards.flatMap((card) => [...new Set(namedIn(card, 'foe', 'family'))]));
    expect([...families].filter((family) => (spoken[family] ?? 0) < 2)).toEqual([]);
  });

  it('names towns that are on its map', () => {
    const named = new Set(cards.flatMap((card) => namedIn(card, 'town', 'any')));
    const towns = world.board.towns.map(({ id }) => id);
    expect([...named].filter((town) => !towns.includes(town))).toEqual([]);
    expect(named.size).toBeGreaterThanOrEqual(3);
  });

  it('has one line of flavor on each card, of at most 110 characters', () => {
    for (const { name, flavour } of cards) {
      expect(flavour, name).toMatch(/^[A-Z].*[.?!]$/);
      expect(flavour.length, name).toBeLessThanOrEqual(110);
    }
  });
});
