/** What stands around a figure: a well, a gallows, a town; hands that hold. */
import { swell, taper } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { shade } from '../tools/shade.ts';
import { props } from './prop.ts';

const wood = (p: Plate, d: string, fill: string, angle: number): Plate =>
  p.form(d, fill, { angle, k: 0.5, gap: 7, max: 8, bend: 0 }, { w: 1.7 });

const POST = { angle: 0, k: 0.6, gap: 4, max: 5, w: 1.8 } as const;

function house(p: Plate, x: number, y: number, w: number, h: number, roof: string): void {
  p.form(
    `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
    '#e8dcbc',
    { angle: 0, k: 0.5, gap: 3.8, max: 9, w: 2 },
    { w: 1.5, dx: 0.9, dy: 0 },
  );
  p.form(
    `M${x - 3} ${y}L${x + w / 2} ${y - 15}L${x + w + 3} ${y}Z`,
    roof,
    { angle: 0, k: 0.5, gap: 3.2 },
    { w: 1.5, dx: 0.9, dy: 0.9 },
  );
  p.fill(`M${x + w / 2 - 2} ${y + 8}h4v7h-4Z`);
}

export const SCENERY = props({
  fist: {
    washes: ['tan', '#5b5148'],
    draw(p, main, trim) {
      p.form('M-15 12L-20 60H22L16 10Z', trim, { angle: 10, k: 0.4, gap: 4.4 });
      p.form(smooth(points('-16,-8 -10,-16 8,-16 17,-8 18,8 10,17 -10,17 -18,6')), main, {
        angle: 20,
        k: 0.4,
        gap: 3.6,
        max: 16,
        w: 2.2,
      });
      p.line('M-14 -7Q-4 -10 2 -6M-16 1Q-5 -2 2 2M-14 9Q-5 6 1 10', 1.7).line('M2 -12Q8 0 2 14', 1.5);
    },
  },
  fingers: {
    washes: ['tan'],
    draw(p, main) {
      for (const y of [-8, 0, 8])
        p.form(
          smooth([
            [-14, y - 4],
            [4, y - 6],
            [12, y],
            [4, y + 5],
            [-14, y + 4],
          ]),
          main,
          { k: 0.3, gap: 3.4 },
          { w: 1.5 },
        );
    },
  },
  sleeve: {
    washes: ['wine'],
    draw: (p, main) => void p.form('M-32 66L-20 12L0 0L22 14L42 66Z', main, { k: 0.3, gap: 4.4 }),
  },
  well: {
    washes: ['#cfc6ae', '#8d4a37'],
    draw(p, main, trim) {
      for (const x of [-24, 19])
        p.form(`M${x} -30H${x + 5}V4H${x}Z`, '#9c7a50', POST, { w: 1.5, dx: 0.8, dy: 0.8 });
      p.line('M-20 -18H20', 4.4).line('M-20 -18H20', 1.8, '#c9a468').line('M4 -18V-2', 1.5);
      p.mass('M-2 -6H10L8 4H0Z', '#8a6a45', { w: 1.4, dx: 0.7, dy: 0.7 });
      p.form(
        'M-34 -28L0 -46L34 -28L30 -23L0 -38L-30 -23Z',
        trim,
        { angle: 40, k: 0.5, gap: 3.6, max: 8, w: 2 },
        { w: 1.6 },
      );
      p.form(
        'M-30 4C-20 -2 20 -2 30 4L28 44H-28Z',
        main,
        { angle: 0, k: 0.42, gap: 4.4, max: 24, w: 2.6 },
        {
          extra: strokes(
            'M-30 13Q0 20 30 13M-30 25Q0 32 30 25M-30 37Q0 44 30 37M-12 6V17M10 6V18M-20 16V28M0 18V30M20 16V27M-10 29V40M12 29V41',
          ),
        },
      ).fill('M-24 5C-14 1 14 1 24 5C14 9 -14 9 -24 5Z');
    },
  },
  moon: {
    washes: ['#f6eccb', '#8b7648'],
    draw(p, main, trim) {
      const d = 'M-62 0C-62 -34 -34 -62 0 -62C34 -62 62 -34 62 0C62 34 34 62 0 62C-34 62 -62 34 -62 0Z';
      p.disc(0, 0, 62, main, 1.6).fill(shade(d, { k: 0.16, max: 12, gap: 5, w: 2.2 }), trim);
    },
  },
  cocoon: {
    washes: ['#e9e2cc'],
    draw(p, main) {
      p.line('M0 -96V-40', 1.5);
      p.form(
        smooth(points('0,-46 15,-32 19,-4 15,28 2,50 -12,30 -18,-2 -14,-32')),
        main,
        { k: 0.5, gap: 4.2, max: 22 },
        {
          hatch: [-34, -22, -10, 2, 14, 26, 38]
            .map((y, i) => swell(-20, y + 6, 0, y + (i % 2 === 0 ? -4 : 12), 22, y - 4, 1))
            .join(''),
        },
      );
    },
  },
  beam: {
    washes: ['#9c7a50'],
    draw(p, main) {
      p.form(
        'M-150 2L150 -6V14L-150 24Z',
        main,
        { angle: 88, k: 0.5, gap: 7, max: 9, bend: 0 },
        {
          hatch: swell(-120, 10, -50, 4, 20, 8, 1) + swell(10, 4, 70, 0, 130, 4, 1),
        },
      );
    },
  },
  rope: {
    washes: ['#d8c08a'],
    draw: (p, main) => void p.line('M0 0V26', 4.6).line('M0 0V26', 2, main),
  },
  gallows: {
    washes: ['#a98a62'],
    draw(p, main) {
      wood(p, 'M102 -4H120V194H102Z', main, 0);
      wood(p, 'M102 46L66 10L76 6L102 32Z', main, 40);
      wood(p, 'M-20 -4H144V11H-20Z', main, 88);
      const twist = (from: number, to: number, step: number, x: number, w: number): string => {
        let d = '';
        for (let y = from; y < to; y += step) d += taper(x + 9, y, x + 4, y + 3, x - 1, y + 7, w);
        return d;
      };
      p.form(
        'M32 -4H41V112H32Z',
        '#c9a468',
        { angle: 0, k: 0.5, gap: 6, max: 6 },
        { w: 1.7, hatch: twist(0, 84, 9, 32, 2.2) },
      );
      p.form(
        'M28 78H45L47 126H26Z',
        '#c9a468',
        { angle: 0, k: 0.4, gap: 5, max: 8 },
        { hatch: twist(80, 124, 8, 34, 2.6) },
      );
    },
  },
  noose: {
    washes: ['#c9a468'],
    draw(p, main) {
      const d = smooth(points('-36,-10 -18,4 6,4 24,-14 30,-22 32,-12 22,4 0,14 -24,10 -40,-2'));
      p.form(d, main, null, {
        hatch: tuples(2, '-32 -8, -24 -2, -14 2, -4 4, 6 3, 16 -3, 24 -12')
          .map(([x, y]) => taper(x + 1, y + 12, x, y + 6, x - 1, y - 1, 2.4))
          .join(''),
      });
    },
  },
  'toll-bar': {
    washes: ['#f1e7cf', '#9c3527'],
    draw(p, main, trim) {
      p.form(
        'M-150 0L150 -8V12L-150 20Z',
        main,
        { angle: 88, k: 0.4, gap: 6, max: 8, bend: 0 },
        {
          extra: [-134, -78, -22, 34, 90]
            .map((x) => `<path d="M${x} -16H${x + 28}L${x + 16} 26H${x - 12}Z" fill="${trim}"/>`)
            .join(''),
        },
      );
    },
  },
  town: {
    washes: ['#dccfa9', '#7b4a3c'],
    draw(p, main, trim) {
      for (const [x, y, w, h] of tuples(4, '-24 20 16 30, 4 8 20 44, 30 22 16 30'))
        house(p, x, y, w, h, trim);
      p.form('M-34 32H54V56H-34Z', main, { angle: 0, k: 0.2, gap: 4 }, { w: 1.5 });
      p.fill('M-34 32v-5h7v5h6v-5h7v5h6v-5h7v5h6v-5h7v5h6v-5h7v5h6v-5h7v5h6v-5h7v5').fill(
        'M4 56V44Q10 36 16 44V56Z',
      );
    },
  },
});
