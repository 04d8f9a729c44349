/** What expeditions brought, and could not take home. */
import { INK, mixed } from '../../tools/ink.ts';
import { strokes } from '../../tools/plate.ts';
import { points } from '../../tools/points.ts';
import { oval, smooth } from '../../tools/smooth.ts';
import { props } from '../../props/prop.ts';
import { bar } from './jungle-tools.ts';

export const WRECKAGE = props({
  skiff: {
    washes: ['#7d5f3e', '#5a4129'],
    draw(p, main, trim) {
      p.form(
        smooth(points('-110,-26! -70,-6 0,0 70,-6 112,-30! 96,10 50,26 -50,26 -92,12')),
        main,
        { angle: 70, k: 0.4, gap: 4.4, max: 20, w: 2.8 },
        { extra: strokes('M-104 -14Q0 18 106 -16M-92 4Q0 30 94 2', 1.7) },
      );
      bar(p, 'M-112 -28Q-60 -4 0 -1Q64 -4 114 -32', 4, trim);
    },
  },
  wagon: {
    washes: ['#9a7548', '#d9cdb0'],
    draw(p, main, trim) {
      p.form(
        smooth(points('-70,0! -74,-58 -30,-76 30,-76 74,-58 70,0!')),
        trim,
        { angle: 20, k: 0.26, gap: 4.6, max: 30 },
        { extra: strokes('M-40 0Q-46 -50 -36 -72M0 0V-76M40 0Q46 -50 36 -72', 2) },
      );
      p.form('M-78 -2H78L68 28H-68Z', main, { k: 0.4, gap: 4.2 }).line('M-74 12H74', 1.7);
      for (const x of [-42, 42])
        p.form(oval(x, 34, 24, 24), mixed(main, INK, 0.2), { k: 0.3, gap: 4 })
          .form(oval(x, 34, 17, 17), '#cbb98c', null, { w: 1.4, dx: 0, dy: 0 })
          .line(`M${x - 20} 34H${x + 20}M${x} 14V54M${x - 14} 20L${x + 14} 48M${x + 14} 20L${x - 14} 48`, 2.2)
          .disc(x, 34, 5, main, 1.8);
    },
  },
  tent: {
    washes: ['#d9cdb0', '#8f3b2e'],
    draw(p, main, trim) {
      p.form('M-60 46L-6 -44L54 46Z', main, { angle: 16, k: 0.34, gap: 4.6, max: 30 }).fill(
        'M-14 46L-4 0L12 46Z',
      );
      p.line('M-6 -44V-60', 3)
        .form('M-6 -60L18 -54L-6 -46Z', trim, null, { w: 1.5 })
        .line('M-60 46L-74 52M54 46L70 52', 1.6);
    },
  },
  /** A chair of state on two poles, its curtains drawn. */
  litter: {
    washes: ['#8f3b2e', '#d9aa3c'],
    draw(p, main, trim) {
      bar(p, 'M-130 34H130', 7, '#7d5f3e');
      p.form(
        'M-56 -46H56V40H-56Z',
        main,
        { angle: 16, k: 0.34, gap: 4.6, max: 30 },
        {
          extra: strokes(
            'M-40 -46Q-34 0 -42 40M-20 -46Q-16 0 -22 40M0 -46V40M20 -46Q16 0 22 40M40 -46Q34 0 42 40',
            2,
          ),
        },
      );
      p.form(smooth(points('-66,-44! -40,-70 0,-86! 40,-70 66,-44! 0,-54')), trim, {
        k: 0.34,
        gap: 4.2,
      }).disc(0, -88, 6, trim, 1.8);
      bar(p, 'M-60 -44V46M60 -44V46M-62 42H62', 5, trim);
      for (const x of [-48, -24, 0, 24, 48]) p.disc(x, -42, 4, trim, 1.3);
    },
  },
  /** A throne for a captain who has nowhere to sail. */
  'ship-wheel': {
    washes: ['#8d6a44', '#d9aa3c'],
    draw(p, main, trim) {
      for (let a = 0; a < 180; a += 45) p.group(`rotate(${a})`, () => void bar(p, 'M0 -54V54', 5, main));
      p.ring(0, 0, 34, 6, '#8d6a44').disc(0, 0, 9, trim, 2);
    },
  },
  boulder: {
    washes: ['#a39c8c'],
    draw: (p, main) =>
      void p
        .form(smooth(points('-44,14 -38,-22 -10,-40 26,-34 46,-6 40,26 8,40 -28,36')), main, {
          angle: 40,
          k: 0.36,
          gap: 4.2,
          max: 30,
        })
        .line('M-14 -24L-4 -10L-12 4M14 -12L22 4M-20 16L-6 22', 1.8),
  },
});
