/** What is shown fits where it stands, at every size: words are whole, nothing is covered, and the map shows what matters. */
import { expect, type Page } from '@playwright/test';
import { library } from '@wayrune/content';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { straightOn } from '../../../play/straight-on.ts';
import { openGame, openSide, setSeed, setSettings } from '../../player/at-table.ts';
import { areApart, boxOf, hidden, isInside } from '../../player/boxes.ts';
import { asks, gameAt, TEST } from '../../player/positions.ts';
import { test } from '../../player/shared-page.ts';
import type { Wanted } from '../../scenes/scene.ts';
import { resize, SIZES } from '../../scenes/sizes.ts';

async function open(page: Page, at: Wanted['at'], hero?: string): Promise<void> {
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

/** All five are in the dock, and nothing to press lies over them. */
async function seesFiveDice(page: Page, when: string): Promise<void> {
  const dock = page.locator('[data-plate="dock"]');
  const around = await boxOf(dock);
  const buttons = await Promise.all(
    (await dock.locator('button[data-option]:not(fieldset *)').all()).map(boxOf),
  );
  const shown = await dock.locator('[aria-label^="Die"]:not(fieldset *)').all();
  expect(shown).toHaveLength(5);
  for (const die of shown) {
    const box = await boxOf(die);
    expect(isInside(box, around), when).toBe(true);
    expect(
      buttons.every((button) => areApart(button, box)),
      when,
    ).toBe(true);
  }
}

test('five movement dice stand whole in the dock of every window, also under a suggestion', async ({
  page,
}) => {
  await open(page, (state) => asks('step')(state) && dice(state) === 5);
  for (const size of SIZES) {
    await resize(page, size);
    await seesFiveDice(page, `at ${size.width}`);
  }
  await page.getByRole('button', { name: 'Suggestion', exact: true }).click();
  await page.getByText('Suggestion:').waitFor();
  for (const size of SIZES) {
    await resize(page, size);
    await seesFiveDice(page, `under a suggestion at ${size.width}`);
  }
});

test('what waits where the Hero stands can be begun from the dock of every window', async ({ page }) => {
  await open(
    page,
    (state, world) => asks('movement', 2)(state) && straightOn(world, state)?.id === 'stay+pass',
  );
  for (const size of SIZES) {
    await resize(page, size);
    const around = await boxOf(page.locator('[data-plate="dock"]'));
    for (const option of ['roll', 'stay', 'stay+pass']) {
      const button = page.locator(`[data-plate="dock"] button[data-option^="${option}"]`).first();
      expect(isInside(await boxOf(button), around), `${option} at ${size.width}`).toBe(true);
    }
  }
});

/** Of these words those that take more than two lines on the button that begins what waits here. */
const tooLong = (page: Page, all: readonly string[]): Promise<readonly string[]> =>
  page
    .locator('[data-plate="dock"] button[data-waits] > span')
    .first()
    .evaluate(
      (label, texts) =>
        texts.filter((text) => {
          label.textContent = text;
          label.parentElement?.setAttribute('data-waits', text.length > 28 ? 'long' : 'short');
          const range = document.createRange();
          range.selectNodeContents(label);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
        }),
      all,
    );

const attempts = ['green', 'yellow', 'purple', 'blue', 'red'].map(
  (color) => `Attempt the ${color} adventure`,
);
const fights = library.packs
  .flatMap(({ cards }) => cards)
  .flatMap((card) => (card.kind === 'challenge' ? [`${'trap' in card ? 'Face' : 'Fight'} ${card.name}`] : []))
  .toSorted((a, b) => b.length - a.length)
  .slice(0, 12);

for (const [end, kind] of [
  ['stay', 'movement'],
  ['stop', 'step'],
] as const)
  test(`what waits here is said in two lines at every size, whatever it is, at "${end}"`, async ({
    page,
  }) => {
    await open(
      page,
      (state, world) => asks(kind)(state) && straightOn(world, state)?.id === `${end}+attempt`,
    );
    for (const size of SIZES) {
      await resize(page, size);
      expect(await tooLong(page, [...attempts, ...fights]), `at ${size.width}`).toEqual([]);
    }
  });

test('seven hearts and two digits of gold stand on the plate of the Hero', async ({ page }) => {
  await open(page, (state) => asks('movement')(state) && (state.players[0]?.gold ?? 0) > 9, 'urzha-splitlip');
  for (const size of SIZES.slice(0, 3)) {
    await resize(page, size);
    const plate = page.locator('[data-plate="mine"] > section');
    const around = await boxOf(plate);
    const [hearts, gold] = [plate.getByRole('img', { name: /^Life/ }), plate.getByTitle(/^\d+ gold$/)];
    const boxes = await Promise.all([boxOf(hearts), boxOf(gold)]);
    for (const box of boxes) expect(isInside(box, around), `at ${size.width}`).toBe(true);
    expect(areApart(...boxes), `at ${size.width}`).toBe(true);
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
