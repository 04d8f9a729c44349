import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { provingLibrary } from '@wayrune/content/testing/proving-ground/index.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { build, mergeConfig } from 'vite';
import { asked, loadFile, optionButton, setSeed, setSettings } from '../../e2e/at-table.ts';
import { type Serving, serve } from '../../serve/server.ts';
import config from './vite.config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-'));
let serving: Serving;

test.beforeAll(async () => {
  const outDir = { build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' as const };
  await build({ ...mergeConfig(config, outDir), configFile: false });
  serving = await serve(folder, '127.0.0.1', 0, false);
});
test.afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

/** Two people, one turn each: two trials lie on the Ladder. */
function twoTurns(): string {
  const setup = {
    adventure: 'proving-ground',
    heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
    variants: [],
    packs: [],
  };
  const { table } = startTable(provingLibrary, setup, seeded('ladder'));
  while (table.state.turn < 3) {
    const options = table.state.decision?.options ?? [];
    const choice = ['stay', 'pass', 'done'].find((one) => options.includes(one)) ?? options[0] ?? '';
    decide(table, choice, seeded(`ladder ${table.entries.length}`));
  }
  return saveGame(table, ['human', 'human']);
}

test('an adventure from outside is offered, and its panel, question and log lines are shown at its table', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await setSettings(page);
  await setSeed(page, 'ladder');
  await page.goto(serving.address);
  await expect(page.getByText('Face the trials of the Ladder together').first()).toBeVisible();
  await loadFile(page, twoTurns());
  await asked(page);
  await page.getByRole('tab', { name: 'Ladder' }).click();
  await expect(page.getByText('Empty rung')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('comes onto rung 2 of the Ladder').first()).toBeVisible();
  for (const option of ['stay', 'pass', 'done']) await optionButton(page, option).press('Enter');
  await expect(page.locator('#decision')).toContainText('Choose a trial');
  const trials = await asked(page);
  expect(trials.filter((option) => option.startsWith('face:'))).toHaveLength(3);
  await optionButton(page, trials[0] ?? '').press('Enter');
  await expect(page.locator('#decision')).not.toContainText('Choose a trial');
  expect(await asked(page)).toContain('fight');
  expect(faults).toEqual([]);
});
