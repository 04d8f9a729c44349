/** Animals and plants beside a person. */
import { WASH } from '../tools/ink.ts';
import { hatch, swell } from '../tools/lines.ts';
import { tuples } from '../tools/points.ts';
import { props } from './prop.ts';

const OWL =
  'M-22 -20C-26 -32 -22 -38 -20 -44C-14 -40 -8 -38 0 -38C8 -38 14 -40 20 -44C22 -38 26 -32 22 -20C26 -4 24 16 14 28C6 34 -8 34 -16 28C-26 16 -28 -4 -22 -20Z';

export const CREATURES = props({
  owl: {
    washes: ['fur', '#fbeeb9'],
    draw(p, main, trim) {
      const down = tuples(2, '-10 4, -2 6, 6 4, -6 12, 2 14, -10 20, -2 22, 6 20');
      p.mass(OWL, main).inside(
        OWL,
        hatch([26, -24], [16, 32], [12, -18], [6, 28], 12, 2.6, 3, 4) +
          down.map(([x, y]) => swell(x - 4, y, x, y + 5, x + 4, y, 1.1)).join(''),
      );
      for (const x of [-10, 10])
        p.disc(x, -17, 9.5, trim, 2.4)
          .dot(x * 0.9, -16, 4.8)
          .dot(x * 0.9 - 1.5, -18, 1.4, '#fff');
      p.mass('M-4 -12H4L0 -2Z', WASH.ochre, { w: 1.6, dx: 0.5, dy: 0.5 }).line(
        'M-12 30V36M-7 31V37M7 31V36M12 29V35',
        2.6,
      );
    },
  },
  reed: {
    washes: ['chestnut', 'leaf'],
    draw(p, main, trim) {
      p.line('M0 0V210', 3.4).line('M0 0V210', 1.2, trim);
      p.mass('M-5 -6C-5 -12 5 -12 5 -6V26C5 32 -5 32 -5 26Z', main, { w: 1.5, dx: 0.9, dy: 0.6 }).line(
        'M0 -12V-24',
        1.8,
      );
    },
  },
});
