import { expect, type Page } from '@playwright/test';
import { asked, openGame, pressKeyOn, setSeed, setSettings } from '../../player/at-table.ts';
import { asks, gameAt } from '../../player/positions.ts';
import { AWAKE, HUNT } from '../../player/zanaga.ts';
import { test } from '../../player/shared-page.ts';
import { resize, SIZES } from '../../scenes/sizes.ts';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything that lies on the map now, by the name of its plate. */
const plates = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main > [data-plate], [data-rows]')]
      .filter((plate) => plate.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((plate) => {
        const { left, top, right, bottom } = plate.getBoundingClientRect();
        return { name: plate.dataset['plate'] ?? 'rows', left, top, right, bottom };
      })
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1),
  );

/** Pairs that cover one another by more than a hairline; a bar may hold the small tools. */
function overlaps(boxes: readonly Box[], allowed: readonly string[]): string[] {
  const found = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
      )
      .map((b) => `${a.name} and ${b.name}`),
  );
  return found.filter((pair) => !allowed.includes(pair));
}

/** Buttons of the decision that the pointer cannot press; those for the keyboard alone are left out. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-plate="dock"] button[data-option]')]
      .filter((button) => button.closest('fieldset') === null)
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !inside || document.elementFromPoint(x, y)?.closest('button') !== button;
      })
      .map(({ dataset }) => dataset['option'] ?? ''),
  );

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
  });

/** Goes once around without a fight: rolls, takes a step, and leaves everything else. */
const QUIETLY = ['roll', 'stop', 'stay', 'pass', 'done', 'leave', 'end-turn', 'continue'];

type Size = (typeof SIZES)[number];

/** A phone has the small tools in the bar, and held sideways rows of choices in the dock. */
const held = ({ width, height }: Size): readonly string[] =>
  width < 760 || height < 520 ? ['status and tools', 'dock and rows'] : [];

test('in every window no plate covers another, and the dock keeps its place through a turn', async ({
  page,
}) => {
  await setSettings(page);
  await setSeed(page, 'layoutla');
  await openGame(page, gameAt({ at: asks('movement', 7) }));
  const docks = new Map<Size, Box>();
  for (let n = 0; n < 8; n++) {
    const options = await asked(page);
    for (const size of SIZES) {
      await resize(page, size);
      const when = `at ${size.width} by ${size.height}: ${options.join(' ')}`;
      if ((await page.locator('[data-over]').count()) === 0) {
        const boxes = await plates(page);
        expect(overlaps(boxes, held(size)), when).toEqual([]);
        const now = boxes.find(({ name }) => name === 'dock');
        expect(now, when).toBeDefined();
        expect(now, when).toEqual(docks.get(size) ?? now);
        if (now !== undefined) docks.set(size, now);
      }
      expect(await outOfReach(page), when).toEqual([]);
      expect(await scrolls(page), when).toBe(false);
    }
    const step = n < 3 ? options.find((option) => option.startsWith('step:')) : undefined;
    const choice = step ?? QUIETLY.find((option) => options.includes(option)) ?? options[0] ?? '';
    if (choice === 'end-turn' || (choice === 'continue' && n > 3)) break;
    await pressKeyOn(page, choice);
  }
  expect(docks.size).toBe(SIZES.length);
});

for (const [god, moment] of [
  ['asleep', HUNT],
  ['awake', AWAKE],
] as const)
  test(`in every window no plate of Zanaga covers another, with a god ${god}`, async ({ page }) => {
    await setSettings(page);
    await openGame(page, gameAt(moment));
    for (const size of SIZES) {
      await resize(page, size);
      const when = `at ${size.width} by ${size.height}`;
      expect(overlaps(await plates(page), held(size)), when).toEqual([]);
      expect(await scrolls(page), when).toBe(false);
    }
  });

test('larger letters change the layout and break nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await setSettings(page, { textSize: 1.3 });
  await setSeed(page, 'layoutla');
  await openGame(page, gameAt({ at: asks('movement', 7) }));
  expect(overlaps(await plates(page), [])).toEqual([]);
  expect(await outOfReach(page)).toEqual([]);
  expect(await scrolls(page)).toBe(false);
});

/** What pins cover, as they are drawn: jewels by their round, names by their box. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scale = document.querySelector('[data-figure] circle')?.getBoundingClientRect().width ?? 0;
    const slack = scale * 0.06;
    const round = (element: Element): { x: number; y: number; r: number } => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, r: width / 2 };
    };
    const pins = [...document.querySelectorAll('[data-figure]')].map((pin) => ({
      seat: pin.getAttribute('data-figure'),
      ...round(pin.querySelector('[data-ring]') ?? pin),
    }));
    const stones = [...document.querySelectorAll('[data-space]')].flatMap((space) => {
      const stone = space.querySelector('[data-stone]');
      return stone === null ? [] : [{ name: `jewel ${space.getAttribute('data-space')}`, ...round(stone) }];
    });
    const names = [...document.querySelectorAll('[data-town-name]')].map((text) => ({
      name: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const over: string[] = [];
    for (const { seat, x, y, r } of pins) {
      for (const stone of stones)
        if (Math.hypot(x - stone.x, y - stone.y) < r + stone.r - slack)
          over.push(`${seat} over ${stone.name}`);
      for (const { name, box } of names) {
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        if (Math.hypot(dx, dy) < r - slack) over.push(`${seat} over ${name}`);
      }
    }
    return over;
  });

for (const round of [1, 4, 7, 11])
  test(`in round ${round} no figure on the map covers a jewel or the name of a town`, async ({ page }) => {
    await setSettings(page);
    await setSeed(page, 'layoutla');
    await openGame(page, gameAt({ at: asks('movement', round) }));
    await expect(page.locator('[data-figure]')).not.toHaveCount(0);
    expect(await covered(page)).toEqual([]);
  });

test('a space that the map brings under a pointer at rest is looked at when the pointer moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await setSettings(page);
  await setSeed(page, 'pointer');
  await openGame(page, gameAt({ at: asks('step', 7) }));
  const spaces = page.locator('[data-space][data-reach]');
  const [pointed, carried] = [spaces.first(), spaces.last()];
  const { x = 0, y = 0, width = 0, height = 0 } = (await pointed.boundingBox()) ?? {};
  const [clientX, clientY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const plate = page.getByRole('complementary', { name: 'What is here' });
  await page.mouse.move(clientX, clientY);
  await expect(plate).toBeVisible();
  const place = await plate.getByRole('heading').innerText();
  await carried.dispatchEvent('pointerover', { clientX, clientY, pointerType: 'mouse', bubbles: true });
  await expect(plate).toHaveCount(0);
  await page.mouse.move(clientX + 1, clientY);
  await expect(plate.getByRole('heading')).toHaveText(place);
});
