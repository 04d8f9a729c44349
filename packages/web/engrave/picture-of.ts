/** The picture of a subject: its own recipe, else what its family or kind looks like. */
import { LATE_RECIPE_FILES, recipesOf } from '../cards/pictures/recipes.ts';
import { engrave, type View } from './draw.ts';
import { type Bestiary, HOME, standardScene } from './families.ts';
import type { Recipe } from './recipe.ts';
import { strangersPortrait } from './strangers.ts';
import { JUNGLE_FAMILIES, type Subject } from './subject.ts';

const standardRecipe = (bestiary: Bestiary, { id, kind }: Subject): Recipe =>
  kind === 'hero' || kind === 'ally' ? strangersPortrait(id) : standardScene(bestiary, kind, id);

const isOfTheJungle = ({ kind }: Subject): boolean => JUNGLE_FAMILIES.some((family) => family === kind);

/** Parts that few games need are loaded with the first card that needs them. */
export async function bestiaryOf(subject: Subject): Promise<Bestiary> {
  return subject.set in LATE_RECIPE_FILES || isOfTheJungle(subject)
    ? (await import('./jungle/index.ts')).JUNGLE
    : HOME;
}

export async function pictureOf(subject: Subject, view: View): Promise<string> {
  const [recipes, bestiary] = await Promise.all([recipesOf(subject.set), bestiaryOf(subject)]);
  return engrave(recipes?.[subject.id] ?? standardRecipe(bestiary, subject), view, bestiary.figures);
}
