/** What the rulebook and the rulings say is in the box. */
import { COLORS, type Fighter } from '@wayrune/engine/effects/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, ofKind, tally } from '../testing/cards-of-set.ts';

const cards = cardsOf(library, 'seven-scions');
const challenges = foesOf(cards);
const specials = ofKind(cards, 'special');
const events = specials.filter(({ type }) => type === 'storm-event');
const scions = specials.flatMap(({ name, scion, as, deck, type }) =>
  scion === undefined ? [] : [{ name, deck, type, as, ...scion }],
);
const STORMS = COLORS.slice(0, 3);

describe('the components of The Seven Scions', () => {
  it('are six Storm cards of each color, six Stormlords and six Scions', () => {
    expect(tally(cards.map((card) => ('deck' in card ? (card.deck ?? '') : '')))).toEqual({
      'storm-green': 6,
      'storm-yellow': 6,
      'storm-blue': 6,
      stormlords: 6,
      scions: 6,
    });
    expect(cards.every(({ count }) => count === undefined)).toBe(true);
  });

  it.each(STORMS)('has three Events and three Challenges among the %s Storm cards', (color) => {
    const deck = `storm-${color}`;
    const ofColor = challenges.filter((card) => card.deck === deck);
    expect(ofColor.map((card) => card.color)).toEqual([color, color, color]);
    expect(events.filter((card) => card.deck === deck).map((card) => card.color)).toEqual([
      color,
      color,
      color,
    ]);
  });

  it('has no red Storm card, and a Stormlord has no color', () => {
    expect(challenges.filter(({ color }) => color === 'red')).toEqual([]);
    const lords = specials.filter(({ deck }) => deck === 'stormlords');
    expect(lords.map(({ type, color }) => [type, color])).toEqual(lords.map(() => ['stormlord', undefined]));
  });

  it('numbers the Scions from 1 to 6: the Archer is 1, the Trickster 2', () => {
    expect(scions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(scions.slice(0, 2).map(({ name }) => name)).toEqual(['The Archer', 'The Trickster']);
    expect(scions.every(({ deck, type }) => deck === 'scions' && type === 'scion')).toBe(true);
  });

  it('gives each Scion two sides: a counter and an awakening asleep, an Ally with numbers awake', () => {
    for (const { name, benefit, awakening, as } of scions) {
      expect(benefit.length, name).toBeGreaterThan(0);
      expect(JSON.stringify(awakening), name).toContain('"do":"awaken"');
      expect(as?.kind, name).toBe('ally');
    }
  });

  it('prints the Life of every storm Challenge for each Hero, and 4 for each on all green ones', () => {
    expect(challenges.filter(({ perHero }) => perHero !== true)).toEqual([]);
    const life = (color: string): number[] =>
      challenges.filter((card) => card.color === color).map((card: Fighter) => card.life);
    expect(STORMS.map(life)).toEqual([
      [4, 4, 4],
      [5, 5, 4],
      [6, 6, 6],
    ]);
  });
});
