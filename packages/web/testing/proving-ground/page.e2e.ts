import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { provingLibrary } from '@wayrune/content/testing/proving-ground/index.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { hasVanished } from '@wayrune/engine/testing/proving-ground/ladder.ts';
import { build, mergeConfig } from 'vite';
import { asked, loadFile, openSide, optionButton, setSeed, setSettings } from '../../e2e/player/at-table.ts';
import { type Serving, serve } from '../../serve/server.ts';
import config from './vite.config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-'));
let serving: Serving;
// It is built once for all.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const outDir = { build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' as const };
  await build({ ...mergeConfig(config, outDir), configFile: false });
  serving = await serve(folder, '127.0.0.1', 0, false);
});
test.afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const SETUP = {
  adventure: 'proving-ground',
  heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
  variants: [],
  packs: [],
};
const QUIETLY = ['stay', 'pass', 'done'];

/** Two people, who do as little as they can until it has come to this and the first of them may move. */
function played(seed: string, until: (state: State) => boolean): string {
  const { table } = startTable(provingLibrary, SETUP, seeded(seed));
  while (
    !until(table.state) ||
    table.state.decision?.seat !== 0 ||
    table.state.decision.kind !== 'movement'
  ) {
    const options = table.state.decision?.options ?? [];
    const choice = QUIETLY.find((one) => options.includes(one)) ?? options.find((one) => one !== 'escape');
    decide(table, choice ?? '', seeded(`${seed} ${table.entries.length}`));
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
  await loadFile(
    page,
    played('ladder', ({ turn }) => turn >= 3),
  );
  await asked(page);
  await openSide(page);
  await page.getByRole('tab', { name: 'Ladder' }).click();
  await expect(page.getByText('Empty rung')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('comes onto rung 2 of the Ladder').first()).toBeVisible();
  for (const option of QUIETLY) await optionButton(page, option).press('Enter');
  await expect(page.locator('#decision')).toContainText('Choose a trial');
  const trials = await asked(page);
  expect(trials.filter((option) => option.startsWith('face:'))).toHaveLength(3);
  await optionButton(page, trials[0] ?? '').press('Enter');
  await expect(page.locator('#decision')).not.toContainText('Choose a trial');
  expect(await asked(page)).toContain('fight');
  expect(faults).toEqual([]);
});

test('a town that has vanished is a ruin in the woods on the map, and holds no market', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'vanished');
  await page.goto(serving.address);
  await loadFile(page, played('vanished', hasVanished));
  await asked(page);
  await openSide(page);
  await page.getByRole('tab', { name: 'Markets' }).click();
  await expect(page.getByText('Riverwatch')).toHaveCount(2);
  await expect(page.getByText('Vynelvale')).toHaveCount(0);
  await expect(page.locator('[data-space="k4"]')).toHaveAttribute('aria-label', /forest, vanished/);
});
