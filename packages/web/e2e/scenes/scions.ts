/** The screens of The Seven Scions. */
import type { Page } from '@playwright/test';
import { LESSONS } from '../../adventures/seven-scions/lessons.ts';
import { holdPauses, openGame, optionButton, showGame } from '../player/at-table.ts';
import { gameAt, wholeGame, wonGame } from '../player/positions.ts';
import {
  AWAKENING,
  COUNTERS,
  DIVIDE,
  ENDED,
  ENDED_TOGETHER,
  GAUNTLET,
  HIGH_STORM,
  PREPARATION,
  STAND_IN,
  STORM_EVENT,
  STORM_FIGHT,
  STORM_NEXT,
  WON_TOGETHER,
} from '../player/scions.ts';
import {
  DIALOG,
  NEW_GAME,
  PLATES,
  STAGE,
  alike,
  from,
  lesson,
  moment,
  pressOption,
  said,
  within,
  type Scene,
} from './scene.ts';

const storm = moment('scions-storm', HIGH_STORM);

/** From the line on a phone, from beside the track elsewhere. */
const openLedger = async (page: Page): Promise<void> => {
  const line = page.getByRole('button', { name: /^The storm: / });
  await ((await line.isVisible()) ? line : page.getByRole('button', { name: 'Show all' })).click();
};

/** What stands over the table for a moment, as long as it is looked at. */
const held = (name: string, wanted: Parameters<typeof gameAt>[0], option: string, title: string): Scene => ({
  name,
  settings: { speed: 1 },
  alike: true,
  show: async (page) => {
    await holdPauses(page);
    await openGame(page, gameAt(wanted));
    await optionButton(page, option).press('Enter');
    await page.getByText(title, { exact: true }).waitFor();
  },
});

const over = (name: string, game: () => string): Scene =>
  alike({
    name,
    show: async (page) => {
      await showGame(page, game(), 'end');
      await said('The story of the game')(page);
    },
  });

export const SCION_SCENES: readonly Scene[] = [
  from(NEW_GAME, 'scions-new', async (page) => {
    await page.getByText('The Seven Scions', { exact: true }).click();
    await page.getByText('Play together against the game').click();
  }),
  ...within(PLATES, storm),
  ...within(DIALOG, from(storm, 'scions-ledger', openLedger)),
  ...within(
    STAGE,
    moment('scions-counters', COUNTERS),
    moment('scions-awaken', AWAKENING),
    moment('scions-fight', STORM_FIGHT),
    moment('scions-gauntlet', GAUNTLET),
    moment('scions-divide', DIVIDE),
    moment('scions-stand-in', STAND_IN),
    moment('scions-prepare', PREPARATION),
  ),
  alike(moment('scions-event', STORM_EVENT)),
  alike(
    from(moment('scions-awake', AWAKENING), 'scions-awake', pressOption('awaken:midwife'), said('Awake')),
  ),
  held('scions-moment-awakens', AWAKENING, 'awaken:midwife', 'A Scion awakens'),
  held('scions-moment-breaks', STORM_NEXT, 'pass', 'The storm breaks'),
  over('scions-end', () => wholeGame(ENDED)),
  over('scions-end-lost', () => wholeGame(ENDED_TOGETHER)),
  over('scions-end-won', () => wonGame(WON_TOGETHER)),
  moment('scions-text', HIGH_STORM, 'text'),
  ...LESSONS.map(({ id }) => alike({ ...lesson(id), name: `scions-lesson-${id}` })),
  alike({
    name: 'scions-introduction',
    settings: { introduction: true },
    show: async (page) => {
      await page.goto('./');
      await page.getByRole('button', { name: 'Play together against the game' }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
];
