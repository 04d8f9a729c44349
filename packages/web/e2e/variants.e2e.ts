import { library } from '@wayrune/content';
import { expect, test } from '@playwright/test';
import { asked, openGame, optionButton, setSeed, setSettings } from './at-table.ts';
import { pick } from './policy.ts';
import { asks, gameAt } from './positions.ts';

/** Enough for a turn of one's own and one of the others. */
const DECISIONS = 14;

const VARIANTS = Object.entries(library.parts).flatMap(([id, { kind, rules, name }]) =>
  kind === 'variant' && rules !== undefined ? [{ id, name }] : [],
);

for (const { id, name } of VARIANTS)
  test(`the text table of a game with ${name} is played by keyboard without a fault`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await setSettings(page);
    await setSeed(page, 'variants');
    await openGame(page, gameAt({ seats: 2, variants: [id], at: asks('movement', 12) }));
    await page.evaluate(() => {
      window.location.hash = window.location.hash.replace('#/table/', '#/text/');
    });
    await expect(page.getByRole('heading', { name: 'Text table', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What lies open' })).toContainText(name);
    for (let n = 0; n < DECISIONS; n++) {
      const options = await asked(page);
      if (options.length === 0) break;
      await optionButton(page, pick(options, n)).press('Enter');
    }
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(faults).toEqual([]);
  });
