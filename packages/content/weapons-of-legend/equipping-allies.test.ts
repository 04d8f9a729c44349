import type { AllyCard } from '@wayrune/engine/effects/vocabulary.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { cardInfo, infoOf, itemKind } from '@wayrune/engine/rules/world/world.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { cardText, typeLine } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const SETUP = {
  adventure: 'dragon-lords',
  heroes: ['hedda-stonebrake'],
  variants: [],
  packs: ['weapons-of-legend'],
};
const world = createWorld(library, SETUP);
const allies = library.packs
  .filter(({ pack }) => pack === 'weapons-of-legend')
  .flatMap((pack) => pack.cards)
  .filter((card): card is AllyCard => card.kind === 'ally' && card.equips !== undefined);
const named = allies.map((card) => [card.name, card] as const);
const asItem = ({ id }: AllyCard): string => typeLine(infoOf(world, `${id}+item`));

describe('the Equipping Allies of Weapons of Legend', () => {
  it('PACK-11 are six, of which one is used by discarding and five by activating', () => {
    const uses = allies.map((ally) => asItem(ally).replace(/^.*, /, ''));
    expect(uses.toSorted()).toEqual([...Array<string>(5).fill('activate to use.'), 'discard to use.']);
  });

  it('PACK-12 are, of those that are activated, an Artifact, two Weapons, an Armor and a Rune', () => {
    const activated = allies.filter((ally) => asItem(ally).includes('activate'));
    expect(activated.map(({ equips }) => String(equips?.class)).toSorted()).toEqual([
      'armor',
      'artifact',
      'rune',
      'weapon',
      'weapon',
    ]);
  });

  it.each(named)('%s is hired for its numbers, without its text', (_, card) => {
    const ally = infoOf(world, `${card.id}+ally`);
    const { life, mind, body, spirit } = card;
    expect(ally.fighter).toEqual({ life, stamina: 0, mind, body, spirit });
    expect([ally.holding, ally.held.always, ally.held.rules, ally.held.abilities]).toEqual([
      'ally',
      [],
      [],
      [],
    ]);
  });

  it.each(named)('%s is bought for its text, without its numbers', (_, card) => {
    const item = infoOf(world, `${card.id}+item`);
    const { always = [], rules = [], abilities = [] } = card.equips ?? {};
    expect([item.holding, item.fighter]).toEqual(['item', null]);
    expect([item.held.always, item.held.rules, item.held.abilities]).toEqual([always, rules, abilities]);
    expect(itemKind(item)).toEqual({ class: card.equips?.class, type: card.equips?.type });
  });

  it.each(named)('%s costs the same either way, and is in the deck once', (_, card) => {
    for (const form of ['ally', 'item']) {
      const t = scenario(library, { heroes: SETUP.heroes, packs: SETUP.packs });
      t.player(0).gold = card.cost;
      t.onTop('market', card.id);
      t.choose('stay', `buy:${card.id}+${form}`);
      expect(t.player(0).gold).toBe(0);
    }
    expect(world.decks['market']?.filter((id) => id.startsWith(card.id))).toEqual([card.id]);
  });

  it.each(named)('%s says both on its card', (_, card) => {
    const text = cardText(cardInfo(card, card.id, 'weapons-of-legend'));
    expect(text).toMatch(/^Equipping Ally\.\nAs an Ally: .+\nAs an? (Weapon|Armor|Artifact|Rune|Potion)/);
  });
});
