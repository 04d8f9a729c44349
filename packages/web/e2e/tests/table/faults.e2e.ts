import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { asked, openGame, openSide, optionButton, setSeed, setSettings } from '../../player/at-table.ts';
import { asks, gameAt } from '../../player/positions.ts';

/** Hands in a part whose panel cannot be drawn, nor its stage, which stands while the Hero moves. */
async function handInBrokenPart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Component = (): never => {
      throw new Error('broken on purpose');
    };
    const table = async () => ({
      panels: [{ id: 'broken', title: () => 'Broken', place: 'track' as const, Component }],
      stages: [
        {
          id: 'broken',
          title: () => 'Broken stage',
          stands: (_: unknown, state: { decision: { kind: string } | null }) =>
            state.decision?.kind === 'step',
          claims: ['stop'],
          Component,
        },
      ],
    });
    globalThis.wayrune = { parts: [{ id: 'shorter', table }] };
  });
}

test('a panel or stage that cannot be drawn says so in its place and offers a report, and the game goes on', async ({
  page,
}) => {
  await setSettings(page);
  await setSeed(page, 'faultfau');
  await handInBrokenPart(page);
  await openGame(page, gameAt({ seats: 2, variants: ['shorter'], at: asks('movement', 2) }));

  await openSide(page);
  await page.getByRole('tab', { name: 'Track' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Something went wrong in the “Broken” panel.' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Undefeated challenges' })).toBeVisible();

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save report' }).click();
  const report = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(report).toMatchObject({ panel: 'Broken', message: 'broken on purpose' });
  expect(report.game.log.length).toBeGreaterThan(3);

  await optionButton(page, 'roll').press('Enter');
  const stage = page.getByRole('region', { name: 'Broken stage' });
  await expect(stage.getByRole('alert')).toContainText('Something went wrong');
  // What would be chosen on the stage is offered in the dock.
  await expect(optionButton(page, 'stop')).toBeVisible();
  const options = await asked(page);
  await optionButton(page, options.find((option) => option.startsWith('step:')) ?? '').press('Enter');
  await asked(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a decision that cannot be drawn leads to the text table, where the game goes on', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'faultfau');
  await page.addInitScript(() => {
    const stands = (_: unknown, { decision }: { decision: { kind: string } | null }): boolean => {
      if (decision?.kind === 'step') throw new Error('broken on purpose');
      return false;
    };
    const stage = { id: 'broken', title: () => 'Broken stage', stands, Component: () => null };
    globalThis.wayrune = { parts: [{ id: 'shorter', table: async () => ({ stages: [stage] }) }] };
  });
  await openGame(page, gameAt({ seats: 2, variants: ['shorter'], at: asks('movement', 2) }));

  await optionButton(page, 'roll').press('Enter');
  const dock = page.getByRole('alert').filter({ hasText: 'Something went wrong in the “Decision” panel.' });
  await dock.getByRole('link', { name: 'Play on the text table' }).click();
  await expect(optionButton(page, 'stop')).toBeVisible();
});
