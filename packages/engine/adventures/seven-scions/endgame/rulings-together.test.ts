import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aHero, anItem } from '../../../testing/arena.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { aScion, aStormlord, endgameNext, scionsTable, storm } from '../../../testing/adventures/scions.ts';

/** Mind 2 and damage 1 have `plain` and `other`; the scholar has Mind 5 and damage 3. */
const CARDS = [
  aHero({ id: 'scholar', mind: [5, 3], body: [5, 3], spirit: [5, 3] }),
  aHero({ id: 'meek', mind: [2, 0], body: [2, 0], spirit: [2, 0] }),
  anItem({ id: 'lens', always: [{ stat: 'mind', amount: 4 }] }),
  anItem({ id: 'edge', always: [{ stat: 'ranged-damage', amount: 1 }] }),
  aScion(1, { id: 'twin', as: { kind: 'ally', life: 3, mind: [4, 4], body: [4, 4], spirit: [4, 4] } }),
  aStormlord({
    id: 'tempest',
    foe: { family: 'stormlord', life: 9, mind: [30, 3], body: [30, 3], spirit: [30, 3] },
  }),
];

interface Stand {
  readonly heroes?: readonly string[];
  readonly totals?: readonly number[];
  readonly before?: (t: Scenario) => unknown;
}
/** The joint battle against the Tempest, at its first question. */
function stand({ heroes = ['plain', 'other'], totals = [], before = () => undefined }: Stand = {}): Scenario {
  const t = scionsTable(library, { heroes, variants: ['cooperative'], cards: CARDS });
  endgameNext(t);
  storm(t).lords = ['tempest'];
  before(t);
  t.totals(...totals);
  t.choose('stay');
  return t;
}
function awake(t: Scenario, seat: number, card = 'archer'): void {
  storm(t).asleep = storm(t).asleep.filter((one) => one !== card);
  t.give(seat, card);
}
const bonuses = (t: Scenario): number[] => t.happened('rolled').map(({ bonus }) => bonus);
const wounds = (t: Scenario): number[] => t.state.players.map((player) => player.wounds);

describe('the joint battle, by ruling', () => {
  it('S36 begins with the preparation, X for each player', () => {
    const t = stand({
      before(t) {
        for (const seat of [0, 1]) t.player(seat).wounds = 3;
      },
    });
    expect([t.kind(), t.seat()]).toEqual(['prepare', 0]);
    t.choose('mend:hero');
    expect([t.kind(), t.seat(), t.player(0).wounds]).toEqual(['prepare', 1, 2]);
  });

  it('S37 compares numbers with experience counters and without Items, and adds the Items after that', () => {
    const t = stand({
      totals: [2],
      before(t) {
        t.player(0).experience.mind = 1;
        t.give(1, 'lens');
      },
    });
    // A counter lifts the one to 4; the other has 2 and would have 6 with the lens. The lowest is 2, and the lens adds 4.
    expect(bonuses(t)).toEqual([6]);
    const both = stand({
      totals: [2],
      before(t) {
        for (const seat of [0, 1]) t.player(seat).experience.mind = 1;
      },
    });
    expect(bonuses(both)).toEqual([4]);
  });

  it('TOGETHER-16 S37 adds what cards of any Hero add to the damage, also where the lowest is 0', () => {
    const dealt = (heroes: readonly string[]): number[] => {
      const t = stand({
        heroes,
        totals: [20, 2],
        before(one) {
          storm(one).lords = ['stormlord-1'];
          one.give(1, 'edge');
        },
      });
      return t.happened('foe-wounded').map(({ amount }) => amount);
    };
    expect(dealt(['plain', 'other'])).toEqual([2]);
    expect(dealt(['plain', 'meek'])).toEqual([1]);
  });

  it('S38 lets several Heroes use one number of their Scion each, chosen anew in each phase', () => {
    const t = stand({
      before(t) {
        awake(t, 0);
        awake(t, 1, 'twin');
      },
    });
    expect(t.choices()).toEqual(['lend:value', 'lend:damage', 'pass']);
    t.choose('lend:value');
    expect([t.kind(), t.seat()]).toEqual(['stand-in', 1]);
    t.totals(2);
    t.choose('lend:value');
    // Mind 3 and 4 in place of 2 and 2: the lowest is 3 now.
    expect(bonuses(t)).toEqual([3]);
    t.choose('bear:0', 'bear:0', 'bear:0');
    expect([t.kind(), t.seat(), storm(t).lent]).toEqual(['stand-in', 0, {}]);
    t.choose('pass');
    t.totals(2);
    t.choose('pass');
    expect(bonuses(t)).toEqual([3, 3]);
  });

  it('S38 the lowest is looked for again among all: one Hero alone cannot lift it above the others', () => {
    const t = stand({ heroes: ['plain', 'scholar'], before: (one) => awake(one, 0, 'twin') });
    t.totals(2);
    t.choose('lend:value');
    expect(bonuses(t)).toEqual([4]);
    const held = stand({ before: (one) => awake(one, 0, 'twin') });
    held.totals(2);
    held.choose('lend:value');
    expect(bonuses(held)).toEqual([2]);
  });

  it('S39 gives wounds one at a time, and none to who is out', () => {
    const t = stand({ heroes: ['plain', 'other', 'third'], totals: [2] });
    t.player(0).wounds = 4;
    expect([t.kind(), t.choices()]).toEqual(['divide', ['bear:0', 'bear:1', 'bear:2']]);
    t.choose('bear:0');
    expect(storm(t).out).toEqual([0]);
    expect([t.kind(), t.choices()]).toEqual(['divide', ['bear:1', 'bear:2']]);
    t.choose('bear:1');
    t.totals(2);
    t.choose('bear:2');
    expect(wounds(t).slice(1)).toEqual([1, 1]);
  });

  it.each([
    ['the Hero of the highest level', { level: 1, gold: 0 }, 1],
    ['the one with more gold among equals', { level: 0, gold: 9 }, 1],
    ['the first in turn order then', { level: 0, gold: 0 }, 0],
  ] as const)('S40 the wounds are divided by %s', (_, { level, gold }, seat) => {
    const t = stand({
      totals: [2],
      before(t) {
        t.player(1).experience.stamina = level;
        t.player(1).gold += gold;
      },
    });
    expect([t.kind(), t.seat()]).toEqual(['divide', seat]);
    expect(wounds(t)).toEqual([0, 0]);
  });

  it('S40 turn order begins with the first player, whoever’s turn brought the Endgame', () => {
    const t = stand({ totals: [2], before: (one) => (one.state.first = 1) });
    expect([t.kind(), t.seat(), t.state.active]).toEqual(['divide', 1, 0]);
  });
});
