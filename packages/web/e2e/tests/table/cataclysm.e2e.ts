import { expect, type Locator, type Page } from '@playwright/test';
import {
  asked,
  openGame,
  openSide,
  optionButton,
  playOn,
  playToEnd,
  setSeed,
  setSettings,
} from '../../player/at-table.ts';
import { CARAVAN, CLAIM, ROAD, SPLIT, START } from '../../player/cataclysm.ts';
import { gameAt } from '../../player/positions.ts';
import { test } from '../../player/shared-page.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'cataclys');
});

const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });

test('a figure is placed in a town by a press on the map, before its fate is known', async ({ page }) => {
  await openGame(page, gameAt(START));
  await expect(page.locator('[data-fate]')).toHaveCount(0);
  await page.locator('[data-space][data-target]').first().press('Enter');
  await optionButton(page, 'roll').waitFor();
  await expect(page.locator('[data-fate="destroyed"]')).toHaveCount(3);
  await expect(page.locator('[data-fate="cursed"]')).toHaveCount(5);
});

test('dice are split by a press and by dragging, with the chances of those that trade', async ({ page }) => {
  await openGame(page, gameAt(SPLIT));
  const stage = page.locator('[data-split]');
  const travel = stage.getByRole('region', { name: 'Travel' });
  const trade = stage.getByRole('region', { name: 'Trade' });
  const dice = travel.getByRole('button');
  const all = await dice.count();
  await dice.first().click();
  await expect(trade.getByRole('button')).toHaveCount(1);
  const chance = page.getByRole('list', { name: 'Chance of at least one match' }).locator('b').first();
  const before = await chance.innerText();
  await dice.first().dragTo(trade);
  await expect(trade.getByRole('button')).toHaveCount(2);
  await expect(chance).not.toHaveText(before);
  await trade.getByRole('button').first().dragTo(travel);
  await expect(dice).toHaveCount(all - 1);
  await optionButton(page, 'pool:1').click();
  await expect(stage).toHaveCount(0);
  expect(await asked(page)).toContain('trade');
});

test('a ware is bought from a caravan, which then moves on', async ({ page }) => {
  const options = await openGame(page, gameAt(CARAVAN));
  const stage = page.locator('[data-stage="caravan"]');
  const buy = options.find((option) => option.startsWith('buy:')) ?? '';
  await optionButton(page, buy).click();
  await expect(optionButton(page, buy)).toHaveCount(0);
  if (await stage.isVisible()) await optionButton(page, 'done').click();
  await expect(stage).toHaveCount(0);
  await openSide(page);
  await expect(log(page)).toContainText(/You (buy|hire) /);
});

test('a quest whose steps are done is claimed, and its points count', async ({ page }) => {
  const options = await openGame(page, gameAt(CLAIM));
  const points = page
    .getByRole('region', { name: 'Victory points' })
    .locator('[aria-hidden]', { hasText: '/' });
  const before = Number((await points.first().innerText()).split('/')[0]);
  const claim = optionButton(page, options.find((option) => option.startsWith('claim:')) ?? '');
  await claim.click();
  await expect(claim).toHaveCount(0);
  // Its experience may make a level, which is chosen away from the table.
  await playOn(page, (next) => !next.some((option) => option.startsWith('learn:')));
  await expect(points.first()).toHaveText(new RegExp(`^${before + 2}/`));
});

test('the quests of a curse are read with the progress of everybody, and their goals are on the map', async ({
  page,
}) => {
  await openGame(page, gameAt(ROAD));
  await expect(page.locator('[data-space][aria-label*="A goal of the quest"]').first()).toBeAttached();
  await page.getByRole('region', { name: 'Curses' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog', { name: 'Curses, quests and points' });
  await expect(sheet.getByRole('tab', { selected: true })).toHaveText('Ashen Flock');
  await expect(sheet.getByRole('article').first()).toContainText(/Nobody has begun|\d of \d/);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a whole game against a computer player, from New game to its end: towns are freed, and points win', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('./#/new');
  await page.getByText('The Cataclysm', { exact: true }).click();
  await page.getByRole('switch', { name: /^Shorter/ }).press('Space');
  for (const player of ['Player 4', 'Player 3'])
    await page.getByRole('button', { name: `Remove ${player}` }).click();
  await page.getByRole('button', { name: 'Who plays Player 2' }).click();
  await page.getByRole('option', { name: 'Computer (easy)' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await playToEnd(page)).toBeGreaterThan(50);
  await expect(page).toHaveURL(/#\/end\//);
  await expect(page.getByText('with the victory points of the curses').first()).toBeVisible();
});
