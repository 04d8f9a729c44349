/** What is driven, ridden, stolen or broken on a road: a horse, cattle, an egg, a cart's wheel. */
import { INK, IVORY, mixed, WASH } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import { patch } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { props } from './prop.ts';

export const DROVE = props({
  /** Head and neck, looking left. */
  horse: {
    washes: ['#7a5236', '#33261b'],
    draw(p, main, trim) {
      for (const ear of ['16,-40! 16,-58 24,-68! 30,-52 28,-36!', '4,-40! 0,-56 6,-68! 14,-54 16,-40!'])
        p.form(smooth(points(ear)), main, { k: 0.5, gap: 3.6 });
      p.form(
        smooth(
          points(
            '-46,26 -58,38 -56,54 -40,60 -22,54 -2,40 12,54 22,104! 92,104! 74,28 52,-14 28,-42 8,-42 -4,-26 -22,0',
          ),
        ),
        main,
        { angle: 36, k: 0.34, gap: 4.4, max: 40 },
      );
      p.form(tufts(points('10,-46 30,-40 54,-10 72,26 84,70'), 12, 16, 0.5, 4), trim, null);
      p.form(tufts(points('18,-40 6,-34 -2,-18'), 4, 14, 0.4, 3), trim, null);
      p.form(smooth(points('-46,26 -58,38 -56,54 -40,60 -26,54 -28,40 -36,28')), mixed(main, INK, 0.25), {
        k: 0.4,
        gap: 3.8,
      });
      p.fill('M-53 38Q-49 33 -44 38Q-48 44 -53 38Z').line('M-56 50Q-46 54 -36 46', 1.8);
      p.dot(-3, -10, 5.4).dot(-5, -12, 1.8, IVORY).line('M-12 -14Q-3 -22 7 -14', 2.4);
      const bridle = 'M-34 8L-14 48M-14 48Q10 30 30 6M-28 16Q2 4 24 -18';
      p.line(bridle, 6.4).line(bridle, 3.2, WASH.leather).ring(-15, 46, 4, 2, WASH.gold);
    },
  },
  /** From behind, going away. */
  cow: {
    washes: ['#8a6446', '#efe3cc'],
    draw(p, main, trim) {
      for (const [x, w] of tuples(2, '-20 9, 20 9, -9 8, 10 8'))
        p.line(`M${x} 16V60`, w + 4).line(`M${x} 16V60`, w, mixed(main, INK, 0.25));
      for (const m of [-1, 1])
        p.limb(
          [
            [m * 12, -40],
            [m * 26, -44],
            [m * 34, -58],
          ],
          [5, 4, 0.8],
          trim,
          { gap: 4 },
        ).form(oval(m * 22, -34, 9, 5, m * 14), mixed(main, INK, 0.2), null, { w: 1.5 });
      p.form(oval(0, -36, 15, 14), mixed(main, INK, 0.15), { k: 0.4, gap: 3.6 });
      p.form(
        smooth(points('-28,30 -36,4 -30,-22 -12,-32 12,-32 30,-22 36,4 28,30 0,36')),
        main,
        { angle: 20, k: 0.36, gap: 4.2, max: 26 },
        { extra: patch('M-30 -20Q-12 -16 -14 4Q-22 18 -38 12Z', trim, 1.2) },
      );
      p.limb(points('0,-24 3,4 0,30'), [4, 3, 2.4], main, { gap: 4 });
      p.form(tufts(points('-5,28 0,44 6,28'), 3, 9, 0, 4), mixed(main, INK, 0.5), null);
    },
  },
  /** As large as a barrel, and warm. */
  egg: {
    washes: ['#dcd3b8', '#a8804e'],
    draw(p, main, trim) {
      const shell = smooth(points('0,-44 22,-30 34,2 28,32 0,44 -28,32 -34,2 -22,-30'));
      p.form(
        shell,
        main,
        { angle: 34, gap: 4.2, k: 0.4, max: 30, w: 2.9 },
        {
          extra: tuples(3, '-14 -12 6, 8 -22 4, 14 6 7, -8 16 5, -20 10 4, 4 28 4, 20 -10 4, -2 -2 3')
            .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="${trim}"/>`)
            .join(''),
        },
      );
      p.fill(swell(-18, -20, -24, -4, -20, 12, 1.6), IVORY);
    },
  },
  'cart-wheel': {
    washes: ['#9a7448'],
    draw(p, main) {
      for (let a = 0; a < 180; a += 30)
        p.group(`rotate(${a})`, () => p.line('M0 -32V32', 6.4).line('M0 -32V32', 3, main));
      p.ring(0, 0, 34, 7, main).form(oval(0, 0, 9, 9), mixed(main, INK, 0.2), { k: 0.5, gap: 3.4 });
    },
  },
  /** A loop of wire on a bent stick, and the hare it caught. */
  snare: {
    washes: ['#8a6a45', '#b08f66'],
    draw(p, main, trim) {
      p.limb(points('34,72 30,20 8,-34 -26,-54'), [5, 4, 3, 1.8], main, { gap: 5 });
      p.line('M-26 -54V-30', 1.8).ring(-26, -24, 7, 1.2, WASH.steel);
      for (const foot of ['-30,-26 -32,-10 -30,8', '-22,-26 -19,-10 -20,8'])
        p.limb(points(foot), [4, 4.6, 7], trim, { gap: 4 });
      p.form(
        smooth(points('-26,-4 -12,6 -8,28 -14,44 -26,48 -38,44 -44,28 -40,6')),
        trim,
        { angle: 24, k: 0.4, gap: 4 },
        {
          hatch: hairs(16, [-42, 2, 32, 40], [1, 7], 0.9, 4),
          extra: `<path d="M-26 12Q-17 20 -20 40Q-26 46 -32 40Q-35 20 -26 12Z" fill="${IVORY}"/>`,
        },
      );
      for (const ear of ['-30,64! -46,78 -48,100! -34,90 -26,70!', '-22,66! -10,80 -8,102! -22,92 -28,70!'])
        p.form(smooth(points(ear)), trim, { k: 0.4, gap: 3.6 });
      p.form(smooth(points('-26,40 -14,46 -12,60 -26,72 -40,60 -38,46')), trim, { k: 0.4, gap: 3.6 });
      for (const x of [-32, -20]) p.dot(x, 55, 2.2).dot(x - 0.6, 54.2, 0.7, IVORY);
      p.fill('M-29 46Q-26 42 -23 46Q-26 50 -29 46Z').fill(swells(tuples(6, '-30 42 -26 39 -22 42'), 1));
    },
  },
});
