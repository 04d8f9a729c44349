import type { Card, Fighter, ItemCard, Speaking } from '@wayrune/engine/effects/vocabulary.ts';
import { SKILLS } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, insideOf, ofKind, tally } from '../testing/cards-of-set.ts';

const cards = cardsOf(library, 'base');
const heroes = ofKind(cards, 'hero');
const items = ofKind(cards, 'item');
const allies = ofKind(cards, 'ally');
const challenges = foesOf(cards);
const events = ofKind(cards, 'event');
const encounters = ofKind(cards, 'encounter');

const inColor = <T extends { color: Color }>(list: readonly T[], color: Color): T[] =>
  list.filter((card) => card.color === color);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const everything = [...insideOf(cards)];
const speaks = ({ always, rules, abilities }: Speaking): boolean =>
  (always ?? rules ?? abilities) !== undefined;

/** So that two objects with the same content are the same text. */
const keysInOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Bonuses that are there whatever happens, beyond the difference of attack and defense. */
function isPlainItem({ always = [], rules, abilities }: ItemCard): boolean {
  if (rules !== undefined || abilities !== undefined) return false;
  return always.every(({ if: when = [] }) =>
    when.every(({ is }) => is === 'attacking' || is === 'defending'),
  );
}

/** A Challenge says something if its text or its reward is more than numbers and gold. */
const says = (card: Card): boolean =>
  card.kind === 'challenge' && (speaks(card) || card.reward.some((effect) => effect.do !== 'gain-gold'));

describe('how many cards there are', () => {
  it('12 Heroes, 55 Items, 29 Allies, 84 adventure cards, one of each', () => {
    expect([heroes.length, items.length, allies.length]).toEqual([12, 55, 29]);
    expect(challenges.length + events.length + encounters.length).toBe(84);
    expect(cards.filter((card) => (card.count ?? 1) !== 1)).toEqual([]);
  });

  it.each([
    ['green', 24, 5, 6],
    ['yellow', 17, 4, 4],
    ['blue', 12, 2, 2],
    ['red', 8, 0, 0],
  ] as const)('the %s deck has %i Challenges, %i Events, %i Encounters', (color, ...counts) => {
    expect(
      [challenges, events, encounters].map((list) => inColor<{ color: Color }>(list, color).length),
    ).toEqual(counts);
  });

  it('Events are numbered I in green, II in yellow but for one I, III in blue but for one II', () => {
    const numbers = (color: Color): string =>
      inColor(events, color)
        .map((event) => String(event.number))
        .toSorted()
        .join('');
    expect(COLORS.map(numbers)).toEqual(['11111', '1222', '23', '']);
  });

  it('red holds High Lord Margath and seven Dragon Lords who are taken as Dragon Runes', () => {
    const red = inColor(challenges, 'red');
    const runes = red.filter((card) => card.as?.kind === 'rune');
    expect(runes).toHaveLength(7);
    for (const { reward } of runes) expect(reward).toContainEqual({ do: 'take' });
    expect(red.filter((card) => !runes.includes(card)).map(({ name }) => name)).toEqual([
      'High Lord Margath',
    ]);
    expect(challenges.filter((card) => card.color !== 'red' && card.as?.kind === 'rune')).toEqual([]);
  });

  it('Items are about 20 Weapons, 9 Armors, 10 Artifacts, 9 Runes, and 7 Relics and potions', () => {
    const {
      weapon = 0,
      armor = 0,
      artifact = 0,
      rune = 0,
      relic = 0,
      potion = 0,
      ...rest
    } = tally(items.map((item) => item.class));
    expect(rest).toEqual({});
    const wanted = [20, 9, 10, 9, 7];
    [weapon, armor, artifact, rune, relic + potion].forEach((count, i) => {
      expect(Math.abs(count - (wanted[i] ?? 0))).toBeLessThanOrEqual(1);
    });
  });

  it('about a third of the Items each is activated, discarded, and always on', () => {
    const costs = (item: ItemCard): string[] =>
      (item.abilities ?? []).flatMap((a) => a.cost ?? []).map(({ pay }) => pay);
    const uses = items.map((item) =>
      costs(item).includes('activate') ? 'activate' : costs(item).includes('discard') ? 'discard' : 'always',
    );
    for (const count of Object.values(tally(uses))) {
      expect(count).toBeGreaterThanOrEqual(14);
      expect(count).toBeLessThanOrEqual(23);
    }
    // No card is two of them at once.
    const both = items.filter((item) => costs(item).includes('activate') && costs(item).includes('discard'));
    expect(both).toEqual([]);
  });

  it('every id and every name is there once, over all files', () => {
    expect(Object.entries(tally(cards.map(({ id }) => id))).filter(([, count]) => count > 1)).toEqual([]);
    expect(Object.entries(tally(cards.map(({ name }) => name))).filter(([, count]) => count > 1)).toEqual([]);
  });
});

describe('the numbers on the cards', () => {
  const range = (numbers: readonly number[]): [number, number] => [
    Math.min(...numbers),
    Math.max(...numbers),
  ];
  const within = (numbers: readonly number[], least: number, most: number): void => {
    const [low, high] = range(numbers);
    expect(low).toBeGreaterThanOrEqual(least);
    expect(high).toBeLessThanOrEqual(most);
  };
  const values = (card: Fighter): number[] => [card.mind[0], card.body[0], card.spirit[0]];
  const damages = (card: Fighter): number[] => [card.mind[1], card.body[1], card.spirit[1]];

  it.each(heroes.map((hero) => [hero.name, hero] as const))('%s is within a Hero’s range', (_, hero) => {
    within([hero.life], 4, 7);
    within([hero.stamina], 2, 4);
    within(values(hero), 0, 5);
    within(damages(hero), 1, 2);
    const skills = Object.values(hero.skills);
    within([skills.length], 2, 4);
    within(skills, 1, 4);
    const said = [hero.always, hero.rules, hero.abilities].filter((part) => part !== undefined).length;
    within([said], 1, 3);
    within([hero.abilities?.length ?? 0], 0, 2);
  });

  it('Items cost 1 to 20, half of them no more than 5 or 6', () => {
    expect(range(items.map(({ cost }) => cost))).toEqual([1, 20]);
    expect([5, 6]).toContain(median(items.map(({ cost }) => cost)));
  });

  it('Allies cost 3 to 15 and have Life 1 to 4', () => {
    expect(range(allies.map(({ cost }) => cost))).toEqual([3, 15]);
    expect(range(allies.map(({ life }) => life))).toEqual([1, 4]);
  });

  it.each([
    ['green', 9, 14, 1, 3],
    ['yellow', 12, 17, 2, 4],
    ['blue', 14, 20, 3, 6],
    ['red', 18, 24, 6, 9],
  ] as const)(
    '%s Challenges have numbers from %i to %i and Life from %i to %i',
    (color, low, high, weak, strong) => {
      // The Brood's Body of 11 is the printed game's own.
      const foes = inColor(challenges, color).filter(({ id }) => id !== 'brood-of-the-bloodmother');
      within(foes.flatMap(values), low, high);
      within(
        foes.map(({ life }) => life),
        weak,
        strong,
      );
      within(foes.flatMap(damages), 0, 4);
    },
  );

  it('all ten skills are Heroes’ skills, and are tested', () => {
    const known = heroes.flatMap((hero) => Object.keys(hero.skills));
    const tested = everything.filter((part) => part['do'] === 'test').map((part) => part['skill']);
    for (const skill of SKILLS) {
      expect(known).toContain(skill);
      expect(tested).toContain(skill);
    }
  });
});

describe('what the cards do', () => {
  it('no two market cards do the same for the same price', () => {
    const facts = [...items, ...allies].map(({ id: _, name: __, flavour: ___, ...rest }) =>
      JSON.stringify(rest, keysInOrder),
    );
    expect(new Set(facts).size).toBe(84);
  });

  it.each([
    ['Heroes', heroes, speaks],
    ['Items', items, (card: ItemCard) => !isPlainItem(card)],
    ['Allies', allies, speaks],
    ...COLORS.map((color) => [`${color} Challenges`, inColor(challenges, color), says] as const),
  ] as [string, Card[], (card: Card) => boolean][])(
    'at most a quarter of the %s is only numbers',
    (_, deck, asks) => {
      const plain = deck.filter((card) => !asks(card)).map(({ name }) => name);
      expect(plain.length / deck.length, plain.join(', ')).toBeLessThanOrEqual(1 / 4);
    },
  );

  it('every Event changes a rule while it lies there, for those it can reach', () => {
    for (const event of events) {
      expect(speaks(event), event.name).toBe(true);
      for (const { for: scope } of [...(event.always ?? []), ...(event.rules ?? [])])
        expect(['heroes', 'allies', 'party', 'foes'], event.name).toContain(scope);
    }
  });

  it('every Encounter asks something or is taken', () => {
    for (const { name, drawn, as } of encounters) {
      const asks = [...insideOf(drawn)].some((part) =>
        ['choose', 'test', 'fight'].includes(String(part['do'])),
      );
      expect(asks || as !== undefined, name).toBe(true);
    }
  });

  it('every town that a card names is on the board', () => {
    const towns = new Set<unknown>(library.boards[0]?.towns.map(({ id }) => id));
    const listed = everything
      .filter((part) => part['is'] === 'town')
      .flatMap((part) => (part['any'] ?? []) as string[]);
    const single = everything.flatMap((part) => (typeof part['town'] === 'string' ? [part['town']] : []));
    expect(listed.length).toBeGreaterThan(0);
    expect(single.length).toBeGreaterThan(0);
    expect([...listed, ...single].filter((town) => !towns.has(town))).toEqual([]);
  });

  it('every family that a card speaks of is some foe’s, and those that are promised are there', () => {
    const foes = [...challenges, ...encounters.flatMap(({ foe }) => (foe === undefined ? [] : [foe]))];
    const families = tally(foes.map(({ family }) => family));
    const spoken = everything.flatMap((part) =>
      Array.isArray(part['family']) ? (part['family'] as string[]) : [],
    );
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.filter((family) => families[family] === undefined)).toEqual([]);
    expect(Object.keys(families)).toEqual(
      expect.arrayContaining(['undead', 'razorwing', 'ferrox', 'spider', 'bandit', 'dragonkin']),
    );
  });

  it('every type of Item that a card speaks of exists', () => {
    const becoming = [...challenges, ...encounters].flatMap(({ as }) =>
      as?.kind === 'item' ? [as.type] : [],
    );
    const types = new Set<unknown>([...items.map(({ type }) => type), ...becoming]);
    const spoken = everything.filter((part) => part['is'] === 'owns' && part['type'] !== undefined);
    expect(spoken.filter((part) => !types.has(part['type']))).toEqual([]);
  });

  it('flavour is one line of its own', () => {
    expect(new Set(cards.map(({ flavour }) => flavour)).size).toBe(cards.length);
    for (const { name, flavour } of cards) expect(flavour, name).toMatch(/^\S[^\n]{8,130}\S$/);
  });
});
