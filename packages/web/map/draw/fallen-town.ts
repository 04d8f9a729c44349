/** Towns after a cataclysm, around 0,0 like the others: a crater where one was destroyed, and what lies on a cursed one. */
import { num } from '../path.ts';
import { between, type Rand } from '../seeded.ts';
import { p, slit } from './masonry.ts';

export const CURSES = ['ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord'] as const;
export type Curse = (typeof CURSES)[number];

/** dark: soot, wings, scorched earth · fire · frost, or ash · flesh: what hatches and claws. */
export interface RuinPart {
  readonly kind: 'wall' | 'roof' | 'line' | 'dark' | 'fire' | 'frost' | 'flesh';
  readonly d: string;
}

/** A wall broken off along a jagged edge. */
function stump(rand: Rand, x: number, foot: number, width: number, height: number): RuinPart[] {
  const teeth = Array.from({ length: 5 }, (_, i) =>
    p(x - width / 2 + ((i + 0.5) * width) / 5, foot - height * between(rand, 0.45, 1)),
  );
  return [
    {
      kind: 'wall',
      d: `M${p(x - width / 2, foot)}V${num(foot - height * 0.7)}L${teeth.join('L')}L${p(x + width / 2, foot - height * 0.4)}V${num(foot)}Z`,
    },
    {
      kind: 'line',
      d: `${slit(x - width * 0.2, foot - 2)}M${p(x, foot - height * 0.3)}h${num(width * 0.24)}`,
    },
  ];
}

const stones = (rand: Rand, n: number): string =>
  Array.from({ length: n }, () => {
    const r = between(rand, 0.9, 2.1);
    return `M${p(between(rand, -24, 24), between(rand, 8, 18))}l${p(r, -r)}l${p(r, r * 0.4)}l${p(-r * 0.4, r)}Z`;
  }).join('');

/** A star fell here. */
export function destroyedTown(rand: Rand): RuinPart[] {
  return [
    { kind: 'line', d: 'M34-40L12-12M28-42L8-14M38-34L17-9' },
    ...stump(rand, -17, -1, 9, 20),
    ...stump(rand, 17, -2, 10, 14),
    ...stump(rand, -4, -5, 8, 12),
    { kind: 'dark', d: 'M-25 4C-22-7-8-10 1-9C14-9 26-5 26 4C26 13 13 17 0 17C-13 17-26 13-25 4Z' },
    { kind: 'fire', d: 'M-13 5C-10-1-4-3 1-3C8-3 14 0 14 5C13 10 6 12 0 12C-7 12-13 10-13 5Z' },
    { kind: 'dark', d: 'M-4 8L0-6L5-1L8 7L3 10Z' },
    { kind: 'line', d: 'M-3-8q-5-5 0-9t1-9M5-9q-4-4 0-8t2-10M-21 4l4 1M20 2l-4 2M-12 14l2-3M12 14l-2-3' },
    ...stump(rand, -20, 15, 10, 10),
    ...stump(rand, 20, 15, 9, 8),
    { kind: 'roof', d: 'M-9 18L3 13L5 16L-7 21Z' },
    { kind: 'wall', d: stones(rand, 9) },
  ];
}

const bird = (x: number, y: number, s: number): string =>
  `M${p(x, y)}q${p(-3 * s, -5 * s)} ${p(-8 * s, -4 * s)}q${p(3 * s, 2 * s)} ${p(5 * s, 6 * s)}q${p(2 * s, 3 * s)} ${p(4 * s, 2 * s)}q${p(2 * s, -5 * s)} ${p(7 * s, -6 * s)}q${p(-5 * s, -2 * s)} ${p(-8 * s, 2 * s)}Z`;
const flame = (x: number, foot: number, s: number): string =>
  `M${p(x, foot)}q${p(-5 * s, -4 * s)} ${p(-1 * s, -9 * s)}q${p(0, 3 * s)} ${p(2 * s, 3 * s)}q${p(0, -5 * s)} ${p(3 * s, -8 * s)}q${p(5 * s, 9 * s)} ${p(0, 14 * s)}Z`;
const icicle = (x: number, top: number, l: number): string => `M${p(x - 1.6, top)}h3.2L${p(x, top + l)}Z`;
const egg = (x: number, y: number, r: number): string =>
  `M${p(x - r, y)}a${num(r)} ${num(r * 1.4)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r * 0.9)} 0 1 1 ${num(-2 * r)} 0Z`;

interface Laid {
  /** Behind the skyline, and over the town. */
  readonly behind: readonly RuinPart[];
  readonly over: readonly RuinPart[];
}

/** What each curse adds to the town it holds. */
export const CURSE_MARKS: Readonly<Record<Curse, Laid>> = {
  'ashen-flock': {
    behind: [{ kind: 'dark', d: bird(-20, -30, 0.9) + bird(16, -36, 1.1) + bird(26, -20, 0.7) }],
    over: [
      { kind: 'dark', d: bird(-8, -22, 0.8) + bird(6, -14, 0.6) },
      { kind: 'frost', d: 'M-28 19Q-22 10-13 14Q-6 8 2 14Q11 9 17 14Q25 11 28 19Z' },
      { kind: 'line', d: 'M-20-8v3M-12-16v3M14-8v3M20-14v3M0-34v3M-27-18v3M-18 16h5M6 16h6' },
    ],
  },
  'demon-horde': {
    behind: [
      {
        kind: 'flesh',
        d: 'M-13-14C-28-20-30-36-20-44C-23-33-16-27-7-24ZM13-14C28-20 30-36 20-44C23-33 16-27 7-24Z',
      },
      { kind: 'dark', d: 'M-14-10C-14-26 14-26 14-10Z' },
    ],
    over: [
      { kind: 'fire', d: 'M-9-19l7 3l-1 2q-5 0-6-5ZM9-19l-7 3l1 2q5 0 6-5Z' },
      { kind: 'fire', d: flame(-17, 4, 0.8) + flame(16, 3, 0.9) + flame(0, 16, 0.7) },
    ],
  },
  'frenzied-rage': {
    behind: [{ kind: 'dark', d: flame(-10, -8, 1.5) + flame(8, -8, 1.7) }],
    over: [
      {
        kind: 'flesh',
        d: 'M-22-16Q-6-4-2 18Q-10 0-22-16ZM-10-22Q8-6 10 17Q2-4-10-22ZM4-24Q20-8 22 12Q14-6 4-24Z',
      },
      { kind: 'fire', d: flame(-19, -3, 0.7) + flame(17, -6, 0.6) },
    ],
  },
  'savage-brood': {
    behind: [
      {
        kind: 'flesh',
        d: 'M-22 0C-38-14-34-34-10-38C-24-30-26-16-15-6ZM22 0C38-14 34-34 10-38C24-30 26-16 15-6ZM-28-10l-7-3 6-2ZM-28-22l-6-6 7 2ZM28-10l7-3-6-2ZM28-22l6-6-7 2Z',
      },
    ],
    over: [
      {
        kind: 'flesh',
        d: egg(-17, 12, 4.2) + egg(-8, 16, 4.8) + egg(2, 14, 4) + egg(12, 16, 5) + egg(20, 11, 3.8),
      },
      { kind: 'line', d: 'M12 12l-2 3l3 1l-2 3M-9 12l2 3l-2 2M-30 18Q-20 8-10 20M8 21Q18 8 30 18' },
      { kind: 'dark', d: 'M10 13l5-1l-1 4ZM-19 9l3 0l-1 3Z' },
    ],
  },
  'winter-lord': {
    behind: [{ kind: 'frost', d: 'M-15-18L-19-37L-9-28L-5-45L0-30L6-46L10-28L19-38L15-18Z' }],
    over: [
      {
        kind: 'frost',
        d: `M-27 6Q-20 2-13 6Q-6 1 0 5Q8 1 14 6Q21 2 27 6L27 9H-27Z${[-24, -18, -12, -6, 6, 12, 18, 24].map((x, i) => icicle(x, 8, 5 + ((i * 5) % 4))).join('')}`,
      },
      { kind: 'frost', d: 'M-30 20Q-18 13-6 18Q8 12 18 17Q26 14 30 20Z' },
      { kind: 'line', d: 'M-24-10v4m-2-2h4M22-14v4m-2-2h4M-10-34v4m-2-2h4M28-30v4m-2-2h4' },
    ],
  },
};
