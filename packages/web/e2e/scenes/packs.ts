/** What card packs bring: their choices in New game, a Ritual, a card with two forms. */
import type { Page } from '@playwright/test';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { asks } from '../player/positions.ts';
import { NEW_GAME, PLATES, STAGE, alike, from, hero, moment, said, within, type Scene } from './scene.ts';

const OWN = {
  pack: 'my-cards',
  name: 'My cards',
  version: 1,
  cards: [
    {
      kind: 'item',
      id: 'ferrywomans-hook',
      name: "Ferrywoman's Hook",
      class: 'weapon',
      type: 'spear',
      cost: 6,
      flavour: 'The notch near the tip is for counting crossings. It is full.',
      always: [{ stat: 'melee', amount: 2 }],
    },
  ],
};

const addPack = (pack: unknown) => async (page: Page) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a pack' }).click();
  await (await chooser).setFiles({
    name: 'my-cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pack)),
  });
};
const toPacks = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add a pack' }).scrollIntoViewIfNeeded();
};

const offers = (state: State, option: RegExp): boolean =>
  state.decision?.options.some((one) => option.test(one)) === true;

/** A Ritual whose symbols are filled as soon as dice allow it. */
const ritual = (name: string, isReached: (state: State) => boolean): Scene =>
  moment(name, {
    packs: ['rituals-and-runes'],
    likes: /^empower:/,
    at: (state) => asks('step', 2)(state) && isReached(state),
  });
const rituals = ritual(
  'ritual',
  (state) =>
    offers(state, /^empower:/) && state.players[0]?.items.some(({ filled = 0 }) => filled > 0) === true,
);

export const PACK_SCENES: readonly Scene[] = [
  from(NEW_GAME, 'new-packs', addPack(OWN), said('version 1'), toPacks),
  alike(
    from(
      NEW_GAME,
      'new-pack-refused',
      addPack({ ...OWN, cards: [{ ...OWN.cards[0], cost: 'six' }] }),
      said("can't be added"),
    ),
  ),
  ...within(PLATES, rituals),
  { ...alike(from(rituals, 'ritual-hero', hero)), phone: true },
  alike(
    ritual(
      'ritual-empowered',
      ({ players }) => players[0]?.items.some(({ card }) => card.endsWith('+empowered')) === true,
    ),
  ),
  ...within(
    STAGE,
    moment('market-equipping', {
      packs: ['weapons-of-legend'],
      at: (state) => asks('market', 2)(state) && offers(state, /^buy:.*\+/),
    }),
  ),
];
