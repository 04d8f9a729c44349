import { expect, test } from '@playwright/test';
import { pick } from '../../player/policy.ts';
import { asks, gameAt } from '../../player/positions.ts';
import { asked, openGame, optionButton, setSeed, setSettings, tabTo } from '../../player/at-table.ts';

test('several turns at the text table, by keyboard alone', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'bbbbbbbb');
  await page.goto('./');
  await tabTo(page, page.getByRole('button', { name: 'Play now', exact: true }));
  await page.keyboard.press('Enter');
  await asked(page);
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Text table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Text table', level: 1 })).toBeVisible();

  const round = page.getByText(/^Round 4,/);
  for (let decisions = 0; !(await round.isVisible()); decisions++) {
    const options = await asked(page);
    const button = optionButton(page, pick(options, decisions));
    const key = await button.getAttribute('data-key');
    if (key === null) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(key);
  }

  for (const [key, heading] of [
    ['w', 'Where you stand'],
    ['p', /^Your party/],
    ['o', 'The other Heroes'],
    ['c', 'What lies open'],
    ['l', 'What happened'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  }
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Round 3');
});

/** What a variant asks for: the question, the rule behind it, and what of its tracks can be read. */
const OF_VARIANTS = [
  { kind: 'wages', variants: ['ally-limits'], question: /^Payday/, rule: 'ALLIES-2', track: null },
  {
    kind: 'restore',
    variants: ['advanced'],
    question: /^Recover fully/,
    rule: 'ADV-13',
    track: 'Doom Track',
  },
  {
    kind: 'successor',
    variants: ['advanced', 'ally-limits'],
    question: /^Same Hero or a new one/,
    rule: 'ADV-11',
    track: 'Doom Track',
  },
] as const;

for (const { kind, variants, question, rule, track } of OF_VARIANTS)
  test(`the text table has the words of a variant: ${kind}`, async ({ page }) => {
    await setSettings(page);
    const likes = /^(learn|attempt|fight|attack)/;
    await openGame(page, gameAt({ seats: 2, variants, likes, at: asks(kind) }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Text table' }).click();
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the rule' })).toHaveAttribute('href', `#/rules/${rule}`);
    if (track !== null) await expect(page.getByRole('heading', { name: track })).toBeVisible();
  });
