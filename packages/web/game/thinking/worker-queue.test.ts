import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Response } from './protocol.ts';
import { type WorkerLike, workerQueue } from './worker-queue.ts';

const setup = { adventure: 'dragon-lords', heroes: [null], variants: [], packs: [] };
const position = { setup, packs: [], state: {} as State };

/** Workers that do nothing by themselves, the latest first. */
function fakeWorkers() {
  const workers: (WorkerLike & { readonly got: object[]; ended: boolean })[] = [];
  const start = (): WorkerLike => {
    const worker = {
      onmessage: null,
      onerror: null,
      got: [] as object[],
      ended: false,
      postMessage: (message: object) => void worker.got.push(message),
      terminate: () => void (worker.ended = true),
    };
    workers.unshift(worker);
    return worker;
  };
  const answer = (response: Response): void =>
    workers[0]?.onmessage?.({ data: response } as MessageEvent<Response>);
  return { workers, start, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a queue of requests to a worker', () => {
  it('sends one request after another, and gives each its own answer', async () => {
    const { workers, start, answer } = fakeWorkers();
    const ask = workerQueue(start);
    expect(workers).toHaveLength(0);
    const first = ask('advise', position, { seed: 'a' });
    const second = ask('advise', position, { seed: 'b' });
    expect(workers[0]?.got).toMatchObject([{ id: 1, seed: 'a' }]);
    answer({ id: 1, answer: 'one' });
    expect(workers[0]?.got[1]).toMatchObject({ id: 2, seed: 'b' });
    answer({ id: 2, error: 'no idea' });
    expect(await first).toBe('one');
    await expect(second).rejects.toThrow('no idea');
    expect(workers).toHaveLength(1);
  });

  it('tells the worker of a cancellation, and replaces it if that is not heeded', async () => {
    const { workers, start, answer } = fakeWorkers();
    const ask = workerQueue(start);
    const canceling = new AbortController();
    const first = ask('odds', position, {}, canceling.signal);
    const second = ask('odds', position, {});
    canceling.abort();
    await expect(first).rejects.toThrow('canceled');
    expect(workers[0]?.got).toMatchObject([{ id: 1 }, { cancel: 1 }]);
    vi.advanceTimersByTime(1000);
    expect(workers.map(({ ended }) => ended)).toEqual([false, true]);
    answer({ id: 2, answer: null });
    expect(await second).toBeNull();
  });

  it('keeps a worker that heeds a cancellation, and never sends what was canceled before its turn', async () => {
    const { workers, start, answer } = fakeWorkers();
    const ask = workerQueue(start);
    const [one, two] = [new AbortController(), new AbortController()];
    const first = ask('odds', position, {}, one.signal);
    const second = ask('odds', position, {}, two.signal);
    const third = ask('odds', position, {});
    two.abort();
    one.abort();
    await expect(first).rejects.toThrow('canceled');
    await expect(second).rejects.toThrow('canceled');
    answer({ id: 1, error: 'canceled' });
    vi.advanceTimersByTime(1000);
    answer({ id: 3, answer: null });
    expect(await third).toBeNull();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.got).toMatchObject([{ id: 1 }, { cancel: 1 }, { id: 3 }]);
  });

  it('refuses everything that waits when the worker fails, and starts another for what comes next', async () => {
    const { workers, start } = fakeWorkers();
    const ask = workerQueue(start);
    const waiting = [ask('odds', position, {}), ask('odds', position, {})];
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    for (const one of waiting)
      await expect(one).rejects.toThrow(
        'The computer players stopped. Reload the page to continue. out of memory',
      );
    void ask('odds', position, {});
    expect(workers).toHaveLength(2);
    expect(workers[0]?.got).toMatchObject([{ id: 3 }]);
  });

  it('starts no work for a request that was canceled before it was made', async () => {
    const { workers, start } = fakeWorkers();
    const ask = workerQueue(start);
    await expect(ask('odds', position, {}, AbortSignal.abort())).rejects.toThrow('canceled');
    expect(workers).toHaveLength(0);
  });
});
