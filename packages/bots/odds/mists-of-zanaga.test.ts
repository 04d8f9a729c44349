import { library } from '@wayrune/content';
import type { SpecialCard } from '@wayrune/engine/effects/vocabulary.ts';
import { aHero } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { aMonster, awakenGod, mists, setRoaming, zanaga } from '@wayrune/engine/testing/adventures/zanaga.ts';
import { describe, expect, it } from 'vitest';
import { fightWith } from './arena.ts';
import { challengeOdds } from './index.ts';
import { apart, bothWays } from './testing/compare.ts';

/** Small enough to be worked out by the rules alone; stronger with every doom counter, and with what roams. */
const god: SpecialCard = {
  kind: 'special',
  type: 'god',
  deck: 'gods',
  id: 'small-god',
  name: 'Small God',
  flavour: 'Made for a test.',
  god: {
    life: 2,
    mind: [13, 0],
    body: [13, 1],
    spirit: [40, 0],
    awakens: ['sun', 'sun', 'sun'],
    omens: [{ symbol: 'sun', do: [{ do: 'add-doom', amount: 1 }] }],
  },
  always: [
    { stat: 'body', amount: { count: 'doom', max: 3 } },
    { stat: 'mind', amount: { count: 'roaming', max: 2 } },
  ],
};
const monster = aMonster({ id: 'monster', life: 2, mind: [12, 1], body: [14, 1], spirit: [40, 0] });
const hero = aHero({ id: 'small', life: 2, stamina: 1 });

function facingGod(doom: number, roaming = 0): Scenario {
  const t = zanaga(library, [god, hero, ...[1, 2].map((n) => aMonster({ id: `roams-${n}` }))], {
    heroes: ['small'],
  });
  awakenGod(t, 'small-god');
  setRoaming(t, ...[1, 2].slice(0, roaming).map((n) => [`roams-${n}`, 'sun'] as const));
  mists(t).doom['small-god'] = doom;
  return t;
}

/** What model and rules agree on. */
function agreed({ world, state }: Scenario, card: string, terms?: string): number {
  const { model, rules } = bothWays(world, fightWith(world, state, 0, card, terms));
  if (model === null || rules === null) throw new Error('it cannot be worked out');
  expect(apart(model, rules)).toBeLessThan(1e-9);
  expect(challengeOdds(world, state, 0, card, terms === undefined ? {} : { terms }).win).toBeCloseTo(
    model.win,
    9,
  );
  return model.win;
}

describe('the odds against a primal god', () => {
  it('are worked out with its doom counters, and each of them counts', () => {
    const [none, one, three, four] = [0, 1, 3, 4].map((doom) => agreed(facingGod(doom), 'small-god'));
    expect(one).toBeLessThan(none ?? 0);
    expect(three).toBeLessThan(one ?? 0);
    expect(four).toBe(three);
  });

  it('are worked out anew when monsters come that make it stronger', () => {
    expect(agreed(facingGod(1, 2), 'small-god')).toBeLessThan(agreed(facingGod(1, 0), 'small-god'));
  });
});

describe('the odds against a monster', () => {
  const met = (...gear: readonly string[]): Scenario => {
    const t = zanaga(library, [monster, hero], { heroes: ['small'] });
    for (const card of gear) t.give(0, card);
    return t;
  };

  it.each(['usual', 'roaming', 'forced'])('are the same by model and rules on %s terms', (terms) => {
    expect(agreed(met(), 'monster', terms)).toBeGreaterThan(0);
  });

  it('GEAR-18, GEAR-22: count in the lockjaw trap, which is a way out of any of them and of no god', () => {
    const [bare, trap] = [met(), met('lockjaw-trap')].map(({ world, state }) =>
      challengeOdds(world, state, 0, 'monster', { terms: 'roaming' }),
    );
    expect(trap?.knockedOut).toBeLessThan(bare?.knockedOut ?? 0);
    agreed(met('lockjaw-trap'), 'monster', 'roaming');
    const armed = facingGod(2);
    const alone = agreed(armed, 'small-god');
    armed.give(0, 'lockjaw-trap');
    expect(agreed(armed, 'small-god')).toBeCloseTo(alone, 12);
  });
});
