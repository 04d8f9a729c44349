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

/** Sets with many pictures of their own: loaded with the first card of theirs. */
export const LATE_RECIPE_FILES: Readonly<Record<string, () => Promise<Readonly<Record<string, Recipes>>>>> = {
  'mists-of-zanaga': async () => (await import('./mists-of-zanaga/index.ts')).mistsOfZanaga,
  'seven-scions': async () => (await import('./seven-scions/index.ts')).sevenScions,
  cataclysm: async () => (await import('./cataclysm/index.ts')).cataclysm,
};

const joined = (files: Readonly<Record<string, Recipes>>): Recipes =>
  Object.assign({}, ...Object.values(files)) as Recipes;

const RECIPES: Readonly<Record<string, Recipes>> = Object.fromEntries(
  Object.entries(RECIPE_FILES).map(([set, files]) => [set, joined(files)]),
);

/** The recipes of a set by the ids of its cards; undefined where nobody has drawn any. */
export async function recipesOf(set: string): Promise<Recipes | undefined> {
  const files = await LATE_RECIPE_FILES[set]?.();
  return files === undefined ? RECIPES[set] : joined(files);
}
