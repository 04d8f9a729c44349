/** Measurements for `bench.ts`: interactions, tasks and frames of a page, as the browser reports them. */
import type { Browser, Locator, Page } from '@playwright/test';

/** Observes a type of performance entry; `heard` returns the entries since its last call. */
export const listen = (page: Page, type: 'longtask' | 'long-animation-frame'): Promise<void> =>
  page.evaluate((kind) => {
    const entries: number[] = [];
    Reflect.set(window, `bench ${kind}`, entries);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) entries.push(duration);
    }).observe({ type: kind });
  }, type);

export const heard = (page: Page, type: string): Promise<number[]> =>
  page.evaluate((kind) => (Reflect.get(window, `bench ${kind}`) as number[]).splice(0), type);

/** Records frame times from now on; `heard(page, 'frames')` returns them. */
export const countFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(window, 'bench frames', frames);
    const next = (time: number): void => {
      frames.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

export interface Interaction {
  /** From the input to the frame that shows the response, in milliseconds; the browser rounds to 8. */
  readonly duration: number;
  /** Its parts: input delay, processing, presentation delay. */
  readonly delay: number;
  readonly work: number;
  readonly presentation: number;
  readonly event: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
}

/**
 * Observes interactions as INP counts them: the events of one press (pointerdown, pointerup, click) share an
 * `interactionId`, and the longest `duration` among them counts.
 */
export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const entries: unknown[] = [];
    Reflect.set(window, 'bench interactions', {
      entries,
      before: Reflect.get(performance, 'interactionCount'),
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0)
          entries.push({
            id: entry.interactionId,
            duration: entry.duration,
            delay: entry.processingStart - entry.startTime,
            work: entry.processingEnd - entry.processingStart,
            presentation: entry.duration - (entry.processingEnd - entry.startTime),
            event: entry.name,
            at: entry.startTime,
          });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Of one kind, or all. The browser does not report those shorter than 16 ms; they count as 16. */
export async function interactions(page: Page, kind: 'pointer' | 'all' = 'all'): Promise<Interaction[]> {
  // Entries arrive after the frame has been shown.
  await page.waitForTimeout(400);
  const { entries, count } = await page.evaluate(() => {
    const seen = Reflect.get(window, 'bench interactions') as { entries: unknown[]; before: number };
    return {
      entries: seen.entries,
      count: Number(Reflect.get(performance, 'interactionCount')) - seen.before,
    };
  });
  const longest = new Map<number, Interaction>();
  for (const entry of entries as (Interaction & { id: number })[]) {
    if (kind === 'pointer' && !/^(pointer|mouse|click)/.test(entry.event)) continue;
    if (entry.duration > (longest.get(entry.id)?.duration ?? 0)) longest.set(entry.id, entry);
  }
  const short = { duration: 16, delay: 0, work: 0, presentation: 0, event: 'short', at: 0 };
  const unseen = kind === 'all' ? Math.max(0, count - longest.size) : 0;
  return [...longest.values(), ...Array.from({ length: unseen }, () => short)];
}

/**
 * Points at a button and presses it, with raw mouse events: Playwright's `click` does a hit test on every event, on the
 * page's main thread.
 */
export async function press(page: Page, button: Locator): Promise<void> {
  const { x, y } = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.move(x, y);
  // People do not point and press within one frame, or press ten times a second.
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
}

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

export function spread(times: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: quantile(sorted, 1) };
}

export const over = (times: readonly number[], limit: number): number =>
  times.filter((time) => time > limit).length;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** CPU time in microseconds. */
  readonly tdur?: number;
}

/**
 * CPU time of the tasks on the page's main thread, in milliseconds. Unlike wall time, it does not depend on other load on
 * the machine.
 */
export async function traced<T>(
  browser: Browser,
  page: Page,
  work: () => Promise<T>,
): Promise<{ result: T; tasks: number[] }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}:${tid}`),
  );
  return { result, tasks: tasks.map(({ tdur = 0 }) => tdur / 1000) };
}
