import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { expect, test } from 'vitest';
import { lostDice } from './lost-dice.ts';

test('a wound or exhaustion costs a movement die, and which of them is said', () => {
  const { world, state } = scenario(library, { heroes: ['ronan-of-the-wild'] });
  const [hero] = state.players;
  if (hero === undefined) throw new Error('there is no Hero');
  expect(lostDice(world, state, 0)).toBeNull();
  hero.exhaustion = 1;
  expect(lostDice(world, state, 0)).toEqual({ count: 1, to: 'exhaustion' });
  hero.wounds = 2;
  expect(lostDice(world, state, 0)).toEqual({ count: 1, to: 'wounds' });
  hero.exhaustion = 0;
  expect(lostDice(world, state, 0)).toEqual({ count: 1, to: 'wounds' });
});

test('with the advanced rules, a wound alone costs no die', () => {
  const { world, state } = scenario(library, { heroes: ['ronan-of-the-wild'], variants: ['advanced'] });
  const [hero] = state.players;
  if (hero === undefined) throw new Error('there is no Hero');
  state.round = 2;
  hero.wounds = 1;
  expect(lostDice(world, state, 0)).toBeNull();
});
