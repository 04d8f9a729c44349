import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Settings, useSettings } from '../../settings/settings.ts';
import type { Line } from '../log-lines.ts';
import type { GameView } from './game-view.ts';
import { type Beat, createPresenter } from './presenter.ts';

const line = (entry: number): Line => ({ entry, type: 'turn-began', seat: 0, pieces: [] });

/** The beat of an entry: a Hero moves, which is told in one line. */
const beat = (entries: number): Beat => ({
  entries,
  events: [{ type: 'moved', seat: 0, from: 'a1', to: 'a2', how: 'step' } as GameEvent],
  after: { turn: entries } as State,
  names: ['Ronan'],
  lines: [line(entries)],
});

function stage(settings: Partial<Settings>) {
  const store = createStore<GameView>(
    () => ({ lines: [], entries: 0, now: null, chooser: 0 }) as unknown as GameView,
  );
  const seen: number[] = [];
  store.subscribe(({ entries }, before) => {
    if (entries !== before.entries) seen.push(entries);
  });
  let running: Promise<void> | null = null;
  let rests = 0;
  const pauses: (() => void)[] = [];
  const presenter = createPresenter({
    store,
    settings: () => ({ ...useSettings.getState(), ...settings }),
    pause: (_, skipped) =>
      new Promise((resolve) => {
        pauses.push(resolve);
        skipped.addEventListener('abort', () => resolve());
      }),
    isHuman: () => true,
    running: () => running,
    rested: () => void rests++,
  });
  return {
    store,
    presenter,
    seen,
    pauses,
    rests: () => rests,
    run: (work: Promise<void>): void => {
      running = work;
    },
  };
}

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a presenter', () => {
  it('shows one decision after another, and rests when all have been shown', async () => {
    const { presenter, seen, pauses, rests } = stage({ speed: 1 });
    presenter.add(beat(1));
    presenter.add(beat(2));
    presenter.present();
    await aWhile();
    expect([seen, rests()]).toEqual([[], 0]);
    pauses[0]?.();
    await aWhile();
    expect([seen, rests()]).toEqual([[1], 0]);
    pauses[1]?.();
    await aWhile();
    expect([seen, rests()]).toEqual([[1, 2], 1]);
  });

  it('shows everything as one when nothing is waited for and nobody decides', () => {
    const { presenter, store, seen, rests } = stage({ speed: 0 });
    [1, 2, 3].forEach((entry) => presenter.add(beat(entry)));
    expect(presenter.linesToCome()).toBe(3);
    presenter.present();
    expect([seen, rests()]).toEqual([[3], 1]);
    expect(store.getState().lines.map(({ entry }) => entry)).toEqual([1, 2, 3]);
  });

  it('gathers what bots decide in a while into one screen', async () => {
    const { presenter, seen, pauses, rests, run } = stage({ speed: 0 });
    run(new Promise(() => {}));
    presenter.add(beat(1));
    presenter.present();
    [2, 3, 4].forEach((entry) => presenter.add(beat(entry)));
    await aWhile();
    expect(seen).toEqual([]);
    pauses[0]?.();
    await aWhile();
    expect([seen, rests()]).toEqual([[4], 0]);
  });

  it('skips to the end of what is waiting, and no further', async () => {
    const { presenter, seen, rests } = stage({ speed: 1 });
    [1, 2].forEach((entry) => presenter.add(beat(entry)));
    presenter.present();
    presenter.skip();
    await aWhile();
    expect([seen, rests()]).toEqual([[2], 1]);
    expect(presenter.isHurried()).toBe(false);
  });

  it('shows nothing any more when it has been closed', async () => {
    const { presenter, seen, rests } = stage({ speed: 1 });
    presenter.add(beat(1));
    presenter.present();
    presenter.close();
    await aWhile();
    expect([seen, rests()]).toEqual([[], 0]);
  });
});
