/** All things by name, and how one is placed. */
import { type Color, short, wash } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';
import { ANIMALS } from './animals.ts';
import { CRAFTS } from './crafts.ts';
import { CREATURES } from './creatures.ts';
import { DROVE } from './drove.ts';
import { LIGHTS } from './lights.ts';
import { NATURE } from './nature.ts';
import { PITFALLS } from './pitfalls.ts';
import type { Prop } from './prop.ts';
import { RUINS } from './ruins.ts';
import { SCENERY } from './scenery.ts';
import { SIGNS } from './signs.ts';
import { STRONGROOMS } from './strongrooms.ts';
import { HOARDS } from './hoards.ts';
import { THINGS } from './things.ts';
import { VESSELS } from './vessels.ts';
import { WEAPONS } from './weapons.ts';

const PROPS = {
  ...WEAPONS,
  ...LIGHTS,
  ...THINGS,
  ...CRAFTS,
  ...CREATURES,
  ...ANIMALS,
  ...DROVE,
  ...VESSELS,
  ...SIGNS,
  ...HOARDS,
  ...NATURE,
  ...RUINS,
  ...SCENERY,
  ...PITFALLS,
  ...STRONGROOMS,
};

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly rot?: number;
  readonly main?: Color;
  readonly trim?: Color;
}
export type PropStep = readonly [prop: keyof typeof PROPS, at: Placed];

export function drawProp(p: Plate, [name, { x, y, s = 1, rot = 0, main, trim }]: PropStep): void {
  const prop: Prop = PROPS[name];
  const [first, second = first] = prop.washes;
  const turn = rot === 0 ? '' : ` rotate(${rot})`;
  const size = s === 1 ? '' : ` scale(${s})`;
  p.group(`translate(${short(x)} ${short(y)})${turn}${size}`, () =>
    prop.draw(p, wash(main ?? first), wash(trim ?? second)),
  );
}
