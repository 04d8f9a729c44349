/** Cards, sheets and lists fit the window that they open in: nothing of them is cut, and all of it can be read. */
import { expect, type Page, test as usual } from '@playwright/test';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { loadGame } from '@wayrune/engine/table/save.ts';
import { decide } from '@wayrune/engine/table/table.ts';
import { openGame, openSide, playTo, setSeed, setSettings } from '../../player/at-table.ts';
import { areApart, boxOf, hidden, isInside } from '../../player/boxes.ts';
import { asks, gameAt } from '../../player/positions.ts';
import { test } from '../../player/shared-page.ts';
import type { Wanted } from '../../scenes/scene.ts';
import { resize, SIZES } from '../../scenes/sizes.ts';

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

async function open(page: Page, at: Wanted['at']): Promise<void> {
  await setSettings(page);
  await setSeed(page, 'fitting');
  await openGame(page, gameAt({ at }));
}

for (const foe of ['elder-of-the-salt-pans', 'a-question-of-honor'])
  test(`all that ${foe} says can be read in the fight`, async ({ page }) => {
    await open(page, ({ decision, frames }) => {
      const combat = frames.find(({ proc }) => proc === 'combat');
      return decision?.seat === 0 && combat !== undefined && 'card' in combat && combat.card === foe;
    });
    const card = page.getByRole('region', { name: 'The enemy' }).getByRole('button');
    for (const [width, height, smallest] of [
      [1280, 720, 11.4],
      [1024, 768, 10.5],
    ] as const) {
      await resize(page, { width, height });
      expect(await hidden(card), `at ${width}`).toBeLessThanOrEqual(1);
      const letters = await card
        .locator('[data-words]')
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
      expect(letters, `at ${width}`).toBeGreaterThanOrEqual(smallest);
    }
  });

/** A seed by which the player draws this card in this game, if they attempt the adventure. */
function seedThatDraws(game: string, card: string): string {
  const { entries } = loadGame(library, game, 'game.json');
  for (let tries = 0; tries < 400; tries++) {
    const seed = `draws ${tries}`;
    const table = loadGame(library, game, 'game.json');
    const events = decide(table, 'attempt', seeded(`${seed}/${entries.length + 1}`));
    if (events.some((event) => event.type === 'drew' && event.card === card)) return seed;
  }
  throw new Error(`${card} is not drawn`);
}

test('a card with as many words as the Candle Brothers is seen as a whole when it is drawn', async ({
  page,
}) => {
  const game = gameAt({
    at: (state) => asks('adventure')(state) && state.decision?.options.includes('attempt') === true,
  });
  await setSettings(page, { speed: 4 });
  await setSeed(page, seedThatDraws(game, 'candle-brothers'));
  await openGame(page, game);
  await playTo(page, 'draw', ['attempt']);
  const card = page.locator('[data-over] [data-size="large"]');
  for (const size of SIZES) {
    await resize(page, size);
    const box = await boxOf(card);
    expect(
      isInside(box, { left: 0, top: 0, right: size.width, bottom: size.height }),
      `at ${size.width}`,
    ).toBe(true);
    const button = await boxOf(page.locator('button[data-option="continue"]'));
    expect(areApart(box, button), `at ${size.width}`).toBe(true);
  }
});

test('held sideways, the menu and a card that was pressed are seen as a whole', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await open(page, (state) => asks('movement')(state) && state.players[0]?.items.length !== 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /show everything$/ }).click();
  await page.locator('[data-card]:visible').first().click();
  const words = page.getByRole('dialog').locator('[data-words]');
  await expect(words).toBeInViewport({ ratio: 1 });
});

usual('held upright, the gallery begins with a Hero beside the random one', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await setSettings(page);
  await page.goto('./#/new');
  await page.getByRole('button', { name: /^Hero of Player 1/ }).click();
  await expect(page.getByRole('option').nth(1)).toBeInViewport({ ratio: 1 });
});

test('an earlier moment of a fight leads back to the present in every window', async ({ page }) => {
  await open(page, asks('movement', 4));
  await openSide(page);
  const line = page
    .getByRole('list', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: 'Combat round' })
    .last();
  await line.getByRole('button', { name: /Show the table after decision/ }).click();
  await page.locator('[data-over]').waitFor();
  for (const size of SIZES) {
    await resize(page, size);
    await expect(page.getByRole('button', { name: 'Back to the present' })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(page.locator('[data-over]')).toHaveCount(0);
});

usual('on a phone, upright or sideways, the first card of a game is seen as a whole', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await setSettings(page, { introduction: true });
  await setSeed(page, 'fitting');
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await page.getByText('of green fights').waitFor();
  const card = page.getByRole('dialog');
  for (const size of [UPRIGHT, SIDEWAYS]) {
    await resize(page, size);
    await expect(card.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('link', { name: 'Teach me' })).toBeInViewport({ ratio: 1 });
    expect(await hidden(card.locator('> div')), `at ${size.width}`).toBeLessThanOrEqual(1);
  }
});

test('the small tools stand beside the market and not over it, in every window but one held upright', async ({
  page,
}) => {
  await open(page, asks('market', 8));
  for (const size of SIZES.filter(({ width }) => width > 390)) {
    await resize(page, size);
    const stall = await boxOf(page.locator('[data-over] > *'));
    expect(areApart(await boxOf(page.locator('[data-plate="tools"]')), stall), `${size.width}`).toBe(true);
  }
});

test('a log that is folded out stands beside a fight and its dock where there is room for both', async ({
  page,
}) => {
  await open(page, asks('melee', 9));
  await openSide(page);
  const log = page.locator('[data-plate="side"]');
  for (const size of SIZES.filter(({ width }) => width >= 1280)) {
    await resize(page, size);
    for (const part of ['[data-stage="combat"]', '[data-plate="dock"]'])
      expect(areApart(await boxOf(page.locator(part)), await boxOf(log)), `${size.width} ${part}`).toBe(true);
  }
});

usual('held sideways, every Hero of the gallery fits the window', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await setSettings(page);
  await page.goto('./#/new');
  await page.getByRole('button', { name: /^Hero of Player 1/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const { top, bottom } = await boxOf(dialog.locator('> div').last());
  for (const hero of await page.getByRole('option').all()) {
    const card = await boxOf(hero);
    expect(card.bottom - card.top).toBeLessThanOrEqual(bottom - top);
  }
});
