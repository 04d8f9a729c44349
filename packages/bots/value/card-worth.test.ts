import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import { newGame } from '@wayrune/engine/rules/world/game.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { anItem, arena } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { worthOfCard } from './card-worth.ts';
import { worthToBuy } from './purchase-worth.ts';
import { GREEDY } from './weights.ts';

const charm = (id: string, effect: Effect) =>
  anItem({ id, abilities: [{ when: 'before-combat', cost: [{ pay: 'activate' }], do: [effect] }] });

describe('a card is worth', () => {
  const weaken = { do: 'modify', stat: 'body', amount: -2, for: 'enemy', until: 'combat' } as const;
  const t = arena(library, [
    charm('dulls', weaken),
    charm('dulls-once', { ...weaken, until: 'round' }),
    charm('whets', { ...weaken, amount: 2 }),
  ]);
  const worth = (card: string): number => worthOfCard(t.world, t.player(0), card);

  it('something if it weakens the enemy, more if for a whole combat, and nothing if it strengthens it', () => {
    expect(worth('dulls')).toBeGreaterThan(worth('dulls-once'));
    expect(worth('dulls-once')).toBeGreaterThan(0);
    expect(worth('whets')).toBe(0);
  });
});

/** Read as nearly worthless once, for reasons of the reader: −2 to the enemy, a wound for a point, dice for Stamina. */
describe('runes that ask for something are worth most of their price to every Hero', () => {
  const setup = { adventure: 'dragon-lords', variants: [], packs: ['rituals-and-runes'] };
  const world = createWorld(library, { ...setup, heroes: [null] });
  it.each(['dull-edge', 'old-debt', 'long-stride'])('%s', (card) => {
    const { cost } = infoOf(world, card);
    for (const hero of world.heroes) {
      const { state } = newGame(world, { ...setup, heroes: [hero] }, { pick: () => 0 });
      const worth = worthToBuy(world, state, state.players[0] as Player, card, GREEDY);
      expect(worth, hero).toBeGreaterThan(0.75 * cost);
    }
  });
});
