/** Saurians on two legs: runners with feathers, and the great ones that are all jaw. */
import { mixed } from '../tools/ink.ts';
import { swells, taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { type Point, points, tuples, turned } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { jawTooth, type Stand, standing, tooth, turnedPoint } from '../beasts/anatomy.ts';
import { scales } from '../beasts/figure.ts';

export const SAURIANS = {
  fern: { hide: '#8a9a5c', dark: '#4d5a34', belly: '#dcd8a4', crest: '#b4553a' },
  dust: { hide: '#b99a68', dark: '#6d5432', belly: '#eddcb4', crest: '#4f6f78' },
  ember: { hide: '#a9623f', dark: '#5c2e1f', belly: '#e8c698', crest: '#3c3a3a' },
  slate: { hide: '#7f8a8a', dark: '#424b50', belly: '#cdd0c2', crest: '#c08a36' },
  plum: { hide: '#7d6470', dark: '#42323c', belly: '#cfb9b0', crest: '#b7a24a' },
  bone: { hide: '#bfb596', dark: '#756b50', belly: '#ece4ca', crest: '#7d3b2e' },
} as const;
export interface Saurian {
  readonly hide: string;
  readonly dark: string;
  readonly belly: string;
  readonly crest: string;
}
export type SaurianHide = keyof typeof SAURIANS;

interface Bite {
  readonly jaw: number;
  readonly eye: string;
  readonly scar: boolean;
}

const bars = (list: string, color: string): string =>
  `<path fill="${color}" opacity=".8" d="${swells(tuples(6, list), 5)}"/>`;

/** A narrow head with a crest of feathers. */
function runnerHead(p: Plate, c: Saurian, { jaw, eye }: Bite, [x, y]: Point, s: number, rot: number): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    p.form(
      tufts(points('-44,34 -40,4 -26,-18 2,-26'), 8, (t) => 16 + 14 * t, -0.7, 4),
      c.crest,
      { k: 0.3, gap: 4 },
    );
    const hinge = [-2, 12] as const;
    const low = turned(points('-14,12 8,16 34,14 52,9! 54,14 40,21 14,26 -10,28 -22,22'), hinge, jaw);
    const tip = turnedPoint(52, 10, hinge, jaw);
    p.mass(`M-4 8L58 2Q52 8 ${tip[0]} ${tip[1]}L-4 20Z`, '#4a1712', { w: 1, dx: 0, dy: 0 });
    for (const [tx, l] of tuples(2, '47 -7, 40 -6, 33 -7, 26 -6, 19 -6'))
      p.raw(jawTooth(tx, 15, l, hinge, jaw));
    p.form(smooth(low), c.belly, { angle: 60, k: 0.6, gap: 3.6, max: 12 });
    for (const [tx, l] of tuples(2, '54 7, 47 8, 40 7, 33 8, 26 7, 19 6, 12 5'))
      p.raw(tooth(tx, 5 + (54 - tx) * 0.09, 2.4, l, -2));
    p.form(
      smooth(
        points(
          '-40,6 -34,-12 -18,-24 4,-27 16,-21 30,-15 50,-11 60,-5 60,2 54,7 32,7 12,12 -4,22 -24,26 -38,20',
        ),
      ),
      c.hide,
      { angle: 62, gap: 3.4, k: 0.36, max: 14, w: 2.3 },
      {
        extra: `${scales([-40, -28, 4, 26], c.hide, 7)}${bars('16 -20 14 -8 20 2, 28 -16 28 -8 32 2', c.dark)}`,
      },
    );
    p.fill('M50 -7Q55 -8 56 -4Q52 -3 50 -7Z')
      .disc(2, -9, 8, eye, 2)
      .fill('M2 -16Q5 -9 2 -2Q-1 -9 2 -16Z')
      .dot(-0.6, -12, 1.5, '#fff');
    p.form(smooth(points('-10,-16! 2,-24 18,-14! 4,-17')), c.dark, null, { w: 1.3, dx: 0.4, dy: 0.5 });
  });
}

/** Deep jaws, a small eye under a ridge. */
function hunterHead(
  p: Plate,
  c: Saurian,
  { jaw, eye, scar }: Bite,
  [x, y]: Point,
  s: number,
  rot: number,
): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    const w = 1.9 / s ** 0.6;
    const hinge = [-16, 18] as const;
    const low = turned(points('-34,18 -8,26 22,26 46,24 58,18! 62,26 54,38 24,46 -10,48 -36,40'), hinge, jaw);
    const tip = turnedPoint(58, 20, hinge, jaw);
    const mid = turnedPoint(10, 28, hinge, jaw);
    p.mass(`M-20 12L62 8Q56 16 ${tip[0]} ${tip[1]}L${mid[0]} ${mid[1]}L-24 30Z`, '#4a1712', {
      w: 1,
      dx: 0,
      dy: 0,
    });
    p.mass(smooth(turned(points('-10,22 14,18 36,18 46,22 32,28 4,30'), hinge, jaw)), '#b5564a', {
      w: 1.2,
      dx: 0,
      dy: 0,
    });
    for (const [tx, l] of tuples(2, '54 -12, 46 -9, 37 -11, 28 -9, 19 -10, 10 -8'))
      p.raw(jawTooth(tx, 26, l, hinge, jaw));
    p.form(
      smooth(low),
      c.belly,
      { angle: 60, k: 0.6, gap: 4, max: 18, w: 2.4 },
      { w, extra: scales([-40, 30, 70, 90], c.belly, 9) },
    );
    for (const [tx, l] of tuples(2, '58 13, 50 11, 42 15, 33 12, 24 14, 15 11, 6 11, -3 8'))
      p.raw(tooth(tx, 10 + (58 - tx) * 0.05, 3.4, l, -2));
    p.form(
      smooth(
        points(
          '-62,10 -58,-20 -40,-42 -14,-48 0,-46! 12,-34 28,-26! 46,-26 60,-20 70,-6 68,8 58,14 34,12 10,15 -10,24 -34,34 -56,32',
        ),
      ),
      c.hide,
      { angle: 62, gap: 3.8, k: 0.34, max: 20, w: 2.5 },
      {
        w,
        extra: `${scales([-62, -50, 2, 36], c.hide, 10)}${bars('14 -32 10 -14 18 6, 30 -26 28 -12 34 8, -30 -44 -24 -24 -30 -4', c.dark)}`,
        hatch: swells(tuples(6, '44 -22 50 -10 46 8, 54 -18 60 -8 56 8'), 1),
      },
    );
    p.fill('M56 -15Q64 -16 65 -9Q58 -8 56 -15Z');
    p.fill('M-12 -30C-2 -40 12 -32 14 -22C4 -18 -8 -20 -12 -30Z')
      .fill('M-7 -29C0 -35 8 -30 10 -24C4 -22 -4 -22 -7 -29Z', eye)
      .fill('M2 -33Q6 -28 3 -22Q0 -28 2 -33Z');
    p.form(smooth(points('-24,-36! -14,-52 2,-50 20,-24! 4,-36')), c.dark, null, {
      w: 1.5,
      dx: 0.6,
      dy: 0.6,
    });
    if (scar) p.line('M20 -38L34 -8M18 -24L28 -30M24 -14L36 -20', 2, '#f0e2c0');
  });
}

const foot = (x: number, y: number, s = 1): string =>
  [-4, 3, 10]
    .map((dx, i) =>
      taper(x + dx * s, y - 4 * s, x + (dx + 5) * s, y - 3 * s, x + (dx + 9 - i) * s, y + 3 * s, 4 * s),
    )
    .join('');

const POSES = {
  /** Full length, at a run. */
  running(p: Plate, c: Saurian, bite: Bite) {
    const far = mixed(c.hide, c.dark, 0.5);
    p.limb(points('116,108 60,104 20,84 -14,88'), [24, 15, 8, 1], c.hide, {
      gap: 5,
      k: 0.44,
      extra: bars('24 76 28 86 24 96, 46 86 50 98 46 112, 70 90 74 104 70 120', c.dark),
    });
    p.form(tufts(points('-8,82 22,76 46,86'), 5, 16, -0.7, 5), c.crest, null);
    p.limb(points('130,116 162,132 168,152 190,160'), [16, 11, 6, 5], far, { k: 0.9 });
    p.form(
      smooth(points('84,112 98,88 134,76 170,72 186,86 184,106 160,122 124,132 96,128')),
      c.hide,
      { angle: 70, gap: 4.4, k: 0.4, max: 24, w: 2.8 },
      {
        extra: `${scales([80, 74, 190, 100], c.hide, 10)}<path d="M186 100C164 122 126 132 96 128L100 140L190 130Z" fill="${c.belly}"/>${bars('108 82 112 96 106 112, 128 76 134 92 128 110, 150 72 156 86 150 102', c.dark)}`,
      },
    );
    p.limb(points('108,114 84,132 96,152 74,174'), [22, 14, 7, 5], c.hide, { k: 0.5, open: 3 });
    p.fill(foot(72, 176) + foot(188, 163, 0.9));
    p.limb(points('176,104 186,122 204,120'), [7, 5, 4], c.hide, { k: 0.6 }).fill(
      taper(203, 118, 210, 120, 213, 127, 3.4) + taper(204, 122, 208, 126, 208, 132, 3),
    );
    p.limb(points('166,92 186,78 198,58'), [20, 15, 13], c.hide, { open: 3, k: 0.44 });
    runnerHead(p, c, bite, [206, 50], 0.92, 4);
  },
  /** Neck and head, close. */
  watching(p: Plate, c: Saurian, bite: Bite) {
    p.form(tufts(points('6,190 30,130 66,86 100,60'), 12, 26, -0.6, 4), c.crest, null);
    p.form(
      smooth(points('0,204! 24,146 62,98 104,64 140,78 146,120 130,164 132,204!')),
      c.hide,
      { angle: 40, gap: 4.8, k: 0.34, max: 40, w: 3 },
      {
        extra: `${scales([0, 60, 120, 204], c.hide, 12)}${bars('30 150 50 160 66 176, 50 120 72 130 88 148, 76 92 96 104 108 122', c.dark)}`,
      },
    );
    runnerHead(p, c, bite, [140, 82], 1.66, 4);
  },
  /** The great hunter's head and throat. */
  looming(p: Plate, c: Saurian, bite: Bite) {
    p.form(
      smooth(points('-10,204! -10,96 24,48 76,30 120,60 124,116 108,160 112,204!')),
      c.hide,
      { angle: 40, gap: 5, k: 0.32, max: 46, w: 3.2 },
      {
        extra: `${scales([-10, 30, 124, 204], c.hide, 14)}${bars('0 90 24 100 40 120, 24 62 50 72 68 92, 4 130 30 142 46 162', c.dark)}`,
      },
    );
    p.form(tufts(points('-12,110 0,76 30,44 66,26 96,26'), 9, 14, -0.3, 5, 0.2), c.dark, null);
    hunterHead(p, c, bite, [150, 86], 1.56, 2);
  },
  /** Full length, over the trees. */
  standing(p: Plate, c: Saurian, bite: Bite) {
    const far = mixed(c.hide, c.dark, 0.5);
    p.limb(points('112,112 64,124 26,150 -14,148'), [34, 22, 11, 1], c.hide, { gap: 5, k: 0.44 });
    p.limb(points('128,122 150,148 138,166 148,184'), [22, 15, 9, 8], far, { k: 0.9 });
    p.form(
      smooth(points('74,122 84,88 122,62 164,52 192,66 190,100 160,128 120,146 88,146')),
      c.hide,
      { angle: 66, gap: 4.6, k: 0.38, max: 34, w: 3 },
      {
        extra: `${scales([70, 50, 190, 110], c.hide, 11)}<path d="M194 88C164 132 120 148 92 146L110 166L204 132Z" fill="${c.belly}"/>${bars('98 84 108 102 102 122, 122 66 132 88 126 110, 148 56 158 76 152 96', c.dark)}`,
      },
    );
    p.form(tufts(points('84,86 120,58 160,46 186,50'), 9, 9, -0.2, 5, 0.2), c.dark, null);
    p.limb(points('104,122 86,148 102,164 92,186'), [30, 20, 11, 9], c.hide, { k: 0.46, open: 3 });
    p.fill(foot(90, 188, 1.2) + foot(146, 186, 1));
    p.limb(points('174,104 186,120 198,114'), [7, 5, 3.6], c.hide, { k: 0.6 }).fill(
      taper(197, 112, 204, 114, 206, 121, 3),
    );
    hunterHead(p, c, bite, [206, 62], 0.98, 6);
  },
} as const;

export interface Theropod extends Stand {
  readonly pose: keyof typeof POSES;
  readonly hide?: SaurianHide;
  readonly jaw?: number;
  readonly eye?: `#${string}`;
  readonly scar?: boolean;
}

export function drawTheropod(
  p: Plate,
  { pose, hide = 'fern', jaw = 16, eye = '#f3c043', scar = false, ...stand }: Theropod,
): void {
  standing(p, stand, () => POSES[pose](p, SAURIANS[hide], { jaw, eye, scar }));
}
