import { expect, test } from '@playwright/test';
import { asked, expectAccessible, optionButton, playOn, setSeed, setSettings } from './table.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'aaaaaaaa');
});

test('a whole game against three bots, from Play now to its end', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  const decisions = await playOn(page);
  console.log('decisions', decisions);
  await expect(page).toHaveURL(/#\/end\//);
});
