import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../effects/vocabulary.ts';
import { apply } from '../rules/world/game.ts';
import { clone, type State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';
import { aFoe, anItem, aProbe, arena, attempt, hold } from '../testing/arena.ts';
import { item, meeting } from '../testing/meeting.ts';
import { randomSetup } from '../testing/random-play.ts';
import { richPlay } from '../testing/rich-play.ts';
import { scenario } from '../testing/scenario.ts';
import { chanceOf, opposedChance } from '../rules/combat/two-dice.ts';
import { optionChance } from './chances.ts';

const DICE = Array.from({ length: 100 }, (_, i) => [Math.floor(i / 10), i % 10] as const);

/** Whether the first roll succeeds that comes of an option with these results; nobody uses anything more. */
function succeeds(world: World, state: State, option: string, results: readonly number[]): boolean {
  const copy = clone(state);
  const queue = [...results];
  const chance = { pick: () => queue.shift() ?? 0 };
  for (let choice: string = option; ; choice = 'pass') {
    const { events } = apply(world, copy, choice, chance);
    const rolled = events.find((event) => event.type === 'rolled' && event.what !== 'target');
    if (rolled?.type === 'rolled') return rolled.success;
    if (copy.decision?.options.includes('pass') !== true) return false;
  }
}

const byTrying = (world: World, state: State, option: string): number =>
  DICE.filter((pair) => succeeds(world, state, option, pair)).length / 100;

describe('two ten-sided dice', () => {
  it('reach a number in so many of a hundred ways', () => {
    for (let bonus = -3; bonus <= 9; bonus++) {
      for (let target = -2; target <= 32; target++) {
        const ways = DICE.filter(([a, b]) => a + b + 2 + bonus >= target).length;
        expect(chanceOf(bonus, target)).toBe(ways / 100);
      }
    }
  });

  it('reach what two others show in so many of ten thousand', () => {
    for (const [own, other] of [
      [0, 0],
      [3, 1],
      [-2, 5],
      [25, 0],
      [0, 25],
    ] as const) {
      let ways = 0;
      for (const [a, b] of DICE) for (const [c, d] of DICE) if (a + b + own >= c + d + other) ways++;
      expect(opposedChance(own, other)).toBeCloseTo(ways / 10_000, 10);
    }
  });
});

describe('the chance of an option', () => {
  it('is what trying all dice comes to, in random play', () => {
    const kinds = new Map<string, number>();
    for (const seed of [1, 2, 3, 4, 5]) {
      richPlay(library, randomSetup(1 + (seed % 3)), `chances ${seed}`, 1500, ({ world, state }) => {
        for (const option of state.decision?.options ?? []) {
          const chance = optionChance(world, state, option);
          const kind = `${state.decision?.kind} ${option.split(':')[0]}`;
          const seen = kinds.get(kind) ?? 0;
          if (chance === null || seen >= 12 || isDuel(state)) continue;
          kinds.set(kind, seen + 1);
          expect(chance, `${kind} ${option}`).toBe(byTrying(world, state, option));
        }
      });
    }
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining([
        'escape escape',
        'ranged attack',
        'melee defend',
        'magic attack',
        'before-combat use',
        'choose choose',
        'rolled use',
        'roll use',
        'roll pass',
      ]),
    );
  });

  const isDuel = ({ frames }: State): boolean =>
    frames.some((frame) => frame.proc === 'combat' && (frame as { other?: number }).other !== -1);

  it('counts what is in force', () => {
    const t = scenario(library, { heroes: ['nib-carraway'] });
    attempt(t, 'barrow-sentry');
    t.choose('choose:2');
    expect(optionChance(t.world, t.state, 'escape')).toBe(chanceOf(5, 11));
    expect(optionChance(t.world, t.state, 'fight')).toBeNull();
    hold(t, 'rook-eye-tam', 'woodwards-axe');
    t.choose('fight');
    expect(optionChance(t.world, t.state, 'attack:hero')).toBe(chanceOf(3 + 6 + 1, 14));
    expect(optionChance(t.world, t.state, 'attack:rook-eye-tam')).toBe(chanceOf(1, 14));
    expect(optionChance(t.world, t.state, 'defend')).toBe(chanceOf(3 + 1, 14));
    expect(optionChance(t.world, t.state, 'discard:woodwards-axe')).toBeNull();
  });

  it('is none for an attempt, and for what is not offered', () => {
    const t = scenario(library, { heroes: ['nib-carraway'] });
    t.place(0, 'h8', 'h7');
    t.choose('stay');
    expect(optionChance(t.world, t.state, 'attempt')).toBeNull();
    expect(optionChance(t.world, t.state, 'escape')).toBeNull();
  });

  it('is none where a defense needs no roll', () => {
    const t = arena(library, [aFoe({ id: 'mild', mind: [10, 0] })]);
    attempt(t, 'mild');
    t.choose('fight');
    expect(t.kind()).toBe('ranged');
    expect(optionChance(t.world, t.state, 'defend')).toBeNull();
    expect(optionChance(t.world, t.state, 'attack:hero')).toBe(chanceOf(2, 10));
  });

  it('is that of the test or attack with which an ability begins', () => {
    const bomb = aProbe([{ do: 'attack', phase: 'magic', bonus: 3 }], 'before-combat');
    const t = arena(library, [bomb, aFoe({ id: 'beast' })]);
    hold(t, 'probe');
    attempt(t, 'beast');
    expect(optionChance(t.world, t.state, 'use:probe:0')).toBe(chanceOf(4 + 3, 12));
    expect(optionChance(t.world, t.state, 'pass')).toBeNull();
    const nib = scenario(library, { heroes: ['nib-carraway', 'tobiah-grane'] });
    nib.place(1, nib.player(0).space ?? '');
    nib.choose('stay');
    expect(optionChance(nib.world, nib.state, 'use:nib-carraway:0')).toBe(chanceOf(5 + 3, 15));
  });

  it('counts pair by pair where cards look at the dice', () => {
    const cards: Card[] = [
      aFoe({
        id: 'moody',
        abilities: [
          {
            when: 'rolled',
            forced: true,
            if: [{ is: 'dice', doubles: true }],
            do: [{ do: 'add', amount: -20 }],
          },
        ],
      }),
      anItem({ id: 'omen', always: [{ stat: 'combat', amount: 5, if: [{ is: 'dice', atMost: 9 }] }] }),
    ];
    for (const [card, held] of [
      ['moody', 'milestone'],
      ['pedlar-in-silk', 'omen'],
    ] as const) {
      const t = arena(library, cards);
      hold(t, held);
      attempt(t, card);
      t.choose('fight');
      for (const option of ['attack:hero', 'defend']) {
        const chance = optionChance(t.world, t.state, option);
        expect(chance).toBe(byTrying(t.world, t.state, option));
        expect(chance).not.toBe(chanceOf(2, card === 'moody' ? 10 : 14));
      }
    }
  });
});

describe('against a Hero', () => {
  it('an escape is a roll against a roll', () => {
    const t = meeting(library);
    t.choose('stay', 'attack:1');
    const { world, state } = t;
    expect(optionChance(world, state, 'escape')).toBeCloseTo(opposedChance(1, 3), 10);
    let ways = 0;
    for (const theirs of DICE)
      for (const own of DICE) if (succeeds(world, state, 'escape', [...theirs, ...own])) ways++;
    expect(opposedChance(1, 3)).toBeCloseTo(ways / 10_000, 10);
  });

  it('an attack before combat is one too', () => {
    const t = meeting(library, [
      item('sling', {
        abilities: [{ when: 'before-combat', do: [{ do: 'attack', phase: 'ranged', bonus: 2 }] }],
      }),
    ]);
    t.give(0, 'sling');
    t.choose('stay', 'attack:1');
    expect(optionChance(t.world, t.state, 'use:sling:0')).toBeCloseTo(opposedChance(1 + 2, 3), 10);
  });

  it('in the phases the number is known', () => {
    const t = meeting(library);
    t.choose('stay', 'attack:1');
    t.totals(9);
    t.choose('fight');
    expect(optionChance(t.world, t.state, 'attack:hero')).toBe(chanceOf(1, 9 + 3));
    expect(optionChance(t.world, t.state, 'defend')).toBe(chanceOf(1, 9 + 3));
  });
});
