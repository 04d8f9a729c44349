import { describe, expect, it } from 'vitest';
import { sevenScions } from '../../cards/pictures/seven-scions/index.ts';
import { engrave, VIEWS } from '../draw.ts';
import { lookOf } from '../picture-of.ts';
import type { Recipe } from '../recipe.ts';
import { STORM } from './index.ts';

const SCIONS = Object.entries(sevenScions.scions);
const ALL: readonly (readonly [string, Recipe])[] = Object.values(sevenScions).flatMap((recipes) =>
  Object.entries(recipes),
);
const drawn = (recipe: Recipe, asleep: boolean): string =>
  engrave(lookOf(recipe, asleep), 'wide', STORM.figures);

describe('pictures of the storm', () => {
  it('there are six Scions, six Stormlords and nine storm Challenges', () => {
    expect(Object.values(sevenScions).map((recipes) => Object.keys(recipes).length)).toEqual([6, 6, 9]);
  });

  it('no two of them look alike', () => {
    const looks = ALL.flatMap(([, recipe]) => [...new Set([drawn(recipe, false), drawn(recipe, true)])]);
    expect(new Set(looks).size).toBe(ALL.length + SCIONS.length);
  });

  it.each(SCIONS)('%s has a picture asleep in every view, and wakes in color', (_, recipe) => {
    const skin = 'person' in recipe ? recipe.person.wear.flatMap(([, main]) => main ?? []) : [];
    const own = skin.find((color) => color.startsWith('#'));
    expect(own).toBeDefined();
    expect(drawn(recipe, false)).toContain(own);
    expect(drawn(recipe, true)).not.toContain(own);
    for (const view of VIEWS)
      expect(engrave(lookOf(recipe, true), view, STORM.figures)).not.toBe(
        engrave(recipe, view, STORM.figures),
      );
  });

  it('a Stormlord never sleeps', () => {
    for (const recipe of Object.values(sevenScions.stormlords))
      expect(drawn(recipe, true)).toBe(drawn(recipe, false));
  });
});
