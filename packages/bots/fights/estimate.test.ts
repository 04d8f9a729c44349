import { seeded } from '@wayrune/engine';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import { describe, expect, it } from 'vitest';
import { DEFEND, estimate, type Fight, HERO, NEVER, type PhaseOdds } from './estimate.ts';
import { solution } from './fixed-plan.ts';

const STAKES = { win: 10, loss: -10, escape: -1, wound: 0 };
/** Nobody can do anything, and nothing happens. */
const QUIET: PhaseOdds = { attack: NEVER, damage: 0, defend: 2, harm: 0, allies: [] };

const fight = (phases: readonly PhaseOdds[], more: Partial<Fight> = {}): Fight => ({
  life: 1,
  foeLife: 1,
  allies: [],
  phases,
  escape: NEVER,
  stakes: STAKES,
  ...more,
});

describe('two ten-sided dice', () => {
  it.each([
    [2, 1],
    [11, 0.55],
    [14, 0.28],
    [20, 0.01],
    [21, 0],
    [-3, 1],
  ])('come to %i or more with chance %d', (needed, chance) => {
    expect(chanceToThrow(needed)).toBeCloseTo(chance, 10);
  });
});

describe('a fight worked out', () => {
  it('of one blow is as good as the blow', () => {
    const one = solution(fight([{ ...QUIET, attack: 11, damage: 1, harm: 1 }]));
    expect(one.win()).toBeCloseTo(0.55, 10);
    expect(one.value).toBeCloseTo(0.55 * 10 - 0.45 * 10, 10);
  });

  it('goes on until something happens', () => {
    expect(solution(fight([{ ...QUIET, attack: 20, damage: 1 }])).win()).toBeCloseTo(1, 10);
  });

  it('is a question of who falls first', () => {
    const phase = { ...QUIET, attack: 11, damage: 1, harm: 1 };
    const won = 0.55;
    const race = won ** 2 + 2 * won ** 2 * (1 - won);
    expect(solution(fight([phase], { life: 2, foeLife: 2 })).win()).toBeCloseTo(race, 10);
  });

  it('counts a failed defense', () => {
    const blow = { ...QUIET, attack: 11, damage: 1 };
    const threat = { ...QUIET, defend: 11, harm: 1 };
    const round = 0.55 / (1 - 0.45 * 0.55);
    expect(solution(fight([blow, threat])).win()).toBeCloseTo(round, 10);
  });

  it('lets an Ally bear what its attack brings, and the Hero go on alone', () => {
    const strike = { attack: 15, damage: 1 };
    const phase = { ...QUIET, defend: 20, harm: 1, allies: [strike] };
    const helped = solution(
      fight([{ ...QUIET, attack: 20, damage: 1 }, phase], { allies: [{ life: 1, worth: 0 }] }),
    );
    expect(helped.plan).toEqual([HERO, 1]);
    const alone = solution(
      fight([
        { ...QUIET, attack: 20, damage: 1 },
        { ...phase, allies: [] },
      ]),
    );
    expect(alone.plan).toEqual([HERO, DEFEND]);
    expect(helped.win()).toBeGreaterThan(alone.win() + 0.15);
  });

  it('takes the way out where it is better, and pays for trying', () => {
    const hopeless = [{ ...QUIET, attack: 20, damage: 1, harm: 9 }];
    const sure = solution(fight(hopeless, { life: 3, escape: 2 }));
    expect(sure.flees).toBe(true);
    expect(sure.value).toBeCloseTo(-1, 10);
    const risky = solution(fight(hopeless, { life: 1, escape: 11 }));
    expect(risky.value).toBeCloseTo(0.55 * -1 + 0.45 * -10, 10);
  });

  it('does not flee from a fight that is won', () => {
    expect(solution(fight([{ ...QUIET, attack: 2, damage: 1 }], { escape: 2 })).flees).toBe(false);
  });
});

/** Fights of every kind, even or not. */
function someFights(count: number): Fight[] {
  const chance = seeded('fights');
  const among = (from: number, to: number): number => from + chance.pick(to - from + 1);
  return Array.from({ length: count }, () =>
    fight(
      Array.from({ length: 3 }, () => ({
        attack: among(4, 16),
        damage: among(1, 2),
        defend: among(4, 16),
        harm: among(0, 3),
        allies: [],
      })),
      { life: among(3, 7), foeLife: among(1, 8) },
    ),
  );
}

describe('an estimate', () => {
  it('is near the truth on average and seldom far off', () => {
    const errors = someFights(400).map((one) => estimate(one).win - solution(one).win());
    const mean = errors.reduce((a, b) => a + b, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.1);
    expect(errors.filter((error) => Math.abs(error) > 0.35).length).toBeLessThan(errors.length / 20);
  });
});
