/** Every screen, and every stage of the table: for the pictures and for the look at accessibility. */
import type { Page } from '@playwright/test';
import { LESSONS } from '../adventures/dragon-lords/lessons.ts';
import type { Settings } from '../settings/settings.ts';
import { asks, bargains, duels, gameAt, wholeGame } from './positions.ts';
import { asked, loadFile, openGame, playOn } from './at-table.ts';

export interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** What the player likes there. */
  readonly settings?: Partial<Settings>;
  /** Made of the same parts as another scene: worth a picture, but there is nothing new for a screen reader. */
  readonly alike?: true;
}

type Act = (page: Page) => Promise<void>;

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

/** A moment whose odds are counted. */
const counted = (scene: Scene): Scene => from(scene, scene.name, said('win'));

/** Another screen of the game of a scene, or something opened in it. */
const from = (scene: Scene, name: string, ...acts: readonly Act[]): Scene => ({
  name,
  show: async (page) => {
    await scene.show(page);
    for (const act of acts) await act(page);
  },
});

const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'tab' = 'button'): Act =>
  async (page) => {
    await page
      .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
  };

/** Opened in the pane of its name where there is only one at a time. */
const pane =
  (name: string): Act =>
  async (page) => {
    const button = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name });
    if (await button.isVisible()) await button.click();
  };

const said =
  (text: string): Act =>
  async (page) => {
    await page.getByText(text).first().waitFor();
  };

const screen =
  (name: string): Act =>
  async (page) => {
    await page.evaluate((to) => {
      window.location.hash = window.location.hash.replace(/#\/\w+/, `#/${to}`);
    }, name);
    // Where there is little room it is only heard.
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
  };

const alike = (scene: Scene): Scene => ({ ...scene, alike: true });

const lesson = (id: string): Scene => ({
  name: `lesson-${id}`,
  show: async (page) => {
    await page.goto(`./#/learn/${id}`);
    await page.getByRole('region', { name: 'Lesson' }).waitFor();
    await asked(page);
  },
});

const movement = moment('table-dice', {
  at: (state) => asks('step', 7)(state) && state.players[0]?.items.length !== 0,
});
const table = moment('table', { at: asks('movement', 7) });
const doom = moment('doom', { at: asks('movement', 14), variants: ['doom-track'] });
const negotiation = moment('negotiation', { at: bargains, likes: /^negotiate:/ });
const fight = counted(moment('combat', { at: asks('melee', 9) }));
const ended: Scene = {
  name: 'end',
  show: async (page) => {
    await page.goto('./');
    await loadFile(page, wholeGame({ variants: ['shorter'] }));
    await page.waitForURL(/#\/end/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await said('The story of the game')(page);
  },
};
const handOver: Scene = {
  name: 'hand-over',
  show: async (page) => {
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Who plays Seat 2' }).click();
    await page.getByRole('option', { name: 'A person' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const cover = page.getByRole('dialog', { name: /turn to choose/ });
    await playOn(page, undefined, cover);
  },
};

export const SCENES: readonly Scene[] = [
  at('start', '#/'),
  at('new', '#/new'),
  at('learn', '#/learn'),
  ...LESSONS.map(({ id }, i) => (i === 0 ? lesson(id) : alike(lesson(id)))),
  at('rules', '#/rules'),
  at('rules-combat', '#/rules/COMBAT-8'),
  from(at('rules', '#/rules'), 'rules-search', async (page) => {
    await page.getByRole('searchbox').fill('knocked out');
    await page.waitForTimeout(300);
  }),
  at('rules-cards', '#/rules/all-cards/blue'),
  at('settings', '#/settings'),
  at('credits', '#/credits'),
  from(
    at('start', '#/'),
    'start-refused',
    (page) => loadFile(page, '{"name":"something"}'),
    said('game.json'),
  ),
  from(movement, 'start-continue', async (page) => {
    await page.goto('./#/');
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
  }),
  table,
  movement,
  alike(
    moment('table-closed', { at: (state) => state.event === 'grey-fever' && asks('movement', 5)(state) }),
  ),
  from(movement, 'table-hint', press('Hint'), said('A bot would choose')),
  from(movement, 'table-rule', press('Rule'), said('Read it in the rules')),
  from(movement, 'table-menu', press('Menu')),
  from(movement, 'table-keys', async (page) => page.keyboard.press('?')),
  from(movement, 'table-seats', press('Menu'), press('Who sits where', 'menuitem')),
  from(movement, 'table-space', async (page) => {
    // In sight, and out of reach: a press says what is there.
    const space = await page.evaluate(() => {
      const seen = [...document.querySelectorAll('[data-space]:not([data-reach])')].filter((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-space]') === mark;
      });
      return seen[Math.floor(seen.length / 2)]?.getAttribute('data-space');
    });
    await page.locator(`[data-space="${space}"]`).click();
    await said('Close')(page);
  }),
  from(movement, 'table-card', pane('Hero'), (page) => page.locator('[data-card]:visible').first().click()),
  from(
    moment('event', {
      at: (state) => state.event === 'names-left-on-the-board' && asks('movement', 5)(state),
      variants: ['doom-track'],
    }),
    'table-event',
    press(/Names Left on the Board/),
  ),
  from(movement, 'table-other', pane('Others'), press(/^Urzha Splitlip/)),
  from(movement, 'table-hero', pane('Hero')),
  from(movement, 'table-log', pane('Log')),
  from(movement, 'table-past', pane('Log'), async (page) => {
    const line = page.getByRole('list', { name: 'Log' }).getByRole('listitem').nth(-12);
    await line.getByRole('button', { name: /Show the table after decision/ }).click();
    await page.getByText('Back to the present').waitFor();
  }),
  ...['Markets', 'Track', 'Decks'].map((tab) =>
    from(doom, `table-${tab.toLowerCase()}`, pane('Log'), press(tab, 'tab')),
  ),
  counted(moment('attempt', { at: asks('adventure', 4) })),
  alike(moment('escape', { at: asks('escape', 6) })),
  fight,
  alike(moment('combat-before', { at: asks('before-combat') })),
  alike(counted(moment('combat-ranged', { at: asks('ranged', 18) }))),
  alike(moment('combat-rolled', { at: asks('rolled', 2) })),
  moment('combat-wounded', { at: asks('wounded') }),
  moment('duel', { at: duels('ranged'), likes: /^attack:\d/ }),
  alike(moment('duel-begins', { at: duels('escape'), likes: /^attack:\d/ })),
  moment('knocked-out', { at: asks('retreat') }),
  alike(moment('knocked-out-loss', { at: asks('lose') })),
  moment('market', { at: asks('market', 8) }),
  moment('market-drawn', { at: asks('drawn-market') }),
  moment('experience', { at: asks('experience', 8) }),
  negotiation,
  from(negotiation, 'negotiation-offer', async (page) => {
    for (const verb of ['offer', 'want'])
      await page.locator(`button[data-option^="${verb}:"]`).last().click();
    await asked(page);
  }),
  moment('encounter', { at: asks('choose', 6) }),
  alike(moment('place-counter', { at: asks('target:place-counter'), seed: 'b' })),
  doom,
  from(movement, 'text', screen('text'), async (page) => {
    await asked(page);
  }),
  from(fight, 'text-combat', screen('text'), async (page) => {
    await asked(page);
  }),
  handOver,
  {
    ...from(table, 'recap', async (page) => {
      await playOn(page, undefined, page.getByRole('dialog', { name: 'Since your last turn' }));
    }),
    settings: { recap: true },
  },
  ended,
  alike(
    from(ended, 'end-plots', async (page) => {
      await page.getByRole('heading', { name: 'The story of the game' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 3000);
    }),
  ),
  from(ended, 'replays', async (page) => {
    await page.goto('./#/replay');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }),
  from(ended, 'replay', screen('replay')),
  from(ended, 'replay-middle', screen('replay'), async (page) => {
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    for (let turns = 0; turns < 9; turns++) await page.keyboard.press('PageDown');
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('ArrowRight');
  }),
];
