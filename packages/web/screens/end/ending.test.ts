import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { testPorts, started, asked, options } from '../../game/testing.ts';
import { HUMAN } from '../../game/sitter.ts';
import { openEnding } from './ending.ts';

const content = { libraryFor: () => Promise.resolve(library) };

/** A kept game of so many decisions. */
async function played(decisions: number) {
  const ports = testPorts();
  const session = await started(ports, [HUMAN, HUMAN]);
  for (let i = 0; i < decisions; i++) {
    await asked(session);
    session.choose(
      options(session).find((option) => option === 'stay' || option === 'done') ?? options(session)[0] ?? '',
    );
  }
  await asked(session);
  session.close();
  return { ports, id: session.store.getState().id };
}

describe('the last page', () => {
  it('tells the story of a kept game', async () => {
    const { ports, id } = await played(40);
    const ending = await openEnding(content, id, ports.archive);
    expect(ending?.recording.change).toBeNull();
    expect(ending?.story.rounds.gold).toHaveLength(ending?.recording.table.state.round ?? 0);
    expect(await openEnding(content, 'no game', ports.archive)).toBeNull();
  });

  it('tells no more of a changed game than still agrees', async () => {
    const { ports, id } = await played(40);
    const kept = await ports.archive.open(id);
    const [summary] = await ports.archive.list();
    if (kept === null || summary === undefined) throw new Error('nothing is kept');
    const turns = [...kept.stamps.keys()];
    const [agrees = -1, wrong = -1] = turns.slice(Math.floor(turns.length / 2));
    const stamps = new Map(kept.stamps).set(wrong, '0123456789abcdef');
    await ports.archive.begin({ ...kept, stamps }, summary);
    const ending = await openEnding(content, id, ports.archive);
    expect(ending?.recording.change).toMatchObject({ agrees });
    expect(ending?.recording.length).toBe(agrees);
    expect(ending?.story.rounds.gold).toHaveLength(ending?.recording.table.state.round ?? 0);
  });
});
