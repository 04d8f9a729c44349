/** Towns beyond the Free Cities: villages of huts and fortified outposts, each with something that only it has. */
import { num } from '../path.ts';
import { between, type Rand } from '../seeded.ts';
import { box, p, type Part, tip } from './masonry.ts';
import { palm } from './trees.ts';

function hut(x: number, foot: number, k: number): Part[] {
  return [
    { kind: 'wall', d: box(x, foot, 9 * k, 5 * k) },
    {
      kind: 'thatch',
      d: `M${p(x - 7 * k, foot - 4 * k)}Q${p(x - 2 * k, foot - 8 * k)} ${p(x, foot - 14 * k)}Q${p(x + 2 * k, foot - 8 * k)} ${p(x + 7 * k, foot - 4 * k)}Z`,
    },
    {
      kind: 'line',
      d: `M${p(x - 1.4 * k, foot)}v${num(-3 * k)}h${num(2.8 * k)}v${num(3 * k)}M${p(x, foot - 13 * k)}l${p(-3 * k, 7 * k)}M${p(x, foot - 13 * k)}l${p(3 * k, 7 * k)}`,
    },
  ];
}

/** Something behind the huts, and something in front of them. */
interface Extra {
  readonly behind: (rand: Rand) => Part[];
  readonly before: Part[];
}

const grove: Extra = {
  behind: (rand) =>
    [-14, 3, 18].map((x, i) => ({ kind: 'leaf', d: palm(rand, { x, y: -6 - i }, 1.25 + 0.1 * (i % 2)) })),
  before: [],
};
const horns: Extra = {
  behind: () => [
    { kind: 'line', d: 'M1-12V-29' },
    { kind: 'wall', d: 'M-7-37Q-8-28 1-27Q10-28 9-37Q7-31 1-31Q-5-31-7-37Z' },
    { kind: 'roof', d: 'M-2-27H4V-17L1-19.500L-2-17Z' },
  ],
  before: [],
};
const landing: Extra = {
  behind: () => [],
  before: [
    { kind: 'line', d: 'M-22 9v4M-14 9v4M13 10v4M21 10v4M-37 9q3-2 6 0t6 0M-36 4V-4L-30 3' },
    { kind: 'wall', d: 'M-41 3Q-34 5-27 2Q-29 8-34 8Q-39 8-41 3Z' },
  ],
};
const lanterns: Extra = {
  behind: () => [
    { kind: 'line', d: 'M-12-4V-31M13-4V-31M-12-30Q.5-19 13-30' },
    {
      kind: 'roof',
      d: [-7, 0.5, 8]
        .map((x, i) => `M${p(x, i === 1 ? -24.4 : -26.6)}l2.6 2v3.400l-2.6 2-2.6-2v-3.400Z`)
        .join(''),
    },
  ],
  before: [],
};
const EXTRAS: readonly Extra[] = [grove, horns, landing, lanterns];

/** Round huts under thatch around a tall one. */
export function village(rand: Rand, order: number): Part[] {
  const size = (): number => between(rand, 0.85, 1.05);
  const { behind, before } = EXTRAS[order % EXTRAS.length] ?? grove;
  return [
    ...behind(rand),
    ...hut(-9, -5, size()),
    ...hut(10, -4, size()),
    ...hut(0, 5, 1.5),
    ...hut(-18, 9, size()),
    ...hut(17, 10, size()),
    ...hut(-5, 16, size()),
    ...hut(9, 18, size() * 0.9),
    ...before,
  ];
}

const STORE: readonly Part[] = [
  { kind: 'wall', d: box(-8, 6, 16, 10) },
  { kind: 'thatch', d: 'M-18-4L-14-13H-1L3-4Z' },
];
/** What stands behind the palisade: a ship's mast, the winch of a ferry, a temple in steps, a rock like a tooth. */
const HALLS: readonly (readonly Part[])[] = [
  [
    { kind: 'line', d: 'M-5-6V-36M-5-36l6 1.6-6 1.6' },
    { kind: 'wall', d: 'M-13-30H3Q1-24 2.5-18Q-5-15-12.5-18Q-11-24-13-30Z' },
    ...STORE,
  ],
  [
    { kind: 'line', d: 'M-11-8L-5-22L1-8' },
    { kind: 'thatch', d: 'M-5-29.500a7.5 7.5 0 1 0 .01 0ZM-5-26a4 4 0 1 1-.01 0Z' },
    { kind: 'line', d: 'M-5-29.500V-14.500M-12.5-22H2.500M-10.3-27.300L.3-16.700M.3-27.300L-10.3-16.7' },
    ...STORE,
  ],
  [
    { kind: 'wall', d: 'M-22 8L-19-2H-16L-13.5-10H-11L-8.5-18H-7V-26H3V-18H4.500L7-10H9.500L12-2H15L18 8Z' },
    {
      kind: 'line',
      d: 'M-19-2H15M-13.5-10H9.500M-8.5-18H4.500M-5.5 8L-4-18M1.5 8L0-18M-5.2 3H1.200M-5-2H1M-4.6-7H.6M-4.4-12H.4M-3.5-20v-3.500h3v3.5',
    },
  ],
  [
    { kind: 'wall', d: 'M-17 6Q-15-10-10-20Q-6-29 1-35Q-1-24 2-14Q4-4 3 6Z' },
    { kind: 'line', d: 'M-2-28Q-7-12-6 2M-1-20L-3-12M0-12L-2-2M-10-15l-2 8M-12-6l-1 8' },
    { kind: 'wall', d: box(-7, 7, 13, 8) },
    { kind: 'thatch', d: 'M-15.5-1L-12-8H-2L1.5-1Z' },
  ],
];

/** A palisade with a watch tower around its hall. */
export function outpost(order: number): Part[] {
  const stakes = Array.from(
    { length: 15 },
    (_, i) => `M${p(-22 + i * 3, 15 + ((i * 7) % 3) * 0.4)}v-9l1.5-2.6 1.5 2.6v9Z`,
  ).join('');
  return [
    ...(HALLS[order % HALLS.length] ?? STORE),
    { kind: 'line', d: 'M9 6L11-10M19 6L17-10M10 0L18 3M18 0L10 3' },
    { kind: 'wall', d: box(14, -10, 11, 5) },
    { kind: 'thatch', d: tip(14, -15, 14, 6) },
    { kind: 'wall', d: stakes },
  ];
}

/** A temple in steps, overgrown: what is left of a city. */
export const temple = (): Part[] => [
  {
    kind: 'wall',
    d: 'M-33 20L-29 10H-25L-22 1H-18L-15-8H-11L-9-16H-7V-27H7V-16H9L11-8H15L18 1H22L25 10H29L33 20Z',
  },
  {
    kind: 'line',
    d: 'M-29 10H29M-22 1H22M-15-8H15M-9-16H9M-9-27H9M-8-30H8M-7 20L-4-16M7 20L4-16M-6.4 14H6.4M-5.8 8H5.8M-5.4 3H5.4M-5-2H5M-4.6-7H4.6M-4.2-12H4.2M13-8V-4M18 5H22M-20 5H-15M21 15H26M-25 15H-19M10-12H12M12 10V14',
  },
  { kind: 'line', d: 'M-2.6-16V-21A2.6 2.6 0 0 1 2.6-21V-16M-1.2-16V-20M1.2-16V-20' },
  {
    kind: 'leaf',
    d: 'M-35 21Q-34 13-28 14Q-29 8-23 8Q-23 15-26 17Q-25 20-22 21ZM36 21Q35 15 30 15Q30 10 25 8Q24 14 27 17Q25 19 24 21ZM-7-27Q-12-29-12-24Q-9-24-7-20ZM18 1Q20-5 15-7Q13-3 15 1Z',
  },
];
