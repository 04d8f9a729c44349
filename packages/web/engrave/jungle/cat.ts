/** Cats of the jungle: panthers and their kin, from in front, on the prowl, on a branch. */
import { mixed } from '../tools/ink.ts';
import { swell, taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { jawTooth, spots, type Stand, standing, tooth, turnedPoint } from '../beasts/anatomy.ts';
import { turned } from '../tools/points.ts';
import { CAT_COATS, type CatCoat, type CatFace, drawCatFace } from './cat-face.ts';

/** Where rosettes lie on the bodies below. */
const FLANK =
  '60 96 7, 78 84 7, 74 106 6, 98 80 7, 100 100 7, 122 78 7, 126 96 7, 148 76 7, 150 96 7, 174 82 7, 176 102 6, 194 88 6, 46 106 6, 112 112 5, 138 112 5';

interface Look {
  readonly c: CatCoat;
  readonly spotted: boolean;
  readonly jaw: number;
  readonly eye: string;
  readonly face: CatFace;
}

/** In profile, looking right; the nape is ragged, so that no seam shows. */
function profile(
  p: Plate,
  { c, jaw, eye, spotted }: Look,
  x: number,
  y: number,
  s: number,
  rot: number,
): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    const w = 1.9 / s ** 0.6;
    p.form(smooth(points('4,-24! 4,-38 12,-43 19,-37 19,-22!')), c.dark, null, { w });
    const hinge = [4, 14] as const;
    const low = turned(points('-10,12 8,18 24,18 36,15! 39,21 32,28 16,33 0,34 -14,26'), hinge, jaw);
    const tip = turnedPoint(35, 16, hinge, jaw);
    const mid = turnedPoint(18, 20, hinge, jaw);
    p.mass(`M2 10L42 6Q40 12 ${tip[0]} ${tip[1]}L${mid[0]} ${mid[1]}L0 20Z`, '#4a1712', {
      w: 1,
      dx: 0,
      dy: 0,
    });
    for (const [tx, l] of tuples(2, '32 -11, 25 -5, 20 -5')) p.raw(jawTooth(tx, 18, l, hinge, jaw));
    p.form(smooth(low), c.pale, { angle: 60, k: 0.6, gap: 3.6, max: 12 }, { w });
    for (const [tx, l] of tuples(2, '36 14, 28 6, 23 6, 18 5')) p.raw(tooth(tx, 9, 2.7, l, -1));
    const skull =
      '-50,-6! -40,-20 -20,-31 2,-33 16,-27 24,-17 34,-15 43,-9 46,0 42,9 32,12 22,12 12,18 2,28! -8,40! -13,31! -26,42! -28,30! -44,36! -40,20! -58,18! -48,6!';
    p.form(
      smooth(points(skull)),
      c.fur,
      { angle: 62, gap: 3.4, k: 0.36, max: 16, w: 2.3 },
      {
        w,
        extra: `<path d="M48 12L28 13L12 22L20 4L36 -3L48 2Z" fill="${c.pale}" opacity=".8"/>${spotted ? spots('-24 -18 4, -10 -24 3, -30 0 4, -16 -6 4, -6 8 3, -20 14 4, -34 14 4, 2 -22 2.6', c.dark) : ''}`,
      },
    );
    p.mass('M36 -15C42 -17 48 -11 47 -4C43 -3 38 -7 36 -15Z', mixed(c.dark, '#a85a4a', 0.3), {
      w: 1.3,
      dx: 0,
      dy: 0,
    });
    p.fill('M2 -16C8 -24 18 -18 22 -9C15 -6 6 -8 2 -16Z')
      .fill('M5 -15C10 -20 16 -16 19 -10C13 -9 8 -10 5 -15Z', eye)
      .fill('M11 -18Q14 -13 12 -9Q9 -13 11 -18Z')
      .fill(swell(-4, -18, 10, -27, 23, -10, 1.8));
    p.fill([0, 1, 2].map((i) => taper(34, 4 + i * 2.2, 22, 7 + i * 5, 6, 5 + i * 9, 1.2)).join(''));
    p.form(
      smooth(points('-24,-22! -28,-40 -18,-47 -7,-40 -3,-26!')),
      c.fur,
      { k: 0.4, gap: 3.4 },
      { w, extra: `<path d="M-20 -26C-23 -36 -18 -41 -16 -40C-11 -38 -9 -33 -9 -28Z" fill="${c.dark}"/>` },
    );
  });
}

const coatSpots = (look: Look, list: string): { readonly extra?: string } =>
  look.spotted ? { extra: spots(list, look.c.dark) } : {};

const paws = (p: Plate, list: string): void => {
  for (const [x, y] of tuples(2, list)) p.line(`M${x} ${y - 4}v5M${x + 5} ${y - 4}v5`, 1.6);
};

const POSES = {
  /** The face, nearly filling the picture, over two paws. */
  staring(p: Plate, look: Look) {
    p.form(
      smooth(points('40,204! 46,140 76,100 140,84 204,100 234,140 240,204!')),
      look.c.fur,
      { angle: 24, k: 0.28, gap: 4.8, max: 50, w: 3.2 },
      coatSpots(
        look,
        '66 140 9, 92 118 8, 80 168 9, 208 140 9, 190 118 8, 206 170 9, 110 176 8, 172 176 8, 52 176 8, 230 176 8',
      ),
    );
    drawCatFace(p, look.c, {
      x: 140,
      y: 94,
      s: 1.36,
      eyes: look.eye,
      ...(look.spotted ? { marks: 'spots' } : {}),
      ...look.face,
    });
    for (const x of [84, 196]) {
      p.form(
        smooth(
          points(`${x - 26},206! ${x - 28},182 ${x - 14},170 ${x + 14},170 ${x + 28},182 ${x + 26},206!`),
        ),
        look.c.fur,
        { k: 0.36, gap: 4, max: 20 },
      );
      p.line(`M${x - 9} 176V188M${x + 9} 176V188`, 1.8);
    }
  },
  prowling(p: Plate, look: Look) {
    const far = mixed(look.c.fur, look.c.dark, 0.5);
    p.limb(points('48,92 22,94 8,116 16,142 36,140'), [8, 7, 6.5, 6, 1], look.c.fur, {});
    p.limb(points('74,106 86,132 78,150 82,168 96,170'), [15, 9, 6.5, 6, 5], far, { k: 0.9 }).limb(
      points('178,100 200,128 196,150 204,168 218,169'),
      [14, 9, 7, 6, 5],
      far,
      { k: 0.9 },
    );
    p.form(
      smooth(
        points(
          '34,100 46,80 76,76 112,80 148,70 180,64 208,76 212,102 190,118 158,120 124,116 90,114 68,126 44,122',
        ),
      ),
      look.c.fur,
      { angle: 74, gap: 4.2, k: 0.4, max: 24, w: 2.8, bend: 4 },
      coatSpots(look, FLANK),
    );
    p.limb(points('58,104 50,130 64,148 54,170 70,172'), [20, 12, 8, 7, 6], look.c.fur, {
      k: 0.5,
      open: 3,
    }).limb(points('172,94 164,128 170,148 160,171 178,173'), [18, 11, 8, 7, 6], look.c.fur, {
      k: 0.5,
      open: 3,
    });
    paws(p, '68 174, 176 175, 94 171, 214 171');
    profile(p, look, 216, 84, 1.02, 6);
  },
  /** Along a branch, one paw and the tail hanging. */
  lying(p: Plate, look: Look) {
    p.limb(points('60,86 30,92 22,126 34,160 22,178'), [8, 7, 6, 5.5, 1], look.c.fur, {});
    p.form(
      smooth(points('40,108 46,82 74,70 116,74 156,62 190,56 212,72 216,100 196,116 130,122 70,122')),
      look.c.fur,
      { angle: 70, gap: 4.2, k: 0.36, max: 24, w: 2.8 },
      coatSpots(look, FLANK),
    );
    p.limb(points('-10,128 60,120 140,124 220,114 292,120'), [11, 13, 12, 11, 9], '#7d6446', {
      gap: 5,
      k: 0.7,
    });
    p.limb(points('76,96 66,118 84,128 104,126'), [20, 14, 9, 7], look.c.fur, { k: 0.5, open: 3 }).limb(
      points('176,92 170,128 172,160 168,176'),
      [17, 10, 8, 8],
      look.c.fur,
      { k: 0.5, open: 3 },
    );
    paws(p, '164 180, 100 130');
    profile(p, look, 218, 74, 1.02, 12);
  },
  /** In the air, claws first. */
  leaping(p: Plate, look: Look) {
    p.limb(points('44,130 18,132 2,108 12,84'), [8, 7, 6, 1], look.c.fur, {});
    p.limb(points('66,126 40,152 24,150 8,170'), [17, 11, 8, 6], mixed(look.c.fur, look.c.dark, 0.5), {
      k: 0.9,
    });
    p.limb(points('184,76 220,96 246,118 262,122'), [14, 10, 8, 7], mixed(look.c.fur, look.c.dark, 0.5), {
      k: 0.9,
    });
    p.form(
      smooth(points('34,132 44,102 84,86 124,72 160,50 192,44 208,62 202,90 168,108 128,124 92,146 54,154')),
      look.c.fur,
      { angle: 64, gap: 4.2, k: 0.4, max: 26, w: 2.8 },
      coatSpots(
        look,
        '60 124 8, 84 108 7, 90 128 6, 108 96 7, 116 114 6, 136 82 7, 144 100 6, 160 66 7, 168 86 6',
      ),
    );
    p.limb(points('62,132 58,160 36,166 24,184'), [20, 13, 9, 7], look.c.fur, { k: 0.5, open: 3 }).limb(
      points('176,84 206,118 232,142 252,148'),
      [17, 11, 9, 8],
      look.c.fur,
      { k: 0.5, open: 3 },
    );
    for (const [x, y] of tuples(2, '252 142, 255 148, 252 154, 262 117, 265 122, 262 127'))
      p.fill(taper(x, y, x + 6, y, x + 11, y + 5, 3.4));
    profile(p, { ...look, jaw: Math.max(look.jaw, 24) }, 208, 60, 1.06, 16);
  },
} as const;

export interface Cat extends Stand {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof CAT_COATS;
  readonly spotted?: boolean;
  readonly jaw?: number;
  readonly eye?: `#${string}`;
  /** Of the face from in front. */
  readonly face?: CatFace;
}

export function drawCat(
  p: Plate,
  { pose, coat = 'black', spotted = false, jaw = 8, eye = '#f3c043', face = {}, ...stand }: Cat,
): void {
  standing(p, stand, () => POSES[pose](p, { c: CAT_COATS[coat], spotted, jaw, eye, face }));
}
