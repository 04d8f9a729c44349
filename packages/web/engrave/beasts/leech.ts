/** Leeches as long as oars: ringed bodies, round mouths full of teeth. */
import { IVORY, mixed, seeded } from '../tools/ink.ts';
import { limb } from '../tools/limb.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points } from '../tools/points.ts';
import { oval } from '../tools/smooth.ts';
import { type Stand, standing } from './anatomy.ts';

const COATS = {
  blood: { hide: '#7d3b36', belly: '#c98a6e' },
  mud: { hide: '#5f5a44', belly: '#a89a70' },
} as const;

/** Spines from the water up to the mouth. */
const BENDS = {
  tall: '0,90 -26,40 -6,0 28,-26',
  low: '-30,90 -40,54 -10,34 26,36',
  arched: '40,90 54,30 22,-24 -20,-6',
} as const;

export interface Leech extends Stand {
  readonly bend: keyof typeof BENDS;
  readonly coat?: keyof typeof COATS;
}

export function drawLeech(p: Plate, { bend, coat = 'blood', ...stand }: Leech): void {
  const { hide, belly } = COATS[coat];
  const spine = points(BENDS[bend]);
  const [x = 0, y = 0] = spine.at(-1) ?? [];
  const [fx = 0, fy = 0] = spine.at(-2) ?? [];
  const turn = (Math.atan2(y - fy, x - fx) * 180) / Math.PI;
  standing(p, stand, () => {
    const widths = [20, 21, 18, 16];
    const { frame } = limb(spine, widths);
    const rings = frame
      .map(
        ({ p: q, n, w }) =>
          `M${q[0] + n[0] * w} ${q[1] + n[1] * w}Q${q[0] + 6} ${q[1] + 4} ${q[0] - n[0] * w} ${q[1] - n[1] * w}`,
      )
      .join('');
    p.limb(spine, widths, hide, {
      gap: 3.8,
      k: 0.34,
      extra: strokes(rings, 1.6, mixed(hide, '#2b1e13', 0.5)),
    });
    p.group(`translate(${x} ${y}) rotate(${Math.round(turn)})`, () => mouth(p, hide, belly));
  });
}

function mouth(p: Plate, hide: string, belly: string): void {
  p.form(oval(4, 0, 11, 21), mixed(hide, belly, 0.4), { k: 0.3, gap: 3.6 })
    .form(oval(6, 0, 8, 16), belly, null, { w: 1.6 })
    .fill(oval(7, 0, 6, 12), '#3a120e');
  const random = seeded(4);
  for (let a = 0; a < 360; a += 36) {
    const angle = ((a + random() * 10) * Math.PI) / 180;
    const at = (r: number, da = 0): string =>
      `${(7 + Math.cos(angle + da) * r * 0.5).toFixed(1)} ${(Math.sin(angle + da) * r).toFixed(1)}`;
    p.raw(
      `<path class="m" d="M${at(13, -0.16)}L${at(6)}L${at(13, 0.16)}Z" fill="${IVORY}" stroke-width=".9"/>`,
    );
  }
}
