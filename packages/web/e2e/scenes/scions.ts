/** The screens of The Seven Scions. */
import type { Page } from '@playwright/test';
import { COUNTERS, DIVIDE, GAUNTLET, HIGH_STORM, STORM_FIGHT } from '../player/scions.ts';
import { DIALOG, NEW_GAME, PLATES, STAGE, from, moment, within, type Scene } from './scene.ts';

const storm = moment('scions-storm', HIGH_STORM);

/** From the line on a phone, from beside the track elsewhere. */
const openLedger = async (page: Page): Promise<void> => {
  const line = page.getByRole('button', { name: /^The storm: / });
  await ((await line.isVisible()) ? line : page.getByRole('button', { name: 'Show all' })).click();
};

export const SCION_SCENES: readonly Scene[] = [
  from(NEW_GAME, 'scions-new', async (page) => {
    await page.getByText('The Seven Scions').click();
    await page.getByText('Cooperative').waitFor();
  }),
  ...within(PLATES, storm),
  ...within(DIALOG, from(storm, 'scions-ledger', openLedger)),
  ...within(
    STAGE,
    moment('scions-counters', COUNTERS),
    moment('scions-fight', STORM_FIGHT),
    moment('scions-gauntlet', GAUNTLET),
    moment('scions-divide', DIVIDE),
  ),
  moment('scions-text', HIGH_STORM, 'text'),
];
