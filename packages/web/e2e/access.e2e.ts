import { test } from '@playwright/test';
import { SCENES } from './scenes.ts';
import { expectAccessible, setSeed, setSettings } from './at-table.ts';

for (const { name, show, settings } of SCENES.filter(({ alike }) => alike !== true))
  test(`${name} keeps nobody out, by day and by night`, async ({ page }) => {
    await setSettings(page, { theme: 'day', ...settings });
    await setSeed(page, 'accessss');
    await show(page);
    await expectAccessible(page);
    // The other theme changes nothing but colours.
    await page.evaluate(async () => {
      document.documentElement.dataset['theme'] = 'night';
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    await expectAccessible(page, 'color-contrast');
  });
