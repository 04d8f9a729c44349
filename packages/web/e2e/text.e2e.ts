import { expect, test } from '@playwright/test';
import { pick } from './policy.ts';
import { asked, optionButton, setSeed, setSettings, tabTo } from './at-table.ts';

test('several turns at the text table, by keyboard alone', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'bbbbbbbb');
  await page.goto('./');
  await tabTo(page, page.getByRole('button', { name: 'Play now' }));
  await page.keyboard.press('Enter');
  await asked(page);
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Text table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Text table', level: 1 })).toBeVisible();

  const round = page.getByText(/^Round 4,/);
  for (let decisions = 0; !(await round.isVisible()); decisions++) {
    const options = await asked(page);
    const button = optionButton(page, pick(options, decisions));
    const key = await button.getAttribute('data-key');
    if (key === null) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(key);
  }

  for (const [key, heading] of [
    ['w', 'Where you stand'],
    ['p', /^Your party/],
    ['o', 'The other Heroes'],
    ['c', 'What lies open'],
    ['l', 'What happened'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  }
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Round 3');
});
