import { test } from '@playwright/test';
import { SCENES } from '../../scenes/index.ts';
import { expectAccessible, setSeed, setSettings } from '../../player/at-table.ts';

for (const { name, show, settings, within, phone } of SCENES.filter(({ alike }) => alike !== true))
  test(`${name} keeps nobody out, by day and by night`, async ({ page }) => {
    if (phone === true) await page.setViewportSize({ width: 390, height: 844 });
    await setSettings(page, { theme: 'day', ...settings });
    await setSeed(page, 'accessss');
    await show(page);
    await expectAccessible(page, { within });
    // The other theme changes nothing but colors.
    await page.evaluate(async () => {
      document.documentElement.dataset['theme'] = 'night';
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    await expectAccessible(page, { within, rules: ['color-contrast'] });
  });
