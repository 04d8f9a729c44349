import { describe, expect, it } from 'vitest';
import { type Bargain, decisionsTo, goodsOf, withCard, withGold, withoutCard } from './bargain.ts';

const BARGAIN: Bargain = {
  offer: ['white-blade', 'woodwards-axe'],
  want: ['soul-burn'],
  offerGold: 17,
  wantGold: 0,
};

describe('a bargain that is changed', () => {
  it('only adds what comes to it', () => {
    expect(decisionsTo(BARGAIN, withCard(BARGAIN, 'want', 'rook-eye-tam'))).toEqual(['want:rook-eye-tam']);
    expect(decisionsTo(BARGAIN, withGold(BARGAIN, 'offer', 23))).toEqual(['offer:gold:5', 'offer:gold:1']);
  });

  it('starts over to take a card back, and leaves everything else of it', () => {
    expect(decisionsTo(BARGAIN, withoutCard(BARGAIN, 'offer', 'white-blade'))).toEqual([
      'clear',
      'offer:woodwards-axe',
      'offer:gold:10',
      'offer:gold:5',
      'offer:gold:1',
      'offer:gold:1',
      'want:soul-burn',
    ]);
  });

  it('may lose some of its gold, or all of it', () => {
    expect(decisionsTo(BARGAIN, withGold(BARGAIN, 'offer', 1)).slice(-2)).toEqual([
      'offer:gold:1',
      'want:soul-burn',
    ]);
    expect(decisionsTo(BARGAIN, withGold(BARGAIN, 'offer', 0))).toEqual([
      'clear',
      'offer:white-blade',
      'offer:woodwards-axe',
      'want:soul-burn',
    ]);
  });

  it('does nothing where nothing changes', () => {
    expect(decisionsTo(BARGAIN, withCard(BARGAIN, 'want', 'soul-burn'))).toEqual([]);
  });
});

describe('the goods of an offer that was made', () => {
  it('are its cards and its gold', () => {
    expect(goodsOf(['white-blade', '12 gold'])).toEqual({ cards: ['white-blade'], gold: 12 });
    expect(goodsOf([])).toEqual({ cards: [], gold: 0 });
  });
});
