/** Weapons and tools with a shaft. */
import { WASH } from '../tools/ink.ts';
import { hatch } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { points } from '../tools/points.ts';
import { props } from './prop.ts';

/** A round shaft from one height to another. */
const shaft = (p: Plate, from: number, to: number, half: number, fill: string): void =>
  void p.form(
    `M${-half} ${from}H${half}V${to}H${-half}Z`,
    fill,
    { angle: 0, k: 0.6, gap: 7, max: 5, w: 2 },
    { w: 1.6, dx: 1, dy: 0 },
  );

const HILT = 'M-26 -4C-26 -22 26 -22 26 -4C22 8 -22 8 -26 -4Z';
const HAMMER = 'M-40 -24L-32 -32H32L40 -24V22L32 30H-32L-40 22Z';
const SPADE = 'M-26 44C-28 10 -22 -22 0 -40C22 -22 28 10 26 44H8V36H-8V44Z';

export const WEAPONS = props({
  arrow: {
    washes: ['cherry', 'straw'],
    draw(p, main, trim) {
      p.line('M0 0V150', 4.4).line('M0 2V150', 1.6, trim);
      p.mass('M0 -8L7 4V34L0 28L-7 34V4Z', main, { dx: 0.8, dy: 0.6 }).line('M0 -4V30', 1.4);
      p.line('M-6 12L0 8L6 12M-6 20L0 16L6 20', 1.1);
    },
  },
  bow: {
    washes: ['leather'],
    draw(p, main) {
      const d = 'M0 -123C36 -61 36 45 -6 123';
      p.line(d, 7.4).line(d, 3.6, main).line('M0 -123L-6 123', 1.4);
    },
  },
  hammer: {
    washes: ['iron', 'leather'],
    draw(p, main, trim) {
      shaft(p, 24, 230, 7, trim);
      p.mass(HAMMER, main)
        .inside(
          HAMMER,
          hatch([40, -28], [40, 30], [10, -22], [6, 30], 12, 3.4, 0, 3) +
            hatch([-30, 30], [30, 30], [-30, 18], [30, 12], 11, 2.4, 0, 4),
        )
        .line('M-40 -20H-28V20H-40M40 -20H28V20H40M-28 -32V-20M28 -32V-20M-28 30V20M28 30V20', 2)
        .line('M-10 -14L-2 -2L-12 10M4 -10L12 2', 1.6, '#e6e9e4');
    },
  },
  spade: {
    washes: ['iron', 'leather'],
    draw(p, main, trim) {
      shaft(p, 40, 250, 6, trim);
      p.mass(SPADE, main)
        .inside(SPADE, hatch([28, -10], [26, 44], [4, -6], [4, 44], 11, 3, 1, 3))
        .line('M0 -30V30', 1.6)
        .line('M-16 -8C-14 -16 -8 -24 -4 -28', 1.6, '#e6e9e4');
    },
  },
  rapier: {
    washes: ['steel', 'leather'],
    draw(p, main, trim) {
      p.line('M0 -60V80', 5.4).line('M0 -58V80', 2.4, main);
      p.mass(HILT, main).inside(HILT, hatch([26, -14], [20, 6], [4, -10], [2, 6], 6, 2.2, 0, 3));
      p.mass('M-5 6H5V40H-5Z', trim, { w: 1.6 })
        .line('M-5 14L5 10M-5 22L5 18M-5 30L5 26', 1.4)
        .disc(0, 46, 7, WASH.gold);
    },
  },
  spear: {
    washes: ['steel', 'leather'],
    draw(p, main, trim) {
      shaft(p, 30, 260, 3.5, trim);
      p.form(
        'M0 -14C10 6 10 22 4 34H-4C-10 22 -10 6 0 -14Z',
        main,
        { angle: 0, gap: 3.4, k: 0.5, max: 9, w: 2, from: 0.1 },
        { w: 1.7 },
      ).line('M0 -8V30', 1.3);
      p.form('M-6 32H6L5 44H-5Z', '#6c543a', { angle: 0, gap: 3 }, { w: 1.6 });
    },
  },
  halberd: {
    washes: ['steel', 'leather'],
    draw(p, main, trim) {
      shaft(p, -10, 240, 4, trim);
      p.form(smooth(points('-3,24! -16,18 -34,28! -38,52 -30,76! -18,66 -3,66!')), main, {
        angle: 70,
        k: 0.4,
        gap: 4,
      });
      p.form('M4 34L26 44L4 54Z', main, { k: 0.5, gap: 3.4 }).form('M0 -22L7 8H-7Z', main, {
        k: 0.5,
        gap: 3.4,
      });
    },
  },
  dagger: {
    washes: ['steel', 'ochre'],
    draw(p, main, trim) {
      p.form(
        'M0 -108C8 -84 9 -50 6 -14H-6C-8 -50 -6 -84 0 -108Z',
        main,
        { angle: 0, k: 0.5, gap: 4, max: 8, w: 2 },
        { w: 1.7 },
      )
        .line('M0 -96V-16', 1.3, '#fdfaf0')
        .form('M-20 -18H20V-10H-20Z', trim, { angle: 0, gap: 4, k: 0.3 }, { w: 1.7 });
    },
  },
  'curved-knife': {
    washes: ['steel', 'gold'],
    draw(p, main, trim) {
      p.form(smooth(points('-5,8! -8,-24 -2,-58 -18,-92! 12,-66 14,-26 6,8!')), main, {
        angle: 10,
        k: 0.45,
        gap: 4,
      });
      p.form('M-14 6H14V13H-14Z', trim, null, { w: 1.6 });
    },
  },
  pole: {
    washes: ['leather'],
    draw: (p, main) => shaft(p, -140, 160, 4, main),
  },
  'spent-arrow': {
    washes: ['#9c3527', '#d8b878'],
    draw(p, main, trim) {
      p.line('M0 0V-54', 4.4).line('M0 0V-54', 1.7, trim);
      p.mass('M0 -44L7 -52V-68L0 -60L-7 -68V-52Z', main, { w: 1.5, dx: 0.8, dy: 0.8 });
    },
  },
  axe: {
    washes: ['steel', 'leather'],
    draw(p, main, trim) {
      shaft(p, -36, 220, 6, trim);
      p.form(smooth(points('6,-22! 22,-30 44,-42! 54,-8 46,28! 24,12 6,14!')), main, {
        angle: 30,
        k: 0.4,
        gap: 4,
        max: 26,
      });
      p.line('M40 -32Q47 -8 41 20', 1.6, '#fdfaf0').form(
        'M-12 -22H6V14H-12Z',
        main,
        { angle: 0, k: 0.5, gap: 4 },
        { w: 1.7 },
      );
    },
  },
  greatsword: {
    washes: ['steel', 'gold'],
    draw(p, main, trim) {
      p.form('M0 -150L10 -130V0H-10V-130Z', main, { angle: 0, k: 0.5, gap: 6, max: 10, w: 2 }).line(
        'M0 -136V-4',
        1.5,
        '#fdfaf0',
      );
      p.form('M-38 -4C-20 -10 20 -10 38 -4L36 8C20 2 -20 2 -36 8Z', trim, { angle: 20, k: 0.4, gap: 4 });
      p.form('M-6 6H6V56H-6Z', '#6b4a34', { angle: 0, k: 0.5, gap: 4 }, { w: 1.7 })
        .line('M-6 14L6 20M-6 24L6 30M-6 34L6 40M-6 44L6 50', 1.5)
        .disc(0, 64, 10, trim);
    },
  },
  scythe: {
    washes: ['steel', 'leather'],
    draw(p, main, trim) {
      shaft(p, -20, 260, 5, trim);
      p.form(smooth(points('6,-18! -10,-36 -48,-44 -92,-20! -52,-26 -22,-14 4,-2!')), main, {
        angle: 70,
        k: 0.5,
        gap: 4.4,
      });
    },
  },
  crozier: {
    washes: ['gold'],
    draw(p, main) {
      shaft(p, 20, 260, 4.5, main);
      const hook = 'M0 24V-20C0 -56 -46 -56 -46 -22C-46 -2 -20 -2 -20 -20';
      p.line(hook, 11)
        .line(hook, 6.4, main)
        .form('M-9 16H9L7 28H-7Z', '#a24634', { angle: 0, gap: 3 }, { w: 1.6 });
    },
  },
  oar: {
    washes: ['#b08a58'],
    draw(p, main) {
      shaft(p, 10, 280, 5, main);
      p.form('M-15 -84C-18 -40 -12 -6 -6 14H6C12 -6 18 -40 15 -84C10 -94 -10 -94 -15 -84Z', main, {
        angle: 0,
        k: 0.5,
        gap: 5,
        max: 14,
      })
        .line('M0 -82V8', 1.5)
        .line('M-15 -60H15', 5, '#9c3527');
    },
  },
  javelin: {
    washes: ['steel', '#b08a58'],
    draw(p, main, trim) {
      shaft(p, 20, 240, 2.8, trim);
      p.form(
        'M0 -22C7 -6 6 8 3 22H-3C-6 8 -7 -6 0 -22Z',
        main,
        { angle: 0, gap: 3.6, k: 0.5, max: 7, w: 1.8 },
        { w: 1.6 },
      );
    },
  },
  pick: {
    washes: ['iron', 'leather'],
    draw(p, main, trim) {
      shaft(p, -10, 240, 6, trim);
      p.form(smooth(points('-58,22! -30,-10 0,-20 30,-10 58,22! 28,4 0,-2 -28,4')), main, {
        angle: 60,
        k: 0.5,
        gap: 4,
      }).form('M-10 -22H10V6H-10Z', main, { k: 0.4, gap: 4 }, { w: 1.7 });
    },
  },
  pike: {
    washes: ['steel', 'leather'],
    draw(p, main, trim) {
      shaft(p, 20, 300, 4, trim);
      p.form('M0 -40L7 10L4 26H-4L-7 10Z', main, { angle: 0, k: 0.5, gap: 3.6, max: 7 }, { w: 1.6 }).line(
        'M-4 30H4M-4 38H4',
        2,
      );
    },
  },
  pitchfork: {
    washes: ['iron', 'leather'],
    draw(p, main, trim) {
      shaft(p, 40, 280, 4.5, trim);
      const tines = 'M-18 -24C-20 20 -10 34 0 40C10 34 20 20 18 -24M0 -28V40';
      p.line(tines, 7).line(tines, 3.6, main);
    },
  },
});
