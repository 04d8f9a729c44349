import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { apply } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { SaveError } from '@wayrune/engine/table/save.ts';
import { describe, expect, it } from 'vitest';
import { importGame } from './archive/keep.ts';
import type { Ports } from './ports.ts';
import { openGame } from './session.ts';
import { bot, HUMAN } from './sitter.ts';
import { asked, options, started, testPorts } from './testing.ts';
import { concerns, linesSince } from './view/since.ts';

/** Two steps in a row that the dice allow. */
function pathOfTwo(world: World, state: State): readonly string[] {
  const steps = ({ decision }: State): readonly string[] =>
    decision?.options.filter((option) => option.startsWith('step:')) ?? [];
  for (const first of steps(state)) {
    const there = clone(state);
    apply(world, there, first, scripted([]));
    const [second] = steps(there);
    if (second !== undefined) return [first, second];
  }
  throw new Error('the dice allow no two steps');
}

describe('a session', () => {
  it('asks the person, lets the bot play, and comes back', async () => {
    const session = await started(testPorts(), [HUMAN, bot()]);
    expect(await asked(session)).toBe(0);
    const turn = session.store.getState().state.turn;
    session.choose('stay');
    for (let i = 0; i < 20 && session.store.getState().state.turn < turn + 2; i++) {
      await asked(session);
      const choice = ['done', 'pass', 'stay', 'stop'].find((word) => options(session).includes(word));
      session.choose(choice ?? options(session)[0] ?? '');
    }
    expect(session.store.getState().state.turn).toBeGreaterThanOrEqual(turn + 2);
  });

  it('keeps every decision, and opens the game again where it stands', async () => {
    const ports = testPorts();
    const session = await started(ports, [HUMAN, HUMAN]);
    await asked(session);
    session.choose('roll');
    await asked(session);
    session.close();
    const again = await openGame(ports, session.store.getState().id);
    expect(again?.store.getState().state).toEqual(session.store.getState().state);
    expect(again?.store.getState().lines).toEqual(session.store.getState().lines);
  });

  it('ignores what is not offered', async () => {
    const session = await started(testPorts(), [HUMAN, HUMAN]);
    await asked(session);
    const before = session.store.getState().state;
    session.choose('walk:nowhere');
    await asked(session);
    expect(session.store.getState().state).toBe(before);
  });

  it('takes back what used no chance, and says why not where it did', async () => {
    const ports = testPorts();
    const session = await started(ports, [HUMAN, HUMAN]);
    await asked(session);
    const { state: before, lines: told } = session.store.getState();
    const walk = options(session).find((option) => option.startsWith('walk:')) ?? '';
    session.choose(walk);
    await asked(session);
    expect(session.store.getState().state).not.toEqual(before);
    session.undo();
    await asked(session);
    expect(session.store.getState().state).toEqual(before);
    expect(session.store.getState().lines).toEqual(told);
    expect((await ports.archive.list())[0]?.length).toBe(0);
    session.choose('roll');
    await asked(session);
    expect(session.store.getState().undoBarrier).toBe('dice were rolled or cards were drawn');
    session.undo();
    expect(session.store.getState().entries).toBe(1);
  });

  it('undoes a whole path, and no more than the last press', async () => {
    const session = await started(testPorts(), [HUMAN, HUMAN]);
    await asked(session);
    session.choose('roll');
    await asked(session);
    const { world, state: before } = session.store.getState();
    const path = pathOfTwo(world, before);
    session.chooseAll(path);
    await asked(session);
    expect(session.store.getState().entries).toBe(3);
    session.undo();
    await asked(session);
    expect(session.store.getState().state).toEqual(before);
    expect(session.store.getState().undoBarrier).not.toBeNull();
    for (const step of path) {
      session.choose(step);
      await asked(session);
    }
    session.undo();
    await asked(session);
    expect(session.store.getState().entries).toBe(2);
  });

  it('takes back one decision after a game was opened again', async () => {
    const ports = testPorts();
    const session = await started(ports, [HUMAN, HUMAN]);
    await asked(session);
    session.choose('roll');
    await asked(session);
    const { world, state: before } = session.store.getState();
    session.chooseAll(pathOfTwo(world, before));
    await asked(session);
    session.close();
    const again = await openGame(ports, session.store.getState().id);
    if (again === null) throw new Error('the game is gone');
    await asked(again);
    again.undo();
    await asked(again);
    expect(again.store.getState().entries).toBe(2);
  });

  it('shows an earlier moment and goes on from there as a new game', async () => {
    const ports = testPorts();
    const session = await started(ports, [HUMAN, HUMAN]);
    await asked(session);
    const first = session.store.getState().state;
    session.choose('roll');
    await asked(session);
    session.lookAt(0);
    expect(session.store.getState().moment?.state).toEqual(first);
    const id = (await session.continueFromHere?.()) ?? '';
    const again = await openGame(ports, id);
    expect(again?.store.getState().state).toEqual(first);
    session.lookAt(null);
    expect(session.store.getState().moment).toBeNull();
    expect(await ports.archive.list()).toHaveLength(2);
  });

  it('hands the screen over between people if that is wanted, and not to the same one', async () => {
    const session = await started(testPorts({ handOver: true }), [HUMAN, HUMAN]);
    const first = await asked(session);
    session.choose('stay');
    for (let i = 0; i < 20 && (await asked(session)) === first; i++)
      session.choose(options(session)[0] ?? '');
    const { chooser, handOver, viewer } = session.store.getState();
    expect(chooser).not.toBe(first);
    expect(handOver).toBe(chooser);
    expect(viewer).toBe(chooser);
    session.takeOver();
    expect(session.store.getState().handOver).toBeNull();
  });

  it('hands the screen over without a cover', async () => {
    const session = await started(testPorts(), [HUMAN, HUMAN]);
    const first = await asked(session);
    session.choose('stay');
    for (let i = 0; i < 20 && (await asked(session)) === first; i++)
      session.choose(options(session)[0] ?? '');
    const { chooser, handOver, viewer } = session.store.getState();
    expect([chooser === first, handOver, viewer]).toEqual([false, null, chooser]);
  });

  it('loads its own file, and refuses a damaged one with its reason', async () => {
    const ports = testPorts();
    const sitters = [HUMAN, bot('hard', 'bold')];
    const session = await started(ports, sitters);
    await asked(session);
    session.choose('roll');
    await asked(session);
    const file = session.file?.() ?? '';
    const id = await importGame(ports, file, 'mine.json');
    const loaded = await openGame(ports, id);
    expect(loaded?.store.getState().state).toEqual(session.store.getState().state);
    expect(loaded?.store.getState().sitters).toEqual(session.store.getState().sitters);
    expect(loaded?.store.getState().sitters).toMatchObject(sitters);
    await expect(importGame(ports, file.slice(0, 90), 'mine.json')).rejects.toThrow(SaveError);
  });

  it('goes on with a bot in a seat that a person leaves, and keeps who sits where', async () => {
    const ports = testPorts();
    const session = await started(ports, [HUMAN, HUMAN]);
    const first = (await asked(session)) ?? 0;
    const turn = session.store.getState().state.turn;
    session.reseat([0, 1].map((seat) => (seat === first ? bot() : HUMAN)));
    await asked(session);
    const { chooser, state, viewer } = session.store.getState();
    expect(state.turn).toBeGreaterThan(turn);
    expect([chooser, viewer]).toEqual([1 - first, 1 - first]);
    expect((await ports.archive.list())[0]?.sitters[first]?.kind).toBe('bot');
  });

  it('tells what happened since the last turn of a person', async () => {
    const session = await started(testPorts(), [HUMAN, bot()]);
    await asked(session);
    const before = session.store.getState().lines.length;
    session.choose('stay');
    for (let i = 0; i < 20 && session.store.getState().recapFrom === null; i++) {
      await asked(session);
      session.choose(options(session)[0] ?? '');
    }
    const { recapFrom } = session.store.getState();
    expect(recapFrom).toBeGreaterThanOrEqual(before);
    await asked(session);
    session.seenRecap();
    expect(session.store.getState().recapFrom).toBeNull();
  });

  it('tells of the others only what concerns the player, if they have watched', async () => {
    const session = await started(testPorts({ speed: 1 }), [HUMAN, bot()]);
    const { getState: shown } = session.store;
    let told = 0;
    for (let i = 0; i < 300 && shown().state.over === null; i++) {
      await asked(session);
      const { recapFrom, lines, state, chooser, gate } = shown();
      if (chooser === 0 && state.active === 0 && recapFrom !== null) {
        const news = linesSince(lines, recapFrom, 0).filter(({ event }) => concerns(event, 0));
        expect(news).not.toEqual([]);
        told++;
        session.seenRecap();
      }
      if (gate !== null) session.proceed();
      else session.choose(options(session)[i % options(session).length] ?? '');
    }
    expect(told).toBeGreaterThan(0);
  });

  it('shows one thing after another at a pace, and everything when it is skipped', async () => {
    const seen: string[] = [];
    const waits: (() => void)[] = [];
    const ports: Ports = {
      ...testPorts({ speed: 1 }),
      pause: (_, skipped) =>
        new Promise((resolve) => {
          waits.push(resolve);
          skipped.addEventListener('abort', () => resolve());
        }),
    };
    const session = await started(ports, [HUMAN, HUMAN]);
    await asked(session);
    session.store.subscribe(({ now }, { now: before }) => {
      if (now !== null && now.id !== before?.id) seen.push(now.event.type);
    });
    session.choose('roll');
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).toEqual(['movement-dice']);
    expect(session.store.getState().chooser).toBeNull();
    session.skip();
    await asked(session);
    expect(session.store.getState().state.decision?.kind).toBe('step');
    expect(waits.length).toBe(1);
  });

  it('lets bots think when the answer to the person has been painted', async () => {
    let thought = 0;
    let painting = Promise.resolve();
    const ports = testPorts();
    const { choose } = ports.bots;
    const session = await started(
      {
        ...ports,
        bots: {
          ...ports.bots,
          choose: (...question) => {
            thought++;
            return choose(...question);
          },
        },
        painted: () => painting,
      },
      [HUMAN, bot()],
    );
    await asked(session);
    const before = thought;
    const { promise, resolve: paint } = Promise.withResolvers<void>();
    painting = promise;
    for (let i = 0; i < 20 && session.store.getState().thinking === null; i++) {
      const choice = ['stay', 'done', 'pass', 'stop'].find((word) => options(session).includes(word));
      session.choose(choice ?? options(session)[0] ?? '');
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(session.store.getState().thinking).toBe(1);
    expect(thought).toBe(before);
    paint();
    await asked(session);
    expect(thought).toBeGreaterThan(before);
  });

  it('stops calculating the odds when the person has chosen', async () => {
    const counting: AbortSignal[] = [];
    const ports = testPorts();
    const odds: Ports['bots']['odds'] = async (_setup, _state, unwanted) => {
      counting.push(unwanted);
      return null;
    };
    const session = await started({ ...ports, bots: { ...ports.bots, odds } }, [HUMAN, HUMAN]);
    await asked(session);
    await session.odds(new AbortController().signal);
    expect(counting[0]?.aborted).toBe(false);
    session.choose('roll');
    expect(counting[0]?.aborted).toBe(true);
  });
});
