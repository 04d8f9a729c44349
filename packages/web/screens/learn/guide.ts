/** Runs a lesson: accepts only what the current step waits for, and advances to the next. */
import { decide } from '@wayrune/engine/table/table.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { localAuthority } from '../../game/authority/local.ts';
import { createCheckpoints } from '../../game/past/checkpoints.ts';
import type { Ports } from '../../game/ports.ts';
import { type Session, startSession } from '../../game/session.ts';
import { bot, HUMAN, type Sitter } from '../../game/sitter.ts';
import { accepts, beginLesson, companionsChoice, isDone, type Lesson } from './lesson.ts';
import type { Bookmark } from './progress.ts';

interface Telling {
  readonly step: number;
  /** How often something else was tried at this step. */
  readonly refused: number;
}

export interface Guide {
  readonly session: Session;
  readonly store: StoreApi<Telling>;
  /** Advances past a step that is only read. */
  readonly next: () => void;
}

/** Lessons ask every real choice, whatever the player's settings are. */
const lessonSettings = (ports: Ports): Ports['settings'] => {
  return () => ({ ...ports.settings(), autoResolve: 'single', confirmEndTurn: false });
};

/** Companions play by the lesson's own script, and not by what a bot thinks. */
const lessonBots = (ports: Ports, lesson: Lesson): Ports['bots'] => ({
  ...ports.bots,
  choose: async (_, state) => companionsChoice(lesson, state) ?? '',
});

const sittersOf = ({ companions }: Lesson): readonly Sitter[] => [
  HUMAN,
  ...(companions?.heroes ?? []).map(() => bot()),
];

export function openLesson(
  ports: Ports,
  lesson: Lesson,
  bookmark: Bookmark | null,
  keep: (bookmark: Bookmark) => void,
): Guide {
  const { table, scene } = beginLesson(ports.library, lesson);
  const checkpoints = createCheckpoints();
  checkpoints.passed(0, table.state);
  for (const choice of bookmark?.choices ?? []) {
    decide(table, choice, scene.chance);
    checkpoints.passed(table.entries.length, table.state);
  }
  const lessonPorts = {
    ...ports,
    settings: lessonSettings(ports),
    chance: () => scene.chance,
    bots: lessonBots(ports, lesson),
  };
  const { id } = lesson;
  // The log alone does not reproduce a prepared table, so it cannot be saved.
  const game = {
    id,
    seed: id,
    sitters: sittersOf(lesson),
    table,
    checkpoints,
    stamps: new Map(),
    header: null,
  };
  const session = startSession(lessonPorts, localAuthority(lessonPorts, game), {
    seed: id,
    lines: [],
    updated: null,
    isKept: false,
  });
  const store = createStore<Telling>(() => ({ step: bookmark?.step ?? 0, refused: 0 }));
  /** The step of each decision, for undo. */
  const made: { readonly entries: number; readonly step: number }[] = [];

  const goTo = (step: number): void => {
    store.setState({ step: Math.min(step, lesson.steps.length - 1), refused: 0 });
    keep({
      lesson: lesson.id,
      step: store.getState().step,
      choices: table.entries.map(({ choice }) => choice),
    });
  };

  const chooseAll = (options: readonly string[]): void => {
    if (session.store.getState().chooser === null) return;
    // Players who already know what to do may skip steps that are only read.
    const step = lesson.steps.findIndex(({ want }, i) => i >= store.getState().step && want !== undefined);
    const want = lesson.steps[step]?.want;
    if (want === undefined || !accepts(table.world, table.state, want, options)) {
      store.setState(({ refused }) => ({ refused: refused + 1 }));
      return;
    }
    made.push({ entries: table.entries.length, step });
    session.chooseAll(options);
    goTo(isDone(want, table.state, 0) ? step + 1 : step);
  };

  return {
    store,
    next: () => goTo(store.getState().step + 1),
    session: {
      ...session,
      choose: (option) => chooseAll([option]),
      chooseAll,
      undo() {
        session.undo();
        while ((made.at(-1)?.entries ?? -1) > table.entries.length) made.pop();
        const back = made.at(-1)?.entries === table.entries.length ? made.pop() : undefined;
        if (back !== undefined) goTo(back.step);
      },
    },
  };
}
