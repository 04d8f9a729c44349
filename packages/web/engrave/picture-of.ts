/** The picture of a subject: its own recipe, else what its family or kind looks like. */
import { recipesOf } from '../cards/pictures/recipes.ts';
import { engrave, type View } from './draw.ts';
import { type Bestiary, HOME, standardScene } from './families.ts';
import type { Recipe } from './recipe.ts';
import { strangersPortrait } from './strangers.ts';
import { CURSED_FAMILIES, JUNGLE_FAMILIES, STORM_FAMILIES, type Subject } from './subject.ts';

const standardRecipe = (bestiary: Bestiary, { id, kind }: Subject): Recipe =>
  kind === 'hero' || kind === 'ally' ? strangersPortrait(id) : standardScene(bestiary, kind, id);

interface LateBestiary {
  readonly set: string;
  readonly families: readonly Subject['kind'][];
  readonly load: () => Promise<Bestiary>;
}

/** Parts that few games need are loaded with the first card that needs them. */
const LATE: readonly LateBestiary[] = [
  {
    set: 'mists-of-zanaga',
    families: JUNGLE_FAMILIES,
    load: async () => (await import('./jungle/index.ts')).JUNGLE,
  },
  {
    set: 'seven-scions',
    families: STORM_FAMILIES,
    load: async () => (await import('./storm/index.ts')).STORM,
  },
  {
    set: 'cataclysm',
    families: CURSED_FAMILIES,
    load: async () => (await import('./curses/index.ts')).CURSED,
  },
];

export async function bestiaryOf({ set, kind }: Subject): Promise<Bestiary> {
  const late =
    LATE.find((one) => one.set === set) ?? LATE.find(({ families }) => families.some((one) => one === kind));
  return late === undefined ? HOME : late.load();
}

/** How somebody looks who is asleep; others look the same at all times. */
export const lookOf = (recipe: Recipe, asleep: boolean): Recipe =>
  asleep && 'person' in recipe ? (recipe.asleep ?? recipe) : recipe;

export async function pictureOf(subject: Subject, view: View): Promise<string> {
  const [recipes, bestiary] = await Promise.all([recipesOf(subject.set), bestiaryOf(subject)]);
  const recipe = recipes?.[subject.id] ?? standardRecipe(bestiary, subject);
  return engrave(lookOf(recipe, subject.asleep ?? false), view, bestiary.figures);
}
