/** Somebody who has slept for an age: the same person in stone colors, eyes shut, in a niche, with moss where it likes to grow. */
import { drawPerson, type Person } from '../people/person.ts';
import { drawProp, type PropStep } from '../props/index.ts';
import { type Color, INK, mixed, seeded, short as f, wash } from '../tools/ink.ts';
import { swells, taper } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { flatten, smooth } from '../tools/smooth.ts';

const STONE = '#b3b0a2';
const MOSS = '#7f8f58';

const weathered = (color: Color): `#${string}` => mixed(wash(color), STONE, 0.62) as `#${string}`;

/** What is held turns to stone with its holder. */
const stony = ([name, at]: PropStep): PropStep => [
  name,
  { ...at, main: weathered(at.main ?? 'grey'), trim: weathered(at.trim ?? 'iron') },
];

function asleep(person: Person): Person {
  const { face, marks: _marks, ears, ...rest } = person;
  return {
    ...rest,
    skin: weathered(person.skin),
    ...(ears === undefined ? {} : { ears: { ...ears, ring: false } }),
    ...(face === undefined
      ? {}
      : {
          face: {
            eyes: 'shut',
            brows: 'calm',
            nose: typeof face.nose === 'string' ? face.nose : face.nose[0],
            mouth: 'firm',
          },
        }),
    wear: person.wear.map(([part, main = 'grey', trim = main]) => [part, weathered(main), weathered(trim)]),
    behind: (person.behind ?? []).map(stony),
    before: (person.before ?? []).map(stony),
  };
}

/** A niche of dressed stone, wider than the portrait's box so that the wide view has its sides. */
function niche(p: Plate): void {
  p.form(
    'M-6 310V120C-6 20 60 -34 120 -34C180 -34 246 20 246 120V310Z',
    '#c4bfae',
    { angle: 10, k: 0.08, gap: 5, max: 16 },
    {
      extra: strokes(
        'M-6 250H22M-6 180H22M-6 120L24 116M16 62L42 74M56 4L70 30M120 -30V14M184 4L170 30M224 62L198 74M246 120L216 116M218 180H246M218 250H246',
        2,
      ),
    },
  );
  p.form(
    'M22 310V120C22 46 68 12 120 12C172 12 218 46 218 120V310Z',
    '#8d8a7d',
    { angle: 200, k: 0.16, gap: 5, max: 34 },
    {
      w: 2,
      dx: 0,
      dy: 0,
    },
  );
}

/** A cushion of moss along a line: rounds that share one outline, thin at both ends. */
function cushion(p: Plate, line: string, seed: number): void {
  const random = seeded(seed);
  const at = flatten(smooth(points(line), false))[0] ?? [];
  const rounds = at.flatMap(([x, y], i) => {
    if (i % 2 === 1) return [];
    const thick = Math.sin((Math.PI * (i + 1)) / (at.length + 1));
    return [0, 1].map((row): [number, number, number] => [
      x + (random() - 0.5) * 5,
      y + 2 + row * 5 * thick + (random() - 0.5) * 3,
      2.4 + thick * (3 + random() * 2.4),
    ]);
  });
  const all = (grow: number): string =>
    rounds.map(([x, y, r]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r + grow)}"/>`).join('');
  p.raw(`<g transform="translate(.8 1)">${all(0.7)}</g>${all(0.7)}<g fill="${MOSS}">${all(-0.6)}</g>`);
  p.fill(
    rounds
      .map(([x, y, r]) =>
        taper(x + r * 0.8, y + r * 0.2, x + r * 0.3, y + r * 0.7, x - r * 0.3, y + r * 0.5, 1.4),
      )
      .join(''),
    mixed(MOSS, INK, 0.6),
  );
}

/** Ivy: a stem and leaves on both sides of it. */
function ivy(p: Plate, stem: string, leaves: string): void {
  p.line(smooth(points(stem), false), 3.2).line(smooth(points(stem), false), 1.4, '#6d5a3c');
  for (const [x, y, turn, s] of tuples(4, leaves))
    p.group(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, () =>
      p.form(
        'M0 0C-9 -3 -12 -10 -8 -15L-2 -12L0 -22L4 -12L10 -14C12 -8 8 -2 0 0Z',
        '#6f8450',
        { k: 0.5, gap: 3 },
        {
          w: 1.3,
          dx: 0.6,
          dy: 0.6,
          hatch: 'M-.6 0L0 -19L.6 0Z',
        },
      ),
    );
}

function cracks(p: Plate): void {
  p.line('M142 92L138 104L145 110L141 124L148 132', 1.7, mixed(STONE, INK, 0.7)).line(
    'M96 84L100 92L95 98M112 170L116 180L110 188',
    1.5,
    mixed(STONE, INK, 0.7),
  );
}

function dust(p: Plate): void {
  const random = seeded(6);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = 40 + random() * 160;
    const y = 236 + random() * 62;
    d += taper(x, y, x + 3, y - 4, x + 4 + random() * 4, y - 8 - random() * 6, 1.5);
  }
  p.fill(d, mixed(MOSS, INK, 0.5));
}

export interface Sleeper extends Person {
  /** What has settled there in the meantime. */
  readonly guests?: readonly PropStep[];
  /** Where the moss has got to on the head; nowhere if empty. */
  readonly cap?: string;
}

export function drawSleeper(p: Plate, { guests = [], cap = '', ...person }: Sleeper): void {
  niche(p);
  ivy(
    p,
    '12,300 20,240 10,180 24,120 18,70',
    '14 262 -60 1, 20 228 70 1.1, 10 196 -70 1.2, 18 160 60 1, 22 128 -50 1.1, 20 92 40 1, 18 70 -6 1.1',
  );
  drawPerson(p, asleep(person));
  cracks(p);
  cushion(p, '34,262 52,240 78,226 96,226', 3);
  cushion(p, '150,226 176,230 198,246 210,266', 5);
  if (cap !== '') cushion(p, cap, 7);
  p.fill(swells(tuples(6, '60 262 76 270 96 266, 150 262 168 268 190 262'), 1.6));
  dust(p);
  ivy(p, '236,300 222,262 196,262 172,286', '226 270 40 1.1, 206 260 -10 1, 186 270 150 1, 174 284 200 .9');
  for (const guest of guests) drawProp(p, guest);
}
