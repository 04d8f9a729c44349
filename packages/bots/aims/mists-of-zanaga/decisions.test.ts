import { library } from '@wayrune/content';
import type { SpecialCard } from '@wayrune/engine/effects/vocabulary.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { aHero } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  mists,
  raiseLostCity,
  setRites,
  setRoaming,
  standAt,
  wild,
  zanaga,
} from '@wayrune/engine/testing/adventures/zanaga.ts';
import { describe, expect, it } from 'vitest';
import { player } from '../../players/create.ts';
import { planContext, planOf } from '../../plan/turn-plan.ts';
import { NORMAL } from '../../value/weights.ts';

const god = (id: string, target: number): SpecialCard => ({
  kind: 'special',
  type: 'god',
  deck: 'gods',
  id,
  name: 'Test God',
  flavour: 'Made for a test.',
  god: {
    life: 1,
    mind: [target, 1],
    body: [target, 1],
    spirit: [target, 1],
    awakens: ['sun', 'sun', 'sun'],
    omens: [{ symbol: 'sun', do: [{ do: 'add-doom', amount: 1 }] }],
  },
});

const CARDS = [
  aHero({ id: 'small', life: 3, stamina: 2 }),
  god('feeble', 6),
  god('mighty', 30),
  aRite('gift', 'sun', 2, [{ do: 'each', who: 'heroes', then: [{ do: 'gain-gold', amount: 6 }] }]),
  aRite('plague', 'sun', 2, [{ do: 'each', who: 'heroes', then: [{ do: 'wound', who: 'you', amount: 2 }] }]),
  aMonster({
    id: 'mouse',
    mind: [4, 0],
    body: [4, 0],
    spirit: [4, 0],
    reward: [{ do: 'gain-gold', amount: 6 }],
  }),
  aMonster({ id: 'ogre', life: 5, mind: [25, 2], body: [25, 2], spirit: [25, 2] }),
];

const table = (): Scenario => zanaga(library, CARDS, { heroes: ['small'] });

/** What normal bots answer to a question, and why. */
function asked({ world, state }: Scenario, kind: string, ...options: readonly string[]) {
  const decision = { seat: 0, kind, options: [...options] };
  return player('normal').advise(world, { ...state, decision }, seeded('asked'));
}

function before(name: string): Scenario {
  const t = table();
  const space = wild(t, 'hills');
  standAt(t, space);
  raiseLostCity(t, space);
  awakenGod(t, name);
  mists(t).rank = 'red';
  return t;
}

describe('a computer player in Zanaga', () => {
  it('confronts a god that it is likely to beat, and says how likely', () => {
    const { choice, why } = asked(before('feeble'), 'confront', 'confront:feeble', 'pass');
    expect(choice).toBe('confront:feeble');
    expect(why).toMatch(/^>?\d+% to win the game\.$/);
  });

  it('leaves a god alone that is too strong, and says so', () => {
    const { choice, why } = asked(before('mighty'), 'confront', 'confront:mighty', 'pass');
    expect(choice).toBe('pass');
    expect(why).toMatch(/^Only .*% to win: hunt, level up and shop first\.$/);
  });

  it('completes a ritual that helps it before one that hurts', () => {
    const t = table();
    setRites(t, ['plague', 'sun'], ['gift', 'sun']);
    const { choice, why } = asked(t, 'token', 'place:plague', 'place:gift');
    expect(choice).toBe('place:gift');
    expect(why).toBe('Completing it helps you most.');
  });

  it('meets the monster that it can beat', () => {
    const t = table();
    setRoaming(t, ['ogre', 'sun'], ['mouse', 'sun']);
    standAt(t, wild(t, 'hills'));
    expect(asked(t, 'roaming', 'meet:ogre', 'meet:mouse').choice).toBe('meet:mouse');
  });

  it('values a space by what attacks there', () => {
    const worth = (monster: string): number => {
      const t = table();
      setRoaming(t, [monster, 'sun']);
      const { world, state } = t;
      const plan = planOf(planContext(world, state, seeded('plan'), NORMAL));
      return plan.idle(world.board.index.get(wild(t, 'hills')) ?? 0);
    };
    expect(worth('mouse')).toBeGreaterThan(worth('ogre') + 4);
  });

  it('heads for the Lost City when a god waits there whom it beats, and says so', () => {
    const t = before('feeble');
    const { world, state } = t;
    const [next = ''] = world.board.space[t.player(0).space ?? '']?.neighbors ?? [];
    standAt(t, next);
    const { choice, why } = player('normal').advise(world, state, seeded('way'));
    expect(choice).toBe(`walk:${mists(t).lostCity}`);
    expect(why).toMatch(/Test God in the Lost City: >?\d+% to win the game/);
  });

  it('buys gear with gold that buys nothing better', () => {
    const t = table();
    t.player(0).gold = 2;
    for (const stack of t.state.stacks) stack.length = 0;
    Object.assign(t.state.decks['market'] ?? {}, { top: [], bag: [], bottom: [] });
    t.choose('stay');
    const bought: string[] = [];
    while (t.kind() === 'market') {
      const choice = player('normal').choose(t.world, t.state, seeded('market'));
      bought.push(choice);
      t.choose(choice);
    }
    expect(bought).toContain('gear:lockjaw-trap');
  });
});
