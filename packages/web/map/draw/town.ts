/** Town vignettes: a skyline of houses around a landmark, behind a wall with a gate. Around 0,0, the middle of the hex. */
import type { Town } from '@wayrune/engine/rules/world/board.ts';
import { num } from '../path.ts';
import { between, type Rand, seeded } from '../seeded.ts';
import { outpost, temple, village } from './frontier.ts';
import { box, p, type Part, slit, tip } from './masonry.ts';

/** Merlons along a straight top. */
function merlons(x: number, top: number, width: number, count: number): string {
  const step = width / (count * 2 - 1);
  const up = Array.from(
    { length: count },
    (_, i) => `v-2h${num(step)}v2${i < count - 1 ? `h${num(step)}` : ''}`,
  );
  return `M${p(x - width / 2, top)}${up.join('')}Z`;
}

function tower(x: number, foot: number, width: number, height: number): Part[] {
  return [
    { kind: 'wall', d: `${box(x, foot, width, height)}${merlons(x, foot - height, width + 1.6, 3)}` },
    { kind: 'line', d: slit(x, foot - height + 5.5) },
  ];
}

function turret(x: number, foot: number, width: number, height: number): Part[] {
  return [
    { kind: 'wall', d: box(x, foot, width, height) },
    { kind: 'roof', d: tip(x, foot - height, width + 2.4, width * 1.5) },
    { kind: 'line', d: slit(x, foot - height + 4) },
  ];
}

/** A house seen from its gable, its roof running back to the right. */
function house(rand: Rand, x: number, foot: number): Part[] {
  const [width, height, depth] = [between(rand, 5, 6.5), between(rand, 4.5, 7), between(rand, 4, 7)];
  const [eaves, ridge] = [foot - height, foot - height - between(rand, 4, 5.5)];
  return [
    {
      kind: 'wall',
      d: `M${p(x, foot)}V${num(eaves)}L${p(x + width / 2, ridge)}L${p(x + width, eaves)}V${num(foot)}Z`,
    },
    {
      kind: 'roof',
      d: `M${p(x + width / 2, ridge)}h${num(depth)}L${p(x + width + depth, eaves)}H${num(x + width)}Z`,
    },
    { kind: 'wall', d: `M${p(x + width, eaves)}h${num(depth)}V${num(foot)}h${num(-depth)}Z` },
    { kind: 'line', d: slit(x + width / 2, foot - 2.6, 2) },
  ];
}

type Landmark = (foot: number) => Part[];

const spire: Landmark = (foot) => [
  { kind: 'wall', d: box(5, foot, 13, 9) },
  { kind: 'roof', d: `M${p(-1.5, foot - 9)}L${p(1, foot - 14)}H9L${p(11.5, foot - 9)}Z` },
  { kind: 'wall', d: box(-4, foot, 6.5, 17) },
  { kind: 'roof', d: tip(-4, foot - 17, 8, 15) },
  {
    kind: 'line',
    d: `M-4 ${num(foot - 32)}v-4m-1.6 1.5h3.2${slit(-4, foot - 11, 3)}${slit(3, foot - 3)}${slit(7, foot - 3)}`,
  },
];
const keep: Landmark = (foot) => [
  ...tower(-8, foot, 6, 17),
  ...tower(8, foot, 6, 17),
  ...tower(0, foot, 12, 24),
  { kind: 'line', d: `M0 ${num(foot - 26)}v-7q3.5-1.5 6 0t-6 3` },
];
const dome: Landmark = (foot) => [
  { kind: 'wall', d: box(0, foot, 18, 10) },
  { kind: 'roof', d: `M-8 ${num(foot - 10)}a8 9 0 0 1 16 0Z` },
  { kind: 'wall', d: box(0, foot - 18.4, 3.4, 3) },
  { kind: 'roof', d: tip(0, foot - 21.4, 4.6, 4) },
  ...turret(-11, foot, 4, 13),
  ...turret(11, foot, 4, 13),
  {
    kind: 'line',
    d: `${slit(-4, foot - 3, 4)}${slit(0, foot - 3, 4)}${slit(4, foot - 3, 4)}M0 ${num(foot - 25.4)}v-3`,
  },
];
const chimneys: Landmark = (foot) => [
  { kind: 'wall', d: box(-7, foot, 4, 22) },
  { kind: 'wall', d: box(7, foot, 4.4, 26) },
  { kind: 'wall', d: box(0, foot, 17, 10) },
  { kind: 'roof', d: `M-10 ${num(foot - 10)}l3-6h14l3 6Z` },
  {
    kind: 'line',
    d: `M-7 ${num(foot - 23)}q-4-3 0-5t1-5M7 ${num(foot - 27)}q-4-3 0-5t2-5M-3 ${num(foot)}v-5a3 3 0 0 1 6 0v5`,
  },
];
const beacon: Landmark = (foot) => [
  { kind: 'wall', d: `M-5 ${num(foot)}L-3 ${num(foot - 21)}h6L5 ${num(foot)}Z` },
  { kind: 'wall', d: box(0, foot - 21, 9, 2) },
  { kind: 'roof', d: tip(0, foot - 26, 8, 5) },
  {
    kind: 'line',
    d: `M-2.6 ${num(foot - 23)}v-3M2.6 ${num(foot - 23)}v-3M6 ${num(foot - 26)}l4-1.6M6 ${num(foot - 24)}h4.4M-6 ${num(foot - 26)}l-4-1.6M-6 ${num(foot - 24)}h-4.4${slit(0, foot - 8, 3)}`,
  },
];
const twins: Landmark = (foot) => [
  { kind: 'wall', d: box(0, foot, 16, 13) },
  { kind: 'roof', d: tip(0, foot - 13, 13, 6) },
  ...turret(-8, foot, 5, 22),
  ...turret(8, foot, 5, 22),
  { kind: 'line', d: `M-2.6 ${num(foot)}v-4a2.6 2.6 0 0 1 5.2 0v4` },
];
const mill: Landmark = (foot) => [
  { kind: 'wall', d: `M-5 ${num(foot)}l1.8-15h6.4L5 ${num(foot)}Z` },
  { kind: 'roof', d: `M-4 ${num(foot - 15)}a4 4.6 0 0 1 8 0Z` },
  {
    kind: 'line',
    d: `M0 ${num(foot - 16)}l9-8m-1.6 4.4l3-2.6-3-2.8M0 ${num(foot - 16)}l-9-8m1.6 4.4l-3-2.6 3-2.8M0 ${num(foot - 16)}l8 8M0 ${num(foot - 16)}l-8 8${slit(0, foot - 3, 3)}`,
  },
];
const citadel: Landmark = (foot) => [
  { kind: 'wall', d: `M-15 ${num(foot)}l4-7 6-2 5-5h3l6 5 5 3 3 6Z` },
  ...turret(-5, foot - 9, 4.4, 11),
  ...tower(3, foot - 11, 8, 13),
  ...turret(9, foot - 7, 4, 8),
  { kind: 'line', d: `M-8 ${num(foot - 3)}l3-3M2 ${num(foot - 4)}l3-4M8 ${num(foot - 2)}l2-3` },
];

const LANDMARKS: readonly Landmark[] = [mill, twins, beacon, keep, chimneys, dome, spire, citadel];

function wall(rand: Rand): Part[] {
  const foot = 15;
  const sag = between(rand, 1.5, 3);
  const top = foot - 8;
  const edge = Array.from({ length: 13 }, (_, i) => {
    const x = -22 + (i * 44) / 13;
    const y = top + sag * (1 - ((i - 6) / 6) ** 2);
    return `L${p(x, y)}v${i % 2 === 0 ? -2 : 2}`;
  }).join('');
  return [
    {
      kind: 'wall',
      d: `M${p(-22, foot - 1)}V${num(top)}${edge}L${p(22, top)}V${num(foot - 1)}Q0 ${num(foot + 2 * sag)} ${p(-22, foot - 1)}Z`,
    },
    {
      kind: 'line',
      d: `M-12 ${num(top + 6)}h4M-15 ${num(top + 9)}h3.4M10 ${num(top + 6)}h4M13 ${num(top + 9)}h4M7 ${num(top + 10)}h2.6`,
    },
    ...tower(-22, foot, 7, 13),
    ...tower(22, foot, 7, 13),
    { kind: 'wall', d: box(0, foot + sag, 11, 13) },
    { kind: 'roof', d: tip(0, foot + sag - 13, 13, 5.5) },
    { kind: 'line', d: `M-3 ${num(foot + sag)}v-5a3 3 0 0 1 6 0v5M0 ${num(foot + sag)}v-8` },
  ];
}

function freeTown(rand: Rand, order: number): Part[] {
  const row = (foot: number, from: number, to: number): Part[] => {
    const parts: Part[] = [];
    for (let x = from; x < to; x += between(rand, 10, 12.5))
      parts.push(...house(rand, x, foot + between(rand, -1, 1)));
    return parts;
  };
  const landmark = LANDMARKS[order % LANDMARKS.length] ?? spire;
  return [...row(-2, -21, -6), ...row(-2, 7, 14), ...landmark(0), ...row(6, -19, 10), ...wall(rand)];
}

export function townParts(town: Town, order: number, seed: string): Part[] {
  const rand = seeded(`${seed}:town:${town.id}`);
  const build: Readonly<Record<Town['kind'], () => Part[]>> = {
    'free-town': () => freeTown(rand, order),
    'native-village': () => village(rand, order),
    'trading-outpost': () => outpost(order),
    'lost-city': temple,
  };
  return build[town.kind]();
}
