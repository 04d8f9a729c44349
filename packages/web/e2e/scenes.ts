/** Every screen, and every stage of the table: for the pictures and for the look at accessibility. */
import type { Page } from '@playwright/test';
import { asks, gameAt, wholeGame } from './positions.ts';
import { asked, loadFile, openGame } from './table.ts';

export interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
}

const at = (name: string, hash: string): Scene => ({
  name,
  show: async (page) => {
    await page.goto(`./${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** A moment of a game, loaded from a file. */
const moment = (name: string, ...[wanted]: Parameters<typeof gameAt>): Scene => ({
  name,
  show: async (page) => {
    await openGame(page, gameAt(wanted));
  },
});

/** Another screen of the game of a scene. */
const from = (scene: Scene, name: string, show: (page: Page) => Promise<void>): Scene => ({
  name,
  show: async (page) => {
    await scene.show(page);
    await show(page);
  },
});

const movement = moment('table-dice', { at: asks('step', 7) });
const ended: Scene = {
  name: 'end',
  show: async (page) => {
    await page.goto('./');
    await loadFile(page, wholeGame({ variants: ['shorter'] }));
    await page.waitForURL(/#\/end/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

const other =
  (screen: string) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((name) => {
      window.location.hash = window.location.hash.replace(/#\/\w+/, `#/${name}`);
    }, screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const press =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click();
  };

export const SCENES: readonly Scene[] = [
  at('start', '#/'),
  at('new', '#/new'),
  at('learn', '#/learn'),
  at('rules', '#/rules'),
  at('rules-combat', '#/rules/COMBAT-8'),
  at('settings', '#/settings'),
  at('credits', '#/credits'),
  from(movement, 'start-continue', async (page) => {
    await page.goto('./#/');
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
  }),
  moment('table', { at: asks('movement', 7) }),
  movement,
  from(movement, 'table-hint', press('Hint')),
  from(movement, 'table-rule', press('Rule')),
  from(movement, 'table-menu', press('Menu')),
  moment('attempt', { at: asks('adventure', 4) }),
  moment('combat', { at: asks('melee', 9) }),
  moment('combat-ranged', { at: asks('ranged', 18) }),
  moment('market', { at: asks('market', 8) }),
  moment('experience', { at: asks('experience', 8) }),
  moment('negotiation', { at: asks('negotiate'), likes: 'negotiate:' }),
  moment('encounter', { at: asks('choose', 6) }),
  moment('doom', { at: asks('movement', 14), variants: ['doom-track'] }),
  from(movement, 'text', async (page) => {
    await other('text')(page);
    await asked(page);
  }),
  ended,
  from(ended, 'replay', other('replay')),
];
