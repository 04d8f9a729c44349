/** The screens of The Cataclysm. */
import type { Page } from '@playwright/test';
import {
  CAMP,
  CARAVAN,
  CLAIM,
  CURSED_TOWN,
  ENDED,
  LATE,
  ROAD,
  SOURCE,
  SPLIT,
  START,
  TASK,
  TRADING,
} from '../player/cataclysm.ts';
import { asked, showGame } from '../player/at-table.ts';
import { wholeGame } from '../player/positions.ts';
import {
  DIALOG,
  NEW_GAME,
  PLATES,
  STAGE,
  alike,
  from,
  moment,
  pressOption,
  said,
  within,
  type Scene,
} from './scene.ts';

const road = moment('cataclysm-road', ROAD);
const split = moment('cataclysm-split', SPLIT);

/** The sheet with the points and the curses opens from the track at every size. */
const openLedger =
  (tab: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.getByRole('tab', { name: tab }).click();
  };

/** Two dice go to the trading pool. */
const giveTwo = async (page: Page): Promise<void> => {
  for (let dice = 0; dice < 2; dice++)
    await page.getByRole('button', { name: 'Move this die to the trading pool' }).first().click();
};

/** The curse with the first quest that lies open. */
const openQuest = async (page: Page): Promise<void> => {
  await openLedger('Victory points')(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    if ((await page.getByRole('dialog').locator('article').count()) > 1) return;
  }
};

export const CATACLYSM_SCENES: readonly Scene[] = [
  from(NEW_GAME, 'cataclysm-new', async (page) => {
    await page.getByText('The Cataclysm').click();
  }),
  moment('cataclysm-start', START),
  ...within(PLATES, road),
  alike(moment('cataclysm-late', LATE)),
  ...within(
    DIALOG,
    from(road, 'cataclysm-points', openLedger('Victory points')),
    from(road, 'cataclysm-quest', openQuest),
  ),
  ...within(
    STAGE,
    from(split, 'cataclysm-split', giveTwo),
    moment('cataclysm-trading', TRADING),
    moment('cataclysm-caravan', CARAVAN),
    moment('cataclysm-camp', CAMP),
    moment('cataclysm-cursed-town', CURSED_TOWN),
    moment('cataclysm-task', TASK),
    moment('cataclysm-claim', CLAIM),
    moment('cataclysm-source', SOURCE),
  ),
  alike(from(moment('cataclysm-trial', CURSED_TOWN), 'cataclysm-trial', pressFirst(/^curse:/))),
  alike(from(moment('cataclysm-fight', SOURCE), 'cataclysm-fight', pressFirst(/^source:/))),
  alike({
    name: 'cataclysm-end',
    show: async (page) => {
      await showGame(page, wholeGame(ENDED), 'end');
      await said('The story of the game')(page);
    },
  }),
  moment('cataclysm-text', ROAD, 'text'),
];

/** The first option of this kind. */
function pressFirst(option: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    const options = await asked(page);
    await pressOption(options.find((one) => option.test(one)) ?? '')(page);
    await asked(page);
  };
}
