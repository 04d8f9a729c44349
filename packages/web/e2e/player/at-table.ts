/** The page as a player sees it: what the tests do there, in the words of the page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../settings/settings.ts';
import { isOpen, keepGame } from './kept-games.ts';
import { pick, pickInHurry } from './policy.ts';

const likings = new WeakMap<Page, string>();

/** Before the page is opened: nothing moves, sounds or waits for a word, unless the test likes it. */
export async function setSettings(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const state = {
    speed: 0,
    sound: false,
    reducedMotion: 'on',
    recap: false,
    introduction: false,
    confirmEndTurn: false,
    ...settings,
  };
  const liking = JSON.stringify({ state, version: 2 });
  if (likings.get(page) === liking) return;
  likings.set(page, liking);
  await page.addInitScript((kept) => {
    // A page of a worker's own begins blank, without storage.
    if (location.protocol === 'about:') return;
    localStorage.setItem('wayrune-settings', kept);
    Object.assign(window, { loadedWith: kept });
  }, liking);
}

interface Looked {
  /** Where: everywhere if not given. */
  readonly within?: string | undefined;
  /** By which rules: all if not given. */
  readonly rules?: readonly string[];
}

/** What drawings are made of, which is hidden from readers; and all of the map, where a check is about something else. */
const DRAWINGS = 'svg[aria-hidden="true"]';
const MAP = '[data-unframed]';

/** Takes out what is in these while a check runs: thousands of parts, and most of the time of a check. */
async function without<T>(page: Page, these: readonly string[], check: () => Promise<T>): Promise<T> {
  const emptied = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((parent) => !parent.contains(document.activeElement))
        .map((parent) => {
          const parts = document.createDocumentFragment();
          parts.append(...parent.childNodes);
          return { parent, parts };
        }),
    these.join(),
  );
  try {
    return await check();
  } finally {
    await emptied.evaluate((all) => all.toReversed().forEach(({ parent, parts }) => parent.append(parts)));
  }
}

/** Nothing that keeps somebody out: no serious or critical problem. */
export async function expectAccessible(page: Page, { within, rules }: Looked = {}): Promise<void> {
  // All runs in the page itself (the other mode goes through a second page, for frames, of which there are none), and only
  // what is wrong is told at length.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await without(page, within === undefined ? [DRAWINGS] : [DRAWINGS, MAP], () =>
    axe.analyze(),
  );
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told, 'serious or critical problems').toEqual([]);
}

const seeds = new WeakMap<Page, string>();

/** Dice, ids and bots that are the same every time: all of the page's chance comes from its ids. */
export async function setSeed(page: Page, seed: string): Promise<void> {
  seeds.set(page, seed);
  await page.addInitScript((name) => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      // Counted over reloads, so that no id comes twice.
      const count = Number(sessionStorage.getItem('seeded') ?? 0) + 1;
      sessionStorage.setItem('seeded', String(count));
      const text = `${name}${count}`;
      if (into instanceof Uint8Array)
        for (let i = 0; i < into.length; i++)
          into[i] = (text.charCodeAt(i % text.length) * 7 + i * 31 + count * 13) % 256;
      return into;
    };
  }, seed);
}

/** For the next test on the same page. */
export const forgetSeed = (page: Page): boolean => seeds.delete(page);

/** Puts a file into "Load game" on the start page. */
export async function loadFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  const button = page.getByRole('button', { name: 'Load game' });
  // The list of games that comes in may move the button away under the pointer.
  const ask = async (tries: number): Promise<FileChooser> => {
    const chooser = page.waitForEvent('filechooser', { timeout: 10_000 });
    const asking = chooser.catch((error: unknown) => {
      if (tries === 1) throw error;
      return ask(tries - 1);
    });
    await button.click();
    return asking;
  };
  await (await ask(3)).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Keeps the game of a file in this browser; `showGame` or any later page load finds it there. */
export const keepFile = (page: Page, text: string): Promise<string> =>
  keepGame(page, text, seeds.get(page) ?? 'seed');

/** In New game: gives every seat but the first to computer players who do not think for long. */
export async function seatQuickBots(page: Page): Promise<void> {
  for (const player of ['Player 2', 'Player 3', 'Player 4']) {
    await page.getByRole('button', { name: `Who plays ${player}` }).click();
    await page.getByRole('option', { name: 'Computer (easy)' }).click();
  }
}

/** Whether the page that is open was loaded with the settings that a test wants, and still has them. */
const isAsLiked = async (page: Page): Promise<boolean> =>
  isOpen(page) &&
  (await page.evaluate(
    (liking) =>
      liking !== undefined &&
      'loadedWith' in window &&
      window.loadedWith === liking &&
      localStorage.getItem('wayrune-settings') === liking,
    likings.get(page),
  ));

/**
 * Opens a screen of a game. Loading the page is four fifths of the work of that: a page that is open stays so, and goes
 * there by way of a screen without any game.
 */
export async function showGame(
  page: Page,
  text: string,
  screen: 'table' | 'text' | 'end' | 'replay',
): Promise<void> {
  const id = await keepFile(page, text);
  if (await isAsLiked(page)) {
    await page.goto('./#/credits');
    await page.getByRole('heading', { name: 'Credits', level: 1 }).waitFor();
  } else if (isOpen(page)) await page.goto('about:blank');
  await page.goto(`./#/${screen}/${id}`);
}

/** Opens a game on its table, and gives what is asked there. */
export async function openGame(page: Page, text: string): Promise<readonly string[]> {
  await showGame(page, text, 'table');
  return asked(page);
}

/** What waits for the player: the options that can be pressed, and the gate they belong to, if one is shut. */
export interface Waiting {
  readonly options: readonly string[];
  readonly gate: string | null;
}

/** What waits now; no option when the end is shown. Read in one go: a moment later it may be something else. */
export async function waiting(page: Page): Promise<Waiting> {
  const seen = await page.waitForFunction(() => {
    // A game that was loaded waits for it.
    document.querySelector<HTMLButtonElement>('[data-begins]')?.click();
    if (window.location.hash.startsWith('#/end')) return { options: [], gate: null };
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-option]')];
    const options = buttons
      .filter((button) => !button.disabled)
      .map(({ dataset }) => dataset['option'] ?? '');
    if (options.length === 0) return null;
    const gate = document.querySelector('[data-gate]')?.getAttribute('data-gate') ?? null;
    return { options: [...new Set(options)], gate };
  });
  return (await seen.jsonValue()) ?? { options: [], gate: null };
}

/** What is asked now, as the ids of the options on the buttons; nothing when the end is shown. */
export const asked = async (page: Page): Promise<readonly string[]> => (await waiting(page)).options;

/** Folds out the log with the markets, the track and the decks beside it. */
export async function openSide(page: Page): Promise<void> {
  if ((await page.locator('main').getAttribute('data-drawer')) !== 'side') await page.keyboard.press('l');
}

/** The decision in words. */
export const question = (page: Page): Promise<string> => page.locator('#decision').innerText();

export const optionButton = (page: Page, option: string): Locator =>
  page.locator(`button[data-option="${option}"]`).first();

/**
 * By the Enter key, if it is still there. Playwright's own press waits for the button to come back when it has gone away
 * under the key, and so for good.
 */
export async function pressKeyOn(page: Page, option: string): Promise<void> {
  const isThere = await optionButton(page, option).evaluateAll(([button]) => {
    if (button instanceof HTMLElement) button.focus();
    return button !== undefined;
  });
  if (isThere) await page.keyboard.press('Enter');
}

/**
 * Plays on until the game is over, `enough` says so or what `stops` is shown; gives the number of decisions.
 * By the keyboard, which takes each button as it comes without waiting for the page to stand still.
 */
export async function playOn(
  page: Page,
  enough: (options: readonly string[], decisions: number) => boolean = () => false,
  stops?: Locator,
): Promise<number> {
  const stopped = stops?.waitFor().then(() => [] as readonly string[]);
  for (let decisions = 0; ; decisions++) {
    const options = await Promise.race([asked(page), ...(stopped === undefined ? [] : [stopped])]);
    if (options.length === 0 || enough(options, decisions) || (await stops?.isVisible()) === true)
      return decisions;
    await pressKeyOn(page, pick(options, decisions));
  }
}

/**
 * In one go, if it is still there and nothing keeps a person from it: the focus that a key needs first takes nearly half of
 * a press. What was read a moment ago may be gone, and nobody waits for it to come back.
 */
const pressAtOnce = (page: Page, option: string): Promise<void> =>
  page.evaluate((wanted) => {
    const button = document.querySelector<HTMLElement>(`button[data-option="${wanted}"]`);
    const inReach =
      button?.closest('[inert]') === null && button.checkVisibility({ visibilityProperty: true });
    if (inReach) button.click();
  }, option);

/** In the smallest window of those the page is made for: drawing it takes the least. */
const WHOLE_GAME = { width: 844, height: 390 };

/** Plays a whole game to its last page; gives the number of decisions. */
export async function playToEnd(page: Page): Promise<number> {
  await page.setViewportSize(WHOLE_GAME);
  for (let decisions = 0; ; decisions++) {
    const options = await asked(page);
    if (options.length === 0) {
      await expect(page).toHaveURL(/#\/end\//);
      return decisions;
    }
    await pressAtOnce(page, pickInHurry(options, decisions));
  }
}

/** Of presses on the way to a gate: a press on a button that is about to go away is one, too. */
const MOST_PRESSES = 500;

/** Takes what comes of these, the first first, until this gate is shut. */
export async function playTo(page: Page, gate: string, likes: readonly string[]): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const { options, gate: shut } = await waiting(page);
    if (shut === gate) return;
    const liked =
      likes.find((like) => options.includes(like)) ?? options.find((one) => !/^(use|escape)/.test(one));
    await pressAtOnce(page, liked ?? options[0] ?? '');
  }
  throw new Error(`no ${gate} came`);
}

/** Before the page is opened: what is shown for a second or longer stays until it is skipped. */
export const holdPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const usual = window.setTimeout;
    const held = (done: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]): number =>
      milliseconds < 1000 ? usual(done, milliseconds, ...args) : 0;
    Object.assign(window, { setTimeout: held });
  });

/** Goes on by the Tab key until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${String(wanted)}`);
}
