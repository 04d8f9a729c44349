/** A person from parts, in a box of 240 × 300. Any eyes go with any nose: all parts share the same lines. */
import { drawProp, type PropStep } from '../props/index.ts';
import { type Color, INK, wash } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';
import { ARMOR } from './armor.ts';
import { BEARDS } from './beards.ts';
import { COLLARS } from './collars.ts';
import { BROWS, EYES, MOUTHS, NOSES } from './features.ts';
import { GARMENTS } from './garments.ts';
import { HAIR } from './hair.ts';
import { SHORT_HAIR } from './hair-short.ts';
import { drawEar, drawFarEar, drawHead, drawNeck, type Ear, type HeadKind, type Shaping } from './heads.ts';
import { HATS } from './hats.ts';
import { HOODS } from './hoods.ts';
import { HELMS } from './helms.ts';
import { MARKS, type Mark } from './face-marks.ts';
import { drawSkull, drawSpine } from './skull.ts';
import type { Layer, Wearable } from './wear.ts';

const WEAR = {
  ...HAIR,
  ...SHORT_HAIR,
  ...BEARDS,
  ...HATS,
  ...HOODS,
  ...HELMS,
  ...GARMENTS,
  ...ARMOR,
  ...COLLARS,
};
export type Worn<More extends string = never> = readonly [
  part: keyof typeof WEAR | More,
  main?: Color,
  trim?: Color,
];

export interface Face {
  readonly eyes: keyof typeof EYES;
  readonly brows: keyof typeof BROWS | readonly [keyof typeof BROWS, Color];
  /** A nose that stands out may be redder than the face. */
  readonly nose: keyof typeof NOSES | readonly [keyof typeof NOSES, Color];
  readonly mouth: keyof typeof MOUTHS | readonly [keyof typeof MOUTHS, Color];
}

/** `More` names what else there is to wear, where a set brings its own. */
export interface Person<More extends string = never> extends Shaping {
  readonly skin: Color;
  /** A skull needs no face; its second color is the light in its eyes. */
  readonly head: HeadKind | 'skull';
  readonly face?: Face;
  readonly gleam?: Color;
  readonly ears?: Ear;
  readonly marks?: readonly Mark[];
  /** Hair, beard, headgear, garment, collar; the order counts only within a layer. */
  readonly wear: readonly Worn<More>[];
  /** Where the head sits: moved, scaled about its middle, turned. */
  readonly pose?: {
    readonly x?: number;
    readonly y?: number;
    readonly wide?: number;
    readonly high?: number;
    readonly turn?: number;
  };
  readonly behind?: readonly PropStep[];
  readonly before?: readonly PropStep[];
}

const named = <K extends string>(one: K | readonly [K, Color], fallback: string): readonly [K, string] =>
  typeof one === 'string' ? [one, fallback] : [one[0], wash(one[1])];

export function drawPerson<More extends string = never>(
  p: Plate,
  person: Person<More>,
  more?: Readonly<Record<More, Wearable>>,
): void {
  const { pose = {}, head, ears } = person;
  const skin = wash(person.skin);
  const wardrobe = { ...WEAR, ...more } as Readonly<Record<keyof typeof WEAR | More, Wearable>>;
  const layer = (name: Layer): void => {
    for (const [part, main, trim] of person.wear) {
      const worn: Wearable = wardrobe[part];
      const [first, second = first] = worn.washes;
      worn[name]?.(p, { main: wash(main ?? first), trim: wash(trim ?? second), skin });
    }
  };
  const inHead = (draw: () => void): void => {
    const { x = 0, y = 0, wide = 1, high = 1, turn = 0 } = pose;
    p.group(
      `translate(${118 + x} ${120 + y}) rotate(${turn}) scale(${wide} ${high}) translate(-118 -120)`,
      draw,
    );
  };
  for (const step of person.behind ?? []) drawProp(p, step);
  layer('behind');
  inHead(() => {
    layer('back');
    if (head === 'skull') drawSpine(p, skin);
    else if (head !== 'framed') drawNeck(p, head, skin);
  });
  layer('under');
  inHead(() => {
    if (head === 'skull') drawSkull(p, skin, wash(person.gleam ?? '#d8f2c8'));
    else {
      if (ears?.far === true) drawFarEar(p, skin);
      drawHead(p, head, skin, person);
      if (ears !== undefined && ears.over !== true) drawEar(p, skin, ears);
      layer('face');
      drawFace(p, person, skin);
    }
    layer('front');
    if (ears?.over === true) drawEar(p, skin, ears);
  });
  layer('over');
  for (const step of person.before ?? []) drawProp(p, step);
}

function drawFace(p: Plate, { face, marks = [] }: Pick<Person, 'face' | 'marks'>, skin: string): void {
  if (face !== undefined) {
    const [mouth, lips] = named(face.mouth, '#c06a55');
    const [brows, hair] = named(face.brows, INK);
    const [nose, flesh] = named(face.nose, skin);
    MOUTHS[mouth](p, lips);
    EYES[face.eyes](p, INK);
    BROWS[brows](p, hair);
    NOSES[nose](p, flesh);
  }
  for (const mark of marks) MARKS[mark](p);
}
