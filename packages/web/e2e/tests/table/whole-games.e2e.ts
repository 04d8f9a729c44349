import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { asks, bargains, gameAt } from '../../player/positions.ts';
import {
  asked,
  loadFile,
  openGame,
  openSide,
  optionButton,
  playOn,
  playToEnd,
  question,
  seatQuickBots,
  setSeed,
  setSettings,
} from '../../player/at-table.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'aaaaaaaa');
});

test('a whole game of four with three bots, from New game to its end', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('./');
  await page.getByRole('link', { name: 'New game' }).click();
  for (const variant of ['Shorter', 'Doom Track'])
    await page.getByRole('switch', { name: new RegExp(`^${variant}`) }).press('Space');
  await seatQuickBots(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  expect(await playToEnd(page)).toBeGreaterThan(50);
});

test('two people at one screen hand it over, if they want it covered', async ({ page }) => {
  await setSettings(page, { handOver: true });
  await page.goto('./#/new');
  for (const player of ['Player 4', 'Player 3'])
    await page.getByRole('button', { name: `Remove ${player}` }).click();
  await page.getByRole('button', { name: 'Who plays Player 2' }).click();
  await page.getByRole('option', { name: 'Human' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  const cover = page.getByRole('dialog', { name: /turn to choose/ });
  const mine = page.getByRole('complementary', { name: 'Your Hero', includeHidden: true }).locator('h2');
  const seen = new Set<string>();
  for (let turns = 0; turns < 4; turns++) {
    await playOn(page, undefined, cover);
    const [, name = ''] = /It is (.+)'s turn to choose/.exec(await cover.innerText()) ?? [];
    seen.add(name);
    // Nothing of the table is offered while it is covered.
    await expect(page.locator('button[data-option]')).toHaveCount(0);
    await cover.getByRole('button', { name: `I am ${name}` }).click();
    await asked(page);
    await expect(mine).toHaveText(name);
  }
  expect(seen.size).toBe(2);
});

test('a bargain at one screen is built by one and accepted by the other', async ({ page }) => {
  const sitters = ['human', 'human', 'human', 'human'];
  await openGame(page, gameAt({ at: bargains, likes: /^negotiate:/, sitters }));
  const goods = (verb: string) =>
    page.locator(`button[data-option^="${verb}:"]:not([data-option*=":gold:"])`);
  const wanted = (await goods('want').first().getAttribute('data-option')) ?? '';
  await optionButton(page, 'offer:gold:1').click();
  await optionButton(page, wanted).click();
  await expect(optionButton(page, wanted)).toHaveCount(0);
  // Taken back, and moved across again.
  await page.getByRole('button', { name: /^Remove/ }).click();
  await optionButton(page, wanted).click();
  await optionButton(page, 'propose').click();
  await optionButton(page, 'accept').click();
  await openSide(page);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(' make a deal.');
});

test('a bargain at one screen is countered by the other, who changes it and offers it back', async ({
  page,
}) => {
  const sitters = ['human', 'human', 'human', 'human'];
  await openGame(page, gameAt({ at: bargains, likes: /^negotiate:/, sitters }));
  await optionButton(page, 'offer:gold:1').click();
  await optionButton(page, 'propose').click();
  await optionButton(page, 'counter').click();
  // The bargain lies there from the other side: the gold is what is wanted now, and something is given for it.
  await page.locator('button[data-option^="offer:"]').first().click();
  await optionButton(page, 'propose').click();
  await optionButton(page, 'accept').click();
  await openSide(page);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(' make a deal.');
});

test('a bot that is not known here is named, until that has been read', async ({ page }) => {
  const sitters = ['human', 'greedy', 'normal', 'hard:bold'];
  await openGame(page, gameAt({ at: asks('movement', 2), sitters }));
  const notice = page.getByText('not available here');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(
    '“greedy”, which is not available here. A normal computer player takes over.',
  );
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await asked(page);
  await expect(notice).toBeHidden();
});

test('a step is taken back, a roll is not', async ({ page }) => {
  await openGame(page, gameAt({ at: asks('movement', 2) }));
  const undo = page.getByRole('button', { name: 'Undo' });
  await optionButton(page, 'roll').click();
  const before = await asked(page);
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAccessibleDescription(/Can't undo: dice were rolled/);
  const step = before.find((option) => option.startsWith('step:'));
  await optionButton(page, step ?? 'no step').press('Enter');
  await expect(undo).toBeEnabled();
  expect(await asked(page)).not.toEqual(before);
  await undo.click();
  await expect(undo).toBeDisabled();
  expect(await asked(page)).toEqual(before);
});

test('a page that is closed in the middle of a combat goes on there', async ({ page }) => {
  const options = await openGame(page, gameAt({ at: asks('melee', 6) }));
  const combat = page.getByRole('region', { name: 'Combat' });
  await expect(combat).toBeVisible();
  const [said, fight] = [await question(page), await combat.innerText()];
  await page.reload();
  expect(await asked(page)).toEqual(options);
  expect(await question(page)).toBe(said);
  expect(await combat.innerText()).toBe(fight);
  await playOn(page, (now) => !now.includes('attack:hero') && !now.includes('defend:hero'));
});

test('an earlier moment is looked at from the log, and played on from there as another game', async ({
  page,
}) => {
  const options = await openGame(page, gameAt({ at: asks('movement', 4) }));
  await openSide(page);
  const log = page.getByRole('list', { name: 'Log' });
  const line = log.getByRole('listitem').filter({ hasText: 'Round 2:' }).first();
  await line.getByRole('button', { name: /Show the table after decision/ }).click();
  await expect(page.getByText(/Looking back: round 2, .+'s turn/)).toBeVisible();
  await expect(page.locator('button[data-option]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  expect(await asked(page)).toEqual(options);
  const url = page.url();
  await line.getByRole('button', { name: /Show the table after decision/ }).click();
  await page.getByRole('button', { name: 'Continue from here as a new game' }).click();
  await expect(page).not.toHaveURL(url);
  await asked(page);
  await expect(page.getByText(/^Round [23]$/)).toBeVisible();
});

test.describe('files', () => {
  test('a game is kept as a file and loaded again', async ({ page }) => {
    const options = await openGame(page, gameAt({ at: asks('market', 5) }));
    await page.getByRole('button', { name: 'Menu' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save game' }).click();
    const path = await (await download).path();
    await page.goto('./#/');
    await loadFile(page, readFileSync(path, 'utf8'));
    expect(await asked(page)).toEqual(options);
  });

  for (const [what, broken, reason] of [
    ['no JSON', () => 'once upon a time', 'not readable as JSON'],
    ['another kind of file', () => '{"name":"something"}', 'wayrune'],
    [
      'a file that somebody changed',
      () => gameAt({ at: asks('movement', 2) }).replace('0 roll', '0 fly'),
      'changed after it was saved',
    ],
  ] as const)
    test(`${what} is refused, with the reason`, async ({ page }) => {
      await page.goto('./');
      await loadFile(page, broken());
      const alert = page.getByRole('alert').filter({ hasText: 'game.json' });
      await expect(alert).toContainText(reason);
      await expect(page).not.toHaveURL(/#\/table/);
      await expect(page.getByRole('heading', { name: 'Saved games' })).toHaveCount(0);
    });
});

test('a sheet keeps the Tab key, closes by Escape and gives the focus back; tabs go by the arrows', async ({
  page,
}) => {
  await openGame(page, gameAt({ at: asks('movement', 2) }));
  const hero = page.locator('main h2 button').first();
  await hero.press('Enter');
  const sheet = page.getByRole('dialog', { name: await hero.innerText() });
  await expect(sheet).toBeFocused();
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(hero).toBeFocused();
  await openSide(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Log').press('ArrowRight');
  await expect(tab('Markets')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Markets' })).toBeVisible();
  await tab('Markets').press('End');
  await expect(tab('Decks')).toHaveAttribute('aria-selected', 'true');
  await tab('Decks').press('ArrowRight');
  await expect(tab('Log')).toHaveAttribute('aria-selected', 'true');
});
