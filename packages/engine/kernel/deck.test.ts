import { describe, expect, it } from 'vitest';
import { ChanceError, scripted, seeded } from './chance.ts';
import {
  cloneDeck,
  deckCards,
  deckHas,
  deckSize,
  draw,
  newDeck,
  putAtBottom,
  putOnTop,
  shuffle,
} from './deck.ts';

const drawAll = (deck: Parameters<typeof draw>[0], seed = 'deck'): string[] => {
  const chance = seeded(seed);
  const cards: string[] = [];
  for (let card = draw(deck, chance); card !== null; card = draw(deck, chance)) cards.push(card);
  return cards;
};

describe('a deck', () => {
  it('is a bag: chance picks each card when it is drawn, and never again', () => {
    const deck = newDeck(['a', 'b', 'c', 'd']);
    const chance = scripted([1, 1, 1]);
    expect(draw(deck, chance)).toBe('b');
    expect(deckCards(deck).toSorted()).toEqual(['a', 'c', 'd']);
    expect(draw(deck, chance)).toBe('d');
    expect(draw(deck, chance)).toBe('c');
    expect(draw(deck, chance)).toBe('a');
    expect(draw(deck, chance)).toBeNull();
    expect(chance.left()).toBe(0);
  });

  it('asks chance only where there is something to decide', () => {
    const none = scripted([]);
    expect(draw(newDeck(['only']), none)).toBe('only');
    expect(() => draw(newDeck(['a', 'b']), none)).toThrow(ChanceError);
    const known = newDeck([]);
    putOnTop(known, 'top');
    putAtBottom(known, 'bottom');
    expect([draw(known, none), draw(known, none), draw(known, none)]).toEqual(['top', 'bottom', null]);
  });

  it('gives the top first, then the bag, then the bottom in the order in which it was put there', () => {
    const deck = newDeck(['x', 'y']);
    putAtBottom(deck, 'first below');
    putAtBottom(deck, 'second below');
    putOnTop(deck, 'second');
    putOnTop(deck, 'first');
    expect(deckSize(deck)).toBe(6);
    const cards = drawAll(deck);
    expect(cards.slice(0, 2)).toEqual(['first', 'second']);
    expect(cards.slice(2, 4).toSorted()).toEqual(['x', 'y']);
    expect(cards.slice(4)).toEqual(['first below', 'second below']);
    expect(deckSize(deck)).toBe(0);
  });

  it('gives every order of its cards, each about as often', () => {
    const seen = new Map<string, number>();
    const chance = seeded('orders');
    for (let i = 0; i < 6000; i++) {
      const deck = newDeck(['a', 'b', 'c']);
      const order = [draw(deck, chance), draw(deck, chance), draw(deck, chance)].join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('has a card wherever it lies in it', () => {
    const deck = newDeck(['bag']);
    putOnTop(deck, 'top');
    putAtBottom(deck, 'bottom');
    for (const card of ['top', 'bag', 'bottom']) expect(deckHas(deck, (one) => one === card)).toBe(true);
    expect(deckHas(deck, (one) => one === 'elsewhere')).toBe(false);
  });

  it('forgets all order when it is shuffled, and loses no card', () => {
    const deck = newDeck(['x']);
    putOnTop(deck, 't');
    putAtBottom(deck, 'b');
    shuffle(deck);
    expect(deck).toEqual({ top: [], bag: ['x', 't', 'b'], bottom: [], aside: 0 });
    expect(draw(deck, scripted([2]))).toBe('b');
  });

  it('does not keep the list it was made from, and its copies are their own', () => {
    const cards = ['a', 'b'];
    const deck = newDeck(cards);
    putOnTop(deck, 't');
    putAtBottom(deck, 'z');
    const copy = cloneDeck(deck);
    expect(copy).toEqual(deck);
    drawAll(deck);
    expect(copy).toEqual({ top: ['t'], bag: ['a', 'b'], bottom: ['z'], aside: 0 });
    expect(cards).toEqual(['a', 'b']);
  });

  it('keeps back as many cards of the bag as lie aside unseen, and nobody can say which', () => {
    const left = new Map<string, number>();
    for (let game = 0; game < 300; game++) {
      const deck = newDeck(['a', 'b', 'c']);
      deck.aside = 1;
      putAtBottom(deck, 'below');
      expect(deckSize(deck)).toBe(3);
      expect(drawAll(deck, `aside ${game}`).at(-1)).toBe('below');
      expect(deck.bag).toHaveLength(1);
      left.set(deck.bag[0] ?? '', (left.get(deck.bag[0] ?? '') ?? 0) + 1);
    }
    for (const card of ['a', 'b', 'c']) expect(left.get(card)).toBeGreaterThan(60);
  });

  it('gets back what lay aside when it is shuffled', () => {
    const deck = newDeck(['a']);
    deck.aside = 1;
    expect(draw(deck, scripted([]))).toBeNull();
    shuffle(deck);
    expect(draw(deck, scripted([]))).toBe('a');
  });
});
