/** From the start page to the first own decision, and back to a game that was left. */
import { expect, test } from '@playwright/test';
import { asks, gameAt, wholeGame } from '../../player/positions.ts';
import { asked, keepFile, loadFile, openSide, setSeed, setSettings } from '../../player/at-table.ts';

test('Play now introduces the Hero and the goal, and gives the player the first turn', async ({ page }) => {
  await setSettings(page, { introduction: true });
  for (const seed of ['aaaaaaaa', 'bbbbbbbb']) {
    await setSeed(page, seed);
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now', exact: true }).click();
    const card = page.getByRole('dialog', { name: /^You are / });
    await expect(card).toContainText('How to win');
    await expect(card).toContainText(/You win about \d+% of green fights/);
    // Nothing is asked before the card has been read.
    await expect(page.locator('button[data-option]')).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Start' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toBeHidden();
    expect(await asked(page)).toContain('roll');
    await openSide(page);
    await expect(page.getByRole('list', { name: 'Log' }).getByText(/^Round \d+: /)).toHaveCount(1);
    await page.goto('about:blank');
  }
});

test('the introduction leads to the lessons, and the game waits meanwhile', async ({ page }) => {
  await setSettings(page, { introduction: true });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await page.getByRole('link', { name: 'Teach me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn to play' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.keyboard.press('Escape');
  expect(await asked(page)).toContain('roll');
});

test('a loaded game tells where it stands, and waits for Continue', async ({ page }) => {
  await setSettings(page);
  await page.goto('./');
  // It is a bot's turn: without a word from the player it would go on at once.
  await loadFile(page, gameAt({ at: asks('movement', 3), sitters: ['normal', 'human', 'normal', 'normal'] }));
  const summary = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(summary).toContainText('Round 3');
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  const lines = await page.getByRole('list', { name: 'Latest events' }).innerText();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.getByRole('list', { name: 'Latest events' }).innerText()).toBe(lines);
  await summary.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(summary).toBeHidden();
  await asked(page);
  // The log follows the question by a frame.
  await expect.poll(() => page.getByRole('list', { name: 'Latest events' }).innerText()).not.toBe(lines);
});

test('a Hero is chosen from a gallery of cards by the keyboard, and nobody else can have them', async ({
  page,
}) => {
  await setSettings(page);
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Hero of Player 1: Random Hero' }).press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Choose a Hero for Player 1' });
  await expect(gallery.getByRole('option')).toHaveCount(13);
  await expect(gallery.getByRole('option', { name: 'Random Hero' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(gallery).toBeHidden();
  const first = page.getByRole('button', { name: /^Hero of Player 1/ });
  await expect(first).toHaveText('Finch Maddock');
  await expect(first).toBeFocused();

  await page.getByRole('button', { name: /^Hero of Player 2/ }).click();
  const taken = page.getByRole('option', { name: /^Taken by Player 1 ?Finch Maddock/ });
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start game' }).click();
  await asked(page);
  await expect(page.getByText('Finch Maddock').first()).toBeVisible();
});

test('a name is kept for the next game, and computers have theirs', async ({ page }) => {
  await setSettings(page);
  await page.goto('./#/new');
  const name = page.getByRole('textbox', { name: 'Name of Player 1' });
  await expect(name).toHaveValue('');
  for (const player of ['Player 2', 'Player 3', 'Player 4'])
    await expect(page.getByRole('textbox', { name: `Name of ${player}` })).not.toHaveValue('');
  await name.fill('Ada');
  await page.getByRole('textbox', { name: 'Name of Player 3' }).fill('Grandmother');
  await page.getByRole('button', { name: 'Start game' }).click();
  await asked(page);
  await page.goto('./#/new');
  await page.reload();
  await expect(name).toHaveValue('Ada');
});

test('the start page shows every link, and running games apart from finished ones', async ({ page }) => {
  await setSettings(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const round of [2, 3, 4, 5]) await keepFile(page, gameAt({ at: asks('movement', round) }));
  await keepFile(page, wholeGame({ variants: ['shorter'] }));
  await page.goto('./');
  const running = page.getByRole('list', { name: 'Saved games' }).getByRole('listitem');
  const finished = page.getByRole('list', { name: 'Finished games' }).getByRole('listitem');
  await expect(running).toHaveCount(4);
  await expect(finished).toHaveCount(1);
  await expect(running.first()).toContainText(/Round 5 · \w+day\D+\d\d:\d\d/);
  await expect(finished.first()).toContainText('won');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    for (const link of ['Rules', 'Replays', 'Settings', 'Credits'])
      await expect(page.getByRole('link', { name: link, exact: true })).toBeInViewport({ ratio: 1 });
  }

  // On a phone it scrolls, and nothing is cut at the side.
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    const last = page.getByRole('link', { name: 'Credits', exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
