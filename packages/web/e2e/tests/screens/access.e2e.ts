import { expect, type Page, test as usual } from '@playwright/test';
import { SCENES } from '../../scenes/index.ts';
import { byOpening, type Scene } from '../../scenes/scene.ts';
import { expectAccessible, setSeed, setSettings } from '../../player/at-table.ts';
import { test as sharing } from '../../player/shared-page.ts';

const putOn = (page: Page, theme: 'day' | 'night'): Promise<void> =>
  page.evaluate(async (light) => {
    document.documentElement.dataset['theme'] = light;
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);

async function look(page: Page, { within }: Scene): Promise<void> {
  await expectAccessible(page, { within });
  // The other theme changes nothing but colors.
  await putOn(page, 'night');
  await expectAccessible(page, { within, rules: ['color-contrast'] });
  await putOn(page, 'day');
}

/** Back to where the scenes of a group start: what was opened over it is closed. */
async function close(page: Page): Promise<void> {
  const opened = page.locator('[role="dialog"], [role="menu"]');
  if ((await opened.count()) > 0) await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  // A mouse that stays over a card would show it in full.
  await page.mouse.move(1, 1);
}

/** Those with the same settings after one another: a page is loaded again only for other ones. */
const settingsOf = ([{ settings = {} }]: readonly [Scene, ...Scene[]]): string => JSON.stringify(settings);
const groups = byOpening(SCENES.filter(({ alike }) => alike !== true)).toSorted((a, b) =>
  settingsOf(a) < settingsOf(b) ? -1 : Number(settingsOf(a) > settingsOf(b)),
);

for (const group of groups) {
  // The scene that all start from comes first: nothing has been opened in it.
  const [first, ...rest] = group.toSorted(
    (a, b) => Number(a.acts !== undefined) - Number(b.acts !== undefined),
  );
  if (first === undefined) continue;
  const test = first.inGame === true ? sharing : usual;
  const title = (names: string): string => `${names} keeps nobody out, by day and by night`;
  test(title(group.map(({ name }) => name).join(', ')), async ({ page }) => {
    test.setTimeout(60_000 + 60_000 * group.length);
    if (first.phone === true) await page.setViewportSize({ width: 390, height: 844 });
    await setSettings(page, { theme: 'day', ...first.settings });
    await setSeed(page, 'accessss');
    await test.step(title(first.name), async () => {
      await first.show(page);
      await look(page, first);
    });
    for (const scene of rest)
      await test.step(title(scene.name), async () => {
        await close(page);
        for (const act of scene.acts ?? []) await act(page);
        await look(page, scene);
      });
  });
}
