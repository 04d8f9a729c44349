/** Cards of one's own: a pack added from a file, played, saved, missed and found again; a broken one refused. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { asked, expectAccessible, loadFile, playOn, setSeed, setSettings } from '../../player/at-table.ts';

const HEROINE = {
  kind: 'hero',
  id: 'wen-of-the-reeds',
  name: 'Wen of the Reeds',
  flavour: 'She poles where others wade.',
  life: 5,
  stamina: 3,
  mind: [2, 1],
  body: [2, 2],
  spirit: [1, 1],
  skills: { swim: 3, survival: 2 },
};
const HOOK = {
  kind: 'item',
  id: 'ferrywomans-hook',
  name: "Ferrywoman's Hook",
  class: 'weapon',
  type: 'spear',
  cost: 6,
  flavour: 'The notch near the tip is for counting crossings. It is full.',
  always: [{ stat: 'melee', amount: 2 }],
};
const packFile = (change: object = {}) => ({
  name: 'my-cards.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ pack: 'my-cards', name: 'My cards', version: 1, cards: [HEROINE, HOOK], ...change }),
  ),
});

async function choose(page: Page, button: string, file: ReturnType<typeof packFile>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).press('Enter');
  await (await chooser).setFiles(file);
}

const mine = (page: Page) => page.getByRole('switch', { name: 'My cards' });

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'own packs');
});

test('a pack of one’s own is added, played and saved, and asked for where it is missing', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./#/new');
  await choose(page, 'Add a pack', packFile());
  await expect(mine(page)).toBeChecked();
  await expect(page.getByText('1 Hero and 1 Item · version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Hero of Player 1: Random Hero' }).press('Enter');
  await page.getByRole('option', { name: /Wen of the Reeds/ }).press('Enter');
  await page.getByRole('button', { name: 'Start game' }).press('Enter');
  // The computer players know the pack, too: the second turn comes only when they have all had theirs.
  await playOn(page, (_, decisions) => decisions >= 12);
  await expect(page.getByText('Wen of the Reeds').first()).toBeVisible();
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save game' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({
    setup: { packs: ['my-cards'] },
    packs: { 'my-cards': 'My cards' },
  });

  // Somebody else gets the file, and not the pack.
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await setSettings(other);
  await other.goto('./');
  await loadFile(other, saved);
  const offer = other.getByRole('region', { name: 'This game needs a card pack' });
  await expect(offer).toContainText('It was played with My cards');
  await expectAccessible(other);
  await choose(other, 'Add My cards', packFile({ pack: 'their-cards', name: 'Their cards' }));
  await expect(offer).toContainText('That file is Their cards');
  await choose(other, 'Add My cards', packFile());
  expect(await asked(other)).not.toEqual([]);
  await elsewhere.close();

  // Removing it warns; the kept game then asks for it, and goes on where it was.
  const options = await asked(page);
  await page.goto('./#/new');
  const removing = page.getByRole('button', { name: 'Remove My cards' });
  await removing.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(removing).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 saved game needs My cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove pack' }).press('Enter');
  await expect(mine(page)).toHaveCount(0);
  await page.goto(table);
  await page.reload();
  await expect(page.getByText('It was played with My cards')).toBeVisible();
  await choose(page, 'Add My cards', packFile());
  expect(await asked(page)).toEqual(options);
});

test('a broken pack is refused with its card, field and reason, and changes nothing', async ({ page }) => {
  await page.goto('./#/new');
  await choose(page, 'Add a pack', packFile({ cards: [HEROINE, { ...HOOK, cost: 'six' }] }));
  const alert = page.getByRole('alert').filter({ hasText: "my-cards.json can't be added" });
  await expect(alert).toContainText("Ferrywoman's Hook, cost:");
  await expect(alert).toContainText('is "six"');
  await expect(mine(page)).toHaveCount(0);
  await expectAccessible(page);

  // Mended and dropped on the page, it is taken; one of its id then asks before it replaces it.
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'my-cards.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, packFile().buffer.toString());
  await expect(mine(page)).toBeChecked();
  await expect(alert).toHaveCount(0);
  await choose(page, 'Add a pack', packFile({ version: 2, cards: [HOOK] }));
  await page.getByRole('button', { name: 'Replace pack' }).press('Enter');
  await expect(page.getByText('1 Item · version 2')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 Item · version 2')).toBeVisible();
  await expect(mine(page)).not.toBeChecked();
});
