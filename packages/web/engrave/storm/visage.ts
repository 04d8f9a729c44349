/** A being of the storm from in front: head, hair, beard, crown and garb from tables, so that any goes with any other. */
import { drawArm } from '../beasts/figure.ts';
import { standing, type Stand } from '../beasts/anatomy.ts';
import type { Prop } from '../props/prop.ts';
import { type Color, wash } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';
import type { Point } from '../tools/points.ts';
import { BEARDS } from './beards-of-weather.ts';
import { CROWNS } from './crowns.ts';
import { type Eyes, drawFace, type Features } from './storm-faces.ts';
import { GARBS } from './garbs.ts';
import { MANES } from './manes.ts';

type Of<Table> = readonly [kind: keyof Table, main?: Color, trim?: Color];

export interface Visage extends Stand, Features {
  readonly skin: Color;
  readonly eyes?: Eyes;
  readonly mane?: Of<typeof MANES>;
  readonly beard?: Of<typeof BEARDS>;
  readonly crown?: Of<typeof CROWNS>;
  readonly garb?: Of<typeof GARBS>;
  /** Where the hands are; nowhere if not given. */
  readonly left?: Point;
  readonly right?: Point;
  readonly hand?: 'fist' | 'open';
  /** The head alone: moved and scaled. */
  readonly head?: { readonly y?: number; readonly s?: number };
}

function draw<K extends string>(
  p: Plate,
  table: Readonly<Record<K, Prop>>,
  worn: readonly [kind: K, main?: Color, trim?: Color] | undefined,
): void {
  if (worn === undefined) return;
  const [kind, main, trim] = worn;
  const { washes, draw: drawPart } = table[kind];
  const [first, second = first] = washes;
  drawPart(p, wash(main ?? first), wash(trim ?? second));
}

const NECK: readonly Point[] = [
  [0, 20],
  [0, 48],
  [0, 74],
];

export function drawVisage(p: Plate, visage: Visage): void {
  const { left, right, hand = 'fist', head = {}, garb } = visage;
  const skin = wash(visage.skin);
  const inHead = (drawing: () => void): void => {
    const { y = 0, s = 1 } = head;
    if (y === 0 && s === 1) drawing();
    else p.group(`translate(0 ${y}) scale(${s})`, drawing);
  };
  standing(p, { ...visage, x: (visage.x ?? 0) + 140, y: (visage.y ?? 0) + 92 }, () => {
    inHead(() => draw(p, MANES, visage.mane));
    const arm = (side: -1 | 1, to: Point): void =>
      drawArm(p, {
        from: [side * 66, 84],
        to: [to[0] - 140, to[1] - 92],
        length: 74,
        bend: side,
        w: 15,
        skin,
        hand,
      });
    if (left !== undefined) arm(-1, left);
    if (right !== undefined) arm(1, right);
    if (garb !== undefined) p.limb(NECK, [22, 20, 27], skin, { gap: 4, k: 0.7 });
    draw(p, GARBS, garb);
    inHead(() => {
      drawFace(p, skin, visage);
      draw(p, BEARDS, visage.beard);
      draw(p, CROWNS, visage.crown);
    });
  });
}
