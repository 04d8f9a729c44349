import { library } from '@wayrune/content';
import type { Card, Effect, VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import { anItem, arena, aTrap, attempt, hold } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { botOf } from '../players/create.ts';
import { seeded } from '@wayrune/engine';
import { challengeOdds, deckOdds, fightOdds, PLAIN_STAKES } from './index.ts';

const overcome: Effect = { do: 'overcome' };
const hurt = (amount: number): Effect => ({ do: 'wound', who: 'you', amount });
/** The plain Hero has Body 3, Mind 2 and Spirit 4. */
const test = (target: number, pass: readonly Effect[], fail: readonly Effect[] = []): Effect => ({
  do: 'test',
  attribute: 'body',
  target,
  pass,
  fail,
});
const pit = aTrap({ id: 'pit', trap: [test(13, [overcome], [hurt(2)])] });

const table = (...cards: readonly Card[]): Scenario => {
  const s = arena(library, cards);
  s.place(0, 'h8', 'h7');
  return s;
};
const normal = botOf('normal');
const oddsOf = ({ world, state }: Scenario, card: string) => challengeOdds(world, state, 0, card);

describe('the odds of a trap', () => {
  it('are those of its test: 10 or more on two dice is 64 of a hundred', () => {
    const odds = oddsOf(table(pit), 'pit');
    expect(odds).toMatchObject({ exact: true, fled: 0, endless: 0, knockedOut: 0 });
    expect(odds.win).toBeCloseTo(0.64, 12);
    expect(odds.escape).toBeCloseTo(0.36, 12);
    expect(odds.expected.wounds).toBeCloseTo(0.72, 12);
  });

  it('know when it knocks a Hero out', () => {
    const s = table(pit);
    s.player(0).wounds = 3;
    const odds = oddsOf(s, 'pit');
    expect(odds.knockedOut).toBeCloseTo(0.36, 12);
    expect(odds.escape).toBe(0);
  });

  it('multiply one test after another', () => {
    const stairs = aTrap({ id: 'stairs', trap: [test(13, [test(15, [overcome])])] });
    // 12 or more on two dice: 9 + 8 + … + 1 = 45 pairs.
    expect(oddsOf(table(stairs), 'stairs').win).toBeCloseTo(0.64 * 0.45, 12);
  });

  it('take the best of several ways, and tell all of them at its question', () => {
    const gate = aTrap({
      id: 'gate',
      trap: [
        {
          do: 'choose',
          options: [
            { label: 'Jump', do: [test(18, [overcome], [hurt(1)])] },
            { label: 'Climb', do: [test(13, [overcome])] },
            { label: 'Leave', do: [] },
          ],
        },
      ],
    });
    const s = table(gate);
    expect(oddsOf(s, 'gate').win).toBeCloseTo(0.64, 12);
    attempt(s, 'gate');
    const odds = fightOdds(s.world, s.state);
    expect(odds?.best).toBe('choose:1');
    // 15 or more: 6 + 5 + … + 1 = 21 pairs.
    expect(odds?.options.map(({ win }) => Number(win.toFixed(4)))).toEqual([0.21, 0.64, 0]);
    for (const bot of [normal, botOf('greedy'), botOf('easy')])
      expect(bot.choose(s.world, s.state, seeded('gate'))).toBe('choose:1');
  });

  it('count cards that help in tests', () => {
    const rope = anItem({
      id: 'rope',
      abilities: [
        { when: 'tested', if: [{ is: 'failed' }], once: 'turn', do: [{ do: 'reroll', dice: 'both' }] },
      ],
    });
    const s = table(pit, rope);
    hold(s, 'rope');
    const odds = oddsOf(s, 'pit');
    expect(odds.exact).toBe(true);
    expect(odds.win).toBeCloseTo(1 - 0.36 ** 2, 12);
  });

  it('go on where another Hero falls in it', () => {
    const flood = aTrap({ id: 'flood', trap: [{ do: 'each', who: 'heroes', then: [hurt(2)] }, overcome] });
    const s = table(flood);
    s.player(1).wounds = 4;
    expect(oddsOf(s, 'flood')).toMatchObject({ win: 1, exact: true });
  });

  it('are mixed with those of fights in a deck', () => {
    const s = table(pit);
    s.onTop('green', 'pit');
    expect(deckOdds(s.world, s.state, 0, 'green').win).toBeCloseTo(0.64, 12);
    const t = table(pit);
    const { meetings, exact } = deckOdds(t.world, t.state, 0, 'green');
    expect(meetings.map(({ card }) => card)).toContain('pit');
    expect(exact).toBe(true);
  });

  it('are worth what its ends are worth', () => {
    const { win, escape, wound } = PLAIN_STAKES;
    expect(oddsOf(table(pit), 'pit').value).toBeCloseTo(0.64 * win + 0.36 * (escape + 2 * wound), 10);
  });

  it('are none once it is overcome and gives its reward', () => {
    const chest = aTrap({
      id: 'chest',
      trap: [overcome],
      reward: [
        {
          do: 'choose',
          options: [
            { label: 'Gold', do: [{ do: 'gain-gold', amount: 1 }] },
            { label: 'Nothing', do: [] },
          ],
        },
      ],
    });
    const s = table(chest);
    attempt(s, 'chest');
    expect(s.kind()).toBe('choose');
    expect(fightOdds(s.world, s.state)).toBeNull();
  });
});

/** A trap may do anything outside of a fight. */
const EVERYTHING: Readonly<Partial<Record<VerbName, Effect>>> = {
  'gain-gold': { do: 'gain-gold', amount: { roll: '2d10' } },
  'lose-gold': { do: 'lose-gold', amount: 'all' },
  rob: { do: 'rob', amount: 2 },
  wound: { do: 'wound', who: 'party', amount: 1 },
  exhaust: { do: 'exhaust', who: 'any', amount: 2 },
  heal: { do: 'heal', who: 'you', amount: 1 },
  recover: { do: 'recover', who: 'you', amount: 1 },
  modify: { do: 'modify', stat: 'combat', amount: 1, until: 'turn' },
  'lose-card': { do: 'lose-card', what: 'any', which: 'chosen' },
  'draw-market': { do: 'draw-market', count: 2, then: 'keep-one' },
  'buy-anywhere': { do: 'buy-anywhere' },
  refresh: { do: 'refresh', count: 1 },
  deactivate: { do: 'deactivate', count: 1 },
  stock: { do: 'stock', where: 'all', count: 1 },
  look: { do: 'look', deck: 'market', count: 2 },
  move: { do: 'move', to: 'adjacent' },
  replenish: { do: 'replenish', color: 'green' },
  'remove-counter': { do: 'remove-counter', where: 'within', spaces: 2 },
  'place-counter': { do: 'place-counter', color: 'green' },
  'end-event': { do: 'end-event' },
  'gain-points': { do: 'gain-points', amount: 1 },
  'lose-points': { do: 'lose-points', amount: 1 },
  'gain-counter': { do: 'gain-counter', color: 'green' },
  learn: { do: 'learn', kind: 'body' },
  'roll-die': {
    do: 'roll-die',
    rows: [
      { upTo: 5, do: [] },
      { upTo: 10, do: [hurt(1)] },
    ],
  },
  'knock-out': { do: 'knock-out' },
};

describe('a trap that does anything at all', () => {
  it.each(Object.entries(EVERYTHING))('has odds with "%s" in it', (verb, effect) => {
    const strange = aTrap({ id: 'strange', trap: [effect, test(13, [overcome], [effect])] });
    const s = table(strange);
    for (const card of ['white-blade', 'acolyte-of-flame']) s.give(0, card);
    const odds = oddsOf(s, 'strange');
    expect(odds.win + odds.escape + odds.knockedOut).toBeCloseTo(1, 6);
    expect(odds.win > 0).toBe(verb !== 'knock-out');
    s.onTop('green', 'strange');
    expect(['stay', 'roll', 'walk']).toContain(
      normal.choose(s.world, s.state, seeded('strange')).split(':')[0],
    );
  });
});
