/** Every screen, and every stage of the table: for the pictures and for the look at accessibility. */
import type { EventOf, GameEvent, RollKind } from '@wayrune/engine/rules/world/events.ts';
import { LESSONS } from '../../adventures/dragon-lords/lessons.ts';
import { straightOn } from '../../play/straight-on.ts';
import {
  aboutToFall,
  aboutToWin,
  asks,
  bargains,
  defends,
  duels,
  gameAt,
  idles,
  inFightAfter,
  TEST,
  TRAP,
  wholeGame,
  wonGame,
} from '../player/positions.ts';
import { asked, loadFile, openSide, playOn, showGame } from '../player/at-table.ts';
import { CATACLYSM_SCENES } from './cataclysm.ts';
import { PACK_SCENES } from './packs.ts';
import { SCION_SCENES } from './scions.ts';
import { ZANAGA_SCENES } from './zanaga.ts';
import {
  DIALOG,
  NEW_GAME,
  PLATES,
  SIDE,
  STAGE,
  alike,
  at,
  counted,
  from,
  gated,
  hero,
  lesson,
  moment,
  press,
  pressOption,
  said,
  within,
  type Scene,
  type Wanted,
} from './scene.ts';

const MOVEMENT: Wanted = { at: (state) => asks('step', 7)(state) && state.players[0]?.items.length !== 0 };
const FIGHT: Wanted = { at: asks('melee', 9) };
const start = at('start', '#/');
const rules = at('rules', '#/rules');
const movement = moment('table-dice', MOVEMENT);
const table = moment('table', { at: asks('movement', 7) });
const doom = moment('doom', { at: asks('movement', 14), variants: ['doom-track'] });
const negotiation = moment('negotiation', { at: bargains, likes: /^negotiate:/ });
const fight = counted(moment('combat', FIGHT));
const own = (event: GameEvent, what: RollKind): event is EventOf<'rolled'> =>
  event.type === 'rolled' && event.seat === 0 && event.what === what;
/** What a throw leaves on the table. */
const FIGHTS: readonly (readonly [name: string, wanted: Parameters<typeof gameAt>[0]])[] = [
  ['combat-miss', { at: inFightAfter((event) => own(event, 'attack') && !event.success) }],
  ['combat-hit', { at: inFightAfter((event) => own(event, 'attack') && event.success) }],
  ['combat-wound', { at: inFightAfter((event) => own(event, 'defense') && !event.success) }],
  [
    'combat-caught',
    { at: inFightAfter((event) => own(event, 'escape') && !event.success), likes: /^escape$/ },
  ],
  ['combat-cancelled', { at: inFightAfter(({ type }) => type === 'cancelled') }],
  ['combat-again', { at: inFightAfter((event) => event.type === 'thrown' && event.how === 'again') }],
  ['combat-ally', { at: inFightAfter((event) => own(event, 'attack') && event.who !== 'hero') }],
  ['duel-defends', { at: defends, rivalsLike: /^attack:0$/ }],
];
const running: Scene = {
  ...moment('escape', {
    at: (state) => asks('escape', 6)(state) && state.decision?.options.includes('escape') === true,
  }),
  settings: { speed: 4 },
};
/** A screen of a game that is over. */
const over = (
  name: string,
  screen: 'end' | 'replay',
  game = () => wholeGame({ variants: ['shorter'] }),
): Scene => ({
  name,
  inGame: true,
  show: async (page) => {
    await showGame(page, game(), screen);
    // Where there is little room the heading is only heard.
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
  },
});
const ended = from(over('end', 'end'), 'end', said('The story of the game'));
const won = from(
  over('end-won', 'end', () => wonGame({ variants: ['shorter'] })),
  'end-won',
  said('You win!'),
);
const replay = over('replay', 'replay');
const introduction: Scene = {
  name: 'introduction',
  within: DIALOG,
  show: async (page) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now', exact: true }).click();
    await said('of green fights')(page);
  },
  settings: { introduction: true },
};
const welcomeBack: Scene = {
  name: 'welcome-back',
  within: DIALOG,
  show: async (page) => {
    await showGame(page, gameAt({ at: asks('movement', 7) }), 'table');
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
  },
};
const handOver: Scene = {
  name: 'hand-over',
  within: DIALOG,
  settings: { handOver: true },
  show: async (page) => {
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Who plays Player 2' }).click();
    await page.getByRole('option', { name: 'Human' }).click();
    await page.getByRole('button', { name: 'Start game' }).click();
    const cover = page.getByRole('dialog', { name: /turn to choose/ });
    await playOn(page, undefined, cover);
  },
};

/** What lies over the map. */
const STAGES: readonly Scene[] = [
  counted(moment('attempt', { at: asks('adventure', 4) })),
  alike(moment('escape', { at: asks('escape', 6) })),
  fight,
  alike(moment('combat-before', { at: asks('before-combat') })),
  alike(counted(moment('combat-ranged', { at: asks('ranged', 18) }))),
  alike(moment('combat-rolled', { at: asks('rolled', 2) })),
  ...FIGHTS.map(([name, wanted]) => alike(moment(name, wanted))),
  alike(from(running, 'combat-escape-gate', pressOption('escape'), said('Roll'))),
  moment('test-rolled', TEST),
  moment('combat-wounded', { at: asks('wounded') }),
  moment('duel', { at: duels('ranged'), likes: /^attack:\d/ }),
  alike(moment('duel-begins', { at: duels('escape'), likes: /^attack:\d/ })),
  gated('moment-draw', 'draw', ['attempt'], asks('adventure', 4)),
  gated('moment-victory', 'victory', ['attack:hero', 'pass'], aboutToWin),
  gated('moment-knock-out', 'knock-out', ['attack:hero', 'defend', 'pass'], aboutToFall),
  gated('moment-turn-over', 'turn-over', ['stay'], idles),
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
  from(moment('trap', TRAP), 'trap', said('overcome')),
];

export const SCENES: readonly Scene[] = [
  start,
  introduction,
  welcomeBack,
  NEW_GAME,
  ...within(DIALOG, from(NEW_GAME, 'new-gallery', press(/^Hero of Player 1/))),
  at('learn', '#/learn'),
  ...LESSONS.map(({ id }, i) => (i === 0 ? lesson(id) : alike(lesson(id)))),
  rules,
  at('rules-combat', '#/rules/COMBAT-8'),
  from(rules, 'rules-search', async (page) => {
    await page.getByRole('searchbox').fill('knocked out');
    await page.locator('h2[role=status]').waitFor();
  }),
  at('rules-cards', '#/rules/all-cards/blue'),
  at('settings', '#/settings'),
  at('credits', '#/credits'),
  from(start, 'start-refused', (page) => loadFile(page, '{"name":"something"}'), said('game.json')),
  table,
  movement,
  alike(
    moment('table-adventure-here', {
      at: (state, world) => asks('step', 2)(state) && straightOn(world, state)?.id === 'stop+attempt',
    }),
  ),
  alike(
    moment('table-closed', { at: (state) => state.event === 'grey-fever' && asks('movement', 5)(state) }),
  ),
  ...within(PLATES, from(movement, 'table-hint', press('Suggestion'), said('Suggestion:'))),
  ...within('[role="menu"]', from(movement, 'table-menu', press('Menu'))),
  ...within(
    DIALOG,
    from(movement, 'table-rule', press('See the rule'), said('Read it in the rules')),
    from(movement, 'table-keys', async (page) => page.keyboard.press('?')),
    from(movement, 'table-seats', press('Menu'), press('Players', 'menuitem')),
    from(movement, 'table-card', hero, (page) => page.locator('[data-card]:visible').first().click()),
    from(movement, 'table-other', press(/^Urzha Splitlip/)),
    from(
      moment('event', {
        at: (state) => state.event === 'names-left-on-the-board' && asks('movement', 5)(state),
        variants: ['doom-track'],
      }),
      'table-event',
      press(/Names Left on the Board/),
    ),
  ),
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
    await page.locator('[data-space][data-chosen]').waitFor();
  }),
  { ...from(movement, 'table-hero', hero), phone: true },
  ...within(
    SIDE,
    from(movement, 'table-log', openSide),
    ...['Markets', 'Track', 'Decks'].map((tab) =>
      from(doom, `table-${tab.toLowerCase()}`, openSide, press(tab, 'tab')),
    ),
  ),
  ...within(
    PLATES,
    from(movement, 'table-past', openSide, async (page) => {
      const line = page.getByRole('list', { name: 'Log' }).getByRole('listitem').nth(-12);
      await line.getByRole('button', { name: /Show the table after decision/ }).click();
      await page.getByText('Back to the present').waitFor();
    }),
  ),
  // Leaves the table: the last of those that start from this moment.
  from(movement, 'start-continue', async (page) => {
    await page.goto('./#/');
    await page.getByRole('heading', { name: 'Saved games' }).waitFor();
  }),
  ...within(STAGE, ...STAGES),
  ...PACK_SCENES,
  ...ZANAGA_SCENES,
  ...SCION_SCENES,
  ...CATACLYSM_SCENES,
  alike(moment('place-counter', { at: asks('target:place-counter'), seed: 'b' })),
  doom,
  moment('text', MOVEMENT, 'text'),
  moment('text-combat', FIGHT, 'text'),
  handOver,
  {
    within: DIALOG,
    ...from(table, 'recap', async (page) => {
      await playOn(page, undefined, page.getByRole('dialog', { name: 'Since your last turn' }));
    }),
    settings: { recap: true },
  },
  ended,
  alike(won),
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
  replay,
  from(replay, 'replay-middle', async (page) => {
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    for (let turns = 0; turns < 9; turns++) await page.keyboard.press('PageDown');
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('ArrowRight');
  }),
];
