/** Dragonkin: hides, and the poses of drakes, whelps, captains and lords. */
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { points } from '../tools/points.ts';
import { type Stand, standing } from './anatomy.ts';
import { armor, runningBody } from './dragon-bodies.ts';
import { FRONTS } from './dragon-fronts.ts';
import { LORDS } from './dragon-lords.ts';
import { dragonHead, dragonNeck, type Hide, type HORNS, skinWing } from './dragon-parts.ts';
import { WILDS } from './dragon-wilds.ts';

export const HIDES = {
  kiln: {
    hide: '#b5583a',
    dark: '#6b2f25',
    belly: '#e2b469',
    horn: '#e9d9b0',
    eye: '#f6c63f',
    skin: '#c98a57',
  },
  green: {
    hide: '#7f9a62',
    dark: '#4d6340',
    belly: '#e5d59a',
    horn: '#efe3c0',
    eye: '#e9822f',
    skin: '#b7b878',
  },
  slate: {
    hide: '#6f8088',
    dark: '#3e4b55',
    belly: '#cfc7a6',
    horn: '#d9caa2',
    eye: '#e8542f',
    skin: '#8f9a9a',
  },
  blood: {
    hide: '#8d2f27',
    dark: '#451a18',
    belly: '#d99a4e',
    horn: '#e5d3a4',
    eye: '#ffd84a',
    skin: '#6e2a2a',
  },
  ash: {
    hide: '#8c867c',
    dark: '#4a4640',
    belly: '#d8cdb6',
    horn: '#f0e8d2',
    eye: '#e8842f',
    skin: '#6d665e',
  },
  frost: {
    hide: '#93aebb',
    dark: '#4d6878',
    belly: '#e9eee8',
    horn: '#f7f4ea',
    eye: '#3f78a8',
    skin: '#b9ccd2',
  },
  hunger: {
    hide: '#7a6a3f',
    dark: '#413821',
    belly: '#cdb878',
    horn: '#d9c48a',
    eye: '#e6e05a',
    skin: '#93854e',
  },
  gold: {
    hide: '#c29a3f',
    dark: '#6f5218',
    belly: '#f3deA0',
    horn: '#f7edd0',
    eye: '#7a2f25',
    skin: '#d9b85e',
  },
  tide: {
    hide: '#4f8583',
    dark: '#274a4c',
    belly: '#cfe0cc',
    horn: '#e8e6cf',
    eye: '#f2d24a',
    skin: '#6fa39c',
  },
  violet: {
    hide: '#6b4a5e',
    dark: '#3c2836',
    belly: '#c9a486',
    horn: '#ddd0b8',
    eye: '#f6c63f',
    skin: '#56394c',
  },
  storm: {
    hide: '#4e5a78',
    dark: '#282f45',
    belly: '#c6c9cc',
    horn: '#efe9d6',
    eye: '#fff0a0',
    skin: '#3b4560',
  },
} as const satisfies Readonly<Record<string, Hide>>;

/** What comes out of a mouth: the outer wash and the inner one. */
const BREATHS = {
  fire: ['#ee8f34', '#fbe08a'],
  frost: ['#a9cbdc', '#f4fafb'],
  water: ['#7fa9ae', '#e3efec'],
  smoke: ['#b9ad9c', '#e6dcc9'],
  spark: ['#c9b8e0', '#fdf6c8'],
} as const;
const THROATS = { fire: ['#e89a3c', '#fbe69a'] } as const;

interface Look {
  readonly horns?: keyof typeof HORNS;
  readonly jaw?: number;
  readonly breath?: keyof typeof BREATHS;
  /** Light between the plates of the throat. */
  readonly glow?: `#${string}`;
  readonly frill?: boolean;
}

const glowing = (glow: string | undefined): { readonly glow?: string } =>
  glow === undefined ? {} : { glow };
const burning = (breath: Look['breath']): { readonly fire?: readonly [string, string] } =>
  breath === undefined ? {} : { fire: breath === 'fire' ? THROATS.fire : BREATHS[breath] };

function breathe(p: Plate, kind: keyof typeof BREATHS): void {
  const [outer, inner] = BREATHS[kind];
  const edge =
    '200,108! 226,104 252,110 268,102! 264,116 290,112! 274,128 294,136! 272,140 284,156! 258,146 250,158! 240,142 222,134 200,124!';
  p.mass(smooth(points(edge)), outer, { w: 1.7 });
  p.fill(smooth(points('204,112 230,111 252,118 272,119! 258,126 274,136! 252,134 228,127 204,120')), inner);
}

const POSES = {
  /** Head, neck and one wing. */
  rising(p: Plate, coat: Hide, { horns = 'swept', jaw = 16, breath, glow, frill = true }: Look) {
    skinWing(p, coat, points('60,120 70,24 8,-6 -14,60 -6,120 40,150'));
    dragonNeck(p, coat, points('36,214 62,158 104,130 134,106 140,78'), [52, 44, 32, 27, 25], {
      spikes: 9,
      size: 11,
      ...glowing(glow),
    });
    dragonHead(p, coat, {
      x: 150,
      y: 80,
      s: 1.12,
      rot: 3,
      jaw,
      horns,
      frill,
      far: horns === 'swept',
      ...burning(breath),
    });
  },
  /** Small wings, large eyes. */
  whelp(p: Plate, coat: Hide, { horns = 'stubs', jaw = 13 }: Look) {
    skinWing(p, coat, points('106,118 74,60 30,44 22,84 34,116 96,136'));
    skinWing(p, coat, points('152,124 200,78 238,70 240,104 222,130 160,140'));
    dragonNeck(p, coat, points('124,176 118,140 122,104 132,74'), [40, 36, 24, 21], { spikes: 7, size: 10 });
    dragonHead(p, coat, {
      x: 140,
      y: 66,
      s: 1.08,
      young: true,
      frill: false,
      rot: -4,
      jaw,
      horns,
      scales: 10,
    });
  },
  /** The whole beast, low and fast. */
  running(p: Plate, coat: Hide, { horns = 'swept', jaw = 8, breath }: Look) {
    runningBody(p, coat);
    dragonHead(p, coat, {
      x: 206,
      y: 70,
      s: 0.74,
      rot: 6,
      jaw,
      horns,
      far: false,
      scales: 12,
      ...burning(breath),
    });
  },
  /** In plate, from the chest up. */
  captain(p: Plate, coat: Hide, { horns = 'double', jaw = 9 }: Look) {
    p.form(smooth(points('52,200! 58,150 92,118 150,112 206,130 232,160 240,200!')), '#7b2f2a', {
      k: 0.2,
      gap: 4.6,
      max: 30,
    });
    dragonNeck(p, coat, points('140,176 130,132 130,98 136,70'), [38, 34, 27, 23], { spikes: 7, size: 10 });
    armor(p, coat);
    dragonHead(p, coat, { x: 140, y: 64, s: 1.02, jaw, horns, far: false });
  },
  /** Both wings fill the sky. */
  lord(p: Plate, coat: Hide, { horns = 'crown', jaw = 18, breath, glow, frill = true }: Look) {
    skinWing(p, coat, points('104,110 62,22 18,-12 -14,30 -16,92 6,150 70,168'), 0.34);
    skinWing(p, coat, points('176,124 232,46 262,-14 296,36 298,96 272,148 200,170'), 0.34);
    p.limb(points('70,196 34,178 10,150 -10,158'), [22, 15, 9, 7], coat.hide);
    dragonNeck(p, coat, points('116,226 112,176 98,136 110,108 132,84'), [66, 54, 36, 29, 26], {
      spikes: 10,
      size: 13,
      ...glowing(glow),
    });
    if (breath !== undefined) breathe(p, breath);
    dragonHead(p, coat, {
      x: 144,
      y: 88,
      s: 1.12,
      rot: 6,
      jaw,
      horns,
      frill,
      far: false,
      scales: 11,
      ...burning(breath),
    });
  },
  ...LORDS,
  ...FRONTS,
  ...WILDS,
} as const;

export interface Dragon extends Stand, Look {
  readonly pose: keyof typeof POSES;
  readonly hide?: keyof typeof HIDES;
}

export function drawDragon(p: Plate, { pose, hide = 'kiln', x, y, s, rot, ...look }: Dragon): void {
  const stand = {
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(s === undefined ? {} : { s }),
    ...(rot === undefined ? {} : { rot }),
  };
  standing(p, stand, () => POSES[pose](p, HIDES[hide], look));
}
