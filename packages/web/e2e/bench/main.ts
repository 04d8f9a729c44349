/** `npm run bench:web`: how much is loaded, how quick an answer is seen, and whether anything stands still. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import type { Settings } from '../../settings/settings.ts';
import { builtPage } from '../../serve/fresh.ts';
import { serve } from '../../serve/server.ts';
import { FLAGS, findChromium } from '../chromium.ts';
import {
  countFrames,
  heard,
  type Interaction,
  interactions,
  listen,
  over,
  press,
  spread,
  traced,
  watchInteractions,
} from './measures.ts';
import { countPresses, timeRounds } from './person.ts';
import { pick } from '../player/policy.ts';
import { asks, gameAt } from '../player/positions.ts';
import { asked, openGame, optionButton, pressKeyOn, setSeed, setSettings } from '../player/at-table.ts';

const { values } = parseArgs({
  options: { out: { type: 'string' }, decisions: { type: 'string', default: '150' } },
});
const most = Number(values.decisions);
if (!Number.isInteger(most) || most < 1)
  throw new Error(`--decisions is "${values.decisions}", expected a number above 0`);

const { address, close } = await serve(builtPage(), '127.0.0.1', 0, false);
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });

async function fresh(settings: Partial<Settings> = {}): Promise<Page> {
  // Without the service worker: it fetches everything, at a time of its own.
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await setSettings(page, settings);
  await setSeed(page, 'benchmrk');
  return page;
}

async function firstLoad() {
  const page = await fresh();
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
  await page.getByRole('button', { name: 'Play now', exact: true }).waitFor();
  await Promise.all(work);
  await page.context().close();
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { gzippedBytes: total, files: work.length, byKind: sizes, goal: 350 * 1024 };
}

/** From the address to a start page that can be pressed, and from "Play now" to the first question: the frame that shows it. */
async function startUp() {
  const [opening, playing]: [number[], number[]] = [[], []];
  for (let n = 0; n < 5; n++) {
    const page = await fresh();
    await page.addInitScript(() => {
      const look = (): void => {
        const key = document.querySelector('button[data-option]') ? 'asked' : 'open';
        const seen = key === 'asked' || document.querySelector('main button') !== null;
        if (seen && performance.getEntriesByName(key).length === 0) performance.mark(key);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      addEventListener('click', () => performance.mark('pressed'), true);
    });
    const when = (mark: string): Promise<number> =>
      page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, mark);
    await page.goto('./');
    const play = page.getByRole('button', { name: 'Play now', exact: true });
    await play.waitFor();
    await page.waitForTimeout(500);
    opening.push(await when('open'));
    await press(page, play);
    await asked(page);
    await page.waitForTimeout(100);
    playing.push((await when('asked')) - (await when('pressed')));
    await page.context().close();
  }
  return { opening: spread(opening), playing: spread(playing) };
}

const told = (all: readonly Interaction[]) => {
  const [longest] = all.toSorted((a, b) => b.duration - a.duration);
  const times = all.map(({ duration }) => duration);
  return { count: all.length, ...spread(times), over100ms: over(times, 100), longest };
};

/**
 * INP of every decision of one and the same game: from the press to the next frame. Nothing is waited for, so that the
 * frame shows the whole answer.
 */
async function answers() {
  const page = await fresh();
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await asked(page);
  await watchInteractions(page);
  const { tasks } = await traced(browser, page, async () => {
    for (let n = 0; n < most; n++) {
      const options = await asked(page);
      if (options.length === 0) break;
      await press(page, optionButton(page, pick(options, n)));
    }
    await asked(page);
  });
  const all = await interactions(page);
  await page.context().close();
  return { ...told(all), longestTaskOfProcessor: spread(tasks).max, goal: 100 };
}

/** The same at the usual speed, where dice roll and cards turn; what others do is skipped. Then a card, and a search. */
async function usual() {
  const page = await fresh({ speed: 1, reducedMotion: 'off' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await asked(page);
  await watchInteractions(page);
  await listen(page, 'long-animation-frame');
  await countFrames(page);
  const busy = page.locator('[aria-busy="true"]');
  for (let n = 0; n < Math.min(most, 25); n++) {
    await press(page, optionButton(page, pick(await asked(page), n)));
    // At the pace of its own turn; the others' are skipped.
    await page.waitForTimeout(1200);
    while (await busy.isVisible()) await page.keyboard.press(' ');
  }
  const decisions = await interactions(page, 'pointer');
  const frames = (await heard(page, 'frames')).length;
  const long = await heard(page, 'long-animation-frame');
  await watchInteractions(page);
  await press(page, page.locator('main h2 button').first());
  await page.getByRole('dialog').waitFor();
  const [card] = await interactions(page);
  await page.keyboard.press('Escape');
  await page.goto('./#/rules');
  const search = page.getByRole('searchbox');
  await search.waitFor();
  await watchInteractions(page);
  await search.pressSequentially('undefeated challenge', { delay: 60 });
  const typing = await interactions(page);
  await page.context().close();
  return {
    decisions: told(decisions),
    frames,
    longFrames: long.length,
    longestFrame: spread(long).max,
    card: card?.duration ?? 0,
    typing: told(typing),
  };
}

/** How often a person presses in a turn and in a fight, and how long three bots take to play theirs. */
async function pressing() {
  const settings = { speed: 4, reducedMotion: 'off', confirmEndTurn: true } as const;
  const quick = await fresh(settings);
  await startPlaying(quick);
  const { perTurn, perFight, turns, fights } = await countPresses(quick, 15);
  await quick.context().close();
  const usualPace = await fresh({ ...settings, speed: 1 });
  await startPlaying(usualPace);
  const rounds = await timeRounds(usualPace, 4);
  await usualPace.context().close();
  return { perTurn, perFight, turns, fights, rounds: spread(rounds) };
}

async function startPlaying(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
}

/** Whether the page stands still while three hard bots think, each in its turn. */
async function thinking() {
  const page = await fresh();
  await page.goto('./#/new');
  for (const seat of [2, 3, 4]) {
    await page.getByRole('button', { name: `Who plays Player ${seat}` }).click();
    await page.getByRole('option', { name: /^Computer \(hard/ }).click();
  }
  await page.getByRole('button', { name: 'Start game' }).click();
  await asked(page);
  await listen(page, 'longtask');
  const round = page.getByText(/^Round 6$/);
  const { tasks } = await traced(browser, page, async () => {
    for (let n = 0; !(await round.isVisible()); n++) await pressKeyOn(page, pick(await asked(page), n));
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

/** Frames while the map is dragged and zoomed, and the one in which it is drawn anew when it has come to rest. */
async function panning() {
  const page = await fresh();
  await openGame(page, gameAt({ at: asks('movement', 7) }));
  await page.waitForTimeout(1000);
  await listen(page, 'long-animation-frame');
  await countFrames(page);
  const { result, tasks } = await traced(browser, page, async () => {
    await moveMap(page);
    return { times: await heard(page, 'frames'), long: await heard(page, 'long-animation-frame') };
  });
  const { times, long } = result;
  await page.waitForTimeout(800);
  const atRest = await heard(page, 'long-animation-frame');
  const frames = times.slice(1).map((time, i) => time - (times[i] ?? time));
  await page.context().close();
  return {
    frames: frames.length,
    ...spread(frames),
    longFrames: long.length,
    longest: spread(long).max,
    drawnAnew: spread(atRest).max,
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
  startUp: await startUp(),
  answers: await answers(),
  usual: await usual(),
  pressing: await pressing(),
  thinking: await thinking(),
  panning: await panning(),
};
await browser.close();
await close();

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const row = (measured: string | number, processor: string | number = '', goal = '') => ({
  measured,
  processor,
  goal,
});
console.log(JSON.stringify(report, null, 1));
const {
  firstLoad: first,
  startUp: start,
  answers: answer,
  usual: slow,
  pressing: pressed,
  thinking: thought,
  panning: pan,
} = report;
console.table({
  'first load, gzipped': row(kb(first.gzippedBytes), '', `< ${kb(first.goal)}`),
  'from the address to the start page': row(`${start.opening.p50} ms`),
  'from "Play now" to the first question': row(`${start.playing.p50} ms`),
  'answer to a decision, p50': row(`${answer.p50} ms`),
  'answer to a decision, p95': row(`${answer.p95} ms`),
  'answer to a decision, longest': row(`${answer.max} ms`, `${answer.longestTaskOfProcessor} ms`, '< 100 ms'),
  'answer at the usual speed, longest': row(`${slow.decisions.max} ms`, '', '< 100 ms'),
  'long frames while dice roll and cards turn': row(`${slow.longFrames} of ${slow.frames}`),
  'a card shown large': row(`${slow.card} ms`),
  'a letter in a search, longest': row(`${slow.typing.max} ms`),
  'presses in an own turn, median': row(pressed.perTurn, '', '<= 6'),
  'presses in a fight, median': row(pressed.perFight, '', '<= 5'),
  'a round of three bots at the usual speed': row(`${pressed.rounds.p50.toFixed(1)} s`, '', '< 10 s'),
  'tasks over 200 ms while hard bots think': row(
    thought.tasksOver200ms,
    thought.tasksOver200msOfProcessor,
    '0',
  ),
  'long frames while the map moves': row(
    `${pan.longFrames} of ${pan.frames}`,
    pan.tasksOver50msOfProcessor,
    '0',
  ),
});
if (load > cpus().length)
  console.log(
    `The machine was busy with other work (load ${load.toFixed(1)} on ${cpus().length} cores): "measured" says what a clock ` +
      'saw, "processor" how long the longest task of the page kept its thread busy, or how many such tasks there were.',
  );
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, null, 1)}\n`);
