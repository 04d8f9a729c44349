import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { memoryArchive } from '../../game/archive/memory.ts';
import type { Ports } from '../../game/ports.ts';
import type { Session } from '../../game/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { openLesson } from './guide.ts';
import type { Lesson } from './lesson.ts';
import { LESSONS } from '../../adventures/dragon-lords/lessons.ts';
import type { Bookmark } from './progress.ts';

const no = (): never => {
  throw new Error('nobody thinks in a lesson');
};

const ports: Ports = {
  library,
  archive: memoryArchive(),
  settings: () => ({ ...useSettings.getState(), speed: 0 }),
  chance: no,
  bots: { choose: no, advise: no, odds: no },
  pause: () => Promise.resolve(),
  painted: () => Promise.resolve(),
  newId: () => 'lesson',
  clock: () => 0,
};

/** Until the learner is asked. */
function asked({ store }: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (store.getState().chooser === null) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    queueMicrotask(look);
  });
}

const moving = LESSONS[0] as Lesson;

describe('the guide of a lesson', () => {
  it('refuses what the step does not wait for, and goes on with what it does', async () => {
    const { session, store, next } = openLesson(ports, moving, null, () => {});
    await asked(session);
    next();
    next();
    expect(store.getState().step).toBe(2);
    session.choose('stay');
    expect(store.getState()).toEqual({ step: 2, refused: 1 });
    session.choose('roll');
    expect(store.getState()).toEqual({ step: 3, refused: 0 });
    await asked(session);
    expect(session.store.getState().state.decision?.kind).toBe('step');
  });

  it('keeps the place, and finds it again', async () => {
    const kept: Bookmark[] = [];
    const first = openLesson(ports, moving, null, (bookmark) => kept.push(bookmark));
    await asked(first.session);
    first.session.choose('roll');
    await asked(first.session);
    const bookmark = kept.at(-1) ?? null;
    expect(bookmark).toEqual({ lesson: 'moving', step: 3, choices: ['roll'] });
    const again = openLesson(ports, moving, bookmark, () => {});
    await asked(again.session);
    expect(again.store.getState().step).toBe(3);
    expect(again.session.store.getState().state).toEqual(first.session.store.getState().state);
  });

  it('takes a step of the way back with the table', async () => {
    const { session, store } = openLesson(
      ports,
      moving,
      { lesson: 'moving', step: 4, choices: ['roll'] },
      () => {},
    );
    await asked(session);
    session.chooseAll(['step:h7:1']);
    await asked(session);
    expect(store.getState().step).toBe(4);
    const [before] = session.store.getState().state.players;
    session.undo();
    await asked(session);
    expect(before?.space).toBe('h7');
    expect(session.store.getState().state.players[0]?.space).toBe('g7');
    expect(store.getState().step).toBe(4);
  });

  it('can be looked back at, and cannot be kept as a game', async () => {
    const { session } = openLesson(ports, moving, null, () => {});
    await asked(session);
    session.choose('roll');
    await asked(session);
    session.lookAt(0);
    expect(session.store.getState().moment?.state.decision?.kind).toBe('movement');
    expect([session.file, session.continueFromHere]).toEqual([null, null]);
  });
});
