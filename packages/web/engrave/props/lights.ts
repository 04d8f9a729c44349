/** Candles, lanterns, fire, sparks. */
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { points } from '../tools/points.ts';
import { props } from './prop.ts';

/** A flame of two washes; its foot stands at 0 0. */
function flame(p: Plate, s = 1): void {
  p.group(`scale(${s})`, () => {
    p.mass('M0 -32C9 -20 9 -8 0 -4C-9 -8 -9 -20 0 -32Z', '#ee9a38', { w: 1.6, dx: 0.5, dy: 0.5 });
    p.fill('M0 -20C4 -14 4 -9 0 -7C-4 -9 -4 -14 0 -20Z', '#fdeeb0');
  });
}

export const LIGHTS = props({
  light: {
    washes: ['gold', '#fbe9a8'],
    draw(p, main, trim) {
      p.raw(`<circle r="21" fill="${trim}" opacity=".75"/>`);
      p.mass('M0 -22L5 -5L22 0L5 5L0 22L-5 5L-22 0L-5 -5Z', main, { w: 2, dx: 0.8, dy: 0.8 });
      p.line('M-15 -15L-19 -19M15 -15L19 -19M-15 15L-19 19M15 15L19 19', 2.2).dot(0, 0, 2.6, '#fffaf0');
    },
  },
  lantern: {
    washes: ['#7d6a48', '#fbe9a4'],
    draw(p, main, trim) {
      p.glow(0, 0, 42, '#f7dc7a', 0.6).line('M0 -96V-30', 2.2).line('M-10 -22C-10 -34 10 -34 10 -22', 2.2);
      p.mass('M-14 -16L-6 -26H6L14 -16Z', main, { w: 1.7 }).mass('M-13 -16H13L16 22H-16Z', trim, { w: 1.9 });
      p.mass('M0 14C-7 8 -5 0 0 -9C5 0 7 8 0 14Z', '#e08a35', { w: 1.5, dx: 0, dy: 0 });
      p.line('M-5 -16L-6 22M5 -16L6 22', 1.7).mass('M-18 22H18L15 30H-15Z', main, { w: 1.7 });
      p.line('M-26 -8L-34 -12M-27 8H-36M-25 22L-33 27M26 -8L32 -11M27 8H35', 2);
    },
  },
  candle: {
    washes: ['#f3e6c4'],
    draw(p, main) {
      p.glow(0, -12, 46, '#f9d976', 0.65);
      p.form(
        smooth(points('-8,6! -5,0 4,3 8,1! 8,90! -8,90!')),
        main,
        { angle: 0, k: 0.5, gap: 4.4, max: 9, w: 2 },
        { w: 1.7 },
      ).line('M-4 4V16M3 6V13', 1.7);
      p.line('M0 1V-6', 1.8);
      flame(p);
    },
  },
  torch: {
    washes: ['#a87943'],
    draw(p, main) {
      p.form('M-4 -38H4V50H-4Z', main, { angle: 0, k: 0.6, gap: 6, max: 5 }, { w: 1.6 });
      p.glow(0, -58, 34, '#f9d566', 0.6);
      p.mass('M0 -86C10 -74 14 -64 10 -52C8 -44 -6 -42 -10 -52C-14 -62 -4 -66 0 -86Z', '#ee9a38');
      p.fill('M0 -68C5 -62 6 -56 3 -50C0 -47 -4 -49 -5 -53C-6 -58 -1 -60 0 -68Z', '#fdeeb0');
      p.line('M-22 -70L-28 -74M22 -70L28 -74M-22 -48L-29 -45M22 -48L28 -45', 1.9);
    },
  },
  spark: {
    washes: ['#f2a63a'],
    draw(p, main) {
      p.glow(0, 0, 18, '#f9d566', 0.7);
      p.mass('M0 -14L3.5 -4.5L13 -6L6 1L10 11L0 6L-9 12L-6 1L-14 -5L-3.5 -4.5Z', main, {
        w: 1.6,
        dx: 0.6,
        dy: 0.6,
      });
      p.dot(0, 0, 2.6, '#fff6d6').line('M-17 -12L-22 -16M16 -12L21 -16M0 -19V-26', 1.8);
    },
  },
  /** A sleeve that has caught fire, and the hand in it. */
  'burning-sleeve': {
    washes: ['cherry', 'fair'],
    draw(p, main, trim) {
      p.glow(-4, -34, 40, '#f9d566', 0.6);
      p.form(smooth(points('-8,-52 -2,-66 8,-68 16,-58 14,-40 4,-30 -8,-36')), trim, {
        k: 0.4,
        gap: 3.6,
      }).line('M2 -64L4 -46M9 -65L9 -46', 1.5);
      p.form(smooth(points('-14,-40! 18,-44! 40,8 52,70! -10,70! -20,10')), main, { k: 0.34, gap: 4.4 });
      p.mass(
        smooth(
          points(
            '-18,-20 -34,-34! -24,-38 -34,-64! -14,-50 -12,-78! 0,-54 14,-72! 12,-48 26,-50! 18,-26 4,-16',
          ),
        ),
        '#ee9a38',
      );
      p.fill(smooth(points('-12,-26 -18,-40! -8,-40 -6,-58! 2,-42 10,-48! 8,-28')), '#fbe08a');
    },
  },
});
