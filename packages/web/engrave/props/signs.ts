/** What tells where one is, or what one may: posts, keys, seals, gates, weather. */
import { WASH } from '../tools/ink.ts';
import { swell } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { props } from './prop.ts';

function key(p: Plate, rot: number, color: string, bits: string): void {
  p.group(`rotate(${rot})`, () => {
    p.line('M0 14V62', 7).line('M0 14V62', 3.4, color);
    p.line(bits, 6.4).line(bits, 3, color);
    p.disc(0, 62, 1, color, 1);
    p.ring(0, 76, 9, 3.4, color);
  });
}

export const SIGNS = props({
  signpost: {
    washes: ['#b8935c', '#8f6a42'],
    draw(p, main, trim) {
      p.form('M-6 -70H6V190H-6Z', trim, { angle: 0, k: 0.5, gap: 7, max: 6 }, { w: 1.7 });
      for (const [y, d, rot] of [
        [-48, 'M-30 -13H34L48 0L34 13H-30Z', -4],
        [-14, 'M30 -13H-34L-48 0L-34 13H30Z', 5],
        [20, 'M-26 -12H30L42 0L30 12H-26Z', 3],
      ] as const)
        p.group(`translate(0 ${y}) rotate(${rot})`, () =>
          p.form(d, main, { angle: 80, k: 0.5, gap: 6, max: 8, bend: 0 }).line('M-18 -3H20M-14 4H14', 1.7),
        );
    },
  },
  scroll: {
    washes: ['linen', '#9c3527'],
    draw(p, main, trim) {
      p.form('M-24 -50H24V46H-24Z', main, { angle: 6, k: 0.2, gap: 5, max: 12 });
      p.line('M-15 -34H15M-15 -24H15M-15 -14H10M-15 -4H15M-15 6H12', 1.5);
      for (const y of [-54, 46])
        p.form(`M-30 ${y}C-34 ${y - 8} 34 ${y - 8} 30 ${y}C34 ${y + 8} -34 ${y + 8} -30 ${y}Z`, main, {
          angle: 80,
          k: 0.4,
          gap: 5,
          max: 6,
        });
      p.line('M0 22L-6 40M0 22L8 40', 4, trim).disc(0, 22, 9, trim, 1.7);
    },
  },
  keys: {
    washes: ['gold'],
    draw(p, main) {
      p.ring(0, -4, 16, 3, main);
      key(p, 34, main, 'M0 24H10M0 34H8');
      key(p, 12, WASH.steel, 'M0 22H10M0 30H6M0 38H10');
      key(p, -10, main, 'M0 26H11M0 36H11');
      key(p, -32, WASH.iron, 'M0 22H8M0 32H11');
    },
  },
  portcullis: {
    washes: ['iron', '#cfc6ae'],
    draw(p, main, trim) {
      p.form(
        'M-190 -170H190V220H104V10C104 -40 60 -60 0 -60C-60 -60 -104 -40 -104 10V220H-190Z',
        trim,
        null,
        {
          extra: strokes(
            'M-190 0H-104M-190 40H-104M-190 80H-104M-190 120H-104M104 0H190M104 40H190M104 80H190M104 120H190M-150 0V40M-130 40V80M-150 80V120M150 0V40M130 40V80M150 80V120M-190 -40H-92M92 -40H190M-190 -80H190M-66 -78L-54 -50M66 -78L54 -50M-22 -80L-18 -60M22 -80L18 -60M-120 -80V-40M120 -80V-40M-60 -120V-80M40 -120V-80M-190 -120H190',
            1.5,
          ),
        },
      );
      for (const y of [-26, 14, 54]) p.line(`M-100 ${y}H100`, 8).line(`M-100 ${y}H100`, 4, main);
      for (const x of [-80, -48, -16, 16, 48, 80]) {
        p.line(`M${x} -58V80`, 9)
          .line(`M${x} -58V80`, 5, main)
          .mass(`M${x - 6} 80H${x + 6}L${x} 100Z`, main, { w: 1.6 });
        for (const y of [-26, 14, 54]) p.dot(x, y, 2.6);
      }
    },
  },
  snow: {
    washes: ['#f4f7f6'],
    draw(p, main) {
      for (const [x, y, r] of tuples(3, '0 0 15, 34 -34 10, -26 -40 9, 10 44 8'))
        p.group(`translate(${x} ${y})`, () => {
          for (const a of [0, 60, 120])
            p.group(`rotate(${a})`, () => {
              const d = `M0 ${-r}V${r}M${-r * 0.3} ${-r * 0.8}L0 ${-r * 0.5}L${r * 0.3} ${-r * 0.8}M${-r * 0.3} ${r * 0.8}L0 ${r * 0.5}L${r * 0.3} ${r * 0.8}`;
              p.line(d, 4).line(d, 1.8, main);
            });
        });
    },
  },
  'half-coin': {
    washes: ['gold'],
    draw(p, main) {
      p.form('M-6 -22C10 -24 22 -12 22 2C22 16 10 24 -4 22L2 12L-6 4L4 -6L-4 -14Z', main, {
        angle: 20,
        k: 0.4,
        gap: 3.6,
      });
      p.line('M4 -15C12 -12 15 -4 15 2C15 10 10 15 4 16', 1.3).line('M30 -20L36 -26M34 2H42M30 22L35 28', 2);
    },
  },
  sprig: {
    washes: ['#6f8a52', '#b5402f'],
    draw(p, main, trim) {
      p.line('M0 56C2 20 -2 -10 6 -46', 2.6);
      for (const [x, y, rot] of tuples(3, '2 30 50, -1 18 -50, 2 2 46, 0 -10 -48, 4 -26 40, 4 -34 -44'))
        p.group(`translate(${x} ${y}) rotate(${rot})`, () =>
          p
            .mass('M0 0C-8 -8 -7 -20 0 -28C7 -20 8 -8 0 0Z', main, { w: 1.4, dx: 0.7, dy: 0.7 })
            .line('M0 -2V-24', 1.1),
        );
      for (const [x, y] of tuples(2, '2 -50, 12 -52, 8 -60, 16 -44, -4 -58'))
        p.disc(x, y, 5, trim, 1.4).dot(x - 1.5, y - 1.5, 1.2, '#fbe3cf');
    },
  },
  'burning-abbey': {
    washes: ['#c9bda4', '#ee9a38'],
    draw(p, main, trim) {
      p.glow(0, -30, 60, '#f9b566', 0.5);
      p.mass(
        smooth(
          points('-34,-20 -44,-56! -26,-44 -20,-84! -6,-56 6,-96! 18,-58 34,-78! 32,-44 46,-50! 36,-18'),
        ),
        trim,
      );
      p.fill(smooth(points('-18,-20 -20,-48! -8,-36 0,-66! 10,-38 20,-50! 18,-20')), '#fbe08a');
      p.form('M-40 40V-16L-22 -32L-4 -16V-6H8V-34L20 -48L32 -34V40Z', main, {
        angle: 0,
        k: 0.4,
        gap: 4,
        max: 14,
      });
      p.fill('M-26 -2C-26 -12 -18 -12 -18 -2V8H-26ZM16 -22H24V-10H16ZM-4 40V24C-4 16 8 16 8 24V40Z');
    },
  },
  beacon: {
    washes: ['#b9a98a'],
    draw(p, main) {
      p.form(
        'M-22 0H22L28 120H-28Z',
        main,
        { angle: 0, k: 0.4, gap: 5, max: 24 },
        {
          extra: strokes('M-23 20H23M-24 42H24M-25 66H25M-26 92H26M-8 0V20M10 20V42M-10 42V66M8 66V92', 1.3),
        },
      );
      p.form(oval(0, 0, 24, 6), '#8d7f66', null, { w: 1.6 });
    },
  },
  smoke: {
    washes: ['#d9cfbc'],
    draw(p, main) {
      p.form(
        smooth(points('-4,60! -10,30 4,10 -8,-14 6,-36 -2,-60! 14,-44 8,-14 18,8 6,32 6,60!')),
        main,
        { k: 0.4, gap: 5 },
        { hatch: swell(0, 40, -2, 20, 4, 4, 1) },
      );
    },
  },
});
