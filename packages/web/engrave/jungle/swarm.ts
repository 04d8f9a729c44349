/** One of many: ants, flies, wasps, beetles, locusts, fish, bats. A recipe draws a large one and a flock of small ones. */
import { IVORY, mixed } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { spike, type Stand, standing } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';

/** Legs as bent lines: hip, knee and foot of each. */
function legs(p: Plate, list: string, color: string, w = 3.4): void {
  const d = tuples(6, list)
    .map(([ax, ay, bx, by, cx, cy]) => `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}`)
    .join('');
  p.line(d, w + 2.2).line(d, w, color);
}

/** A wing with veins. */
function wing(p: Plate, outline: string, veins: string, color: string): void {
  p.raw('<g opacity=".86">')
    .form(
      smooth(points(outline)),
      color,
      { k: 0.2, gap: 4.4, max: 14 },
      { w: 1.5, dx: 0.8, dy: 0.8, extra: strokes(veins, 1.1) },
    )
    .raw('</g>');
}

/** All look right, around 0 0, about 120 wide. */
const KINDS = {
  ant(p: Plate, main: string, trim: string) {
    legs(
      p,
      '4 8 -14 30 -26 52, 8 8 6 34 0 56, 14 6 30 28 38 54, -2 -2 -20 -26 -40 -34, 10 -6 6 -34 -6 -50, 18 -4 34 -28 52 -38',
      trim,
      2.6,
    );
    p.form(
      oval(-42, 6, 27, 19, -6),
      main,
      { angle: 50, k: 0.5, gap: 3.8 },
      { hatch: swells(tuples(6, '-54 -8 -48 6 -54 20, -40 -12 -34 6 -40 24, -26 -9 -21 6 -26 20'), 1.2) },
    );
    p.form(oval(-10, 2, 6, 5), trim, null).form(oval(8, 0, 14, 10, -6), main, {
      angle: 50,
      k: 0.5,
      gap: 3.4,
    });
    p.form(smooth(points('20,-6 30,-20 50,-20 60,-6 56,10 40,16 24,10')), main, {
      angle: 50,
      k: 0.44,
      gap: 3.6,
    });
    p.form(smooth(points('52,8! 68,6 78,16 74,28! 68,18 56,16!')), trim, { k: 0.4, gap: 3.4 }).form(
      smooth(points('44,12! 56,20 58,32 46,40! 48,28 40,20!')),
      trim,
      { k: 0.4, gap: 3.4 },
    );
    p.line('M46 -18L58 -42L78 -50M54 -14L72 -30L92 -30', 2.2)
      .fill(oval(42, -8, 5, 6), '#f0c24a')
      .dot(43, -8, 2);
  },
  fly(p: Plate, main: string, trim: string) {
    legs(p, '-2 14 -10 36 -22 50, 6 16 6 38 2 56, 14 14 26 34 32 52', '#3a2e24', 1.8);
    wing(p, '4,-10! -10,-44 -52,-66 -76,-52 -62,-28 -24,-10', 'M0 -12L-66 -52M-4 -10L-58 -34', '#dfe6e2');
    p.form(
      oval(-28, 8, 28, 17, 12),
      trim,
      { angle: 50, k: 0.4, gap: 3.6 },
      { hatch: swells(tuples(6, '-44 -6 -40 8 -46 20, -30 -8 -26 8 -32 24'), 1.2) },
    );
    p.form(oval(8, -2, 19, 17), main, { angle: 50, k: 0.44, gap: 3.4 });
    wing(p, '10,-12! 8,-54 -24,-84 -48,-80 -46,-52 -12,-16', 'M8 -14L-40 -76M4 -12L-42 -56', '#eef1ea');
    p.form(oval(32, -2, 14, 14), main, { k: 0.3, gap: 3.4 }).form(
      oval(34, -8, 10, 9.5, 20),
      '#a8342a',
      { k: 0.4, gap: 3 },
      { w: 1.5 },
    );
    p.line('M40 8L54 30L62 42', 3.4).line('M40 8L54 30L62 42', 1.4, '#c98a6e').dot(31, -11, 2, '#f6d2c0');
  },
  wasp(p: Plate, main: string, trim: string) {
    legs(p, '2 12 -6 36 -20 52, 8 12 10 36 4 56, 16 8 30 30 36 50', trim, 2);
    wing(p, '8,-10! -6,-46 -46,-74 -72,-62 -54,-32 -14,-8', 'M4 -12L-62 -62M0 -10L-56 -40', '#e6eee8');
    p.form(
      smooth(points('-10,4! -24,-6 -50,-6 -72,10 -86,32! -62,34 -34,26 -14,12')),
      main,
      { angle: 60, k: 0.4, gap: 3.6 },
      { extra: strokes('M-26 -8Q-20 8 -26 26M-42 -8Q-34 12 -42 32M-58 0Q-50 18 -58 36', 6, trim) },
    );
    p.line('M-84 30L-100 44', 2.6).form(oval(6, 0, 18, 14), trim, { angle: 50, k: 0.4, gap: 3.4 });
    wing(p, '14,-10! 14,-56 -14,-88 -40,-86 -36,-56 -6,-14', 'M12 -14L-34 -80M8 -12L-34 -60', '#f2f5ee');
    p.form(smooth(points('22,-6 30,-18 46,-16 52,-2 44,14 28,12')), main, { angle: 50, k: 0.4, gap: 3.4 })
      .fill(smooth(points('34,-14 46,-12 48,0 38,4')), '#2b1e13')
      .dot(40, -8, 1.8, '#fff');
    p.line('M44 -14L58 -34L74 -34M38 -16L46 -40L60 -46', 2).line('M44 12L54 18M38 13L44 22', 2.6);
  },
  beetle(p: Plate, main: string, trim: string) {
    legs(
      p,
      '-30 18 -48 34 -44 54, 0 22 -6 42 4 58, 28 18 46 34 44 56, -36 -8 -58 -18 -70 -10',
      '#3a2e24',
      3.2,
    );
    const shell = smooth(points('-64,10 -58,-24 -26,-44 10,-42 30,-22 32,20 -10,30 -54,26'));
    p.form(
      shell,
      main,
      { angle: 60, k: 0.4, gap: 4, max: 26 },
      {
        extra: strokes('M-62 10Q-16 -8 32 4M-50 -20Q-16 -30 28 -20', 2),
        hatch: swells(tuples(6, '-48 -12 -20 -24 8 -22, -40 14 -14 8 18 10'), 1.2),
      },
    );
    p.fill(swells(tuples(6, '-48 -26 -30 -40 -8 -38'), 1.8), mixed(main, '#ffffff', 0.6));
    p.form(smooth(points('28,-22 44,-22 54,-6 50,14 32,20')), trim, { angle: 50, k: 0.44, gap: 3.6 });
    p.form(smooth(points('50,-10 62,-14 70,-2 66,10 52,12')), main, { k: 0.4, gap: 3.4 });
    p.form(smooth(points('64,-8! 82,-22 92,-12! 80,-8 72,0!')), trim, null).form(
      smooth(points('64,6! 82,14 88,28! 76,20 64,14!')),
      trim,
      null,
    );
    p.dot(60, -4, 2.6, '#f0c24a').line('M60 -12L70 -32M56 -12L56 -34', 1.8);
  },
  locust(p: Plate, main: string, trim: string) {
    legs(p, '22 14 30 34 24 52, 8 16 6 36 -2 54', trim, 2.4);
    p.form(
      smooth(points('-70,10 -30,-6 20,-8 30,8 20,18 -30,24')),
      main,
      { angle: 60, k: 0.4, gap: 3.6 },
      { extra: strokes('M-50 6V20M-38 2V24M-26 -2V24M-14 -4V22M-2 -6V20', 1.5) },
    );
    wing(p, '20,-8! -20,-22 -70,-18 -92,0 -60,8 0,4', 'M16 -6L-84 -4M10 -2L-70 4M14 -8L-60 -16', '#e2d6a6');
    wing(p, '18,-10! -6,-50 -46,-72 -72,-66 -60,-40 -10,-12', 'M14 -14L-62 -62M8 -12L-58 -44', '#efe6c4');
    p.form(smooth(points('16,-14 34,-16 40,0 36,16 18,18')), trim, { angle: 50, k: 0.4, gap: 3.6 });
    p.form(smooth(points('36,-14 52,-16 62,-4 60,14 48,24 36,14')), main, { angle: 50, k: 0.4, gap: 3.6 })
      .fill(oval(50, -4, 6, 8), '#7a2f26')
      .dot(48, -7, 1.8, '#fff');
    p.line('M56 -14L74 -36M52 -16L62 -44', 2)
      .line('M52 18Q58 20 60 14', 2)
      .line('M-16 12L-40 -40L-62 42', 8.4)
      .line('M-16 12L-40 -40L-62 42', 5, main)
      .line('M-48 -18L-54 -16M-52 2L-58 4M-56 20L-62 22', 2);
  },
  /** All mouth. */
  fish(p: Plate, main: string, trim: string) {
    p.form(
      smooth(points('-46,0! -78,-28 -84,-20! -74,0 -84,22! -76,28')),
      trim,
      { k: 0.4, gap: 3.6 },
      { extra: strokes('M-54 -2L-80 -20M-56 0H-76M-54 2L-80 20', 1.4) },
    );
    p.form(smooth(points('-20,-30! -4,-52 26,-48! 22,-30')), trim, { k: 0.4, gap: 3.6 }).form(
      smooth(points('-16,30! -8,48 12,50! 10,32')),
      trim,
      { k: 0.4, gap: 3.6 },
    );
    p.form(
      smooth(points('-52,0 -34,-24 0,-38 34,-34 56,-14! 30,2! 62,22! 40,34 4,40 -30,28')),
      main,
      { angle: 60, k: 0.36, gap: 3.8, max: 24 },
      {
        extra: `<path d="M-52 4C-20 14 20 10 40 20L60 30L0 46Z" fill="#c9603f" opacity=".75"/>`,
        hatch: swells(
          tuples(
            6,
            '-34 -10 -28 -4 -34 4, -20 -16 -14 -8 -20 2, -6 -20 0 -10 -6 2, -24 6 -18 12 -24 20, -8 8 -2 16 -8 24',
          ),
          1.1,
        ),
      },
    );
    p.fill('M56 -13L30 2L60 21Q48 8 56 -13Z', '#4a1712');
    for (const [x, y, l] of tuples(3, '52 -12 11, 45 -8 10, 38 -4 9')) p.raw(spike(x, y, 2.6, l));
    for (const [x, y, l] of tuples(3, '56 19 -11, 48 14 -10, 41 10 -9')) p.raw(spike(x, y, 2.6, l));
    p.disc(26, -16, 8, '#f3d25a', 2).dot(27, -15, 4).dot(25, -18, 1.4, '#fff').line('M12 -24Q6 0 14 24', 2);
  },
  /** From in front, wings spread. */
  bat(p: Plate, main: string, trim: string) {
    both('10,-4! 34,-30 62,-40 96,-34! 90,-8! 78,2 66,-2! 58,16 44,16! 34,24 12,18!', (d, side) =>
      p.form(
        d,
        trim,
        { angle: 30, k: 0.3, gap: 4, max: 18 },
        {
          extra: strokes(
            `M${side * 14} 0L${side * 62} -38M${side * 40} -26L${side * 66} -2M${side * 40} -26L${side * 44} 16M${side * 40} -26L${side * 90} -12`,
            1.6,
          ),
        },
      ),
    );
    p.form(symmetric('0,-8 14,-4 16,14 10,32 0,40'), main, { k: 0.4, gap: 3.6 });
    both('4,-22! 8,-48 20,-52 24,-34 18,-16!', (d) => p.form(d, main, { k: 0.4, gap: 3.4 }));
    p.form(symmetric('0,-28 14,-26 20,-12 14,2 0,8'), main, { k: 0.36, gap: 3.4 });
    p.fill(symmetric('0,-4 8,-4 7,4 0,6'), '#4a1712')
      .raw(spike(-4, -4, 1.5, 6))
      .raw(spike(4, -4, 1.5, 6));
    for (const m of [-1, 1]) p.disc(m * 8, -14, 4, '#f3c043', 1.5).dot(m * 8, -14, 1.6);
    p.fill('M-4 -8L0 -12L4 -8L0 -5Z').line('M-4 36L-6 44M4 36L6 44', 2, IVORY);
  },
} as const;

export interface Crawler extends Stand {
  readonly kind: keyof typeof KINDS;
  readonly main?: `#${string}`;
  readonly trim?: `#${string}`;
}

export function drawCrawler(p: Plate, { kind, main = '#8a5a36', trim = '#4d3424', ...stand }: Crawler): void {
  standing(p, stand, () => KINDS[kind](p, main, trim));
}
