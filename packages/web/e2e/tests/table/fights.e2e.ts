/** Fights as they are shown: the dice, their sum, and who does what. */
import { expect, type Page } from '@playwright/test';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { asked, openGame, optionButton, pressKeyOn, setSeed, setSettings } from '../../player/at-table.ts';
import { asks, duels, gameAt } from '../../player/positions.ts';
import { test } from '../../player/shared-page.ts';
import { resize, SIZES } from '../../scenes/sizes.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'fights');
});

/** The sum on the plate, term by term, as it is read. */
async function sumShown(page: Page): Promise<number> {
  const said = (await page.locator('[data-stage="combat"] [data-sum]').innerText())
    .replaceAll('−', '-')
    .split('\n')
    .map((part) => part.trim());
  return said
    .slice(0, said.indexOf('='))
    .reduce(
      (sum, part, i) => (/^\d+$/.test(part) ? sum + (said[i - 1] === '-' ? -1 : 1) * Number(part) : sum),
      0,
    );
}

/** Fights on until it is over, and looks at every throw; gives how many there were. */
async function fightOn(page: Page): Promise<number> {
  for (let sums = 0; ; ) {
    const options = await asked(page);
    const next =
      ['fight', 'pass'].find((one) => options.includes(one)) ??
      options.find((one) => /^(attack|defend)/.test(one));
    if (next === undefined || !(await page.locator('[data-stage="combat"]').isVisible())) return sums;
    await pressKeyOn(page, next);
    await asked(page);
    const total = page.locator('[data-stage="combat"] [data-total]');
    if ((await total.count()) === 0) continue;
    expect(await sumShown(page)).toBe(Number(await total.getAttribute('data-total')));
    for (const name of await page.locator('[data-sum] small').allInnerTexts()) expect(name).not.toBe('');
    sums++;
  }
}

test('every sum that is shown in a fight adds up, with a name under each of its parts', async ({ page }) => {
  let sums = 0;
  for (const wanted of [asks('escape', 6), asks('melee', 9), asks('ranged', 12)]) {
    await openGame(page, gameAt({ at: wanted }));
    sums += await fightOn(page);
  }
  expect(sums).toBeGreaterThan(2);
});

test('a number of a fighter says where it comes from after a press', async ({ page }) => {
  await openGame(page, gameAt({ at: asks('melee', 9) }));
  await page
    .getByRole('region', { name: 'Your side' })
    .getByRole('button')
    .filter({ hasText: '+' })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the parts of a sum follow one another, the total and then the verdict come last', async ({ page }) => {
  await setSettings(page, { speed: 0.5, reducedMotion: 'off' });
  const attacks = (state: State): boolean =>
    asks('ranged', 5)(state) && state.decision?.options.includes('attack:hero') === true;
  await openGame(page, gameAt({ at: attacks }));
  await optionButton(page, 'attack:hero').press('Enter');
  const delays = await page.locator('[data-sum][data-rolling="dice"]').evaluate((plate) => {
    const seconds = (element: Element): number => Number.parseFloat(getComputedStyle(element).animationDelay);
    const total = plate.querySelector('[data-total]');
    const verdict = total?.querySelector('b') ?? null;
    return {
      parts: [...plate.querySelectorAll('[data-kind]')].map(seconds),
      total: total === null ? 0 : seconds(total),
      verdict: verdict === null ? 0 : seconds(verdict),
    };
  });
  expect(delays.parts.length).toBeGreaterThan(2);
  const order = [...delays.parts, delays.total, delays.verdict];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
});

/** Numbers that reach out of their frame or lie under another. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-stage="combat"]').evaluate((stage) => {
    const found: string[] = [];
    for (const value of stage.querySelectorAll('[data-attribute]:has(> b)')) {
      const frame = value.getBoundingClientRect();
      const range = document.createRange();
      for (const part of value.querySelectorAll(':scope > b')) {
        range.selectNodeContents(part);
        const { left, right, width, top } = range.getBoundingClientRect();
        if (left < frame.left || right > frame.right || frame.right > window.innerWidth)
          found.push(`${part.textContent} is out of its frame`);
        const over = document.elementFromPoint(left + width / 2, top + 6);
        if (over === null || !value.contains(over)) found.push(`${part.textContent} is covered`);
      }
    }
    return found;
  });

test('in a duel the numbers of both Heroes are whole at every size', async ({ page }) => {
  await openGame(page, gameAt({ at: duels('ranged'), likes: /^attack:\d/ }));
  for (const size of SIZES) {
    await resize(page, size);
    expect(await crowded(page), `${size.width}x${size.height}`).toEqual([]);
    await expect(page.locator('[data-sum]')).toBeInViewport({ ratio: 1 });
  }
});

test('a card that adds to an attack says so on its small picture', async ({ page }) => {
  const holdsIt = (state: State): boolean =>
    asks('melee')(state) && state.players[0]?.items.some(({ card }) => card === 'lightning-mace') === true;
  await openGame(page, gameAt({ at: holdsIt, likes: /^buy:lightning-mace$/ }));
  await expect(page.locator('[data-card="lightning-mace"]').getByText('melee +4')).toBeVisible();
});

test('where several Heroes meet, every attack has its own odds', async ({ page }) => {
  const several = (state: State): boolean =>
    state.decision?.seat === 0 &&
    state.decision.options.filter((option) => /^attack:\d$/.test(option)).length > 1;
  const options = await openGame(page, gameAt({ at: several }));
  for (const option of options.filter((one) => /^attack:\d$/.test(one)))
    await expect(optionButton(page, option).getByText(/knocked out \d+%/)).toBeVisible();
});

test('a movement die is turned on the die: each face has its own name and says what it reaches', async ({
  page,
}) => {
  const turns = (state: State): boolean =>
    asks('step', 2)(state) &&
    state.decision?.options.some((option) => option.startsWith('use:ronan-of-the-wild')) === true;
  await openGame(page, gameAt({ at: turns, hero: 'ronan-of-the-wild' }));
  await page
    .getByRole('button', { name: /Use this die$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const faces = page.getByRole('dialog', { name: 'Use this die' }).getByRole('button');
  await expect(faces).toHaveCount(5);
  const names = await faces.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(5);
  for (const name of names) expect(name).toMatch(/^Turn .+ to .+: \d+ spaces?$/);
  await page.keyboard.press('Tab');
  await expect(faces.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Use this die' })).toHaveCount(0);
});
