import { expect, test } from '@playwright/test';
import {
  asked,
  openGame,
  openSide,
  optionButton,
  playOn,
  playToEnd,
  question,
  setSeed,
  setSettings,
  showGame,
} from '../../player/at-table.ts';
import { gameAt } from '../../player/positions.ts';
import {
  AWAKENING,
  COUNTERS,
  DIVIDE,
  GAUNTLET,
  HIGH_STORM,
  isLastStorm,
  STORM_FIGHT,
} from '../../player/scions.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'scionsss');
});

test('one press on the start page begins a cooperative game with computer companions', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play together against the game' }).click();
  expect(await asked(page)).toContain('roll');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Text table' }).click();
  await expect(page.getByText('Cooperative').first()).toBeVisible();
});

test('New game offers to play together beside playing against each other, and not among the variants', async ({
  page,
}) => {
  await page.goto('./#/new');
  await page.getByText('The Seven Scions', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Play against each other/ })).toBeChecked();
  await page.getByText('Play together against the game').click();
  await expect(page.getByRole('radio', { name: /^Play together/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Cooperative/ })).toHaveCount(0);
  for (const player of ['Player 4', 'Player 3', 'Player 2'])
    await page.getByRole('button', { name: `Remove ${player}` }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeDisabled();
});

test('a reload in the middle of a joint fight goes on where it was', async ({ page }) => {
  const options = await openGame(page, gameAt(STORM_FIGHT));
  await expect(page.getByRole('list', { name: 'Heroes in the battle' }).getByText('To move')).toHaveCount(1);
  const before = await question(page);
  await page.reload();
  expect([...(await asked(page))].toSorted()).toEqual([...options].toSorted());
  expect(await question(page)).toBe(before);
  expect(await playOn(page, (_, decisions) => decisions > 5)).toBeGreaterThan(0);
});

test('the track shows the storm, and the map is darker the higher it is', async ({ page }) => {
  await openGame(page, gameAt(HIGH_STORM));
  await expect(page.getByRole('img', { name: 'The storm counter is here' })).toBeVisible();
  expect(Number(await page.locator('[data-gloom]').getAttribute('data-gloom'))).toBeGreaterThanOrEqual(0.75);
  await expect(page.locator('[data-scion]')).toHaveCount(6);
});

test('a scion counter is chosen by hand among those that are left, each with its benefit', async ({
  page,
}) => {
  const options = await openGame(page, gameAt(COUNTERS));
  await expect(page.locator('[data-stage="scion-counter"]').getByText('Scion counter').first()).toBeVisible();
  const [option = ''] = options.filter((one) => one.startsWith('counter:'));
  await optionButton(page, option).press('Enter');
  await openSide(page);
  // The panel may have changed again: a second Event returns all counters.
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('You take the counter of The ');
});

test('a Scion is awakened by hand and shown at the side of its Hero', async ({ page }) => {
  await openGame(page, gameAt(AWAKENING));
  const midwife = page.locator('[data-scion="midwife"]');
  await optionButton(page, 'awaken:midwife').press('Enter');
  await expect(midwife).toHaveAttribute('data-awake');
  await expect(midwife).toContainText('Awake · with');
});

test('the gauntlet has a scoreboard, with the one who faces the Stormlords', async ({ page }) => {
  await openGame(page, gameAt(GAUNTLET));
  const board = page.getByRole('list', { name: 'Scoreboard' });
  await expect(board.getByRole('listitem')).toHaveCount(3);
  await expect(board.getByText('Facing the Stormlords')).toHaveCount(1);
});

test('in the cooperative finale the lowest values are shown, and wounds are divided by choice', async ({
  page,
}) => {
  const options = await openGame(page, gameAt(DIVIDE));
  const lowest = page.getByRole('list', { name: 'The group uses its lowest values' });
  await expect(lowest.getByRole('listitem')).toHaveCount(3);
  expect(options.filter((option) => option.startsWith('bear:')).length).toBeGreaterThan(1);
  await expect(page.locator('button[data-option^="bear:"]').first()).toContainText(/\(\d+ Life left\)/);
});

test('several turns of The Seven Scions at the text table, with its tracks in words', async ({ page }) => {
  await showGame(page, gameAt(HIGH_STORM), 'text');
  await asked(page);
  for (const title of ['The storm', 'Scions', 'Stormlords'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const start = Number(/Round (\d+)/.exec(await page.locator('main').innerText())?.[1] ?? 0);
  const later = page.getByText(new RegExp(`^Round ${start + 2},`));
  expect(await playOn(page, undefined, later)).toBeGreaterThan(0);
  await expect(later).toBeVisible();
});

// Two people at one screen: nobody waits for computer players, who take most of the time of a whole game.
const AT_ONE_SCREEN = { adventure: 'seven-scions', bot: 'greedy', seats: 2, sitters: ['human', 'human'] };

test('a cooperative game of two people at one screen is played from its start to its end', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await openGame(page, gameAt({ ...AT_ONE_SCREEN, variants: ['cooperative'], at: () => true }));
  expect(await playToEnd(page)).toBeGreaterThan(50);
});

test('a competitive game of two people at one screen is played from its last storm through both gauntlets', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await openGame(page, gameAt({ ...AT_ONE_SCREEN, at: isLastStorm }));
  expect(await playToEnd(page)).toBeGreaterThan(10);
  await expect(page.getByText('Stormlords beaten').first()).toBeVisible();
});
