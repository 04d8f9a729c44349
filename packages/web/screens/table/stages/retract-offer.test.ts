import type { NegotiationFrame } from '@wayrune/engine/rules/turn/negotiation.ts';
import { describe, expect, it } from 'vitest';
import { without } from './retract-offer.ts';

const FRAME: NegotiationFrame = {
  proc: 'negotiate',
  step: 'build',
  result: null,
  seat: 0,
  other: 1,
  offer: ['white-blade', 'woodwards-axe'],
  want: ['white-blade'],
  offerGold: 17,
  wantGold: 0,
  opener: 0,
  offers: 0,
};

describe('a thing taken back from a bargain', () => {
  it('leaves everything else of it', () => {
    expect(without(FRAME, 'offer', 'white-blade')).toEqual([
      'clear',
      'offer:woodwards-axe',
      'offer:gold:10',
      'offer:gold:5',
      'offer:gold:1',
      'offer:gold:1',
      'want:white-blade',
    ]);
  });

  it('may be all the gold', () => {
    expect(without(FRAME, 'offer', 'gold')).toEqual([
      'clear',
      'offer:white-blade',
      'offer:woodwards-axe',
      'want:white-blade',
    ]);
  });
});
