/** Rules that the whole set keeps, so that every curse is a story, no card is the twin of another, and any can be done. */
import { CURSES, type Fighter, type QuestStep } from '@wayrune/engine/effects/vocabulary.ts';
import { cardInfo } from '@wayrune/engine/rules/world/card-info.ts';
import { parseBoard } from '@wayrune/engine/rules/world/board.ts';
import { cardText } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { TERRINOTH } from '../base/terrinoth.board.ts';
import { library } from '../index.ts';
import { cardsOf, foesOf, insideOf, namedIn, ofKind } from '../testing/cards-of-set.ts';

const cards = cardsOf(library, 'cataclysm');
const fronts = ofKind(cards, 'special').flatMap(({ curse, ...card }) =>
  curse === undefined ? [] : [{ ...card, ...curse }],
);
const first = fronts.filter(({ level }) => level === 1);
const second = fronts.filter(({ level }) => level === 2);
const third = fronts.filter(({ level }) => level === 3);
const board = parseBoard(TERRINOTH, 'terrinoth.board.ts');
/** What can be met in every game of The Cataclysm: no red Challenge. */
const challenges = foesOf(cardsOf(library, 'base')).filter(({ color }) => color !== 'red');

const stepsOf = (card: (typeof second)[number]): readonly QuestStep[] => card.quest?.steps ?? [];
const has = (part: unknown, ...verbs: string[]): boolean =>
  [...insideOf(part)].some(({ do: verb }) => verbs.includes(String(verb)));
const targets = ({ mind, body, spirit }: Fighter): number[] => [mind[0], body[0], spirit[0]];
const damages = ({ mind, body, spirit }: Fighter): number[] => [mind[1], body[1], spirit[1]];
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

/** A test by skill, a fight, or a choice with a price. */
function kindOf({ foe, trial }: (typeof first)[number]): 'fight' | 'price' | 'test' {
  if (foe !== undefined) return 'fight';
  return [...insideOf(trial)].some(({ cost }) => cost !== undefined) ? 'price' : 'test';
}

describe('cards of level I', () => {
  it.each(CURSES)('are at least two kinds of trial in the town of %s, a fight among them', (curse) => {
    const kinds = first.filter(({ of }) => of === curse).map(kindOf);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
    expect(kinds).toContain('fight');
  });

  it('are tests, fights and choices with a price, at least four of each', () => {
    const kinds = first.map(kindOf);
    for (const kind of ['fight', 'price', 'test'])
      expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThanOrEqual(4);
  });

  it('leave something to a Hero who has no gold, Item or Ally and cannot take exhaustion', () => {
    for (const { name, trial = [] } of first)
      for (const effect of trial)
        if (effect.do === 'choose')
          expect(
            effect.options.some(({ cost, if: when }) => cost === undefined && when === undefined),
            name,
          ).toBe(true);
  });

  it('with a foe are claimed by beating it, and by nothing else', () => {
    const fought = first.filter(({ foe }) => foe !== undefined);
    for (const { name, trial } of fought)
      expect(trial, name).toEqual([{ do: 'fight', win: [{ do: 'claim' }] }]);
  });

  it('have foes like green Challenges: Life 2 to 4, values 9 to 14', () => {
    for (const { name, foe } of first) {
      if (foe === undefined) continue;
      expect(foe.life, name).toBeGreaterThanOrEqual(2);
      expect(foe.life, name).toBeLessThanOrEqual(4);
      expect(Math.min(...targets(foe)), name).toBeGreaterThanOrEqual(9);
      expect(Math.max(...targets(foe)), name).toBeLessThanOrEqual(14);
    }
  });

  it('test every one of the ten skills, together with the quests', () => {
    const skills = [...insideOf([first, second])].flatMap(({ do: verb, skill }) =>
      verb === 'test' && typeof skill === 'string' ? [skill] : [],
    );
    expect(new Set(skills).size).toBe(10);
  });
});

describe('quests', () => {
  it('ask for different things: no two have the same steps at the same places', () => {
    const asked = second.map((card) =>
      JSON.stringify(stepsOf(card).map(({ step, at, count }) => [step, at?.map(({ is }) => is), count])),
    );
    expect(new Set(asked).size).toBe(second.length);
  });

  it.each(CURSES)('are two of different kinds for %s', (curse) => {
    const [one, other] = second.filter(({ of }) => of === curse).map((card) => stepsOf(card)[0]);
    expect(JSON.stringify([one?.step, one?.at])).not.toBe(JSON.stringify([other?.step, other?.at]));
  });

  it('use all four kinds of step, red jewels, regions, terrain, cursed, destroyed and free towns', () => {
    expect(new Set(second.flatMap(stepsOf).map(({ step }) => step)).size).toBe(4);
    const conditions = new Set([...insideOf(second.map(stepsOf))].map(({ is }) => is));
    for (const is of ['jewel', 'region', 'terrain', 'cursed', 'ruin', 'town'])
      expect(conditions, is).toContain(is);
  });

  it('name only regions of the board, and ask for no more red jewels than half of those there are', () => {
    const regions = board.regions.map(({ name }) => name);
    expect(namedIn(fronts, 'region', 'any').filter((name) => !regions.includes(name))).toEqual([]);
    const red = board.spaces.filter(({ jewel }) => jewel?.color === 'red').length;
    const counts = second
      .flatMap(stepsOf)
      .filter(({ at = [] }) => at.some(({ is }) => is === 'jewel'))
      .map(({ count = 1 }) => count);
    expect(counts).toHaveLength(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(red / 2);
  });

  it('ask for Challenges of which the decks hold at least six times as many', () => {
    for (const card of second)
      for (const step of stepsOf(card)) {
        if (step.step !== 'defeat') continue;
        const { color, family, count = 1 } = step;
        const fit = challenges.filter(
          (foe) =>
            (color === undefined || foe.color === color) &&
            (family === undefined || family.includes(foe.family)),
        );
        expect(fit.length, card.name).toBeGreaterThanOrEqual(6 * count);
      }
  });

  it('name no town: any curse may lie on any of them', () => {
    expect(namedIn(fronts, 'town', 'any')).toEqual([]);
  });

  it('name the town of their own curse alone', () => {
    for (const card of second)
      for (const curse of namedIn(card.quest, 'cursed', 'any')) expect(curse, card.name).toBe(card.of);
  });
});

describe('sources', () => {
  const lords = foesOf(cardsOf(library, 'base')).filter(({ color }) => color === 'red');

  it('have Life and damage of a Dragon Lord or more', () => {
    const least = Math.min(...lords.map((lord) => damages(lord).reduce((a, b) => a + b, 0)));
    for (const { name, foe } of third) {
      if (foe === undefined) throw new Error(name);
      expect(foe.life, name).toBeGreaterThanOrEqual(8);
      expect(
        damages(foe).reduce((a, b) => a + b, 0),
        name,
      ).toBeGreaterThanOrEqual(least);
      expect(Math.min(...damages(foe)), name).toBeGreaterThanOrEqual(2);
    }
    expect(mean(third.map(({ foe }) => foe?.life ?? 0))).toBeGreaterThan(mean(lords.map(({ life }) => life)));
  });

  it('have a weakest phase at least 2 below the strongest', () => {
    const flat = third.filter(
      ({ foe }) => foe !== undefined && Math.max(...targets(foe)) - Math.min(...targets(foe)) < 2,
    );
    expect(names(flat)).toEqual([]);
  });

  it('each have a trick of their own, and leave escape, flight and reward to the rules', () => {
    const tricks = third.map(({ always, rules, abilities }) => JSON.stringify({ always, rules, abilities }));
    expect(new Set(tricks).size).toBe(5);
    for (const { name, always = [], rules = [], abilities = [] } of third) {
      expect(always.length + rules.length + abilities.length, name).toBeGreaterThan(0);
      expect(has(abilities, 'foe-flees', 'defeat', 'escape', 'end-turn'), name).toBe(false);
    }
  });
});

describe('all Curse cards', () => {
  const said = fronts.map((card) => {
    const { always, rules, abilities } = card.as ?? {};
    return JSON.stringify({ always, rules, abilities });
  });

  it('have backs of which no two are alike', () => {
    expect(new Set(said).size).toBe(30);
  });

  it('have fronts of which no two are alike', () => {
    const texts = fronts.map(({ trial, quest, foe, always, rules, abilities }) =>
      JSON.stringify({ trial, quest, foe, always, rules, abilities }),
    );
    expect(new Set(texts).size).toBe(30);
  });

  it('give from the back something that costs nothing to have', () => {
    expect(fronts.filter(({ as }) => has(as, 'exhaust', 'lose-gold', 'wound') && !has(as, 'heal'))).toEqual(
      [],
    );
  });

  it('say no more than 700 characters, both sides together', () => {
    const long = cards.filter((card) => cardText(cardInfo(card, card.id, 'cataclysm')).length > 700);
    expect(names(long)).toEqual([]);
  });

  it('have one line of flavor each, of at most 110 characters', () => {
    expect(cards.filter(({ flavour }) => flavour.length > 110).map(({ name }) => name)).toEqual([]);
    expect(new Set(cards.map(({ flavour }) => flavour)).size).toBe(30);
  });
});
