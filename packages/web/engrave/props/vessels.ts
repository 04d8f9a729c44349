/** Bowls, glasses, drums, pots of fire. */
import { IVORY, WASH } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { patch, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { props } from './prop.ts';

export const VESSELS = props({
  basin: {
    washes: ['steel', '#cfe0e0'],
    draw(p, main, trim) {
      p.form('M-38 0C-36 28 -18 38 0 38C18 38 36 28 38 0Z', main, { angle: 20, k: 0.4, gap: 4, max: 30 });
      p.form(oval(0, 0, 39, 9), trim, null, { w: 1.8 }).line('M-22 1Q-12 -2 -2 1M4 3Q14 0 24 2', 1.4);
      for (const [x, y] of tuples(2, '-18 -22, 2 -34, 20 -20'))
        p.mass(
          `M${x} ${y - 9}C${x + 6} ${y} ${x + 5} ${y + 7} ${x} ${y + 7}C${x - 5} ${y + 7} ${x - 6} ${y} ${x} ${y - 9}Z`,
          trim,
          { w: 1.4, dx: 0.6, dy: 0.6 },
        );
    },
  },
  'cracked-glass': {
    washes: ['#dfe9e6'],
    draw(p, main) {
      p.form(
        smooth(points('-20,-44! -22,-20 -12,-2 -3,4 -3,30 -18,38! 18,38! 3,30 3,4 12,-2 22,-20 20,-44!')),
        main,
        { k: 0.3, gap: 4.2 },
      );
      p.form(oval(0, -44, 20, 5), '#f4f8f4', null, { w: 1.5 }).line(
        'M-4 -44L2 -30L-6 -20L1 -10M2 -30L12 -24M-6 -20L-14 -18',
        1.7,
      );
      p.line('M-30 -54L-38 -60M30 -54L38 -62M0 -60V-70', 2);
    },
  },
  notes: {
    washes: ['#3a2b1e'],
    draw(p, main) {
      for (const [x, y, s] of tuples(3, '0 0 1, 26 -26 .85, -14 -42 .75'))
        p.group(`translate(${x} ${y}) scale(${s})`, () => {
          p.raw(`<ellipse cx="0" cy="0" rx="8" ry="6" transform="rotate(-20)" fill="${main}"/>`)
            .line('M7 -2V-34', 2.8, main)
            .line('M7 -34Q20 -30 18 -16', 3, main);
        });
    },
  },
  tankard: {
    washes: ['#9c7a4e', '#f5eed9'],
    draw(p, main, trim) {
      p.line('M24 -14C44 -16 44 22 24 22', 9).line('M24 -14C44 -16 44 22 24 22', 5, main);
      p.form(
        'M-26 -26H26L24 36H-24Z',
        main,
        { angle: 0, k: 0.4, gap: 4.6, max: 26 },
        {
          extra:
            strokes('M-14 -26V36M0 -26V36M14 -26V36', 1.3) + strokes('M-28 -14H28M-28 24H28', 6, '#6a6d70'),
        },
      );
      p.form(
        smooth(
          points('-30,-24! -32,-38 -20,-46 -6,-42 4,-50 20,-44 30,-36 29,-24! 20,-20 10,-14! 4,-20 -12,-20'),
        ),
        trim,
        { k: 0.2, gap: 4.4 },
      );
    },
  },
  drum: {
    washes: ['#8b7355', '#efe2c2'],
    draw(p, main, trim) {
      p.form(
        'M-46 -8C-46 30 -26 50 0 50C26 50 46 30 46 -8Z',
        main,
        { angle: 16, k: 0.4, gap: 4.4, max: 38, w: 3 },
        {
          extra: strokes('M-46 -4L-30 18L-14 -2L2 20L18 -2L34 18L46 -4', 2),
        },
      );
      p.form(oval(0, -8, 47, 12), trim, { angle: 10, k: 0.2, gap: 4 }, { w: 2 });
      for (const d of ['M-8 -12L-40 -54', 'M10 -14L46 -50']) p.line(d, 6.4).line(d, 3, '#d8b878');
      p.disc(-8, -12, 6, IVORY, 1.8).disc(10, -14, 6, IVORY, 1.8);
    },
  },
  vial: {
    washes: ['#7f9a52', '#e6ece2'],
    draw(p, main, trim) {
      p.form(
        'M-7 -40H7V-18L22 14C26 28 16 36 0 36C-16 36 -26 28 -22 14L-7 -18Z',
        trim,
        { k: 0.3, gap: 4 },
        {
          extra: `<path d="M-30 8Q0 16 30 6V40H-30Z" fill="${main}"/>${strokes('M-24 9Q0 16 24 7', 1.5)}`,
        },
      );
      p.form('M-9 -50H9V-38H-9Z', '#a07a4c', { angle: 0, k: 0.4, gap: 3.4 }, { w: 1.6 }).line(
        'M-12 16Q-14 24 -6 28',
        2,
        IVORY,
      );
      p.disc(2, 22, 3, IVORY, 1).disc(-4, 2, 2.2, IVORY, 1);
    },
  },
  brazier: {
    washes: ['#6d6a66', '#ee9a38'],
    draw(p, main, trim) {
      p.glow(0, -30, 58, '#f9d566', 0.6)
        .line('M-18 20L-34 92M18 20L34 92M0 22V92', 7)
        .line('M-18 20L-34 92M18 20L34 92M0 22V92', 3.4, '#8d8a84');
      p.mass(
        smooth(points('-28,-4 -34,-30! -20,-24 -22,-60! -4,-38 4,-78! 16,-40 28,-56! 24,-26 36,-30! 28,-2')),
        trim,
        { w: 1.8 },
      );
      p.fill(smooth(points('-16,-4 -16,-26! -6,-18 0,-46! 8,-20 16,-28! 16,-4')), '#fbe08a');
      p.form(
        'M-40 -6H40L28 24H-28Z',
        main,
        { angle: 10, k: 0.4, gap: 4.2, max: 30 },
        { extra: strokes('M-34 8H34', 1.6) },
      );
    },
  },
  'ink-pot': {
    washes: ['#3f4c5c', 'white'],
    draw(p, main, trim) {
      p.line('M2 -24L34 -86', 4)
        .mass('M14 -44C20 -66 34 -92 52 -104C54 -84 42 -60 22 -40Z', trim, { w: 1.6 })
        .line('M16 -44L48 -96M26 -60L24 -72M34 -72L33 -84M30 -56L40 -58', 1.2);
      p.form('M-10 -26H14V-14L28 4V30H-24V4L-10 -14Z', main, { k: 0.4, gap: 4 }).form(
        'M-13 -32H17V-24H-13Z',
        main,
        { k: 0.3, gap: 3.4 },
        { w: 1.5 },
      );
      p.line('M-16 8V24', 2.4, '#c9d2d6').dot(-34, 28, 3.4).dot(-42, 34, 1.8);
    },
  },
  hive: {
    washes: ['#d3a95a'],
    draw(p, main) {
      p.form(
        smooth(points('0,-52 22,-40 36,-10 38,26 30,40! -30,40! -38,26 -36,-10 -22,-40')),
        main,
        { angle: 14, k: 0.4, gap: 4.6, max: 34 },
        {
          extra: strokes(
            'M-24 -38Q0 -30 24 -38M-32 -22Q0 -12 32 -22M-36 -6Q0 6 36 -6M-38 10Q0 22 38 10M-38 26Q0 36 38 26',
            2,
          ),
        },
      ).fill('M-9 40C-9 24 9 24 9 40Z');
    },
  },
  pack: {
    washes: ['leather', 'linen'],
    draw(p, main, trim) {
      p.form(
        smooth(points('-30,-22 0,-30 30,-22 36,10 28,36! -28,36! -36,10')),
        main,
        { k: 0.36, gap: 4.4, max: 30 },
        {
          extra: strokes('M-34 -2Q0 8 34 -2', 2) + patch('M-10 0H10V16H-10Z', WASH.ochre, 1.5),
        },
      );
      p.form(
        smooth(points('-36,-24! -38,-40 0,-46 38,-40 36,-24! 0,-32')),
        trim,
        { k: 0.3, gap: 4 },
        {
          hatch:
            swells(tuples(6, '-20 -42 -22 -36 -18 -28, 12 -44 14 -36 10 -30'), 1.2) +
            swell(-2, -44, 0, -38, -2, -31, 1.1),
        },
      );
    },
  },
});
