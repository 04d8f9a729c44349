import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/world/events.ts';
import { scenario } from '../testing/scenario.ts';
import { eventLine } from './event-line.ts';

const { world } = scenario(library, { heroes: ['nib-carraway', 'tobiah-grane'] });
const line = (event: GameEvent): string | null => eventLine(world, ['Ada', 'Bo'], event);

const FORGE = world.board.town['forge']?.space ?? '';
const roll = {
  type: 'rolled',
  seat: 0,
  who: 'hero',
  attribute: 'body',
  skill: null,
  phase: 'melee',
  parts: [],
} as const;

const LINES: readonly (readonly [string, GameEvent])[] = [
  ["Round 2: Bo's turn.", { type: 'turn-began', seat: 1, round: 2 }],
  ['Ada rolls road/forest and plains/hills.', { type: 'movement-dice', seat: 0, faces: [3, 5] }],
  [
    'Ada moves to the plains southeast of Tamalir.',
    { type: 'moved', seat: 0, from: 'h8', to: 'h7', how: 'die' },
  ],
  ['Bo is carried to Forge.', { type: 'moved', seat: 1, from: 'h8', to: FORGE, how: 'knocked-out' }],
  [
    'Ada draws Barrow Sentry, a green Challenge.',
    { type: 'drew', seat: 0, card: 'barrow-sentry', deck: 'green' },
  ],
  ['Ada draws White Blade.', { type: 'drew', seat: 0, card: 'white-blade', deck: 'market' }],
  ["Ada fights The Reeve's Hired Champion.", { type: 'combat', seat: 0, card: 'a-question-of-honor' }],
  [
    "Ada's melee attack hits: 7 + 9 + 4 = 20 (needs 13).",
    { ...roll, what: 'attack', dice: [7, 9], bonus: 4, target: 13, success: true },
  ],
  [
    "Rook-Eye Tam's melee attack misses: 1 + 2 − 1 = 2 (needs 13).",
    { ...roll, who: 'rook-eye-tam', what: 'attack', dice: [1, 2], bonus: -1, target: 13, success: false },
  ],
  [
    "Ada's melee defense fails: 5 + 5 = 10 (needs 13).",
    { ...roll, what: 'defense', dice: [5, 5], bonus: 0, target: 13, success: false },
  ],
  [
    "Ada's Body Swim test succeeds: 5 + 9 + 2 = 16 (needs 14).",
    { ...roll, what: 'test', phase: null, skill: 'swim', dice: [5, 9], bonus: 2, target: 14, success: true },
  ],
  [
    'Ada sets the number to reach with Body: 5 + 9 + 2 = 16.',
    { ...roll, what: 'target', dice: [5, 9], bonus: 2, target: 0, success: true },
  ],
  ['Ada cancels 1 wound.', { type: 'cancelled', seat: 0, who: 'hero', amount: 1 }],
  [
    'Barrow Sentry takes its last 2 wounds.',
    { type: 'foe-wounded', seat: 0, card: 'barrow-sentry', amount: 2, wounds: 2, life: 2 },
  ],
  ['Bo loses 3 gold.', { type: 'gold', seat: 1, amount: -3 }],
  ['Ada hires Rook-Eye Tam for 4 gold.', { type: 'bought', seat: 0, card: 'rook-eye-tam', price: 4 }],
  ["Ada's Ally Rook-Eye Tam is killed.", { type: 'lost', seat: 0, card: 'rook-eye-tam', why: 'killed' }],
  ["Ada uses Nib Carraway's ability.", { type: 'used', seat: 0, card: 'nib-carraway', ability: 0 }],
  [
    'Ada takes a yellow counter (2 points).',
    { type: 'counter-taken', seat: 0, color: 'yellow', space: 'i8' },
  ],
  ['White Blade is for sale in Forge.', { type: 'stocked', town: 'forge', card: 'white-blade' }],
  [
    'Ada offers Bo White Blade and 3 gold for nothing.',
    { type: 'proposed', seat: 0, other: 1, offer: ['white-blade', '3 gold'], want: [] },
  ],
  [
    'Ada wins the game by defeating High Lord Margath.',
    { type: 'won', winners: [0], how: 'high-lord-margath' },
  ],
  ['Ada and Bo win the game with three Dragon Runes.', { type: 'won', winners: [0, 1], how: 'dragon-runes' }],
];

describe('a line for an event', () => {
  it.each(LINES)('%s', (words, event) => {
    expect(line(event)).toBe(words);
  });

  it('is an error for what does not exist', () => {
    expect(() => line({ type: 'gold', seat: 5, amount: 1 })).toThrow('no name for seat 5');
    expect(() => line({ type: 'gained', seat: 0, card: 'the-moon' })).toThrow('no card "the-moon"');
    expect(() => line({ type: 'won', winners: [0], how: 'luck' })).toThrow('no card "luck"');
  });

  it('does not name a player twice who is called like their Hero', () => {
    const event: GameEvent = { type: 'used', seat: 0, card: 'nib-carraway', ability: 0 };
    expect(eventLine(world, ['Nib Carraway', 'Bo'], event)).toBe('Nib Carraway uses a special ability.');
  });

  it('speaks to its reader as "you"', () => {
    const read = (event: GameEvent): string | null => eventLine(world, ['Ada', 'Bo'], event, { viewer: 0 });
    expect(read({ type: 'bought', seat: 0, card: 'poachers-bow', price: 4 })).toBe(
      "You buy Poacher's Bow for 4 gold.",
    );
    expect(read({ type: 'knocked-out', seat: 0 })).toBe('You are knocked out.');
    expect(read({ type: 'turn-began', seat: 0, round: 3 })).toBe('Round 3: your turn.');
    expect(read({ type: 'duel', seat: 1, other: 0 })).toBe('Bo attacks you.');
    expect(read({ type: 'lost', seat: 0, card: 'rook-eye-tam', why: 'killed' })).toBe(
      'Your Ally Rook-Eye Tam is killed.',
    );
    expect(read({ ...roll, what: 'attack', dice: [7, 9], bonus: 4, target: 13, success: true })).toBe(
      'Your melee attack hits: 7 + 9 + 4 = 20 (needs 13).',
    );
    expect(read({ type: 'used', seat: 0, card: 'nib-carraway', ability: 0 })).toBe(
      'You use your special ability.',
    );
    expect(read({ type: 'won', winners: [0], how: 'dragon-runes' })).toBe(
      'You win the game with three Dragon Runes.',
    );
    expect(read({ type: 'won', winners: [0, 1], how: 'dragon-runes' })).toBe(
      'You and Bo win the game with three Dragon Runes.',
    );
    expect(read({ type: 'wounded', seat: 1, who: 'hero', amount: 1 })).toBe('Bo takes 1 wound.');
  });

  it('names spaces with grid codes where they are asked for', () => {
    const event: GameEvent = { type: 'moved', seat: 0, from: 'h8', to: 'h10', how: 'die' };
    expect(line(event)).toBe('Ada moves to the Clinkers.');
    expect(eventLine(world, ['Ada'], event, { codes: true })).toBe('Ada moves to the Clinkers (h10).');
  });

  it('tells what is paid from what is lost', () => {
    expect(line({ type: 'gold', seat: 0, amount: -2, paid: true })).toBe('Ada pays 2 gold.');
    expect(line({ type: 'gold', seat: 0, amount: -2 })).toBe('Ada loses 2 gold.');
  });
});
