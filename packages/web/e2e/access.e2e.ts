import { expect, test } from '@playwright/test';
import { expectAccessible, setSettings } from './table.ts';

const SCREENS = {
  '#/': 'Wayrune',
  '#/new': 'New game',
  '#/learn': 'Learn to play',
  '#/rules': 'The rules',
  '#/settings': 'Settings',
} as const;

for (const theme of ['day', 'night'] as const)
  for (const [hash, title] of Object.entries(SCREENS))
    test(`${title} keeps nobody out, by ${theme}`, async ({ page }) => {
      await setSettings(page, { theme });
      await page.goto(`./${hash}`);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
