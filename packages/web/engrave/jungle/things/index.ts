/** All things of the jungle by name, and how one is placed. */
import type { Placed } from '../../props/index.ts';
import type { Prop } from '../../props/prop.ts';
import { short, wash } from '../../tools/ink.ts';
import type { Plate } from '../../tools/plate.ts';
import { PLACES } from './places.ts';
import { TOOLS } from './jungle-tools.ts';
import { WRECKAGE } from './wreckage.ts';

const THINGS = { ...TOOLS, ...WRECKAGE, ...PLACES };

export interface Thing extends Placed {
  readonly name: keyof typeof THINGS;
}

export function drawThing(p: Plate, { name, x, y, s = 1, rot = 0, main, trim }: Thing): void {
  const thing: Prop = THINGS[name];
  const [first, second = first] = thing.washes;
  p.group(`translate(${short(x)} ${short(y)}) rotate(${rot}) scale(${s})`, () =>
    thing.draw(p, wash(main ?? first), wash(trim ?? second)),
  );
}
