import { library } from '@wayrune/content';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { parseSave } from '@wayrune/engine/table/parse-save.ts';
import { describe, expect, it } from 'vitest';
import { withPacks } from '../../own-packs/with-packs.ts';
import type { Ports } from '../ports.ts';
import { openGame, type Session } from '../session.ts';
import { bot, HUMAN } from '../sitter.ts';
import { asked, options, setup, started, testPorts } from '../testing.ts';
import type { Archive, KeptLog } from './archive.ts';
import { ChangedGame, importGame } from './keep.ts';

type Card = Library['packs'][number]['cards'][number];

/** The same library after an update. */
const updated = (change: (card: Card) => Card): Library => ({
  ...library,
  packs: library.packs.map((pack) => ({ ...pack, cards: pack.cards.map(change) })),
});

const OTHER_WORDS = updated((card) => ({ ...card, flavor: 'Another line.' }));
/** Every roll of a Hero goes otherwise, and nobody is dealt other cards. */
const OTHER_HEROES = updated((card) => (card.kind === 'hero' ? { ...card, life: 1, stamina: 1 } : card));

/** A game of so many decisions of a person, each the first that is offered. */
async function played(ports: Ports, decisions: number): Promise<Session> {
  const session = await started(ports, [HUMAN, bot()]);
  for (let i = 0; i < decisions && (await asked(session)) !== null; i++)
    session.choose(options(session).find((option) => option === 'roll') ?? options(session)[0] ?? '');
  await asked(session);
  session.close();
  return session;
}

async function keptGame(archive: Archive): Promise<KeptLog> {
  const [summary] = await archive.list();
  const kept = await archive.open(summary?.id ?? '');
  if (kept === null) throw new Error('no game is kept');
  return kept;
}

/** Why a game cannot be opened. */
async function refusal(work: Promise<unknown>): Promise<ChangedGame> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ChangedGame)) throw new Error(`expected a changed game, got ${String(error)}`);
  return error;
}

describe('a kept game', () => {
  it('has the fingerprints of its cards, and a stamp for every turn', async () => {
    const ports = testPorts();
    const session = await played(ports, 20);
    const { header, entries, stamps } = await keptGame(ports.archive);
    const { world, state } = session.store.getState();
    expect(header.content).toEqual(world.content);
    expect(stamps.size).toBe(state.turn);
    expect(Math.max(...stamps.keys())).toBeLessThanOrEqual(entries.length);
  });

  it('is written down entry by entry in less than a kilobyte each', async () => {
    const ports = testPorts();
    const sizes: number[] = [];
    const begun: string[] = [];
    const { append, begin } = ports.archive;
    const archive: Archive = {
      ...ports.archive,
      append: (...parts) => {
        sizes.push(JSON.stringify(parts).length);
        return append(...parts);
      },
      begin: (game, progress) => {
        begun.push(game.header.id);
        return begin(game, progress);
      },
    };
    await played({ ...ports, archive }, 20);
    expect(sizes.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...sizes)).toBeLessThan(1000);
    expect(begun).toHaveLength(1);
  });

  it('opens as it was where nothing has changed', async () => {
    const ports = testPorts();
    const session = await played(ports, 12);
    const again = await openGame(ports, session.store.getState().id);
    expect(again?.store.getState().state).toEqual(session.store.getState().state);
    expect(again?.store.getState().updated).toBeNull();
  });

  it('opens after an update that did not touch it, says so, and says it until that was read', async () => {
    const ports = testPorts();
    const session = await played(ports, 12);
    const { id, state } = session.store.getState();
    const later: Ports = { ...ports, library: OTHER_WORDS };
    const again = await openGame(later, id);
    expect(again?.store.getState().state).toEqual(state);
    expect(again?.store.getState().updated).toEqual(['base']);
    again?.close();
    const once = await openGame(later, id);
    expect(once?.store.getState().updated).toEqual(['base']);
    once?.seenUpdate();
    expect(once?.store.getState().updated).toBeNull();
    once?.close();
    const [then] = [await openGame(later, id)];
    expect(then?.store.getState().updated).toBeNull();
  });

  it('is never another game after an update: it is refused, with how far it still agrees', async () => {
    const ports = testPorts();
    const session = await played(ports, 60);
    const { id } = session.store.getState();
    const before = await keptGame(ports.archive);
    const { change } = await refusal(openGame({ ...ports, library: OTHER_HEROES }, id));
    expect(change).toMatchObject({ sets: ['base'], length: before.entries.length, certain: true });
    expect(change.agrees).toBeLessThan(change.length);
    expect(before.stamps.has(change.agrees)).toBe(true);
    expect(await keptGame(ports.archive)).toEqual(before);
  });

  it('is refused if only a stamp tells that the rules have changed', async () => {
    const ports = testPorts();
    await played(ports, 20);
    const kept = await keptGame(ports.archive);
    const { header, entries } = kept;
    const stamps = new Map(kept.stamps);
    const [agrees = -1, last = -1] = [...stamps.keys()].slice(-2);
    stamps.set(last, '0123456789abcdef');
    const [summary] = await ports.archive.list();
    if (summary !== undefined) await ports.archive.begin({ header, entries, stamps }, summary);
    const { change } = await refusal(openGame(ports, header.id));
    expect(change).toEqual({ sets: [], agrees, length: entries.length, certain: true });
  });
});

describe('a kept game with a pack of the player’s own', () => {
  const mine = (cost: number): Library => {
    const items = library.packs.flatMap(({ cards }) => cards).filter(({ kind }) => kind === 'item');
    const cards = items.slice(0, 1).map((card) => ({ ...card, id: 'my-item', cost }) as Card);
    return withPacks(library, [{ pack: 'mine', name: 'My cards', version: cost, cards }]);
  };
  const withMine = (cost: number): Ports => ({ ...testPorts(), library: mine(cost) });
  const own = { ...setup, packs: ['mine'] };

  it('knows what the pack is called, and so does its file', async () => {
    const ports = withMine(3);
    const session = await started(ports, [HUMAN, HUMAN], own);
    expect((await keptGame(ports.archive)).header.packNames).toEqual({ mine: 'My cards' });
    expect(parseSave(session.file?.() ?? '', 'game.json').packs).toEqual({ mine: 'My cards' });
    session.close();
  });

  it('goes on with another version of the pack that plays the same, and says so', async () => {
    const ports = withMine(3);
    (await started(ports, [HUMAN, HUMAN], own)).close();
    const { header } = await keptGame(ports.archive);
    const session = await openGame({ ...ports, library: mine(4) }, header.id);
    expect(session?.store.getState().updated).toEqual(['mine']);
    session?.close();
  });
});

describe('a game that was kept before there were fingerprints', () => {
  async function oldGame(ports: Ports, change: (kept: KeptLog) => KeptLog = (kept) => kept): Promise<string> {
    await played(ports, 20);
    const { header, entries } = await keptGame(ports.archive);
    const [summary] = await ports.archive.list();
    const old = change({ header: { ...header, content: null }, entries, stamps: new Map() });
    if (summary !== undefined) await ports.archive.begin(old, summary);
    return header.id;
  }

  it('opens if every choice is offered, and has fingerprints and stamps from then on', async () => {
    const ports = testPorts();
    const session = await openGame(ports, await oldGame(ports));
    const { world, state } = session?.store.getState() ?? {};
    const { header, stamps } = await keptGame(ports.archive);
    expect(header.content).toEqual(world?.content);
    expect(stamps.size).toBe(state?.turn);
  });

  it('is refused from the first choice on that is not offered', async () => {
    const ports = testPorts();
    const id = await oldGame(ports, (kept) => {
      const entry = kept.entries[10] ?? { seat: 0, chance: [] };
      return { ...kept, entries: kept.entries.with(10, { ...entry, choice: 'fly' }) };
    });
    const { change } = await refusal(openGame(ports, id));
    expect(change).toMatchObject({ agrees: 10, certain: false });
  });
});

describe('a loaded file', () => {
  it('of other cards that still agrees is kept, and says so', async () => {
    const ports = testPorts();
    const file = (await played(ports, 12)).file?.() ?? '';
    const later: Ports = { ...ports, library: OTHER_WORDS };
    const session = await openGame(later, await importGame(later, file, 'game.json'));
    expect(session?.store.getState().updated).toEqual(['base']);
  });

  it('that has become another game is not kept', async () => {
    const ports = testPorts();
    const file = (await played(ports, 60)).file?.() ?? '';
    const later: Ports = { ...ports, library: OTHER_HEROES };
    const { change } = await refusal(importGame(later, file, 'game.json'));
    expect(change.agrees).toBeLessThan(change.length);
    expect(await ports.archive.list()).toHaveLength(1);
  });
});
