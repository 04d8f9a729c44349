import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { describe, expect, it } from 'vitest';
import { linesOf, plain } from './log-lines.ts';

const setup = { adventure: 'dragon-lords', heroes: ['hedda-stonebrake'], variants: [], packs: [] };
const world = createWorld(library, setup);
const names = ['Hedda Stonebrake'];

describe('lines of the log', () => {
  it('link the cards and spaces that they speak of', () => {
    const [line] = linesOf(world, names, 7, [
      { type: 'undefeated', card: 'kiln-whelp', place: 0, space: 'c5' },
    ]);
    expect(line?.entry).toBe(7);
    expect(line?.pieces).toEqual([
      { text: 'Kiln Whelp', link: { kind: 'card', id: 'kiln-whelp' } },
      { text: ' stays undefeated at ', link: null },
      { text: 'plains c5', link: { kind: 'space', id: 'c5' } },
      { text: ', place 1 of the track.', link: null },
    ]);
  });

  it('read as the engine tells them', () => {
    const lines = linesOf(world, names, 1, [
      { type: 'moved', seat: 0, from: 'g7', to: 'g8', how: 'die' },
      { type: 'bought', seat: 0, card: 'white-blade', price: 7 },
    ]);
    expect(lines.map(plain)).toEqual([
      'Hedda Stonebrake moves to road g8.',
      'Hedda Stonebrake buys White Blade for 7 gold.',
    ]);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('link a town by its name', () => {
    const [line] = linesOf(world, names, 1, [{ type: 'stocked', town: 'forge', card: 'white-blade' }]);
    expect(line?.pieces.map(({ link }) => link?.id)).toContain(world.board.town['forge']?.space);
  });

  it('are nobody’s where no seat acts', () => {
    expect(linesOf(world, names, 1, [{ type: 'event-began', card: 'low-cloud' }])[0]?.seat).toBe(-1);
  });
});
