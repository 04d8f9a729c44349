import { expect, test } from '@playwright/test';
import { asked, openGame, playOn, question, setSeed, setSettings } from '../../player/at-table.ts';
import { gameAt } from '../../player/positions.ts';
import { COUNTERS, DIVIDE, GAUNTLET, HIGH_STORM, STORM_FIGHT } from '../../player/scions.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'scionsss');
});

test('a reload in the middle of a joint fight goes on where it was', async ({ page }) => {
  const options = await openGame(page, gameAt(STORM_FIGHT));
  await expect(page.getByRole('list', { name: 'Heroes in the battle' }).getByText('To move')).toHaveCount(1);
  const before = await question(page);
  await page.reload();
  expect([...(await asked(page))].toSorted()).toEqual([...options].toSorted());
  expect(await question(page)).toBe(before);
});

test('the track shows the storm, and the map is darker the higher it is', async ({ page }) => {
  await openGame(page, gameAt(HIGH_STORM));
  await expect(page.getByRole('img', { name: 'The storm counter is here' })).toBeVisible();
  expect(Number(await page.locator('[data-gloom]').getAttribute('data-gloom'))).toBeGreaterThanOrEqual(0.75);
  await expect(page.locator('[data-scion]')).toHaveCount(6);
});

test('a scion counter is chosen by hand and shown with its holder', async ({ page }) => {
  const options = await openGame(page, gameAt(COUNTERS));
  const [option = ''] = options.filter((one) => one.startsWith('counter:'));
  await page.locator(`button[data-option="${option}"]`).press('Enter');
  await expect(page.locator(`[data-scion="${option.slice('counter:'.length)}"]`)).toContainText('counter:');
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
});

for (const [kind, variants] of [
  ['competitive', []],
  ['cooperative', ['cooperative']],
] as const)
  test(`a ${kind} game of two people at one screen is played to its end`, async ({ page }) => {
    test.setTimeout(900_000);
    const sitters = ['human', 'human'];
    const start = { adventure: 'seven-scions', seats: 2, variants, sitters, at: () => true };
    await openGame(page, gameAt(start));
    expect(await playOn(page)).toBeGreaterThan(50);
    await expect(page).toHaveURL(/#\/end\//);
  });
