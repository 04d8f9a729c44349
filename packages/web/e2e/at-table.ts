/** The page as a player sees it: what the tests do there, in the words of the page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../settings/settings.ts';
import { pick } from './policy.ts';

/** Before the page is opened: nothing moves, nothing sounds, and what the test likes. */
export async function setSettings(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const state = { speed: 0, sound: false, reducedMotion: 'on', recap: false, ...settings };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('wayrune-settings', kept);
    },
    JSON.stringify({ state, version: 1 }),
  );
}

/** Nothing that keeps somebody out: no serious or critical problem, by all rules or only by some. */
export async function expectAccessible(page: Page, ...rules: readonly string[]): Promise<void> {
  // Drawings that are hidden from readers have thousands of parts, and nothing to find. All runs in the page itself (the
  // other mode goes through a second page, for frames, of which there are none), and only what is wrong is told at length.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('svg[aria-hidden="true"]');
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told, 'serious or critical problems').toEqual([]);
}

/** Dice, ids and bots that are the same every time: all of the page's chance comes from its ids. */
export async function setSeed(page: Page, seed: string): Promise<void> {
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

/** Puts a file into "Load a file" on the start page. */
export async function loadFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  const button = page.getByRole('button', { name: 'Load a file' });
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

/** Opens a game from a file, and gives what is asked in it. */
export async function openGame(page: Page, text: string): Promise<readonly string[]> {
  await page.goto('./');
  await loadFile(page, text);
  return asked(page);
}

/** What is asked now, as the ids of the options on the buttons; nothing when the end is shown. */
export async function asked(page: Page): Promise<readonly string[]> {
  const seen = await page.waitForFunction(() => {
    if (window.location.hash.startsWith('#/end')) return [];
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-option]')];
    const options = buttons
      .filter((button) => !button.disabled)
      .map(({ dataset }) => dataset['option'] ?? '');
    return options.length > 0 ? [...new Set(options)] : null;
  });
  return (await seen.jsonValue()) ?? [];
}

/** The decision in words. */
export const question = (page: Page): Promise<string> => page.locator('#decision').innerText();

export const optionButton = (page: Page, option: string): Locator =>
  page.locator(`button[data-option="${option}"]`).first();

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
    await optionButton(page, pick(options, decisions)).press('Enter');
  }
}

/** Goes on by the Tab key until this has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${String(wanted)}`);
}
