/** A negotiation: goods and gold are put into the offer and taken back by press, by drag and by keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { openGame, optionButton, setSeed, setSettings, tabTo } from '../../player/at-table.ts';
import { bargains, gameAt } from '../../player/positions.ts';
import { test } from '../../player/shared-page.ts';

const tray = (page: Page, verb: 'offer' | 'want'): Locator => page.locator(`[data-tray="${verb}"]`);
const gold = (page: Page, verb: 'offer' | 'want'): Locator => tray(page, verb).getByRole('spinbutton');
/** A card that can be put into the offer. */
const good = (page: Page, verb: 'offer' | 'want'): Locator =>
  page.locator(`button[data-option^="${verb}:"]:not([data-option^="${verb}:gold"])`).first();
const given = (page: Page, verb: 'offer' | 'want'): Locator => tray(page, verb).locator('button[data-given]');
const summary = (page: Page): Locator => page.locator('[data-plate="dock"]').getByText(/^You give /);

/** Both have cards and gold to give. */
const haveBoth = ({ decision }: State): boolean =>
  ['offer:gold:', 'want:gold:', 'offer:(?!gold:)', 'want:(?!gold:)'].every((verb) =>
    decision?.options.some((option) => new RegExp(`^${verb}`).test(option)),
  );

async function negotiate(page: Page): Promise<void> {
  await setSettings(page);
  await setSeed(page, 'negotiation');
  await openGame(page, gameAt({ at: (state) => bargains(state) && haveBoth(state), likes: /^negotiate:/ }));
}

test('cards and gold are put into an offer and taken back by press and by drag', async ({ page }) => {
  await negotiate(page);
  await expect(page.locator('[data-stage="negotiation"]')).toBeVisible();
  const dock = page.locator('[data-plate="dock"]');
  await expect(dock.getByText('Choose what to give and what to ask for.')).toBeVisible();
  const wanted = (await good(page, 'want').locator('b').first().innerText()).replace(/^Ask for\s+/, '');
  await good(page, 'want').click();
  await expect(given(page, 'want')).toContainText(wanted);
  await expect(summary(page)).toHaveText(new RegExp(`nothing for .*${wanted}`));
  await expect(page.locator('[data-then] ins')).toHaveText(wanted);
  await given(page, 'want').click();
  await expect(given(page, 'want')).toHaveCount(0);

  await good(page, 'want').dragTo(tray(page, 'want'));
  await expect(given(page, 'want')).toContainText(wanted);
  await given(page, 'want').dragTo(page.locator('[data-drop="shelf-want"] header'));
  await expect(given(page, 'want')).toHaveCount(0);

  await tray(page, 'offer').getByRole('button', { name: '1 gold more' }).click();
  await expect(gold(page, 'offer')).toHaveValue('1');
  await expect(summary(page)).toHaveText(/1 gold for nothing\.$/);
  await tray(page, 'offer').getByRole('button', { name: '1 gold less' }).click();
  await expect(gold(page, 'offer')).toHaveValue('0');
});

test('an offer is made by keyboard alone, and the answer is shown', async ({ page }) => {
  await negotiate(page);
  await tabTo(page, gold(page, 'offer'));
  await page.keyboard.press('End');
  const all = Number(await gold(page, 'offer').getAttribute('aria-valuemax'));
  await expect(gold(page, 'offer')).toHaveValue(String(all));
  await page.keyboard.press('ArrowDown');
  await expect(gold(page, 'offer')).toHaveValue(String(all - 1));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveText(/ 1 gold for nothing\.$/);

  await tabTo(page, good(page, 'want'));
  await page.keyboard.press('Enter');
  await expect(given(page, 'want')).toHaveCount(1);
  await expect(page.locator('[aria-live="polite"]')).toContainText(/You give .+ 1 gold for /);
  await tabTo(page, given(page, 'want'));
  await page.keyboard.press('Enter');
  await expect(given(page, 'want')).toHaveCount(0);

  // All their gold for a single coin: nobody takes that, and nobody sells gold by a counteroffer.
  await tabTo(page, gold(page, 'want'));
  await page.keyboard.press('End');
  await expect(gold(page, 'want')).not.toHaveValue('0');
  await tabTo(page, optionButton(page, 'propose'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No deal.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change the last offer' }).press('Enter');
  await expect(gold(page, 'offer')).toHaveValue('1');
});
