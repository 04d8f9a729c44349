import { expect, test } from '@playwright/test';
import { LESSONS as FIRST } from '../../../adventures/dragon-lords/lessons.ts';
import { LESSONS as ZANAGA } from '../../../adventures/mists-of-zanaga/lessons.ts';
import { LESSONS as SCIONS } from '../../../adventures/seven-scions/lessons.ts';
import { LESSONS as CATACLYSM } from '../../../adventures/cataclysm/lessons.ts';
import { optionButton, setSettings } from '../../player/at-table.ts';

/** In the order of the start page. */
const LESSONS = [...FIRST, ...ZANAGA, ...SCIONS, ...CATACLYSM];

test('all lessons, from the first step to the last', async ({ page }) => {
  test.setTimeout(300_000);
  await setSettings(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('link', { name: /Start.*Moving/ }).click();
  const narrator = page.getByRole('region', { name: 'Lesson' });
  for (const [number, { id, steps }] of LESSONS.entries()) {
    await expect(page).toHaveURL(new RegExp(`#/learn/${id}$`));
    for (const [at, step] of steps.entries()) {
      await expect(narrator.getByRole('img')).toHaveAccessibleName(`Step ${at + 1} of ${steps.length}`);
      if (at === steps.length - 1) break;
      if (step.want === undefined) await narrator.getByRole('button', { name: 'Continue' }).click();
      else if ('to' in step.want) await page.locator(`[data-space="${step.want.to}"]`).click();
      else if (step.want.options[0]?.startsWith('pool:') === true) {
        const dice = Number(step.want.options[0].slice('pool:'.length));
        for (let moved = 0; moved < dice; moved++)
          await page.getByRole('button', { name: 'Move this die to the trading pool' }).first().click();
        await optionButton(page, step.want.options[0]).click();
      } else await optionButton(page, step.want.options[0] ?? '').click();
    }
    const last = number === LESSONS.length - 1;
    await narrator.getByRole('button', { name: last ? 'Play now' : /^Next lesson/ }).click();
  }
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto('./#/learn');
  await expect(page.getByText('Done', { exact: true })).toHaveCount(LESSONS.length);
});

test('a lesson waits for what it asks, and goes on where it was left', async ({ page }) => {
  await setSettings(page);
  await page.goto('./#/learn/challenge');
  const narrator = page.getByRole('region', { name: 'Lesson' });
  await optionButton(page, 'roll').click();
  await expect(narrator.getByRole('alert')).toContainText('Not yet');
  await optionButton(page, 'stay').click();
  await expect(narrator.getByRole('img')).toHaveAccessibleName(/^Step 2 /);
  await narrator.getByRole('link', { name: 'Leave lesson' }).click();
  await page.getByRole('link', { name: /Continue.*Your first Challenge/ }).click();
  await expect(narrator.getByRole('img')).toHaveAccessibleName(/^Step 2 /);
});
