/** The screen tells the truth in order: whatever it shows has been brought by the events that were shown. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { library } from '@wayrune/content';
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { foeLife, lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { combatOf, phaseOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { loadGame } from '@wayrune/engine/table/save.ts';
import { scenesOf } from '@wayrune/engine/table/scenes.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { heroWounds } from '../../../play/hero-wounds.ts';
import {
  asked,
  holdPauses,
  openGame,
  optionButton,
  pressKeyOn,
  setSeed,
  setSettings,
  waiting,
} from '../../player/at-table.ts';
import { pick } from '../../player/policy.ts';
import { asks, gameAt } from '../../player/positions.ts';

/** What is read off the screen at one moment of a fight. */
interface Seen {
  /** The table that the stage says it shows. */
  readonly at: string;
  /** Life of whoever stands there, as it is said: `2/3`. */
  readonly life: readonly string[];
  readonly round: number | null;
  readonly step: string;
}

/** Reads the fight in every frame; a new entry whenever something has changed. */
async function recordFights(page: Page): Promise<() => Promise<readonly Seen[]>> {
  await page.evaluate(() => {
    const seen: object[] = [];
    Object.assign(window, { seen });
    let last = '';
    const look = (): void => {
      const stage = document.querySelector<HTMLElement>('[data-stage="combat"]');
      if (stage !== null) {
        const labels = [...stage.querySelectorAll('[aria-label^="Life "]')];
        const now = {
          at: stage.dataset['at'] ?? '',
          life: labels.flatMap(
            (one) => /^Life (\d+\/\d+)$/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? [],
          ),
          round: Number(/round (\d+)/i.exec(stage.innerText)?.[1] ?? Number.NaN) || null,
          step: (stage.querySelector('[aria-current="step"]')?.textContent ?? '').toLowerCase(),
        };
        const text = JSON.stringify(now);
        if (text !== last) seen.push(now);
        last = text;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

/** The table at a place of a game, as the view names it. */
function tablesOf(file: string): { readonly world: World; readonly at: (place: string) => State } {
  const { setup, opening, entries } = loadGame(library, file, 'game.json');
  const { table } = startTable(library, setup, scripted(opening));
  const states = [clone(table.state)];
  for (const { choice, chance } of entries) {
    decide(table, choice, scripted(chance));
    states.push(clone(table.state));
  }
  const stateAfter = (entry: number): State => states[entry] as State;
  return {
    world: table.world,
    at(place) {
      const [entry = 0, event = 0] = place.split('.').map(Number);
      const written = entries[entry - 1];
      if (event === 0 || written === undefined) return stateAfter(entry);
      return scenesOf(table.world, stateAfter(entry - 1), written)[event - 1]?.state as State;
    },
  };
}

/** What a table holds of a fight. */
function truthOf(
  world: World,
  state: State,
): { lives: Set<string>; foe: string; round: number; step: string } {
  const game = view(world, state);
  const combat = combatOf(game);
  if (combat === null) throw new Error('a fight was shown where there is none');
  const left = (full: number, taken: number): string => `${Math.max(0, full - taken)}/${full}`;
  const foe = left(foeLife(game, combat), combat.foeWounds);
  const player = playerAt(game, combat.seat);
  const party = [
    ['hero', heroWounds(game, combat.seat)] as const,
    ...player.allies.map((ally) => [ally.card, ally.wounds] as const),
  ];
  const lives = party.map(([who, wounds]) => left(lifeOf(game, combat.seat, who), wounds));
  return { lives: new Set([foe, ...lives]), foe, round: combat.round, step: phaseOf(game)?.phase ?? '' };
}

/** The player stands where a card may be drawn. */
const draws = (state: State): boolean =>
  asks('adventure', 2)(state) && state.track.every((entry) => entry?.space !== state.players[0]?.space);

async function savedFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Save/ }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a fight never shows Life, a round or a phase that a later event brings', async ({ page }) => {
  test.setTimeout(180_000);
  await setSettings(page, { speed: 2, autoRoll: true });
  await setSeed(page, 'truthful');
  await openGame(page, gameAt({ at: asks('ranged', 4) }));
  const seen = await recordFights(page);
  let end: string | null = null;
  for (let decisions = 0; decisions < 40 && end === null; decisions++) {
    const { options, gate } = await waiting(page);
    end = gate;
    if (end === null) await pressKeyOn(page, pick(options, decisions));
  }
  expect(end).toMatch(/^(victory|knock-out)$/);
  const shown = await seen();
  const { world, at } = tablesOf(await savedFile(page));
  // Dice are thrown and wounds are dealt one after another: there is more to see than one table a decision.
  expect(shown.filter((one) => one.at.includes('.')).length).toBeGreaterThan(3);
  for (const one of shown) {
    const truth = truthOf(world, at(one.at));
    const said = `at ${one.at}`;
    expect(
      one.life.filter((life) => !truth.lives.has(life)),
      said,
    ).toEqual([]);
    expect(one.life, said).toContain(truth.foe);
    if (one.round !== null) expect(one.round, said).toBe(truth.round);
    if (truth.step !== '') expect(one.step, said).toContain(truth.step);
  }
});

test('a drawn card waits for the player, and skipping does not pass it', async ({ page }) => {
  await holdPauses(page);
  await setSettings(page, { speed: 0.5 });
  await setSeed(page, 'truthful');
  await openGame(page, gameAt({ at: draws }));
  await optionButton(page, 'attempt').press('Enter');
  const gate = page.locator('[data-gate="draw"]');
  await expect(gate).toHaveAttribute('data-turning');
  // The key skips where no button has the focus; on the button that goes on, it goes on.
  await optionButton(page, 'continue').blur();
  await page.keyboard.press('Space');
  await expect(gate).not.toHaveAttribute('data-turning');
  await page.keyboard.press('Enter');
  await expect(gate).toHaveCount(0);
});

test('the end of a turn waits for a word, also if the last step ended it, and can be taken back', async ({
  page,
}) => {
  await setSettings(page, { confirmEndTurn: true });
  await setSeed(page, 'truthful');
  const before = await openGame(page, gameAt({ at: asks('movement', 3) }));
  const walk = before.find((option) => option.startsWith('walk:')) ?? 'stay';
  await optionButton(page, walk).press('Enter');
  let options = await asked(page);
  for (let i = 0; i < 10 && !options.includes('continue'); i++) {
    await optionButton(page, options.find((option) => /^(pass|done|stop)$/.test(option)) ?? '').press(
      'Enter',
    );
    options = await asked(page);
  }
  await expect(page.getByRole('heading', { name: 'Your turn is over' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-gate]')).toBeHidden();
  expect(await asked(page)).not.toContain('continue');
});
