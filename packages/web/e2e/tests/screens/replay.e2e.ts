import { expect, test } from '@playwright/test';
import { wholeGame } from '../../player/positions.ts';
import { asked, loadFile, setSeed, setSettings } from '../../player/at-table.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'replayed');
});

test('a loaded game is stepped to a chosen line, and played on from there', async ({ page }) => {
  await page.goto('./#/replay');
  await loadFile(page, wholeGame({ variants: ['shorter'] }));
  const controls = page.getByRole('region', { name: 'Playback' });
  const log = page.getByRole('list', { name: 'Log' });
  const at = controls.getByText(/^\d+ of \d+$/);
  await controls.getByRole('button', { name: 'Back to the beginning' }).click();
  await expect(at).toHaveText(/^0 of /);

  const turn = /Round (\d+):/;
  const line = log.getByRole('listitem').filter({ hasText: turn }).last();
  const [, round = ''] = turn.exec(await line.innerText()) ?? [];
  const there = line.getByRole('button', { name: /Show the table after decision/ });
  const [, entry = ''] = /decision (\d+)/.exec((await there.getAttribute('aria-label')) ?? '') ?? [];
  await there.click();
  await expect(at).toHaveText(new RegExp(`^${entry} of `));
  await expect(page.getByText(new RegExp(`^Round ${round}, `))).toBeVisible();

  await controls.getByRole('button', { name: 'Next step' }).click();
  await expect(at).toHaveText(new RegExp(`^${Number(entry) + 1} of `));
  await controls.getByRole('button', { name: 'Previous step' }).click();
  await page.keyboard.press('PageDown');
  await expect(at).not.toHaveText(new RegExp(`^${entry} of `));
  await page.keyboard.press('PageUp');
  await expect(at).toHaveText(new RegExp(`^${entry} of `));

  await controls.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(await asked(page)).not.toEqual([]);
});

test('a finished game tells its story', async ({ page }) => {
  await page.goto('./');
  await loadFile(page, wholeGame({ variants: ['shorter'] }));
  await expect(page).toHaveURL(/#\/end\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Every plot can also be read as a table.
  await expect(page.getByRole('table').first()).toBeAttached();
});
