/** A picture as data: a ground, parts with options, and which piece of it a token shows. */
import { type Bear, drawBear } from './beasts/bear.ts';
import { type Boar, drawBoar } from './beasts/boar.ts';
import { type Cultist, drawCultist } from './beasts/cultist.ts';
import { type Dragon, drawDragon, HIDES } from './beasts/dragon.ts';
import { drawShell } from './beasts/dragon-bodies.ts';
import type { Stand } from './beasts/anatomy.ts';
import { type Dog, drawDog } from './beasts/dog.ts';
import { drawFerrox, type Ferrox } from './beasts/ferrox.ts';
import { drawGoblin, type Goblin } from './beasts/goblin.ts';
import { drawHeron, type Heron } from './beasts/heron.ts';
import { drawHound, type Hound } from './beasts/hound.ts';
import { drawLeech, type Leech } from './beasts/leech.ts';
import { drawRazorwing, type Razorwing } from './beasts/razorwing.ts';
import { drawSpider, type Spider } from './beasts/spider.ts';
import { drawStag, type Stag } from './beasts/stag.ts';
import type { CursedFigures } from './curses/cursed-figures.ts';
import type { JungleFigures } from './jungle/jungle-figures.ts';
import type { StormFigures } from './storm/storm-figures.ts';
import { drawCloud, drawEarth, drawWater, type Ground } from './lands.ts';
import { drawPerson, type Person } from './people/person.ts';
import { drawProp, type Placed, type PropStep } from './props/index.ts';
import type { Plate } from './tools/plate.ts';
import { tuples } from './tools/points.ts';

/** Where somebody drawn in the box of a portrait stands in a wide picture. */
interface Bust {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

/** The parts every set may use. */
export const FIGURES = {
  ferrox: (p: Plate, o: Ferrox) => drawFerrox(p, o),
  razorwing: (p: Plate, o: Razorwing) => drawRazorwing(p, o),
  spider: (p: Plate, o: Spider) => drawSpider(p, o),
  dragon: (p: Plate, o: Dragon) => drawDragon(p, o),
  shell: (p: Plate, { claws = 'green', ...stand }: Stand & { readonly claws?: keyof typeof HIDES }) =>
    drawShell(p, { ...stand, claws: HIDES[claws] }),
  boar: (p: Plate, o: Boar) => drawBoar(p, o),
  bear: (p: Plate, o: Bear) => drawBear(p, o),
  leech: (p: Plate, o: Leech) => drawLeech(p, o),
  hound: (p: Plate, o: Hound) => drawHound(p, o),
  dog: (p: Plate, o: Dog) => drawDog(p, o),
  stag: (p: Plate, o: Stag) => drawStag(p, o),
  heron: (p: Plate, o: Heron) => drawHeron(p, o),
  goblin: (p: Plate, o: Goblin) => drawGoblin(p, o),
  cultist: (p: Plate, o: Cultist) => drawCultist(p, o),
  person: (p: Plate, { at = BUST, ...person }: Person & { readonly at?: Bust }) =>
    void p.group(`translate(${at.x} ${at.y}) scale(${at.s})`, () => drawPerson(p, person)),
  earth: (p: Plate, o: Parameters<typeof drawEarth>[1]) => drawEarth(p, o),
  water: (p: Plate, o: Parameters<typeof drawWater>[1]) => drawWater(p, o),
  cloud: (p: Plate, o: Parameters<typeof drawCloud>[1]) => drawCloud(p, o),
  glow: (
    p: Plate,
    {
      x,
      y,
      r,
      color,
      strength,
    }: {
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly color?: `#${string}`;
      readonly strength?: number;
    },
  ) => void p.glow(x, y, r, color, strength),
} as const;
/** A set that is loaded late brings more. */
type Figures = typeof FIGURES & JungleFigures & StormFigures & CursedFigures;
/** Parts by name, as a recipe asks for them. */
export type FigureTable = Readonly<Record<string, (p: Plate, options: never) => void>>;

/** The same parts several times, drawn once: x, y and size of each. */
type Flock = readonly ['flock', { readonly of: readonly Step[]; readonly at: string }];

/** A part and its options, drawn in the order of the list. */
export type Step =
  | { [K in keyof Figures]: readonly [K, Parameters<Figures[K]>[1]] }[keyof Figures]
  | PropStep
  | Flock;

export type Square = readonly [x: number, y: number, size: number];

/** A picture of 280 × 190, beasts looking right and people left. */
export interface Scene {
  readonly ground: Ground;
  readonly parts: readonly Step[];
  readonly square: Square;
  readonly token: Square;
}

/** Somebody in a box of 240 × 300, and how they look asleep, if they ever do. */
export interface Portrait {
  readonly ground: Ground;
  readonly person: Person;
  /** The face, for a token. */
  readonly token: Square;
  readonly wide?: Bust;
  readonly asleep?: Likeness;
}

/** Somebody who is no human, or not alone, in a box of 240 × 300. */
export interface Likeness {
  readonly ground: Ground;
  readonly upright: readonly Step[];
  readonly token: Square;
  readonly wide?: Bust;
}

export type Recipe = Scene | Portrait | Likeness;
/** Recipes by the id of their card. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** Shows hands and what they hold below the face. */
export const BUST: Bust = { x: 44, y: -8, s: 0.8 };

export function drawStep(p: Plate, step: Step, figures: FigureTable = FIGURES): void {
  const [name, options] = step;
  if (name === 'flock') {
    const places = tuples(3, options.at).map(([x, y, s]) => `translate(${x} ${y}) scale(${s})`);
    p.copies(places, () => {
      for (const one of options.of) drawStep(p, one, figures);
    });
    return;
  }
  const figure = figures[name] as ((p: Plate, o: unknown) => void) | undefined;
  if (figure === undefined) drawProp(p, [name, options] as readonly [PropStep[0], Placed]);
  else figure(p, options);
}
