import { expect, test } from '@playwright/test';
import {
  asked,
  openGame,
  openSide,
  optionButton,
  playOn,
  playToEnd,
  question,
  seatQuickBots,
  setSeed,
  setSettings,
  showGame,
} from '../../player/at-table.ts';
import { gameAt } from '../../player/positions.ts';
import { CHAIN, CITY_NEAR, CONFRONTATION, HUNT, MONSTERS, OUTPOST, TOKEN } from '../../player/zanaga.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'zanazana');
});

test('a whole game of Zanaga with three computer players, from New game to its end', async ({ page }) => {
  test.setTimeout(900_000);
  await page.goto('./#/new');
  await page.getByText('The Mists of Zanaga', { exact: true }).click();
  await page.getByRole('switch', { name: /^Shorter/ }).press('Space');
  await seatQuickBots(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await playToEnd(page)).toBeGreaterThan(50);
});

test('a token is placed by hand on a ritual of the track, which shows what follows', async ({ page }) => {
  await openGame(page, gameAt(TOKEN));
  const stage = page.locator('[data-stage="place-token"]');
  await expect(stage.getByRole('heading', { name: /^Place the \w+ token$/ })).toBeVisible();
  await expect(stage.getByText(/completes it|^Needs|^This completes/i).first()).toBeVisible();
  const [option = ''] = (await asked(page)).filter((one) => one.startsWith('place:'));
  const name = await stage
    .locator('article', { has: optionButton(page, option) })
    .getByRole('heading')
    .innerText();
  await optionButton(page, option).click();
  await openSide(page);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText(new RegExp(`You place a \\w+ token on ${name}`));
});

test('of several monsters that match, the player chooses one and fights it', async ({ page }) => {
  await openGame(page, gameAt(MONSTERS));
  const stage = page.locator('[data-stage="meet-monster"]');
  await expect(stage.getByText(/win \d+%|escape \d+%/).first()).toBeVisible();
  await stage.getByRole('button', { name: /Meet / }).first().click();
  await expect(page.locator('[data-stage="combat"], [data-stage="card"]').first()).toBeVisible();
});

test('the Lost City is entered, its market of five is used, and the movement goes on', async ({ page }) => {
  const text = gameAt(CITY_NEAR);
  const options = await openGame(page, text);
  const city = await page.locator('[data-lost-city]').getAttribute('data-lost-city');
  const step = options.find((option) => option.startsWith(`step:${city}:`)) ?? '';
  // Among the steps for the keyboard: out of sight until it has the focus.
  await optionButton(page, step).focus();
  await page.keyboard.press('Enter');
  await optionButton(page, 'trade').click();
  const stage = page.locator('[data-stage="market"]');
  await expect(stage.getByRole('heading', { name: /Lost City/ })).toBeVisible();
  await expect(stage.getByText('Survival gear')).toBeVisible();
  const [gear] = (await asked(page)).filter((one) => one.startsWith('gear:'));
  if (gear !== undefined) await optionButton(page, gear).click();
  if ((await asked(page)).includes('done')) await optionButton(page, 'done').click();
  await expect(page.locator('#decision')).toContainText('Your move');
});

test('an Item is traded at an outpost for a cheaper one', async ({ page }) => {
  const options = await openGame(page, gameAt(OUTPOST));
  const swap = options.find((option) => option.startsWith('swap:')) ?? '';
  await optionButton(page, swap).click();
  await expect(optionButton(page, swap)).toHaveCount(0);
});

test('a god is confronted on its own stage, with the doom on it', async ({ page }) => {
  const options = await openGame(page, gameAt(CONFRONTATION));
  await optionButton(page, options.find((option) => option.startsWith('confront:')) ?? '').click();
  const stage = page.locator('[data-stage="combat"]');
  await expect(stage.getByRole('img', { name: /^\d+ doom$/ })).toBeVisible();
  expect((await asked(page)).length).toBeGreaterThan(0);
});

test('a reload in the middle of a chain of rituals goes on where it was', async ({ page }) => {
  const options = await openGame(page, gameAt(CHAIN));
  const before = await question(page);
  await page.reload();
  expect([...(await asked(page))].toSorted()).toEqual([...options].toSorted());
  expect(await question(page)).toBe(before);
  expect(await playOn(page, (_, decisions) => decisions > 12)).toBeGreaterThan(0);
});

test('pointing at a monster tints where it attacks, and a space says what attacks there', async ({
  page,
}) => {
  const text = gameAt(HUNT);
  await openGame(page, text);
  const monster = page.locator('[data-monster]').first();
  const name = await monster.locator('b').innerText();
  await monster.hover();
  await expect(page.locator('[data-tinted]')).toBeVisible();
  const haunted = page.locator(`[data-space][aria-label*="${name}"]`).first();
  await haunted.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tinted]')).toBeAttached();
});

test('several turns of Zanaga at the text table, with its tracks in words', async ({ page }) => {
  await showGame(page, gameAt(HUNT), 'text');
  await asked(page);
  for (const title of ['Rituals', 'Roaming monsters', 'Primal gods'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/needs \d \w+s|completes it/).first()).toBeVisible();
  const start = Number(/Round (\d+)/.exec(await page.locator('main').innerText())?.[1] ?? 0);
  const later = page.getByText(new RegExp(`^Round ${start + 2},`));
  expect(await playOn(page, undefined, later)).toBeGreaterThan(0);
  await expect(later).toBeVisible();
});
