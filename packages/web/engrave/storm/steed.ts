/** The horse of the storm, in profile, and who sits on it. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { rows } from '../tools/tufts.ts';

const COATS = {
  thunder: { hide: '#7d8794', mane: '#e2e2d8', dark: '#4d5561' },
  foam: { hide: '#cfd8d8', mane: '#f3f1e6', dark: '#7f979c' },
  soot: { hide: '#565259', mane: '#fbe79a', dark: '#2f2c33' },
} as const;
type Coat = (typeof COATS)[keyof typeof COATS];

/** Head and neck, looking right, the poll at 0 0. */
function horseHead(p: Plate, { hide, mane, dark }: Coat, eye: string, bridle: string): void {
  p.form(
    smooth(
      points(
        '10,-30! -20,-42 -60,-34 -98,-40! -70,-22 -116,-14! -76,-2 -126,18! -80,22 -118,52! -74,48 -100,86! -60,76 -70,112! -30,90',
      ),
    ),
    mane,
    { angle: 60, k: 0.16, gap: 5, max: 16 },
    {
      hatch: swells(
        tuples(
          6,
          '-10 -32 -44 -30 -80 -34, -20 -16 -60 -14 -100 -12, -30 4 -70 8 -106 20, -40 24 -70 34 -104 50, -44 50 -66 60 -88 78',
        ),
        2,
      ),
    },
  );
  p.form(smooth(points('4,-18! 2,-40 10,-58! 18,-42 18,-18!')), dark, { k: 0.5, gap: 3.6 });
  p.form(
    smooth(
      points(
        '-14,-26! 6,-30 26,-20 44,2 64,28 78,44 80,58 70,66! 62,68 56,62 46,60 34,46 22,36! 18,52 22,80 40,120! -90,124! -74,76 -52,36 -34,2',
      ),
    ),
    hide,
    { angle: 56, gap: 4.2, k: 0.3, max: 30, w: 2.9 },
    {
      hatch: swells(
        tuples(6, '6 20 16 34 26 36, -20 40 -26 70 -40 100, -4 50 -8 80 -6 112, 34 10 44 24 52 34'),
        1.7,
      ),
    },
  );
  // The mouth, open at the bit; the nostril; breath.
  p.fill('M58 58Q66 52 76 58Q68 66 60 66Z')
    .fill('M70 40Q77 42 76 50Q71 50 69 46Z')
    .fill('M10 -10C20 -14 30 -6 34 2C26 4 14 2 10 -10Z')
    .fill('M15 -7C21 -9 27 -4 30 0C24 1 18 -1 15 -7Z', eye)
    .fill(swell(6, -12, 20, -18, 36, 2, 1.9));
  p.line('M48 34Q40 40 38 48M48 34L14 -24M38 48L12 24M12 24L-4 -22', 4.4).line(
    'M48 34Q40 40 38 48M48 34L14 -24M38 48L12 24M12 24L-4 -22',
    2.2,
    bridle,
  );
  p.ring(38, 50, 4.5, 2, bridle);
  p.form(
    smooth(points('-16,-22! -18,-46 -8,-66! 4,-46 6,-24!')),
    hide,
    { k: 0.5, gap: 3.6 },
    {
      extra: `<path d="M-11 -26C-13 -42 -9 -52 -7 -58C-1 -46 1 -36 0 -26Z" fill="${dark}"/>`,
    },
  );
}

/** Somebody in mail whose face is a slit, seen from the side, the seat at 0 0. */
function rider(p: Plate, cloth: string, iron: string, gleam: string): void {
  p.form(
    smooth(points('8,-64! -26,-58 -60,-34 -108,-34! -82,-16 -116,2! -78,8 -100,34! -56,30 -20,34!')),
    cloth,
    { angle: 70, k: 0.24, gap: 4.6, max: 22 },
    { hatch: swells(tuples(6, '-4 -54 -44 -36 -92 -28, -4 -40 -44 -16 -98 0, -4 -24 -40 8 -84 28'), 2) },
  );
  const trunk = smooth(points('-14,-60! 12,-62! 26,-30 24,20! -26,22! -24,-24'));
  p.form(
    trunk,
    iron,
    { k: 0.3, gap: 4.4, max: 20 },
    {
      extra: strokes(rows(-30, -60, 30, 26, 7), 1.1, mixed(iron, INK, 0.6)),
    },
  );
  p.limb(points('4,-46 30,-30 52,-36'), [12, 9, 7], iron, { k: 0.6 });
  p.disc(54, -36, 7.5, mixed(iron, INK, 0.3), 1.8);
  p.form(smooth(points('-18,-58! -22,-84 -6,-104 16,-100 26,-80 26,-62! 8,-54')), iron, {
    k: 0.36,
    gap: 4,
    max: 20,
  });
  p.form(smooth(points('-4,-100! -22,-122 -50,-124! -26,-108 -14,-92!')), cloth, { k: 0.4, gap: 4 });
  p.fill('M8 -86L27 -82V-76L8 -78Z')
    .fill('M13 -83L25 -80V-78L13 -80Z', gleam)
    .line('M14 -72V-62M20 -72V-64', 2.4);
}

export interface Steed extends Stand {
  readonly coat?: keyof typeof COATS;
  readonly eye?: `#${string}`;
  readonly bridle?: `#${string}`;
  readonly rider?: {
    readonly cloth: `#${string}`;
    readonly iron?: `#${string}`;
    readonly gleam?: `#${string}`;
  };
}

export function drawSteed(p: Plate, steed: Steed): void {
  const { coat = 'thunder', eye = '#fbe79a', bridle = '#8f3b2e', rider: sitter, ...stand } = steed;
  const colors = COATS[coat];
  standing(p, stand, () => {
    p.form(smooth(points('-10,200! -6,150 40,128 96,122 150,120 206,140 214,200!')), colors.hide, {
      angle: 70,
      k: 0.3,
      gap: 4.8,
      max: 34,
      w: 3,
    });
    p.group('translate(184 66)', () => horseHead(p, colors, eye, bridle));
    if (sitter !== undefined)
      p.group('translate(58 130) scale(1.06)', () =>
        rider(p, sitter.cloth, sitter.iron ?? '#7f868f', sitter.gleam ?? '#fbe79a'),
      );
  });
}
