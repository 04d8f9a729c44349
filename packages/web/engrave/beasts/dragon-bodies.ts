/** Bodies of dragonkin: running on four legs, in armor, in the egg. */
import { mixed } from '../tools/ink.ts';
import { swell } from '../tools/lines.ts';
import { type Plate, patch, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { rows, tufts } from '../tools/tufts.ts';
import { type Stand, standing } from './anatomy.ts';
import { dragonNeck, type Hide } from './dragon-parts.ts';

/** A lizard's body, seen from the side. */
export function runningBody(p: Plate, coat: Hide): void {
  const far = mixed(coat.hide, coat.dark, 0.55);
  p.limb(points('74,112 40,102 12,116 -12,92'), [20, 13, 8, 0.8], coat.hide, { k: 0.4 });
  for (const leg of ['98,122 112,142 104,160 122,168', '170,112 198,130 196,152 214,158'])
    p.limb(points(leg), [14, 9, 6, 4], far);
  p.form(
    tufts(points('40,100 72,88 108,74 150,72 186,82'), 15, (t) => 7 + 9 * t, -0.5, 4, 0.2),
    coat.dark,
    null,
  );
  const body = smooth(points('52,116 66,96 104,80 150,78 186,86 196,108 172,130 122,136 76,134'));
  p.form(
    body,
    coat.hide,
    { angle: 74, gap: 4.4, k: 0.3, max: 20, w: 2.9 },
    {
      extra:
        strokes(rows(48, 74, 200, 122, 11, 'scale'), 1.2, undefined, ' opacity=".6"') +
        patch('M70 124Q120 116 182 116L176 140H76Z', coat.belly, 1.5) +
        strokes(
          'M84 122L88 140M100 119L104 140M116 118L120 140M132 117L136 140M148 116L152 140M164 116L166 138',
          1.4,
        ),
    },
  );
  dragonNeck(p, coat, points('168,108 192,92 204,74'), [25, 20, 17], { spikes: 4, size: 10 });
  for (const leg of ['84,116 64,142 82,156 68,174 86,178', '166,112 176,142 160,158 178,174'])
    p.limb(points(leg), [20, 12, 7, 5, 4], coat.hide, { open: 3, k: 0.4 });
  for (const [x, y] of tuples(2, '86 178, 178 175, 122 168, 214 158'))
    for (const a of [-4, 1, 6])
      p.mass(`M${x + a - 3} ${y - 4}L${x + a + 7} ${y + 3}L${x + a - 1} ${y + 2}Z`, coat.horn, {
        w: 1.2,
        dx: 0.5,
        dy: 0.5,
      });
}

export function armor(p: Plate, coat: Hide): void {
  p.form(
    smooth(points('86,200! 92,160 116,142 146,152 178,140 200,158 206,200!')),
    '#8d979a',
    { angle: 20, k: 0.34, gap: 4.6, max: 44, w: 3 },
    {
      hatch: swell(146, 152, 150, 176, 146, 200, 1.5),
    },
  ).line('M100 168Q124 156 146 166Q170 154 194 166', 2);
  p.form(smooth(points('100,136! 122,148 150,150 176,134! 182,150 150,168 118,164 96,152')), '#a9b2b3', {
    angle: 24,
    k: 0.36,
    gap: 4,
  });
  for (const [x, y, rot] of tuples(3, '70 158 -14, 218 160 14'))
    p.group(`translate(${x} ${y}) rotate(${rot})`, () => {
      for (const [dy, w] of tuples(2, '18 36, 6 39, -8 40')) {
        const plate = smooth([
          [-w, dy + 16, 1],
          [-w * 0.86, dy - 10],
          [0, dy - 26],
          [w * 0.86, dy - 10],
          [w, dy + 16, 1],
          [0, dy + 8],
        ]);
        p.form(plate, '#9aa5a8', { angle: 30, k: 0.34, gap: 4.2, max: 26, w: 2.9 });
      }
      for (const a of [-20, 0, 20])
        p.mass(`M${a - 6} -26Q${a} -34 ${a * 1.4} -50Q${a + 8} -34 ${a + 7} -25Z`, coat.horn, { w: 1.5 });
    });
}

/** The egg a whelp looks out of, with its claws over the edge. */
export function drawShell(p: Plate, stand: Stand & { readonly claws: Hide }): void {
  const { claws } = stand;
  standing(p, stand, () => {
    const edge =
      '66,128! 82,140! 92,124! 108,144! 122,128! 138,146! 152,128! 164,142! 180,126! 186,150 172,182 124,194 78,182 62,152';
    p.form(smooth(points(edge)), '#ece3cb', { angle: 36, gap: 4.4, k: 0.36, max: 38, w: 3 });
    for (const [x, y, r] of tuples(3, '86 160 5, 104 172 4, 118 156 5, 140 174 5, 154 160 4'))
      p.dot(x, y, r * 0.8, '#b9a37a');
    p.line('M100 150L94 164L104 172M150 150L158 166', 1.6);
    p.form(smooth(points('212,166! 222,158! 230,164! 242,158! 246,172 228,178')), '#ece3cb', {
      k: 0.5,
      gap: 3.6,
    });
    for (const x of [100, 148])
      p.group(`translate(${x} 134)`, () => {
        for (const a of [-7, 0, 7])
          p.mass(
            `M${a - 3.5} -3C${a - 4} 6 ${a - 1} 12 ${a} 14C${a + 2} 10 ${a + 4} 4 ${a + 3.5} -3Z`,
            claws.horn,
            { w: 1.3, dx: 0.7, dy: 0.7 },
          );
        p.form(oval(0, -5, 12, 7), claws.hide, { k: 0.5, gap: 3.4 }, { w: 1.7 });
      });
  });
}
