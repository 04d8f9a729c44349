import { describe, expect, it } from 'vitest';
import { library } from '@wayrune/content';
import icons from '../../cards/pictures/cataclysm.json' with { type: 'json' };
import { cataclysm } from '../../cards/pictures/cataclysm/index.ts';
import { engrave } from '../draw.ts';
import { standardScene } from '../families.ts';
import { CURSED_FAMILIES } from '../subject.ts';
import { CURSED } from './index.ts';

const RECIPES = Object.entries({ ...cataclysm.curseFoes, ...cataclysm.curseSources });
const CARDS = library.packs.filter(({ pack }) => pack === 'cataclysm').flatMap(({ cards }) => cards);

describe('pictures of the cursed towns', () => {
  it('a Curse card with a foe is engraved, any other has an icon, and none has both', () => {
    const engraved = CARDS.filter((card) => card.kind === 'special' && card.foe !== undefined);
    expect(RECIPES.map(([id]) => id).toSorted()).toEqual(engraved.map(({ id }) => id).toSorted());
    const others = CARDS.filter((card) => !engraved.includes(card));
    expect(Object.keys(icons).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  });

  it('no two Curse cards look alike', () => {
    const looks = RECIPES.map(([, recipe]) => engrave(recipe, 'wide', CURSED.figures));
    expect(new Set(looks).size).toBe(RECIPES.length);
    expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
  });

  it.each(CURSED_FAMILIES)('a foe of the family %s without a recipe looks like one of its kind', (family) => {
    const looks = ['one', 'another', 'a third', 'a fourth'].map((id) =>
      engrave(standardScene(CURSED, family, id), 'wide', CURSED.figures),
    );
    expect(new Set(looks).size).toBeGreaterThan(1);
  });
});
