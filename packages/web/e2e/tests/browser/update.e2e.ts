import { library } from '@wayrune/content';
import type { SavedGame } from '@wayrune/engine/table/saved-game.ts';
import { loadGame, saveGame } from '@wayrune/engine/table/save.ts';
import { stampsOf } from '@wayrune/engine/table/stamps.ts';
import { forged } from '@wayrune/engine/testing/saves.ts';
import { expect, type Page, test } from '@playwright/test';
import { asked, loadFile, openGame, setSeed, setSettings } from '../../player/at-table.ts';
import { asks, gameAt } from '../../player/positions.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'updated');
});

const sitters = ['human', 'normal', 'normal', 'normal'];
const file = (): string => gameAt({ at: asks('movement', 4), sitters });

/** Makes kept games look as if other cards had been in force when they were played, and other rules from a turn on. */
const ageKeptGames = (page: Page, otherRules: boolean): Promise<void> =>
  page.evaluate(async (changeRules) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const database = await answer(indexedDB.open('wayrune'));
    const stores = database.transaction(['games', 'stamps'], 'readwrite');
    const games = stores.objectStore('games');
    for (const game of await answer(games.getAll()))
      games.put({ ...game, content: { ...game.content, base: 'of another time' } });
    const stamps = await answer(stores.objectStore('stamps').getAll());
    const half = stamps[Math.floor(stamps.length / 2)];
    if (changeRules) stores.objectStore('stamps').put({ ...half, state: 'of another time' });
    await new Promise((resolve) => {
      stores.oncomplete = resolve;
    });
    database.close();
  }, otherRules);

const notice = (page: Page) =>
  page.getByRole('status', { name: 'This game was played with an older version' });

test('a kept game that an update has changed is shown as far as it agrees, and played on as another', async ({
  page,
}) => {
  const options = await openGame(page, file());
  const old = page.url();
  await ageKeptGames(page, true);
  await page.reload();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(notice(page)).toContainText('Updated since then: base game cards.');
  const told = await notice(page).innerText();
  const [, agrees = '', length = ''] = /\(decision (\d+) of (\d+)\)/.exec(told) ?? [];
  expect(Number(agrees)).toBeLessThan(Number(length));
  const controls = page.getByRole('region', { name: 'Playback' });
  await controls.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(controls.getByText(`${agrees} of ${agrees}`)).toBeVisible();
  await controls.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(page.url()).not.toBe(old);
  expect(await asked(page)).not.toEqual([]);
  // The old game is where it was, and nobody can play it by going back to it.
  await page.goto(old);
  await page.reload();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(notice(page)).toContainText(`(decision ${agrees} of ${length})`);
  expect(options).not.toEqual([]);
});

test('a kept game that agrees with other cards goes on, and says so until that has been read', async ({
  page,
}) => {
  const options = await openGame(page, file());
  await ageKeptGames(page, false);
  await page.reload();
  expect(await asked(page)).toEqual(options);
  const updated = page.getByText('Updated since you last played: base game cards.');
  await expect(updated).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(updated).toBeHidden();
  await page.reload();
  await asked(page);
  await expect(updated).toBeHidden();
});

test('a file that an update has changed is opened as a replay, with the reason', async ({ page }) => {
  const table = loadGame(library, file(), 'game.json');
  const stamps = [...stampsOf(table)];
  const [half = 0] = stamps[Math.floor(stamps.length / 2)] ?? [];
  const other = new Map(stamps).set(half, '0123456789abcdef');
  const saved = JSON.parse(saveGame(table, sitters, other)) as SavedGame;
  await page.goto('./');
  await loadFile(page, forged(saved, { content: { ...saved.content, base: 'of another time' } }));
  await expect(page).toHaveURL(/#\/replay$/);
  await expect(notice(page)).toContainText('It plays the same up to round');
  await page.getByRole('link', { name: 'All replays' }).click();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
});

/** A page of the same origin on which nothing opens the database. */
async function goNowhere(page: Page): Promise<void> {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Nothing</p>' }),
  );
  await page.goto('./nothing');
}

test('while an older version is open in another tab, saved games are not said to be lost', async ({
  page,
}) => {
  await goNowhere(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('wayrune', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('log', { keyPath: ['game', 'at'] });
        };
        request.onsuccess = resolve;
      }),
  );
  const other = await page.context().newPage();
  await other.goto('./');
  const alert = other.getByText('An older version of Wayrune is open in another tab.');
  await expect(alert).toBeVisible();
  await page.close();
  await other.reload();
  await expect(other.getByRole('link', { name: 'New game' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a game that the first version kept is still there, and goes on', async ({ page }) => {
  const saved = JSON.parse(file()) as SavedGame;
  const [opening = '', ...log] = saved.log.map((line) => line.split(' '));
  const numbers = (list = ''): number[] => (list === '' ? [] : list.split(',').map(Number));
  const header = {
    id: 'old',
    created: 1,
    updated: 2,
    setup: saved.setup,
    sitters: [{ kind: 'human' }, ...[1, 2, 3].map(() => ({ kind: 'bot', strength: 'easy', temper: 'bold' }))],
    seed: 'old',
    opening: numbers(opening[2]),
    length: log.length,
    round: 4,
    over: false,
    heroes: ['Somebody of Old', 'B', 'C', 'D'],
    leader: 0,
    thumbnail: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
  };
  const rows = log.map(([seat, choice, chance], at) => ({
    game: 'old',
    at,
    seat: Number(seat),
    choice,
    chance: numbers(chance),
  }));
  await goNowhere(page);
  await page.evaluate(
    ([game, entries]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('wayrune', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' }).put(game);
          const store = request.result.createObjectStore('log', { keyPath: ['game', 'at'] });
          for (const entry of entries) store.put(entry);
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error ?? new Error('no database'));
      }),
    [header, rows] as const,
  );
  await page.goto('./');
  await page.getByRole('link', { name: 'Somebody of Old', exact: true }).click();
  const options = await asked(page);
  expect(options).toContain('roll');
  // Played on and opened once more, now in the new form.
  await page.locator('button[data-option="roll"]').first().press('Enter');
  await expect(page.locator('button[data-option="roll"]')).toHaveCount(0);
  const then = await asked(page);
  await page.reload();
  expect(await asked(page)).toEqual(then);
});
