import { describe, expect, it } from 'vitest';
import { beginGame } from './archive/keep.ts';
import { openWith, openingSheetOf } from './opening-sheets.ts';
import { openGame } from './session.ts';
import { bot, HUMAN } from './sitter.ts';
import { asked, setup, testPorts } from './testing.ts';

describe('what lies over the table', () => {
  it('is what was arranged for the next time a game is opened, and a summary after that', () => {
    openWith('a', 'introduction');
    openWith('b', null);
    expect([openingSheetOf('a'), openingSheetOf('b'), openingSheetOf('c')]).toEqual([
      'introduction',
      null,
      'summary',
    ]);
    expect([openingSheetOf('a'), openingSheetOf('b')]).toEqual(['summary', 'summary']);
  });

  it('keeps a game waiting, bots included, until the player begins', async () => {
    const ports = testPorts();
    const id = await beginGame(ports, setup, [bot(), bot()], 'seed');
    const first = await openGame(ports, id);
    while ((first?.store.getState().entries ?? 0) < 3) await Promise.resolve();
    first?.close();
    const kept = (await ports.archive.open(id))?.entries.length ?? 0;
    const session = await openGame(ports, id, 'summary');
    for (let turns = 0; turns < 100; turns++) await Promise.resolve();
    expect(session?.store.getState()).toMatchObject({
      openingSheet: 'summary',
      chooser: null,
      entries: kept,
    });
    session?.begin();
    while ((session?.store.getState().entries ?? 0) <= kept) await Promise.resolve();
    expect(session?.store.getState().openingSheet).toBeNull();
    session?.close();
  });

  it('is no summary where nothing has happened yet', async () => {
    const ports = testPorts();
    const session = await openGame(ports, await beginGame(ports, setup, [HUMAN, HUMAN], 'seed'), 'summary');
    if (session === null) throw new Error('no session');
    expect(session.store.getState().openingSheet).toBeNull();
    expect(await asked(session)).not.toBeNull();
  });
});
