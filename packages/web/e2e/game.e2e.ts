import { expect, test } from '@playwright/test';
import { asked, optionButton, playOn, question, setSeed, setSettings } from './table.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'aaaaaaaa');
  await page.goto('./');
});

test('a whole game against three bots, from Play now to its end', async ({ page }) => {
  test.setTimeout(600_000);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playOn(page)).toBeGreaterThan(50);
  await expect(page).toHaveURL(/#\/end\//);
});

test('a step is taken back, a roll is not', async ({ page }) => {
  await page.getByRole('button', { name: 'Play now' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await playOn(page, (options) => options.includes('roll'));
  await optionButton(page, 'roll').click();
  const before = await asked(page);
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAccessibleDescription(/Cannot be taken back/);
  const step = before.find((option) => option.startsWith('step:'));
  await optionButton(page, step ?? 'no step').click();
  await expect(undo).toBeEnabled();
  expect(await asked(page)).not.toEqual(before);
  await undo.click();
  await expect(undo).toBeDisabled();
  expect(await asked(page)).toEqual(before);
});

test('a page that is closed in the middle of a combat goes on there', async ({ page }) => {
  await page.getByRole('button', { name: 'Play now' }).click();
  await playOn(page, (options) => options.includes('attack:hero'));
  const combat = page.getByRole('region', { name: 'Combat' });
  await expect(combat).toBeVisible();
  const [options, said, fight] = [await asked(page), await question(page), await combat.innerText()];
  await page.reload();
  expect(await asked(page)).toEqual(options);
  expect(await question(page)).toBe(said);
  expect(await combat.innerText()).toBe(fight);
  await playOn(page, (_, decisions) => decisions === 5);
});
