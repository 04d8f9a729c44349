/** Moments at the usual speed: each comes, shows what it is about, waits, and goes on by keyboard. */
import { expect, type Page } from '@playwright/test';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { apply } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { loadGame } from '@wayrune/engine/table/save.ts';
import { straightOn } from '../../../play/straight-on.ts';
import { aboutToFall, aboutToWin, asks, gameAt } from '../../player/positions.ts';
import { asked, openGame, optionButton, playTo, setSeed, setSettings } from '../../player/at-table.ts';
import { test } from '../../player/shared-page.ts';

const gate = (page: Page, kind: string) => page.locator(`#decision[data-gate="${kind}"]`);

/** The gold and the cards on the plate of one's own Hero. */
async function owned(page: Page): Promise<{ gold: number; cards: number }> {
  const mine = page.locator('[data-region="mine"]');
  const gold = Number.parseInt(
    (await mine.locator('[title$=" gold"]').first().getAttribute('title')) ?? '',
    10,
  );
  return { gold, cards: await mine.locator('[data-card]').count() };
}

/** What the stage of a victory says it brought. */
async function spoils(page: Page): Promise<{ gold: number; cards: number }> {
  const stage = page.locator('[data-stage="victory"]');
  const [gold = '0'] = await stage.locator('[data-won="gold"] .visually-hidden').allInnerTexts();
  return { gold: Number.parseInt(gold, 10), cards: await stage.locator('figure[data-won]').count() };
}

/** The stage shows the gold and the cards that came since, and nothing else. The plate may come a frame later. */
async function expectSpoils(page: Page, before: { gold: number; cards: number }): Promise<void> {
  await expect(async () => {
    const after = await owned(page);
    expect(await spoils(page)).toEqual({
      // What it cost is no reward.
      gold: Math.max(0, after.gold - before.gold),
      cards: after.cards - before.cards,
    });
  }).toPass({ timeout: 20_000 });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes share any of the screen. */
const overlap = (a: Box | null, b: Box | null): boolean =>
  a !== null &&
  b !== null &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

test('a drawn card turns over, and waits for the one who drew it', async ({ page }) => {
  await setSettings(page, { speed: 4 });
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: asks('adventure', 4) }));
  await optionButton(page, 'attempt').press('Enter');
  await expect(page.locator('[data-stage="draw"] [data-size="large"]')).toBeVisible();
  await expect(gate(page, 'draw')).toBeAttached();
  const button = optionButton(page, 'continue');
  await expect(button).toBeFocused();
  await expect(button).toHaveText(/Fight!|Read on/);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-stage="draw"]')).toHaveCount(0);
});

test('a victory shows exactly what it brought, and is gone on from by keyboard', async ({ page }) => {
  await setSettings(page, { speed: 4 });
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: aboutToWin }));
  const before = await owned(page);
  await playTo(page, 'victory', ['attack:hero', 'pass']);
  const stage = page.locator('[data-stage="victory"]');
  await expect(stage.getByText(/^You defeat .+\.$/)).toBeVisible();
  await expectSpoils(page, before);
  await expect(stage.locator('[data-won="experience"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(stage).toHaveCount(0);
});

/** A test that is passed, and brings the player something to keep. */
const isRewarded = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'rolled' && event.what === 'test' && event.success) &&
  events.some(
    (event) =>
      (event.type === 'gained' && event.seat === 0) ||
      (event.type === 'gold' && event.seat === 0 && event.amount > 0),
  );

const brings = (world: World, state: State, option: string, seed: string): readonly GameEvent[] =>
  apply(world, clone(state), option, seeded(seed)).events;

test('a test that an Encounter rewards shows exactly what it brought', async ({ page }) => {
  const tries = Array.from({ length: 40 }, (_, i) => `reward ${i}`);
  const file = gameAt({
    at: (state, world) =>
      asks('choose')(state) &&
      state.frames.some(({ proc }) => proc === 'encounter') &&
      state.decision?.options.some((option) =>
        tries.some((seed) => isRewarded(brings(world, state, option, seed))),
      ) === true,
  });
  const { world, state, entries } = loadGame(library, file, 'game.json');
  // The dice of a page come from its seed and the number of the entry.
  const lucky = tries.flatMap((seed) =>
    (state.decision?.options ?? [])
      .filter((option) => isRewarded(brings(world, state, option, `${seed}/${entries.length + 1}`)))
      .map((option) => ({ seed, option })),
  );
  const { seed = '', option = '' } = lucky[0] ?? {};
  await setSettings(page, { speed: 4 });
  await setSeed(page, seed);
  await openGame(page, file);
  const before = await owned(page);
  await playTo(page, 'victory', [option]);
  const stage = page.locator('[data-stage="victory"]');
  await expectSpoils(page, before);
  expect(await owned(page)).not.toEqual(before);
  await expect(stage.getByText(/defeat/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(stage).toHaveCount(0);
});

test('a knock-out says what it cost and where one wakes up', async ({ page }) => {
  await setSettings(page, { speed: 4 });
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: aboutToFall }));
  const before = await owned(page);
  await playTo(page, 'knock-out', ['attack:hero', 'defend', 'pass']);
  const stage = page.locator('[data-stage="knock-out"]');
  await expect(stage).toContainText(/You wake up in /);
  await expect(stage).toContainText(before.gold > 0 ? `${before.gold} gold lost` : 'no gold to lose');
  await page.keyboard.press('Space');
  await expect(stage).toHaveCount(0);
});

test('whoever was knocked out has no Life left to be seen while they choose what to lose', async ({
  page,
}) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: asks('lose') }));
  const mine = page.locator('[data-over] [data-side="mine"], [data-region="mine"]');
  await expect(mine.locator('[aria-label^="Life 0/"]').first()).toBeVisible();
});

test('an enemy that was drawn is fought out from its card, by the odds below it', async ({ page }) => {
  await setSettings(page, { speed: 4, fightStopsAtLife: 0 });
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: asks('adventure', 4) }));
  await playTo(page, 'draw', ['attempt']);
  const out = page.getByRole('button', { name: 'Fight it out' });
  // Events and Encounters may come first.
  for (let cards = 0; cards < 20 && !(await out.isVisible()); cards++) {
    await optionButton(page, 'continue').press('Enter');
    await playTo(page, 'draw', ['choose:0']);
  }
  await expect(page.locator('[data-plate="dock"]').getByText('win')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.locator('[data-stage="combat"]')).toBeVisible();
  await expect(page.locator('[data-stage="draw"]')).toHaveCount(0);
  const end = page.locator('[data-gate="victory"], [data-gate="knock-out"]');
  // Only an ability of the player's own may interrupt it: what the card demands is decided.
  await expect(end.or(page.getByText('Stopped: there is something new to use'))).toBeAttached();
});

test('a level up shows what each upgrade changes, and is chosen by its number', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: asks('experience', 8) }));
  const stage = page.locator('[data-stage="experience"]');
  const cards = stage.locator('[data-option^="learn:"]');
  await expect(cards).toHaveCount(5);
  await expect(cards.nth(1)).toContainText(/At \d+, you hit .+%/);
  await expect(cards.last()).toContainText('No more green adventures for you');
  await page.keyboard.press('h');
  await expect(page.getByText('Suggestion', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(stage).toHaveCount(0);
});

test('upgrades that come in pairs are chosen one after the other', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: asks('experience', 6), variants: ['advanced'] }));
  const stage = page.locator('[data-stage="experience"]');
  await stage.getByRole('button', { name: /^Body/ }).press('Enter');
  await expect(stage.getByRole('button', { name: /^Body/ })).toHaveAttribute('aria-pressed', 'true');
  await optionButton(page, 'learn:mind:body').press('Enter');
  await expect(stage).toHaveCount(0);
});

test('nothing is waited for at instant speed', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: aboutToWin }));
  await optionButton(page, 'attack:hero').press('Enter');
  await asked(page);
  await expect(page.locator('[data-gate]')).toHaveCount(0);
  await expect(page.locator('[data-stage="victory"]')).toHaveCount(0);
});

test('from the middle of a movement one press begins the adventure, and the suggestion lights it', async ({
  page,
}) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  const waits = (state: State, world: World): boolean =>
    asks('step', 2)(state) && straightOn(world, state)?.id === 'stop+attempt';
  await openGame(page, gameAt({ at: waits }));
  const both = optionButton(page, 'stop+attempt');
  await expect(both).toHaveText(/(Attempt the \w+ adventure|Fight .+)chance \d+%$/);
  await expect(optionButton(page, 'stop')).toBeVisible();
  await page.keyboard.press('h');
  await expect(both).toHaveAttribute('data-suggested');
  await both.press('Enter');
  await expect(both).toHaveCount(0);
  await expect(optionButton(page, 'attempt')).toHaveCount(0);
});

test('what was folded out or away is so after a reload', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  await openGame(page, gameAt({ at: asks('movement', 7) }));
  const log = page.getByRole('list', { name: 'Log', exact: true });
  const unfold = page.getByRole('button', { name: 'Unfold', exact: true });
  await page.keyboard.press('l');
  await expect(log).toBeVisible();
  await expect(unfold).toHaveCount(0);
  await page.getByRole('button', { name: 'Fold away' }).first().click();
  await expect(unfold).toHaveCount(1);
  await page.reload();
  await expect(log).toBeVisible();
  await expect(unfold).toHaveCount(1);
});

test('what cards offer at a market covers neither the question nor the way out', async ({ page }) => {
  await setSettings(page);
  await setSeed(page, 'moments');
  const offers = (state: State): boolean =>
    asks('market')(state) && state.decision?.options.some((option) => option.startsWith('use:')) === true;
  await openGame(page, gameAt({ at: offers }));
  const dock = page.locator('[data-plate="dock"]');
  const use = dock.locator('[data-option^="use:"]').first();
  await expect(use).toBeVisible();
  const [question, leave, offer] = await Promise.all(
    [page.locator('#decision'), optionButton(page, 'done'), use].map((part) => part.boundingBox()),
  );
  expect(overlap(question ?? null, leave ?? null)).toBe(false);
  expect(overlap(question ?? null, offer ?? null)).toBe(false);
  expect(overlap(leave ?? null, offer ?? null)).toBe(false);
});
