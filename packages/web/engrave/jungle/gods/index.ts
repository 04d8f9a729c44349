/** The primal gods: large, from in front, before a ring of carved stone that tells whose power it is. */
import { INK, IVORY, mixed } from '../../tools/ink.ts';
import { type Plate, strokes } from '../../tools/plate.ts';
import { tuples } from '../../tools/points.ts';
import { oval } from '../../tools/smooth.ts';
import { drawApe } from '../ape.ts';
import { CAT_COATS, drawCatFace } from '../cat-face.ts';
import { drawCat } from '../cat.ts';
import { drawBat, drawOwl, drawWeaver } from './of-air.ts';
import { drawCobra, drawRavenous, drawRuin } from './of-water.ts';
import { drawRot } from './tarakhe.ts';

/** What is carved all around the ring, pointing up at 0 -r. */
const GLYPHS = {
  claws: 'M-7 7Q-6 -6 -3 -8M0 7Q1 -6 4 -8M7 7Q8 -6 11 -8',
  eyes: 'M-10 0Q0 -9 10 0Q0 9 -10 0ZM0 -4V4',
  cracks: 'M-8 -8L0 0L-5 3L4 9M0 0L8 -5',
  teeth: 'M-11 -6L-6 7L0 -6L6 7L11 -6',
  threads: 'M-9 -7L9 7M9 -7L-9 7M0 -9V9M-10 0H10',
  moons: 'M5 -9A10 10 0 1 0 5 9A13 13 0 0 1 5 -9Z',
  fists: 'M-8 -7H8V5L0 9L-8 5ZM-3 -7V2M3 -7V2',
  feathers: 'M0 10V-9M0 -9Q-7 -3 0 3M0 -9Q7 -3 0 3',
  suns: 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0M0 -10V-7M0 10V7M-10 0H-7M10 0H7',
} as const;

function ring(p: Plate, glyph: keyof typeof GLYPHS, stone: string, n = 16): void {
  p.form(
    oval(140, 96, 100, 100),
    stone,
    { angle: 24, k: 0.1, gap: 4.6, max: 18, w: 2.8 },
    {
      extra: strokes(
        Array.from({ length: n * 2 }, (_, i) => {
          const a = (i * Math.PI) / n;
          return `M${(140 + Math.cos(a) * 74).toFixed(1)} ${(96 + Math.sin(a) * 74).toFixed(1)}L${(140 + Math.cos(a) * 79).toFixed(1)} ${(96 + Math.sin(a) * 79).toFixed(1)}`;
        }).join(''),
        1.4,
      ),
    },
  );
  p.copies(
    Array.from(
      { length: n },
      (_, i) => `translate(140 96) rotate(${((i + 0.5) * 360) / n}) translate(0 -89)`,
    ),
    () => p.line(GLYPHS[glyph], 2.2, mixed(stone, INK, 0.62)),
  );
  p.form(oval(140, 96, 76, 76), mixed(stone, INK, 0.3), null, { w: 1.6, dx: 0, dy: 0 });
}

const GODS = {
  jararr(p: Plate) {
    ring(p, 'claws', '#a9ab8e');
    drawCat(p, {
      pose: 'staring',
      coat: 'black',
      eye: '#f3c043',
      y: 2,
      face: { s: 1.5, y: 96, mouth: 'shut', marks: 'none', rings: true },
    });
    p.line('M140 34V58M126 40L132 60M154 40L148 60', 3.2, '#d9aa3c').line(
      'M104 112L122 108M176 112L158 108M102 122L122 115M178 122L158 115',
      2.6,
      '#d9aa3c',
    );
    for (const x of [84, 196])
      for (const dx of [-18, 0, 18])
        p.raw(
          `<path class="m" d="M${x + dx - 5} 186Q${x + dx} 200 ${x + dx + 1} 204Q${x + dx + 6} 194 ${x + dx + 5} 186Z" fill="${IVORY}" stroke-width="1.3"/>`,
        );
  },
  set(p: Plate) {
    ring(p, 'eyes', '#b3ab86', 14);
    drawCobra(p);
  },
  moakileki(p: Plate) {
    ring(p, 'cracks', '#a3a394', 14);
    drawRuin(p);
  },
  ravin(p: Plate) {
    ring(p, 'teeth', '#9aa59a', 16);
    drawRavenous(p);
  },
  arachne(p: Plate) {
    ring(p, 'threads', '#c4bfae', 16);
    drawWeaver(p);
  },
  'var-ni'(p: Plate) {
    ring(p, 'moons', '#7d8494', 14);
    for (const [x, y, r] of tuples(3, '20 30 2, 44 16 1.6, 250 24 2, 266 60 1.6, 14 90 1.5, 232 10 1.4'))
      p.dot(x, y, r, IVORY);
    drawBat(p);
  },
  'gor-bor-gor'(p: Plate) {
    ring(p, 'fists', '#ab8f76', 16);
    drawApe(p, {
      coat: 'black',
      arms: 'beating',
      faces: [{ y: 96, s: 1.32, eyes: '#e0452e', paint: '#b5372a' }],
    });
  },
  harridan(p: Plate) {
    ring(p, 'feathers', '#b0a892', 18);
    drawOwl(p);
  },
  hamzah(p: Plate) {
    ring(p, 'suns', '#d3b878', 14);
    drawCatFace(p, CAT_COATS.tawny, {
      x: 140,
      y: 86,
      s: 1.3,
      mane: 'great',
      mouth: 'roar',
      marks: 'suns',
      eyes: '#f6dc7a',
    });
    drawCatFace(p, CAT_COATS.sand, { x: 62, y: 168, s: 0.5, tilt: -8 });
    drawCatFace(p, CAT_COATS.sand, { x: 220, y: 168, s: 0.5, tilt: 8, marks: 'spots' });
  },
  tarakhe(p: Plate) {
    drawRot(p);
  },
} as const;

export interface God {
  readonly name: keyof typeof GODS;
}

export function drawGod(p: Plate, { name }: God): void {
  GODS[name](p);
}
