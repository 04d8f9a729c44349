import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../effects/vocabulary.ts';
import { capital } from '../effects/words.ts';
import { seeded } from '../kernel/chance.ts';
import type { RollLike } from '../rules/cards/counting.ts';
import { apply, newGame, view } from '../rules/world/game.ts';
import { createWorld } from '../parts/library.ts';
import { attribute, lifeOf, rollBonus, staminaOf } from '../rules/cards/values.ts';
import { randomSetup } from '../testing/random-play.ts';
import { richPlay } from '../testing/rich-play.ts';
import { type NamedPart, rolledParts, rollParts, valueParts } from './parts.ts';

const total = (parts: readonly NamedPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

describe('parts', () => {
  it('add up to the number at every moment of a game', () => {
    const setup = { adventure: 'dragon-lords', heroes: [null, null, null], variants: [], packs: [] };
    const world = createWorld(library, setup);
    const chance = seeded('parts');
    const { state } = newGame(world, setup, chance);
    for (const player of state.players) player.gold = 50;
    let named = 0;
    for (let i = 0; i < 1500 && state.decision !== null; i++) {
      const { options } = state.decision;
      apply(world, state, options[chance.pick(options.length)] ?? '', chance);
      const game = view(world, state);
      for (const { seat } of state.players) {
        for (const name of ATTRIBUTES) {
          expect(total(valueParts(game, seat, 'hero', name))).toBe(attribute(game, seat, 'hero', name));
        }
        expect(Math.max(1, total(valueParts(game, seat, 'hero', 'life')))).toBe(lifeOf(game, seat, 'hero'));
        expect(Math.max(0, total(valueParts(game, seat, 'hero', 'stamina')))).toBe(
          staminaOf(game, seat, 'hero'),
        );
        const about = { seat, who: 'hero', inPhase: true } as const;
        const rolls: RollLike[] = [
          { ...about, kind: 'attack', phase: 'melee', attribute: 'body', skill: null },
          { ...about, kind: 'escape', phase: null, inPhase: false, attribute: 'mind', skill: null },
          { ...about, kind: 'test', phase: null, inPhase: false, attribute: 'body', skill: 'climb' },
        ];
        for (const roll of rolls) {
          const parts = rollParts(game, roll);
          expect(total(parts)).toBe(rollBonus(game, roll));
          named += parts.filter(({ card }) => card !== null).length;
        }
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it('of a card that was taken go by the name it has in the hand', () => {
    const setup = { adventure: 'dragon-lords', heroes: ['hedda-stonebrake'], variants: [], packs: [] };
    const world = createWorld(library, setup);
    const { state } = newGame(world, setup, seeded('taken'));
    const card = 'the-rope-walk-spider';
    const parts = [
      { source: 'attribute', card: '', amount: 2 },
      { source: 'card', card, amount: 3 },
    ] as const;
    const roll = { attribute: 'body', skill: 'climb', parts } as const;
    const names = (): string[] => rolledParts({ world, state }, roll).map(({ name }) => name);
    expect(names()).toEqual(['Body', 'The Rope-Walk Spider']);
    state.players[0]?.items.push({ card, used: false, wounds: 0, exhaustion: 0, counters: 0, bought: 0 });
    expect(names()).toEqual(['Body', 'Spider-Silk Rope']);
  });

  it('of every roll that was made add up to what was added to its dice', () => {
    let rolls = 0;
    let played = 0;
    for (const [i, variants] of [[], ['advanced'], ['doom-track', 'travel-hazards']].entries()) {
      const seen = (): void => undefined;
      richPlay(library, randomSetup(3, variants), `rolls ${i}`, 2000, seen, ({ world, state }, events) => {
        for (const event of events) {
          if (event.type !== 'rolled') continue;
          const amounts = event.parts.reduce((sum, { amount }) => sum + amount, 0);
          expect(amounts, JSON.stringify(event)).toBe(event.bonus);
          const parts = rolledParts({ world, state }, event);
          expect(total(parts)).toBe(event.bonus);
          expect(parts.every(({ name }) => name !== '')).toBe(true);
          // The value that was rolled with, and not another one.
          expect(parts[0]?.name).toBe(capital(event.attribute));
          rolls++;
          if (parts.some(({ card }) => card !== null)) played++;
        }
      });
    }
    expect(rolls).toBeGreaterThan(500);
    expect(played).toBeGreaterThan(100);
  });
});
