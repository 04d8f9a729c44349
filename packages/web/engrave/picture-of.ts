/** The picture of a subject: its own recipe, else what its family or kind looks like. */
import { RECIPES } from '../cards/pictures/recipes.ts';
import { engrave, type View } from './draw.ts';
import { standardScene } from './families.ts';
import type { Recipe } from './recipe.ts';
import { strangersPortrait } from './strangers.ts';
import type { Subject } from './subject.ts';

function recipeOf({ set, id, kind }: Subject): Recipe {
  return (
    RECIPES[set]?.[id] ??
    (kind === 'hero' || kind === 'ally' ? strangersPortrait(id) : standardScene(kind, id))
  );
}

export const pictureOf = (subject: Subject, view: View): string => engrave(recipeOf(subject), view);
