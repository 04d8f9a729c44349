import { expect, type Page, test } from '@playwright/test';
import { asked, openGame, setSeed, setSettings } from '../../player/at-table.ts';
import { asks, gameAt } from '../../player/positions.ts';
import { AWAKE } from '../../player/zanaga.ts';

/** Where the pictures of a seat come from: on its plate, and on its pin. */
interface Faces {
  readonly plate: string;
  readonly pin: string;
}

const facesOf = (page: Page, seat: number): Promise<Faces> =>
  page.evaluate((wanted) => {
    const plate = document.querySelector<HTMLElement>(`span[data-seat="${wanted}"] [data-view="token"]`);
    const pin = document.querySelector(`[data-figure="${wanted}"] image`);
    const url = plate?.style.getPropertyValue('--engraving') ?? '';
    return { plate: /blob:[^"]+/.exec(url)?.[0] ?? '', pin: pin?.getAttribute('href') ?? '' };
  }, seat);

/** How wide the picture behind an address is, once it has been decoded. */
const widthOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image.naturalWidth;
  }, url);

test('a Hero has the same face on the plate and on the map, one node each, by day and by night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await setSettings(page);
  await setSeed(page, 'pictures');
  await openGame(page, gameAt({ at: asks('movement', 7) }));
  await asked(page);
  for (const seat of [1, 2]) {
    await expect.poll(async () => (await facesOf(page, seat)).plate).toMatch(/^blob:/);
    const { plate, pin } = await facesOf(page, seat);
    expect(pin).toBe(plate);
    expect(await widthOf(page, plate)).toBeGreaterThan(100);
  }
  const portrait = page.locator('[data-view="portrait"]').first();
  await expect(portrait).toHaveAttribute('style', /blob:/);
  expect(await page.locator('[data-view] *').count()).toBe(0);
  const day = await portrait.getAttribute('style');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'night'));
  expect(await portrait.getAttribute('style')).toBe(day);
  await expect(portrait).toHaveCSS('filter', 'none');
});

test('the parts of the jungle come with its first card: a god and its monsters have pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await setSettings(page);
  await setSeed(page, 'pictures');
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url().replace(/.*\//, '')));
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  const ofTheJungle = (): string[] => [...requested].filter((file) => file.startsWith('jungle'));
  expect(ofTheJungle()).toEqual([]);
  await openGame(page, gameAt(AWAKE));
  for (const view of ['wide', 'token'])
    await expect(page.locator(`[data-view="${view}"]`).first()).toHaveAttribute('style', /blob:/);
  expect(ofTheJungle()).toHaveLength(1);
});
