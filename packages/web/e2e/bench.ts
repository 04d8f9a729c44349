/** `npm run bench:web`: how much is loaded, how quick an answer is seen, and whether anything stands still. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { builtPage } from '../serve/fresh.ts';
import { serve } from '../serve/server.ts';
import { FLAGS, findChromium } from './chromium.ts';
import { pick } from './policy.ts';
import { asks, gameAt } from './positions.ts';
import { asked, openGame, optionButton, setSeed, setSettings } from './table.ts';

const { values } = parseArgs({
  options: { out: { type: 'string' }, decisions: { type: 'string', default: '150' } },
});
const most = Number(values.decisions);
if (!Number.isInteger(most) || most < 1)
  throw new Error(`--decisions is "${values.decisions}", expected a number above 0`);

const { address, close } = await serve(builtPage(), '127.0.0.1', 0, false);
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });

async function fresh(from: Browser): Promise<Page> {
  // Without the service worker: it fetches everything, at a time of its own.
  const context = await from.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await setSettings(page);
  await setSeed(page, 'benchmrk');
  return page;
}

/** Listens to a kind of performance entry; what it has heard since the last time is read by `heard`. */
const listen = (page: Page, type: string): Promise<void> =>
  page.evaluate((kind) => {
    const entries: number[] = [];
    Reflect.set(window, `bench ${kind}`, entries);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (kind !== 'event' || Reflect.get(entry, 'interactionId') > 0) entries.push(entry.duration);
    }).observe({ type: kind, durationThreshold: 16 } as PerformanceObserverInit);
  }, type);

const heard = (page: Page, type: string): Promise<number[]> =>
  page.evaluate((kind) => (Reflect.get(window, `bench ${kind}`) as number[]).splice(0), type);

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

function spread(times: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: quantile(sorted, 1) };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Time on the processor, in microseconds. */
  readonly tdur?: number;
}

/**
 * How long the tasks of the page's own thread took of the processor, in milliseconds. Unlike what a clock says, it is
 * the same however busy the machine is with other things.
 */
async function traced<T>(page: Page, work: () => Promise<T>): Promise<{ result: T; tasks: number[] }> {
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

const over = (times: readonly number[], limit: number): number => times.filter((time) => time > limit).length;

async function firstLoad() {
  const page = await fresh(browser);
  const sizes: Record<string, number> = {};
  const work: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    work.push(
      response.body().then((body) => {
        const size = response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
        sizes[kind] = (sizes[kind] ?? 0) + size;
      }),
    );
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await Promise.all(work);
  await page.context().close();
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { gzippedBytes: total, files: work.length, byKind: sizes, goal: 350 * 1024 };
}

/** From a click to the next frame that shows its answer, for each decision of one and the same game. */
async function answers() {
  const page = await fresh(browser);
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  await listen(page, 'event');
  const { result: times, tasks } = await traced(page, async () => {
    const all: number[] = [];
    for (let n = 0; n < most; n++) {
      const options = await asked(page);
      if (options.length === 0) break;
      await heard(page, 'event');
      await optionButton(page, pick(options, n)).click();
      await asked(page);
      // Shorter ones than the browser reports are counted as the shortest that it does.
      all.push(Math.max(16, ...(await heard(page, 'event'))));
    }
    return all;
  });
  await page.context().close();
  return {
    decisions: times.length,
    ...spread(times),
    over100ms: over(times, 100),
    longestTaskOfProcessor: spread(tasks).max,
    goal: 100,
  };
}

/** Whether the page stands still while three hard bots think, each in its turn. */
async function thinking() {
  const page = await fresh(browser);
  await page.goto('./#/new');
  for (const seat of [2, 3, 4]) {
    await page.getByRole('button', { name: `Who plays Seat ${seat}` }).click();
    await page.getByRole('option', { name: /^Bot, hard/ }).click();
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await listen(page, 'longtask');
  const round = page.getByText(/^Round 6$/);
  const { tasks } = await traced(page, async () => {
    for (let n = 0; !(await round.isVisible()); n++)
      await optionButton(page, pick(await asked(page), n)).press('Enter');
  });
  const long = await heard(page, 'longtask');
  await page.context().close();
  return {
    rounds: 5,
    tasksOver200ms: over(long, 200),
    longest: spread(long).max,
    tasksOver200msOfProcessor: over(tasks, 200),
    longestTaskOfProcessor: spread(tasks).max,
    goal: 0,
  };
}

/** Frames while the map is dragged and zoomed. */
async function panning() {
  const page = await fresh(browser);
  await openGame(page, gameAt({ at: asks('movement', 7) }));
  await listen(page, 'long-animation-frame');
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(window, 'bench frames', frames);
    const next = (time: number): void => {
      frames.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const { tasks } = await traced(page, () => moveMap(page));
  const times = await heard(page, 'frames');
  const frames = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const long = await heard(page, 'long-animation-frame');
  await page.context().close();
  return {
    frames: frames.length,
    ...spread(frames),
    longFrames: long.length,
    longest: spread(long).max,
    tasksOver50msOfProcessor: over(tasks, 50),
    longestTaskOfProcessor: spread(tasks).max,
    goal: 0,
  };
}

async function moveMap(page: Page): Promise<void> {
  await page.mouse.move(720, 350);
  for (let n = 0; n < 12; n++) await page.mouse.wheel(0, n < 6 ? -120 : 60);
  for (let n = 0; n < 6; n++) {
    await page.mouse.down();
    await page.mouse.move(720 + (n % 2 === 0 ? -200 : 200), 350 + (n % 3 === 0 ? 120 : -60), { steps: 30 });
    await page.mouse.up();
    await page.mouse.move(720, 350);
  }
}

const load = loadavg()[0] ?? 0;
const report = {
  machine: { cores: cpus().length, load: Number(load.toFixed(1)), browser: browser.version() },
  firstLoad: await firstLoad(),
  answers: await answers(),
  thinking: await thinking(),
  panning: await panning(),
};
await browser.close();
await close();

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
console.log(JSON.stringify(report, null, 1));
const { firstLoad: first, answers: answer, thinking: thought, panning: pan } = report;
console.table({
  'first load, gzipped': { measured: kb(first.gzippedBytes), processor: '', goal: `< ${kb(first.goal)}` },
  'answer to a decision, p50': { measured: `${answer.p50} ms`, processor: '', goal: '' },
  'answer to a decision, p95': { measured: `${answer.p95} ms`, processor: '', goal: '' },
  'answer to a decision, longest': {
    measured: `${answer.max} ms`,
    processor: `${answer.longestTaskOfProcessor} ms`,
    goal: '< 100 ms',
  },
  'tasks over 200 ms while hard bots think': {
    measured: thought.tasksOver200ms,
    processor: thought.tasksOver200msOfProcessor,
    goal: '0',
  },
  'long frames while the map moves': {
    measured: `${pan.longFrames} of ${pan.frames}`,
    processor: pan.tasksOver50msOfProcessor,
    goal: '0',
  },
});
if (load > cpus().length)
  console.log(
    `The machine was busy with other work (load ${load.toFixed(1)} on ${cpus().length} cores): "measured" says what a clock ` +
      'saw, "processor" how long the longest task of the page kept its thread busy, or how many such tasks there were.',
  );
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, null, 1)}\n`);
