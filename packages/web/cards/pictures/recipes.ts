/** The engraved pictures of every set: a folder a set, a file a deck. */
import type { Recipes } from '../../engrave/recipe.ts';
import { base } from './base/index.ts';
import { beastsAndBandits } from './beasts-and-bandits/index.ts';
import { weaponsOfLegend } from './weapons-of-legend/index.ts';
import { trapsAndTerrors } from './traps-and-terrors/index.ts';

/** The files of each set. */
export const RECIPE_FILES: Readonly<Record<string, Readonly<Record<string, Recipes>>>> = {
  base,
  'beasts-and-bandits': beastsAndBandits,
  'weapons-of-legend': weaponsOfLegend,
  'traps-and-terrors': trapsAndTerrors,
};

export const RECIPES: Readonly<Record<string, Recipes>> = Object.fromEntries(
  Object.entries(RECIPE_FILES).map(([set, files]) => [
    set,
    Object.assign({}, ...Object.values(files)) as Recipes,
  ]),
);
