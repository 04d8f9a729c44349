import { library } from '@wayrune/content';
import { goesWith } from '@wayrune/engine/rules/world/part.ts';
import { expect } from '@playwright/test';
import { asked, pressKeyOn, setSeed, setSettings, showGame } from '../../player/at-table.ts';
import { pick } from '../../player/policy.ts';
import { asks, gameAt } from '../../player/positions.ts';
import { test } from '../../player/shared-page.ts';

/** Enough for a turn of one's own and one of the others. */
const DECISIONS = 14;

/** Each in the first adventure it goes with. */
const VARIANTS = Object.entries(library.parts).flatMap(([id, part]) => {
  const adventure = Object.keys(library.adventures).find((one) => goesWith(part, one));
  return part.kind === 'variant' && part.rules !== undefined && adventure !== undefined
    ? [{ id, name: part.name, adventure }]
    : [];
});

for (const { id, name, adventure } of VARIANTS)
  test(`the text table of a game with ${name} is played by keyboard without a fault`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await setSettings(page);
    await setSeed(page, 'variants');
    await showGame(page, gameAt({ adventure, seats: 2, variants: [id], at: asks('movement', 12) }), 'text');
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
