import { library } from '@wayrune/content';
import { expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { anItem } from '../../testing/arena.ts';
import { askAgain } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { aGod } from '../../testing/adventures/rites.ts';
import type { Scenario } from '../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  beat,
  drawsTokens,
  mists,
  setRites,
  setRoaming,
  tokensOn,
  wild,
  zanaga,
} from '../../testing/adventures/zanaga.ts';

const tokens = (amount: number): readonly Effect[] => [{ do: 'place-tokens', amount }];
const tool = (id: string, effects: readonly Effect[]): Card =>
  anItem({ id, abilities: [{ when: 'before-moving', do: effects }] });
const CARDS: readonly Card[] = [
  aGod('owl', { moon: tokens(1) }),
  tool('chant', tokens(1)),
  tool('hymn', tokens(2)),
  tool('horn', [{ do: 'each', who: 'others', then: [{ do: 'roaming-check' }] }]),
  aRite('bane', 'skull', 1, [{ do: 'knock-out' }]),
  aRite('offering', 'moon', 1, tokens(1)),
  aRite('tithe', 'moon', 1, [{ do: 'gain-gold', amount: 6 }]),
  aRite('quiet', 'moon', 1),
  aRite('glow', 'sun', 4),
  aRite('warm', 'sun', 4),
  aMonster({ id: 'stag' }),
  aMonster({ id: 'drummer', abilities: [{ when: 'before-combat', forced: true, do: tokens(1) }] }),
];

/** Seat 0 on the plains, seat 1 on hills; it is the turn of seat 0. */
function table(...rites: readonly string[]): Scenario {
  const t = zanaga(library, CARDS);
  for (const card of ['chant', 'hymn', 'horn']) t.give(0, card);
  setRites(t, ...rites.map((rite): [string] => [rite]), ['glow']);
  t.place(0, wild(t, 'plains'));
  t.place(1, wild(t, 'hills'));
  askAgain(t);
  return t;
}
const drawers = (t: Scenario): number[] =>
  t
    .happened('token-drawn')
    .filter(({ onto }) => onto === null)
    .map(({ seat }) => seat);

it('ACTIVE-1 ACTIVE-2 is the Hero of the player whose turn it is, from its beginning', () => {
  const t = table();
  expect([t.state.active, t.seat()]).toEqual([0, 0]);
  drawsTokens(t, 'sun');
  t.choose('use:chant:0');
  t.onTop('green', 'stag');
  drawsTokens(t, 'sun');
  t.choose('stay');
  expect(t.happened('turn-began').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(t.state.active).toBe(1);
  t.give(1, 'hymn');
  askAgain(t);
  drawsTokens(t, 'sun', 'sun');
  t.choose('use:hymn:0');
  expect(drawers(t)).toEqual([0, 1, 1]);
});

it('ACTIVE-3 is still the one whose turn it is while another fights in a forced check', () => {
  const t = table();
  setRoaming(t, ['drummer', 'sun']);
  drawsTokens(t, 'sun');
  t.choose('use:horn:0');
  expect([t.kind(), t.seat(), t.state.active]).toEqual(['escape', 1, 0]);
  expect(drawers(t)).toEqual([0]);
});

it('ACTIVE-4 ACTIVE-6 is a Hero who was knocked out, until the turn has passed', () => {
  const t = table('bane', 'offering');
  t.player(0).items = t.player(0).items.filter(({ card }) => card === 'hymn');
  t.state.removed.push('chant', 'horn');
  drawsTokens(t, 'skull', 'moon', 'sun');
  t.choose('use:hymn:0');
  while (['lose', 'retreat'].includes(t.kind())) t.choose(t.options()[0] ?? '');
  expect(t.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
  // The second ritual was resolved after the fall, and its token is still drawn by seat 0.
  expect(drawers(t)).toEqual([0, 0, 0]);
  expect(tokensOn(t, 'glow')).toEqual(['sun']);
  expect([t.kind(), t.seat(), t.state.active]).toEqual(['movement', 1, 1]);
  expect(violations(t.world, t.state)).toEqual([]);
});

it('ACTIVE-5 is meant by a ritual that another Hero’s token completes', () => {
  const t = table('tithe');
  setRoaming(t, ['stag', 'moon']);
  const gold = [t.player(0).gold, t.player(1).gold];
  t.choose('use:horn:0');
  beat(t);
  expect(t.happened('token-placed').at(-1)).toMatchObject({ seat: 1, card: 'tithe' });
  expect([t.player(0).gold, t.player(1).gold]).toEqual([(gold[0] ?? 0) + 6, gold[1]]);
});

it.each([
  ['a ritual', 'offering', false],
  ['an omen', 'quiet', true],
] as const)('ACTIVE-6 draws and places the tokens that %s brings', (_, rite, isAwake) => {
  const t = table(rite, 'warm');
  if (isAwake) awakenGod(t, 'owl');
  setRoaming(t, ['stag', 'moon']);
  t.choose('use:horn:0');
  t.totals(20);
  drawsTokens(t, 'sun');
  t.choose('fight', 'attack:hero');
  expect(drawers(t)).toEqual([0]);
  expect([t.kind(), t.seat(), t.choices()]).toEqual(['token', 0, ['place:warm', 'place:glow']]);
  t.choose('place:glow');
  expect(mists(t).rites.map(({ card }) => card)).toEqual(['warm', 'glow']);
});
