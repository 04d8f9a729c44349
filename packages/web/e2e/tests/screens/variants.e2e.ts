import { library } from '@wayrune/content';
import { expect, test } from '@playwright/test';
import { asked, pressKeyOn, setSeed, setSettings, showGame } from '../../player/at-table.ts';
import { pick } from '../../player/policy.ts';
import { asks, gameAt } from '../../player/positions.ts';

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
    await showGame(page, gameAt({ seats: 2, variants: [id], at: asks('movement', 12) }), 'text');
    await asked(page);
    await expect(page.getByRole('heading', { name: 'Text table', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What lies open' })).toContainText(name);
    for (let n = 0; n < DECISIONS; n++) {
      const options = await asked(page);
      if (options.length === 0) break;
      await pressKeyOn(page, pick(options, n));
    }
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(faults).toEqual([]);
  });
