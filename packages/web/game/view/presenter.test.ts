import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { decide, type Entry, startTable } from '@wayrune/engine/table/table.ts';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Settings, useSettings } from '../../settings/settings.ts';
import { linesOf } from '../log-lines.ts';
import { HUMAN } from '../sitter.ts';
import { setup } from '../testing.ts';
import type { GameView } from './game-view.ts';
import { type Beat, createPresenter } from './presenter.ts';

/** A Hero rolls and then walks: every beat has one event, told in one line. */
function walk(steps: number): { readonly first: GameView; readonly beats: readonly Beat[] } {
  const { table } = startTable(library, setup, seeded('presenter'));
  const { world, entries } = table;
  const start = clone(table.state);
  const names = heroNames(table);
  const beats = Array.from({ length: steps }, (): Beat => {
    const before = clone(table.state);
    const choice = before.decision?.options.find((option) => /^(roll|step:)/.test(option)) ?? '';
    const events = decide(table, choice, seeded(`${entries.length}`));
    const [entry, after] = [entries.at(-1) as Entry, clone(table.state)];
    const lines = events.map((event) => linesOf(world, names, entries.length, [event]));
    return { entry, entries: entries.length, events, before, after, names, lines };
  });
  const first = { world, state: start, sitters: [HUMAN, HUMAN], lines: [], entries: 0 };
  return { first: { ...first, now: null, gate: null, chooser: 0 } as unknown as GameView, beats };
}

function stage(settings: Partial<Settings>, steps = 4) {
  const { first, beats } = walk(steps);
  const store = createStore<GameView>(() => first);
  const seen: number[] = [];
  const shown: string[] = [];
  store.subscribe(({ entries, now }, before) => {
    if (entries !== before.entries) seen.push(entries);
    if (now !== null && now !== before.now) shown.push(now.event.type);
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
    wants: () => true,
    confirms: () => false,
    running: () => running,
    rested: () => void rests++,
  });
  const add = (...entries: readonly number[]): void =>
    beats.filter((beat) => entries.includes(beat.entries)).forEach(presenter.add);
  return {
    store,
    presenter,
    beats,
    add,
    seen,
    shown,
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
    const { presenter, add, seen, shown, pauses, rests } = stage({ speed: 1 });
    add(1, 2);
    presenter.present();
    await aWhile();
    expect([seen, shown, rests()]).toEqual([[], ['movement-dice'], 0]);
    pauses[0]?.();
    await aWhile();
    expect([seen, shown, rests()]).toEqual([[1], ['movement-dice', 'moved'], 0]);
    pauses[1]?.();
    await aWhile();
    expect([seen, rests()]).toEqual([[1, 2], 1]);
  });

  it('shows each event on the table as it was then, and tells its line when it is over', async () => {
    const { presenter, add, store, beats, pauses } = stage({ speed: 1 });
    add(1, 2);
    presenter.present();
    await aWhile();
    const place = (): unknown => store.getState().state.players.map(({ space }) => space);
    const was = place();
    expect(store.getState().lines).toEqual([]);
    pauses[0]?.();
    await aWhile();
    expect(store.getState().now?.event.type).toBe('moved');
    expect(place()).not.toEqual(was);
    expect(store.getState().state.decision).toBeNull();
    expect(store.getState().lines.map(({ type }) => type)).toEqual(['movement-dice']);
    pauses[1]?.();
    await aWhile();
    expect(store.getState().state).toBe(beats[1]?.after);
    expect(store.getState().lines.map(({ type }) => type)).toEqual(['movement-dice', 'moved']);
  });

  it('shows everything as one when nothing is waited for and nobody decides', () => {
    const { presenter, add, store, seen, rests } = stage({ speed: 0 });
    add(1, 2, 3);
    expect(presenter.linesToCome()).toBe(3);
    presenter.present();
    expect([seen, rests()]).toEqual([[3], 1]);
    expect(store.getState().lines.map(({ entry }) => entry)).toEqual([1, 2, 3]);
  });

  it('gathers what bots decide in a while into one screen', async () => {
    const { presenter, add, seen, pauses, rests, run } = stage({ speed: 0 });
    run(new Promise(() => {}));
    add(1);
    presenter.present();
    add(2, 3, 4);
    await aWhile();
    pauses[0]?.();
    await aWhile();
    expect([seen, rests()]).toEqual([[4], 0]);
  });

  it('skips to the end of what is waiting, and no further', async () => {
    const { presenter, add, seen, rests } = stage({ speed: 1 });
    add(1, 2);
    presenter.present();
    presenter.skip();
    await aWhile();
    expect([seen, rests()]).toEqual([[2], 1]);
    expect(presenter.isHurried()).toBe(false);
  });

  it('shows nothing any more when it has been closed', async () => {
    const { presenter, add, seen, rests } = stage({ speed: 1 });
    add(1);
    presenter.present();
    presenter.close();
    await aWhile();
    expect([seen, rests()]).toEqual([[], 0]);
  });

  it('drops what was not shown when it is taken back, and shows what comes then', async () => {
    const { presenter, add, seen, shown, rests, pauses } = stage({ speed: 1 });
    add(1, 2);
    presenter.present();
    await aWhile();
    presenter.drop(0);
    await aWhile();
    expect([seen, rests()]).toEqual([[], 0]);
    add(1);
    presenter.present();
    await aWhile();
    pauses.at(-1)?.();
    await aWhile();
    expect([seen, shown, rests()]).toEqual([[1], ['movement-dice', 'movement-dice'], 1]);
  });
});
