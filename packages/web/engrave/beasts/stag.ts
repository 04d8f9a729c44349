/** A stag, head and shoulders: a crown of antlers over a heavy neck. */
import { IVORY } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { type Stand, standing } from './anatomy.ts';

const RED = { hide: '#a06a3f', dark: '#54341f', pale: '#e2c391', horn: '#d9c498' } as const;

/** Beam and tines, from the brow up; the far antler is drawn first. */
const FAR = [
  ['150,76 176,58 196,34 196,4', [8, 7, 6, 0.8]],
  ['174,60 194,56 210,40', [5.5, 4.5, 0.8]],
  ['190,44 212,34 222,14', [5, 4, 0.8]],
] as const;
const NEAR = [
  ['128,76 98,62 78,38 84,4', [9, 8, 7, 0.8]],
  ['108,68 118,48 136,36', [6, 5, 0.8]],
  ['90,54 66,48 50,28', [6, 5, 0.8]],
  ['80,36 60,22 56,4', [5, 4, 0.8]],
] as const;

export type Stag = Stand;

export function drawStag(p: Plate, stand: Stag): void {
  standing(p, stand, () => {
    for (const [spine, widths] of FAR) p.limb(points(spine), widths, RED.horn, { gap: 4.6, k: 0.7 });
    p.form(smooth(points('148,84! 168,66 190,70! 182,88 160,96!')), RED.dark, { k: 0.5, gap: 3.6 });
    neck(p);
    head(p);
    for (const [spine, widths] of NEAR) p.limb(points(spine), widths, RED.horn, { gap: 4.6, k: 0.55 });
    p.form(
      smooth(points('112,96! 90,80 62,84! 74,104 106,112!')),
      RED.hide,
      { k: 0.4, gap: 3.6 },
      { extra: `<path d="M104 100Q86 88 70 90Q80 102 102 106Z" fill="${RED.dark}"/>` },
    );
  });
}

function neck(p: Plate): void {
  p.form(tufts(points('20,200 40,150 68,116 104,92'), 13, 11, -0.3, 4), RED.dark, null);
  p.form(
    smooth(points('16,206! 40,152 72,116 110,96 148,108 158,140 154,172 168,206!')),
    RED.hide,
    { angle: 30, gap: 4.8, k: 0.34, max: 40, w: 3.1 },
    { hatch: hairs(44, [40, 112, 110, 84], [-5, 14], 1.1, 7) },
  );
  // the mane hangs from the throat
  p.form(
    tufts(points('170,204 160,170 150,136 128,128 116,150 112,204').reverse(), 15, 11, 0.2, 3),
    RED.dark,
    { angle: 30, k: 0.3, gap: 4.4 },
  );
}

function head(p: Plate): void {
  p.form(
    smooth(
      points(
        '104,104 112,84 130,72 152,74 174,90 196,108 216,118 222,132 212,144! 194,144 176,140 156,140 134,138 112,126',
      ),
    ),
    RED.hide,
    { angle: 58, gap: 3.9, k: 0.36, max: 24, w: 2.7 },
    {
      extra: `<path d="M226 150L190 150L160 142L186 124L206 116L226 126Z" fill="${RED.pale}"/>`,
      hatch: swells(
        tuples(6, '172 96 180 108 174 124, 182 102 190 112 184 128, 192 108 199 118 194 132'),
        1.1,
      ),
    },
  );
  p.fill('M208 116C216 114 226 122 225 131C222 137 214 135 211 130C208 126 206 120 208 116Z')
    .fill('M213 119Q218 118 222 124Q217 124 213 119Z', '#cdbd9d')
    .line('M212 143Q196 146 180 136', 2.2);
  p.fill('M140 92C148 86 160 90 166 100C156 104 146 102 140 96Z')
    .disc(154, 96.5, 5, '#e8a83a', 1.2)
    .dot(155, 97, 2.7)
    .dot(153, 95, 1.1, IVORY)
    .fill(swell(134, 90, 150, 80, 170, 96, 2));
}
