import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { linesOf, piecesOf, plain, type Reader } from './log-lines.ts';

const setup = { adventure: 'dragon-lords', heroes: ['hedda-stonebrake'], variants: [], packs: [] };
const world = createWorld(library, setup);
const names = ['Hedda Stonebrake'];

const told = (events: readonly GameEvent[], reader?: Reader) =>
  linesOf(world, names, 1, events).map((line) => piecesOf(world, line, reader));

describe('lines of the log', () => {
  it('link the cards and spaces that they speak of', () => {
    const [pieces] = told([{ type: 'undefeated', card: 'kiln-whelp', place: 0, space: 'c5' }]);
    expect(pieces).toEqual([
      { text: 'Kiln Whelp', link: { kind: 'card', id: 'kiln-whelp' } },
      { text: ' stays undefeated on ', link: null },
      { text: 'the plains east of Frostgate', link: { kind: 'space', id: 'c5' } },
      { text: '.', link: null },
    ]);
  });

  it('read as the engine tells them', () => {
    const events: GameEvent[] = [
      { type: 'moved', seat: 0, from: 'g7', to: 'g8', how: 'die' },
      { type: 'bought', seat: 0, card: 'white-blade', price: 7 },
    ];
    expect(told(events).map(plain)).toEqual([
      'Hedda Stonebrake moves to the plains east of Tamalir.',
      'Hedda Stonebrake buys White Blade for 7 gold.',
    ]);
    expect(linesOf(world, names, 7, events)).toMatchObject([
      { entry: 7, seat: 0 },
      { entry: 7, seat: 0 },
    ]);
  });

  it('call their reader "you"', () => {
    const [pieces = []] = told([{ type: 'bought', seat: 0, card: 'white-blade', price: 7 }], { viewer: 0 });
    expect(plain(pieces)).toBe('You buy White Blade for 7 gold.');
  });

  it('carry the dice that they tell of', () => {
    const [pieces = []] = told([{ type: 'movement-dice', seat: 0, faces: [0, 4] }]);
    expect(pieces.map(({ faces }) => faces)).toContainEqual([0, 4]);
  });

  it('link a town by its name', () => {
    const [pieces = []] = told([{ type: 'stocked', town: 'forge', card: 'white-blade' }]);
    expect(pieces.map(({ link }) => link?.id)).toContain(world.board.town['forge']?.space);
  });

  it('are nobody’s where no seat acts', () => {
    expect(linesOf(world, names, 1, [{ type: 'event-began', card: 'low-cloud' }])[0]?.seat).toBe(-1);
  });
});
