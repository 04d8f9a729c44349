/** What is shown fits where it stands, at every size: words are whole, nothing is covered, and the map shows what matters. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { openGame, openSide, setSeed, setSettings } from '../../player/at-table.ts';
import { asks, gameAt, TEST } from '../../player/positions.ts';
import { resize, SIZES } from '../../scenes/sizes.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (what: Locator): Promise<Box> =>
  what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.right <= outer.right + 1 &&
  inner.bottom <= outer.bottom + 1;

const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;

/** How much of what is in it cannot be seen, in pixels. */
const hidden = (what: Locator): Promise<number> =>
  what.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

async function open(page: Page, at: (state: State) => boolean, hero?: string): Promise<void> {
  await setSettings(page);
  await setSeed(page, 'fitting');
  await openGame(page, gameAt({ at, ...(hero === undefined ? {} : { hero }) }));
}

test('the dock of a test holds its headline, its abilities and the way out, and none covers another', async ({
  page,
}) => {
  await open(page, TEST.at, TEST.hero);
  const dock = page.locator('[data-plate="dock"]');
  for (const size of SIZES) {
    await resize(page, size);
    const around = await boxOf(dock);
    const parts = [page.locator('#decision'), ...(await dock.locator('button[data-option]').all())];
    const boxes = await Promise.all(parts.map(boxOf));
    for (const [i, box] of boxes.entries()) {
      expect(isInside(box, around), `part ${i} at ${size.width}`).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(areApart(box, other), `at ${size.width}`).toBe(true);
    }
  }
});

const dice = ({ frames }: State): number => {
  const movement = frames.findLast(({ proc }) => proc === 'movement');
  return movement !== undefined && 'dice' in movement && Array.isArray(movement.dice)
    ? movement.dice.length
    : 0;
};

test('five movement dice stand whole in the dock of every window', async ({ page }) => {
  await open(page, (state) => asks('step')(state) && dice(state) === 5);
  for (const size of SIZES) {
    await resize(page, size);
    const around = await boxOf(page.locator('[data-plate="dock"]'));
    const shown = await page.locator('[data-plate="dock"] [aria-label^="Die"]:not(fieldset *)').all();
    expect(shown).toHaveLength(5);
    for (const die of shown) expect(isInside(await boxOf(die), around), `at ${size.width}`).toBe(true);
  }
});

/** Spaces in reach whose middle a plate covers, or which lie outside of the window. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plates = [...document.querySelectorAll('main > [data-plate]')]
      .filter((plate) => plate.checkVisibility({ visibilityProperty: true }))
      .map((plate) => plate.getBoundingClientRect());
    const covers = (x: number, y: number, { left, top, right, bottom }: DOMRect): boolean =>
      x > left && x < right && y > top && y < bottom;
    const whole = new DOMRect(0, 0, innerWidth, innerHeight);
    return [...document.querySelectorAll('[data-space][data-reach]')]
      .filter((space) => {
        const { x, y, width, height } = space.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2] as const;
        return !covers(...middle, whole) || plates.some((plate) => covers(...middle, plate));
      })
      .map((space) => space.getAttribute('data-space') ?? '');
  });

/** Where the camera stands, and how near. */
const view = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[data-unframed]')
    .evaluate((sheet) => ((sheet as HTMLElement).style.transform.match(/-?[\d.]+/g) ?? []).map(Number));

/** Plates may still have grown by a line: that does not move the map. */
const isNear = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, i) => Math.abs(value - (b[i] ?? 0)) < 24);

test('opening the log and resizing the window bring the reach into view again, unless the player has moved the map', async ({
  page,
}) => {
  // Narrow enough for the log to cover some of it.
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, (state) => asks('step')(state) && dice(state) === 5);
  const sees = (): Promise<void> => expect.poll(() => outOfSight(page)).toEqual([]);
  await sees();
  const before = await view(page);
  const isWhereItWas = async (): Promise<boolean> => isNear(await view(page), before);
  await openSide(page);
  await expect.poll(isWhereItWas).toBe(false);
  await sees();
  await page.keyboard.press('l');
  await expect.poll(isWhereItWas).toBe(true);
  await page.setViewportSize({ width: 1024, height: 768 });
  await sees();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(isWhereItWas).toBe(true);

  await page.mouse.move(640, 240);
  await page.mouse.down();
  await page.mouse.move(680, 280);
  await page.mouse.up();
  await expect.poll(isWhereItWas).toBe(false);
  const moved = await view(page);
  await openSide(page);
  await resize(page, { width: 1280, height: 690 });
  expect(await view(page)).toEqual(moved);
});

test('the names of seven held cards are whole', async ({ page }) => {
  await open(page, (state) => {
    const { items = [], allies = [], kept = [] } = state.players[0] ?? {};
    return asks('step')(state) && items.length + allies.length + kept.length === 7;
  });
  for (const size of SIZES.slice(0, 3)) {
    await resize(page, size);
    const hand = page.getByRole('list', { name: 'Cards' });
    const around = await boxOf(hand);
    const names = await hand.locator('[data-size="mini"] > :last-child').all();
    expect(names).toHaveLength(7);
    for (const name of names) {
      // Letters reach a little over their lines; a line that is cut is more.
      expect(await hidden(name)).toBeLessThan(6);
      expect(isInside(await boxOf(name), around), await name.innerText()).toBe(true);
    }
  }
});

for (const foe of ['elder-of-the-salt-pans', 'a-question-of-honor'])
  test(`at 1280 by 720 all that ${foe} says can be read in the fight`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, ({ decision, frames }) => {
      const combat = frames.find(({ proc }) => proc === 'combat');
      return decision?.seat === 0 && combat !== undefined && 'card' in combat && combat.card === foe;
    });
    const card = page.getByRole('region', { name: 'The enemy' }).getByRole('button');
    expect(await hidden(card)).toBeLessThanOrEqual(1);
    const letters = await card
      .locator('[data-words]')
      .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    expect(letters).toBeGreaterThanOrEqual(11.4);
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} by ${height} the first card of a game is seen as a whole`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setSettings(page, { introduction: true });
    await setSeed(page, 'fitting');
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByText('of green fights').waitFor();
    const card = page.getByRole('dialog');
    await expect(card.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('link', { name: 'Teach me' })).toBeInViewport({ ratio: 1 });
    expect(await hidden(card.locator('> div'))).toBeLessThanOrEqual(1);
  });

test('held sideways, the small tools stand beside the market and not over it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, asks('market', 8));
  const stall = await boxOf(page.locator('[data-over] > *'));
  expect(areApart(await boxOf(page.locator('[data-plate="tools"]')), stall)).toBe(true);
});
