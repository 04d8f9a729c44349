import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../effects/vocabulary.ts';
import { createWorld } from '../../parts/library.ts';
import { aTrap } from '../../testing/arena.ts';
import { anyOption, randomSetup } from '../../testing/random-play.ts';
import { soakGame } from '../../testing/soak.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const hurt = (amount: number): Effect => ({ do: 'wound', who: 'you', amount });
const overcome: Effect = { do: 'overcome' };
const test = (pass: readonly Effect[], fail: readonly Effect[] = []): Effect => ({
  do: 'test',
  attribute: 'body',
  skill: 'climb',
  target: 13,
  pass,
  fail,
});

describe('games full of traps', () => {
  const trapOf = (color: 'green' | 'yellow' | 'blue' | 'red', n: number) =>
    aTrap({
      id: `${color}-trap-${n}`,
      name: `Trap ${color} ${n}`,
      color,
      trap: [
        {
          do: 'choose',
          options: [
            { label: 'Climb', do: [test([overcome], [hurt(n)])] },
            { label: 'Pay', cost: [{ pay: 'gold', amount: n }], do: [overcome] },
            { label: 'Jump', do: [hurt(1), test([overcome], [{ do: 'knock-out' }])] },
            { label: 'Leave', do: [{ do: 'exhaust', who: 'you', amount: 1 }] },
          ],
        },
      ],
      reward: n === 1 ? [gold(2)] : [{ do: 'take' }],
      ...(n === 1 ? {} : { as: { kind: color === 'red' ? 'rune' : 'item', class: 'relic' } as const }),
    });
  const cards = (['green', 'yellow', 'blue', 'red'] as const).flatMap((color) =>
    Array.from({ length: 12 }, (_, i) => trapOf(color, 1 + (i % 3))).map((card, i) => ({
      ...card,
      id: `${card.id}-${i}`,
    })),
  );
  const pack = { pack: 'traps', name: 'Traps', version: 1, cards: cards };
  const full = { ...library, packs: [...library.packs, pack] };

  it.each([
    [],
    ['travel-hazards'],
    ['doom-track'],
    ['advanced'],
    ['doom-track', 'travel-hazards', 'softer-knockouts'],
  ])('keep every invariant at random, with %j', (...variants) => {
    const setup = { ...randomSetup(3, variants), packs: ['traps'] };
    const { violations: found, decisions } = soakGame({
      library: full,
      world: createWorld(full, setup),
      setup,
      player: (_, state, chance) => anyOption(state, chance),
      seed: `traps ${variants.join()}`,
      cap: 1500,
    });
    expect(found).toEqual([]);
    expect(decisions).toBeGreaterThan(300);
  });
});
