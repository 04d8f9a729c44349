import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/world/events.ts';
import { randomSetup } from '../testing/random-play.ts';
import { richPlay } from '../testing/rich-play.ts';
import { scenario } from '../testing/scenario.ts';
import { sayLine } from './line.ts';
import { storyOf } from './story.ts';

const { world } = scenario(library, { heroes: ['nib-carraway', 'tobiah-grane'] });
const reading = { world, names: ['Ada', 'Bo'], viewer: 0 };
const told = (events: readonly GameEvent[]): string[] =>
  storyOf(reading, events).map(({ line }) => sayLine(reading, line));

const roll = {
  type: 'rolled',
  seat: 0,
  who: 'hero',
  attribute: 'body',
  skill: null,
  phase: 'melee',
  parts: [],
  dice: [7, 2],
  bonus: 4,
  target: 14,
} as const;

describe('a story', () => {
  it('folds the dice and steps of a journey into one line', () => {
    expect(
      told([
        { type: 'movement-dice', seat: 0, faces: [3, 5] },
        { type: 'moved', seat: 0, from: 'g7', to: 'g8', how: 'die' },
        { type: 'moved', seat: 0, from: 'g8', to: 'h10', how: 'die' },
        { type: 'moved', seat: 1, from: 'g7', to: 'g8', how: 'step' },
      ]),
    ).toEqual(['You travel to the Clinkers.', 'Bo walks to the plains east of Tamalir.']);
  });

  it('folds prices into what they bought', () => {
    expect(
      told([
        { type: 'gold', seat: 0, amount: -1, paid: true },
        { type: 'healed', seat: 0, who: 'hero', amount: 1 },
        { type: 'gold', seat: 0, amount: -1, paid: true },
        { type: 'healed', seat: 0, who: 'hero', amount: 1 },
        { type: 'gold', seat: 0, amount: -1, paid: true },
        { type: 'recovered', seat: 0, who: 'rook-eye-tam', amount: 2 },
      ]),
    ).toEqual(['You pay 3 gold to heal 2 wounds and discard 2 exhaustion of Rook-Eye Tam.']);
    expect(
      told([
        { type: 'used', seat: 1, card: 'tollmans-sword', ability: 0 },
        { type: 'gold', seat: 1, amount: -1, paid: true },
      ]),
    ).toEqual(["Bo uses Tollman's Sword (1 gold)."]);
  });

  it('tells a roll with the harm that comes of it', () => {
    expect(
      told([
        { ...roll, what: 'defense', success: false },
        { type: 'exhausted', seat: 0, who: 'hero', amount: 1 },
        { type: 'wounded', seat: 0, who: 'hero', amount: 1 },
        { type: 'wounded', seat: 0, who: 'hero', amount: 1 },
      ]),
    ).toEqual(['Your melee defense fails: 7 + 2 + 4 = 13 (needs 14). You take 1 exhaustion and 2 wounds.']);
    expect(
      told([
        { ...roll, seat: 1, what: 'attack', target: 12, success: true },
        { type: 'foe-wounded', seat: 1, card: 'barrow-sentry', amount: 1, wounds: 2, life: 2 },
      ]),
    ).toEqual(["Bo's melee attack hits: 7 + 2 + 4 = 13 (needs 12). Barrow Sentry takes its last wound."]);
  });

  it('tells what a victory brings and what a knock-out costs', () => {
    expect(
      told([
        { type: 'defeated', seat: 0, card: 'the-drowned-ferryman' },
        { type: 'left-track', card: 'the-drowned-ferryman', place: 0 },
        { type: 'counter-taken', seat: 0, color: 'green', space: null },
        { type: 'gold', seat: 0, amount: 3 },
        { type: 'gained', seat: 0, card: 'the-drowned-ferryman' },
      ]),
    ).toEqual(["You defeat The Drowned Ferryman: 3 gold, a green counter (1 point) and Ferryman's Pole."]);
    expect(
      told([
        { type: 'knocked-out', seat: 1 },
        { type: 'gold', seat: 1, amount: -3 },
        { type: 'lost', seat: 1, card: 'white-blade', why: 'knocked-out' },
        { type: 'undefeated', card: 'barrow-sentry', place: 0, space: 'h10' },
        { type: 'moved', seat: 1, from: 'h10', to: 'g7', how: 'knocked-out' },
      ]),
    ).toEqual(['Bo is knocked out and carried to Tamalir. They lose 3 gold and White Blade.']);
  });

  it('tells every event once, in order, and nothing but lines that have an end', () => {
    let lines = 0;
    richPlay(
      library,
      { ...randomSetup(3, []), adventure: 'dragon-lords' },
      'story',
      700,
      () => undefined,
      ({ world: here }, events) => {
        let next = 0;
        const names = { world: here, names: ['Ada', 'Bo', 'Cleo'], viewer: 0 };
        for (const { line, first, last } of storyOf(names, events)) {
          expect(first).toBeGreaterThanOrEqual(next);
          expect(last).toBeGreaterThanOrEqual(first);
          expect(sayLine(names, line)).toMatch(/^[A-Z0-9].*\.$/);
          expect(sayLine(names, line)).not.toMatch(/Ada|undefined| {2}/);
          next = last + 1;
          lines++;
        }
      },
    );
    expect(lines).toBeGreaterThan(500);
  });
});
