/** What the card packs bring, played from start to end: a trap, a Ritual, an Equipping Ally. */
import { expect, type Locator, type Page } from '@playwright/test';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { type Course, courseFrom } from '../../player/luck.ts';
import { asks, gameAt } from '../../player/positions.ts';
import { expectAccessible, openGame, optionButton, setSeed, setSettings } from '../../player/at-table.ts';
import { test } from '../../player/shared-page.ts';

const optionsOf = ({ decision }: State): readonly string[] => decision?.options ?? [];
const firstOf = (state: State, ...wanted: readonly string[]): string | null =>
  wanted.find((option) => optionsOf(state).includes(option)) ?? null;

const mine = (page: Page): Locator => page.locator('[data-region="mine"]');
const onPlate = (page: Page, card: string): Locator => mine(page).locator(`[data-card="${card}"]`);
const gold = (page: Page, amount: number): Locator => mine(page).locator(`[title="${amount} gold"]`).first();
const gate = (page: Page, kind: string): Locator => page.locator(`#decision[data-gate="${kind}"]`);

/** By keyboard, each as soon as it is there. */
async function press(page: Page, ...options: readonly string[]): Promise<void> {
  for (const option of options) await optionButton(page, option).press('Enter');
}

test.describe('a trap', () => {
  const TRAP = 'the-carillon-of-tin-cups';
  const HELD = 'Hold the clappers and pass';
  const drawn = (brought: readonly GameEvent[]): string[] =>
    brought.flatMap((event) => (event.type === 'drew' ? [event.card] : []));

  /** Alone on a green jewel, from which the first draw is the trap; then its second way is taken, with this end. */
  async function face(page: Page, end: 'defeated' | 'trap-stands'): Promise<void> {
    const file = gameAt({ seats: 1, packs: ['traps-and-terrors'], at: asks('adventure') });
    const { seed } = courseFrom(file, {
      presses: (state) => firstOf(state, 'attempt', 'choose:1'),
      until: (brought) => drawn(brought).join() === TRAP && brought.some(({ type }) => type === end),
      most: 2,
    });
    await setSettings(page, { speed: 4 });
    await setSeed(page, seed);
    await openGame(page, file);
    await press(page, 'attempt');
    await expect(page.locator('[data-stage="draw"]')).toContainText('The Carillon of Tin Cups');
    await expect(optionButton(page, 'continue')).toHaveText('Face it');
    await press(page, 'continue');
    // The card lies there with all its text: the buttons name its ways and tell their chances.
    await expect(optionButton(page, 'choose:1')).toHaveText(new RegExp(`${HELD}chance \\d+%$`));
    await expect(page.getByText('overcome', { exact: false }).first()).toBeVisible();
    await press(page, 'choose:1');
    await expect(gate(page, 'roll')).toHaveText('Make the test');
    await press(page, 'continue');
  }

  test('is faced and overcome: its reward and its counter are won', async ({ page }) => {
    await face(page, 'defeated');
    const stage = page.locator('[data-stage="victory"]');
    await expect(stage).toContainText('You overcome The Carillon of Tin Cups');
    await expect(stage.locator('[data-won="gold"]')).toContainText('5 gold');
    await expect(stage.locator('[data-won="experience"]')).toContainText('1 experience');
    await press(page, 'continue');
    await expect(stage).toHaveCount(0);
    await expect(gold(page, 3 + 5)).toBeVisible();
  });

  test('that is not overcome stays there, costs what it says, and can be faced again', async ({ page }) => {
    await face(page, 'trap-stands');
    const stage = page.locator('[data-stage="setback"]');
    await expect(stage).toContainText('The Carillon of Tin Cups is still there.');
    await expect(stage.locator('[data-cost]')).toHaveText('You take 1 exhaustion.You lose 2 gold.');
    await press(page, 'continue');
    await expect(stage).toHaveCount(0);
    await expect(optionButton(page, 'stay+attempt')).toContainText('Face The Carillon of Tin Cups');
    await expect(gold(page, 3 - 2)).toBeVisible();
    await expect(
      page.getByText('You do not get past The Carillon of Tin Cups', { exact: false }),
    ).toBeVisible();
  });
});

test.describe('a Ritual', () => {
  const STONE = 'the-standing-stone';
  const POWERED = `${STONE}+empowered`;

  /** The die that shows least is spent first, as the button of a symbol does. */
  const fill = (state: State): string | null =>
    optionsOf(state)
      .filter((option) => option.startsWith('empower:'))
      .toSorted(
        (a, b) => (FACES[Number(a.at(-1))]?.length ?? 0) - (FACES[Number(b.at(-1))]?.length ?? 0),
      )[0] ?? null;

  /** Bought, empowered in at least two turns, and used to go to Tamalir. */
  const course = (file: string): Course =>
    courseFrom(file, {
      presses: (state, { board }) =>
        firstOf(state, `buy:${STONE}`, `use:${POWERED}:0`) ??
        fill(state) ??
        firstOf(state, 'done', 'roll', 'stop', `target:${board.town['tamalir']?.space ?? ''}`),
      until: (brought, state) =>
        brought.some((event) => event.type === 'used' && event.card === POWERED) &&
        brought.filter(({ type }) => type === 'movement-dice').length > 1 &&
        !state.frames.some(({ proc }) => proc === 'target'),
      most: 16,
    });

  test('is bought, empowered with movement dice until it works, and used', async ({ page }) => {
    const file = gameAt({
      seats: 1,
      packs: ['rituals-and-runes'],
      deals: [STONE],
      at: (state) => asks('market')(state) && optionsOf(state).includes(`buy:${STONE}`),
    });
    const { seed, presses } = course(file);
    await setSettings(page);
    await setSeed(page, seed);
    await openGame(page, file);
    let filled = 0;
    for (const option of presses) {
      await press(page, option);
      if (option.startsWith('empower:')) filled++;
      if (option.startsWith('use:')) break;
      // Its tile tells how far it is, and is lit by another light once it works.
      const tile = onPlate(page, filled === 5 ? POWERED : STONE);
      await expect(tile.locator(`[data-symbols="${filled}"]`)).toBeVisible();
      await expect(tile.locator('[data-works]')).toHaveCount(filled === 5 ? 1 : 0);
    }
    expect(filled).toBe(5);
    await expect(page.locator('#decision')).toHaveText('Choose where to go');
    await press(page, presses.at(-1) ?? '');
    await expect(page.locator('[data-plate="dock"]')).toContainText('You are in Tamalir');
    await expect(onPlate(page, POWERED)).toContainText('used');
  });
});

test.describe('an Equipping Ally', () => {
  const LODGER = 'the-lodger-in-the-lamp';

  const inMarket = (): string =>
    gameAt({
      seats: 1,
      packs: ['weapons-of-legend'],
      deals: [LODGER],
      at: (state) => asks('market')(state) && optionsOf(state).includes(`buy:${LODGER}+ally`),
    });
  async function open(page: Page, file: string, seed: string): Promise<void> {
    await setSettings(page);
    await setSeed(page, seed);
    await openGame(page, file);
    // Both forms have a price on them.
    await expect(optionButton(page, `buy:${LODGER}+ally`)).toContainText('Ally');
    await expect(optionButton(page, `buy:${LODGER}+item`)).toContainText('Artifact');
  }

  /** To a green jewel, and to a fight that is fought with the Ally alone. */
  const seekFight = (state: State, { board }: World): string | null => {
    const green = (option: string): boolean =>
      board.space[option.split(':')[1] ?? '']?.jewel?.color === 'green';
    const here = board.space[state.players[0]?.space ?? '']?.jewel?.color;
    return (
      firstOf(
        state,
        `buy:${LODGER}+ally`,
        `attack:${LODGER}+ally`,
        'attempt',
        'fight',
        'done',
        'roll',
        'defend',
      ) ??
      (here === 'green' ? firstOf(state, 'stop') : null) ??
      optionsOf(state).find((option) => option.startsWith('step:') && green(option)) ??
      optionsOf(state).find((option) => option.startsWith('step:')) ??
      null
    );
  };

  test('hired as an Ally fights beside the Hero, and has none of its text', async ({ page }) => {
    const file = inMarket();
    const { seed, presses } = courseFrom(file, {
      presses: seekFight,
      until: (brought) =>
        brought.some((event) => event.type === 'rolled' && event.who === `${LODGER}+ally` && event.success),
      most: 8,
    });
    await open(page, file, seed);
    const [buy = '', ...rest] = presses;
    expect(rest.slice(-2)).toEqual(['fight', `attack:${LODGER}+ally`]);
    await press(page, buy);
    await expect(onPlate(page, `${LODGER}+ally`)).toBeVisible();
    await expect(optionButton(page, `use:${LODGER}+item:0`)).toHaveCount(0);
    await press(page, ...rest.slice(0, -2));
    // At the start of a round one press stays in the fight and attacks.
    const attack = page.getByRole('button', { name: /Attack with\s*Lodger in the Lamp/ });
    await attack.press('Enter');
    const rounds = page.getByRole('list', { name: 'Steps of the round' });
    await expect(rounds.getByText(/^hit: \d+ of \d+$/)).toBeVisible();
    await expect(attack).toContainText('has attacked');
  });

  test('bought as an Item is used for its text, and fights for nobody', async ({ page }) => {
    const file = inMarket();
    const { seed, presses } = courseFrom(file, {
      presses: (state) =>
        firstOf(state, `buy:${LODGER}+item`, `use:${LODGER}+item:0`) ??
        optionsOf(state).find(
          (option) => state.decision?.kind === 'drawn-market' && option.startsWith('buy:'),
        ) ??
        null,
      until: (brought) => brought.filter(({ type }) => type === 'bought').length === 2,
    });
    await open(page, file, seed);
    await press(page, ...presses.slice(0, 1));
    await expect(onPlate(page, `${LODGER}+item`)).toBeVisible();
    await expectAccessible(page, { within: '[data-region="mine"]' });
    await press(page, ...presses.slice(1));
    const bought = presses.at(-1)?.slice('buy:'.length) ?? '';
    await expect(onPlate(page, bought)).toBeVisible();
    await expect(onPlate(page, `${LODGER}+item`)).toContainText('used');
  });
});
