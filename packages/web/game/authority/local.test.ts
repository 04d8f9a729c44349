import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { hash } from '@wayrune/engine/kernel/hash.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { stampsOf } from '@wayrune/engine/table/stamps.ts';
import { startTable } from '@wayrune/engine/table/table.ts';
import { anyOption, randomSetup } from '@wayrune/engine/testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import type { Archive } from '../archive/archive.ts';
import { beginGame, reopen } from '../archive/keep.ts';
import type { Ports } from '../ports.ts';
import { HUMAN } from '../sitter.ts';
import { testPorts } from '../testing.ts';
import type { Accepted } from './authority.ts';
import { localAuthority } from './local.ts';

/** The authority of a new game for two, with all that its follower is told. */
async function opened(ports: Ports) {
  const id = await beginGame(ports, randomSetup(2), [HUMAN, HUMAN], 'local');
  const found = await reopen(ports, id);
  if (found === null) throw new Error('nothing is kept');
  const { header, recording } = found;
  const { table, checkpoints, stamps } = recording;
  const authority = localAuthority(ports, { ...header, table, checkpoints, stamps, header });
  const accepted: Accepted[] = [];
  const troubles: string[] = [];
  authority.follow({
    accepted: (one) => accepted.push(one),
    undone: () => accepted.pop(),
    troubled: (error) => troubles.push(String(error)),
    recovered: () => troubles.splice(0),
  });
  return { authority, accepted, troubles };
}

/** Random decisions of whoever is asked. */
async function decideAtRandom(
  { authority }: Awaited<ReturnType<typeof opened>>,
  decisions: number,
): Promise<void> {
  const player = seeded('player');
  const { table } = authority;
  for (let i = 0; i < decisions; i++)
    await authority.decide(table.state.decision?.seat ?? -1, [anyOption(table.state, player)]);
}

describe('the authority of a game at this machine', () => {
  it('takes choices as long as the seat is asked and they are offered', async () => {
    const { authority, accepted } = await opened(testPorts());
    const { seat = -1 } = authority.table.state.decision ?? {};
    expect(await authority.decide(1 - seat, ['roll'])).toBe(0);
    expect(await authority.decide(seat, ['fly', 'roll'])).toBe(0);
    expect(await authority.decide(seat, ['roll', 'roll'])).toBe(1);
    expect(accepted.map(({ entry, entries }) => [entry.choice, entries])).toEqual([['roll', 1]]);
  });

  it('hands out states that do not change when the game goes on', async () => {
    const game = await opened(testPorts());
    await decideAtRandom(game, 5);
    const after = game.accepted.map((one) => clone(one.after));
    await decideAtRandom(game, 5);
    expect(game.accepted.slice(0, 5).map((one) => one.after)).toEqual(after);
  });

  it('knows the table after every entry, and stamps every turn', async () => {
    const game = await opened(testPorts());
    await decideAtRandom(game, 150);
    const { authority, accepted } = game;
    for (const entry of [1, 63, 64, 65, 128, 150]) {
      const past = authority.tableAt(entry);
      expect(hash(past.state)).toBe(hash(accepted[entry - 1]?.after));
      expect(past.entries).toHaveLength(entry);
    }
    expect(authority.stamps()).toEqual(stampsOf(authority.table));
  });

  it('takes back what is free, in the archive too', async () => {
    const ports = testPorts();
    const { authority, accepted } = await opened(ports);
    const { seat = -1, options = [] } = authority.table.state.decision ?? {};
    await authority.decide(seat, [options.find((option) => option.startsWith('walk:')) ?? '']);
    expect(accepted).toHaveLength(1);
    expect(await authority.undo(0)).toBe(true);
    expect(accepted).toHaveLength(0);
    expect(await authority.undo(0)).toBe(false);
    expect(await ports.archive.open(authority.id)).toMatchObject({ entries: [] });
    expect(authority.stamps()).toEqual(stampsOf(authority.table));
  });

  it('goes on if nothing can be kept, and says so', async () => {
    const ports = testPorts();
    const archive: Archive = {
      ...ports.archive,
      append: () => Promise.reject(new Error('the disk is full')),
    };
    const { authority, accepted, troubles } = await opened({ ...ports, archive });
    await authority.decide(authority.table.state.decision?.seat ?? -1, ['roll']);
    expect(accepted).toHaveLength(1);
    expect(troubles).toEqual(['Error: Your game couldn’t be saved. the disk is full']);
  });

  it('writes the whole game after a write has failed, so that no entry is missing', async () => {
    const ports = testPorts();
    let failing = true;
    const archive: Archive = {
      ...ports.archive,
      append: (...entry) =>
        failing ? Promise.reject(new Error('the disk is full')) : ports.archive.append(...entry),
    };
    const game = await opened({ ...ports, archive });
    await decideAtRandom(game, 3);
    failing = false;
    await decideAtRandom(game, 3);
    const kept = await ports.archive.open(game.authority.id);
    expect(kept?.entries).toEqual(game.authority.table.entries);
    expect(kept?.stamps).toEqual(game.authority.stamps());
    expect(game.troubles).toEqual([]);
  });

  it('writes nothing down of a table that cannot be kept', async () => {
    const { table } = startTable(library, randomSetup(1), seeded('lesson'));
    const refuse = (): never => {
      throw new Error('nothing is kept');
    };
    const archive = { ...testPorts().archive, append: refuse, cut: refuse, retitle: refuse };
    const authority = localAuthority(
      { ...testPorts(), archive },
      {
        id: 'lesson',
        seed: 'lesson',
        sitters: [HUMAN],
        table,
        checkpoints: { passed: () => {}, cut: () => {}, stateAt: () => table.state },
        stamps: new Map(),
        header: null,
      },
    );
    expect(await authority.decide(0, ['roll'])).toBe(1);
    await authority.reseat([HUMAN]);
    expect(authority.sitters()).toEqual([HUMAN]);
  });
});
