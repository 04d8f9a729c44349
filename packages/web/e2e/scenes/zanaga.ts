/** The screens of The Mists of Zanaga. */
import type { Page } from '@playwright/test';
import { LESSONS } from '../../adventures/mists-of-zanaga/lessons.ts';
import {
  ARRIVAL,
  AWAKE,
  BONES,
  CONFRONTATION,
  GOD_FIGHT,
  HUNT,
  LOST_MARKET,
  MONSTERS,
  OUTPOST,
  TOKEN,
  VILLAGE,
} from '../player/zanaga.ts';
import {
  DIALOG,
  NEW_GAME,
  PLATES,
  STAGE,
  alike,
  from,
  hero,
  lesson,
  moment,
  within,
  type Scene,
} from './scene.ts';

const hunt = moment('zanaga', HUNT);
const awake = moment('zanaga-awake', AWAKE);

/** Points at a space in sight that a monster haunts. */
const pointAtDanger = async (page: Page): Promise<void> => {
  const monster = page.locator('[data-monster]:visible').first();
  if (!(await monster.isVisible())) return;
  await monster.hover();
  await page.locator('[data-tinted]').waitFor();
};

/** Opens the sheet with everything: from the line on a phone, from beside the track elsewhere. */
const openLedger = (tab: string) => async (page: Page) => {
  const line = page.getByRole('button', { name: /^Rituals: / });
  await ((await line.isVisible()) ? line : page.getByRole('button', { name: 'Show all' })).click();
  await page.getByRole('tab', { name: tab }).click();
};

export const ZANAGA_SCENES: readonly Scene[] = [
  from(NEW_GAME, 'zanaga-new', async (page) => {
    await page.getByText('The Mists of Zanaga', { exact: true }).click();
    await page.getByText('Relentless Rituals').waitFor();
  }),
  moment('zanaga-arrival', ARRIVAL),
  ...within(PLATES, hunt, awake),
  alike(from(hunt, 'zanaga-danger', pointAtDanger)),
  { ...alike(from(hunt, 'zanaga-hero', hero)), phone: true },
  ...within(
    DIALOG,
    from(hunt, 'zanaga-rituals', openLedger('Rituals')),
    from(hunt, 'zanaga-monsters', openLedger('Monsters')),
    from(hunt, 'zanaga-gods', openLedger('Gods')),
    from(awake, 'zanaga-god', openLedger('Gods')),
  ),
  ...within(
    STAGE,
    moment('zanaga-token', TOKEN),
    moment('zanaga-meet', MONSTERS),
    moment('zanaga-bones', BONES),
    moment('zanaga-outpost', OUTPOST),
    moment('zanaga-village', VILLAGE),
    moment('zanaga-lost-market', LOST_MARKET),
    moment('zanaga-confront', CONFRONTATION),
    moment('zanaga-god-fight', GOD_FIGHT),
  ),
  moment('zanaga-text', HUNT, 'text'),
  ...LESSONS.map(({ id }) => alike({ ...lesson(id), name: `zanaga-lesson-${id}` })),
  alike(from(moment('zanaga-epic', { ...AWAKE, variants: ['epic-confrontation'] }), 'zanaga-epic')),
];
