import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { seeded } from '../kernel/chance.ts';
import { hash } from '../kernel/hash.ts';
import { anyOption, randomTable } from '../testing/random-play.ts';
import { forged, specimen } from '../testing/saves.ts';
import { parseSave } from './parse-save.ts';
import { loadGame, loadSeated, readSave, saveGame } from './save.ts';
import type { SavedGame } from './saved-game.ts';
import { stampsOf } from './stamps.ts';
import { decide, startTable, type Table, undo, undoBarrier } from './table.ts';

const { table, file, saved, hashes } = specimen(library);

/** How often the last decision can be taken back. The table is not used afterward. */
function undoDepth(at: Table): number {
  let depth = 0;
  while (undo(at)) depth++;
  return depth;
}

describe('a saved game', () => {
  it('is loaded as the same table, and saved again as the same file', () => {
    const loaded = loadGame(library, file, 'game.json');
    expect(hash(loaded.state)).toBe(hash(table.state));
    expect(loaded.state).toEqual(table.state);
    expect(loaded.entries).toEqual(table.entries);
    expect(loaded.opening).toEqual(table.opening);
    expect(loaded.setup).toEqual(table.setup);
    expect(saveGame(loaded)).toBe(file);
  });

  it('is JSON that a person can read: one short line a decision', () => {
    expect(file.endsWith('}\n')).toBe(true);
    expect(saved).toMatchObject({ wayrune: 'game', version: 5, setup: table.setup });
    expect(saved.log).toHaveLength(121);
    expect(saved.log[0]).toMatch(/^-1 begin \d+(,\d+)*$/);
    table.entries.forEach(({ seat, choice, chance }, i) => {
      expect(saved.log[i + 1]).toBe(`${seat} ${choice}${chance.length > 0 ? ` ${chance.join(',')}` : ''}`);
    });
    expect(file.length).toBeLessThan(20_000);
  });

  it('of any game at any point is loaded as the same', () => {
    for (const [seats, decisions] of [
      [1, 0],
      [1, 1],
      [2, 37],
      [6, 90],
      [4, 500],
    ] as const) {
      const played = randomTable(library, seats, `save ${seats}`, decisions);
      const loaded = loadGame(library, saveGame(played), 'game.json');
      expect(hash(loaded.state)).toBe(hash(played.state));
      expect(saveGame(loaded)).toBe(saveGame(played));
    }
  });

  it('can be loaded as it was after any entry', () => {
    for (const to of [0, 1, 2, 17, 60, 119, 120]) {
      const then = loadGame(library, file, 'game.json', to);
      expect(hash(then.state)).toBe(hashes[to]);
      expect(then.entries).toEqual(table.entries.slice(0, to));
    }
    expect(hash(loadGame(library, file, 'game.json', 5000).state)).toBe(hash(table.state));
  });

  it('goes on as if it had never been put away, from any entry', () => {
    for (const to of [0, 40, 120]) {
      const then = loadGame(library, file, 'game.json', to);
      const again = loadGame(library, saveGame(then), 'game.json');
      for (const one of [then, again]) {
        const dice = seeded('later');
        const player = seeded('later/player');
        for (let i = 0; i < 30; i++) decide(one, anyOption(one.state, player), dice);
      }
      expect(hash(again.state)).toBe(hash(then.state));
      expect(again.entries).toEqual(then.entries);
    }
  });

  it('remembers what may be taken back', () => {
    for (const to of [1, 10, 30, 70, 110, 111, 112]) {
      const played = randomTable(library, 3, 'specimen', to);
      const loaded = loadGame(library, file, 'game.json', to);
      expect(undoBarrier(loaded)).toBe(undoBarrier(played));
      expect(undoDepth(loaded)).toBe(undoDepth(played));
    }
  });

  it('names the cards and the board it was played with', () => {
    expect(Object.keys(saved.content)).toEqual(['base', 'board terrinoth']);
    expect(parseSave(file, 'game.json')).toEqual(saved);
  });

  it('says who sat where, if that is known', () => {
    const sitters = ['human', 'hard:bold', 'normal'];
    const seated = saveGame(table, sitters);
    expect(loadSeated(library, seated, 'game.json').sitters).toEqual(sitters);
    expect(hash(loadGame(library, seated, 'game.json').state)).toBe(hash(table.state));
    expect(saved).not.toHaveProperty('sitters');
    expect(loadSeated(library, file, 'game.json').sitters).toBeNull();
  });

  it('says what the players are called, if that is known', () => {
    const names = ['Ada', 'Brakka', ''];
    const named = saveGame(table, ['human', 'hard:bold', 'normal'], undefined, names);
    expect(readSave(library, named, 'game.json').names).toEqual(names);
    expect(readSave(library, file, 'game.json').names).toBeNull();
  });

  it('says what its packs are called, if it has any', () => {
    const setup = { ...table.setup, packs: ['beasts-and-bandits'] };
    const { table: wild } = startTable(library, setup, seeded('wild'));
    const { packs } = JSON.parse(saveGame(wild)) as SavedGame;
    expect(packs).toEqual({ 'beasts-and-bandits': 'Beasts and Bandits' });
    expect(hash(loadGame(library, saveGame(wild), 'game.json').state)).toBe(hash(wild.state));
    expect(saved).not.toHaveProperty('packs');
  });

  it.each([1, 2, 3, 4])('of version %i is loaded too', (version) => {
    const state = version < 3 ? hash(table.state) : saved.state;
    const old = loadSeated(library, forged(saved, { version, state }), 'game.json');
    expect(hash(old.table.state)).toBe(hash(table.state));
    expect(old.sitters).toBeNull();
  });

  it('has the hash of the state at the start of every turn, if it is handed over', () => {
    const stamped = saveGame(table, undefined, stampsOf(table));
    const { stamps = [] } = JSON.parse(stamped) as SavedGame;
    expect(stamps[0]).toMatch(/^0 [0-9a-f]{16}$/);
    expect(stamps.length).toBe(table.state.turn);
    expect(hash(loadGame(library, stamped, 'game.json').state)).toBe(hash(table.state));
  });

  it('does not depend on the order of its fields, nor on blanks', () => {
    const turned = Object.fromEntries(Object.entries(saved).toReversed());
    expect(hash(loadGame(library, JSON.stringify(turned), 'game.json').state)).toBe(hash(table.state));
    expect(hash(loadGame(library, JSON.stringify(saved, null, 4), 'game.json').state)).toBe(
      hash(table.state),
    );
  });
});
