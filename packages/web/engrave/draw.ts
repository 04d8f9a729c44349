/** From a recipe to the markup of an image. Pure: the same recipe gives the same letters. */
import { drawGround } from './lands.ts';
import {
  BUST,
  drawStep,
  type FigureTable,
  FIGURES,
  type Likeness,
  type Portrait,
  type Recipe,
  type Scene,
  type Square,
  type Step,
} from './recipe.ts';
import { INK } from './tools/ink.ts';
import { Plate } from './tools/plate.ts';

/** wide: a card's picture · portrait: upright, for panels · square: for plates · token: the face, for a round frame. */
export const VIEWS = ['wide', 'portrait', 'square', 'token'] as const;
export type View = (typeof VIEWS)[number];

const WIDE = [280, 190] as const;
const UPRIGHT = [240, 300] as const;

interface Cut {
  readonly box: readonly [x: number, y: number, wide: number, high: number];
  readonly markup: string;
}

const squared = ([x, y, size]: Square): Cut['box'] => [x, y, size, size];

function cutScene({ ground, parts, square, token }: Scene, view: View, figures: FigureTable): Cut {
  const p = new Plate();
  drawGround(p, ground, WIDE);
  for (const step of parts) drawStep(p, step, figures);
  return {
    box: view === 'wide' ? [0, 0, ...WIDE] : squared(view === 'token' ? token : square),
    markup: p.markup,
  };
}

const IN_PLACE = { x: 0, y: 0, s: 1 } as const;

const uprightParts = (recipe: Portrait | Likeness): readonly Step[] =>
  'upright' in recipe ? recipe.upright : [['person', { at: IN_PLACE, ...recipe.person }]];

function cutUpright(recipe: Portrait | Likeness, view: View, figures: FigureTable): Cut {
  const { ground, token, wide = BUST } = recipe;
  const p = new Plate();
  drawGround(p, ground, view === 'wide' ? WIDE : UPRIGHT);
  const { x, y, s } = view === 'wide' ? wide : IN_PLACE;
  p.group(`translate(${x} ${y}) scale(${s})`, () => {
    for (const step of uprightParts(recipe)) drawStep(p, step, figures);
  });
  const box: Cut['box'] =
    view === 'wide'
      ? [0, 0, ...WIDE]
      : view === 'portrait'
        ? [16, 4, 212, 265]
        : view === 'square'
          ? [14, 10, 212, 212]
          : squared(token);
  return { box, markup: p.markup };
}

/** A whole SVG document, ready for an <img>. */
export function engrave(recipe: Recipe, view: View, figures: FigureTable = FIGURES): string {
  const { box, markup } =
    'parts' in recipe ? cutScene(recipe, view, figures) : cutUpright(recipe, view, figures);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}" fill="${INK}" stroke-linecap="round" stroke-linejoin="round">${markup}</svg>`;
}
