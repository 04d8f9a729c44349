/** What a great moment is dressed with: drawn here, colored by tokens, and hidden from screen readers. */
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { ReactNode } from 'react';
import { Stone } from '../../../../theme/Jewel.tsx';
import styles from './ornaments.module.css';

const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const at = (far: number, angle: number): string =>
  `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;

/** Straight lines out of a middle, of which every second begins farther out. */
const rays = (count: number, near: readonly [number, number], far: number): string =>
  times(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${at(near[i % 2] ?? 0, angle)}L${at(far, angle)}`;
  });

const WIDE_RAYS = rays(120, [270, 308], 1600);

/** Light behind a headline: fills what it lies in, from its upper middle. */
export const Rays = () => (
  <svg
    className={styles.rays}
    viewBox="-800 -450 1600 900"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d={WIDE_RAYS} />
  </svg>
);

const LEAF = 'M0 0C5-7 15-8 21-1C15 5 6 6 0 0Z';
/** Leaves up the left branch: where each sits and how far it leans. */
const LEAVES = [
  [41, 86, -160],
  [29, 78, -128],
  [20, 66, -108],
  [15, 52, -92],
  [15, 38, -76],
  [20, 24, -58],
] as const;

function Branch({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <g transform={mirrored ? 'translate(100 0) scale(-1 1)' : undefined}>
      <path className={styles.stem} d="M46 92C18 82 8 50 26 14" />
      {LEAVES.map(([x, y, lean]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path d={LEAF} transform={`rotate(${lean}) scale(0.9)`} />
          <path d={LEAF} transform={`rotate(${lean + 74}) scale(0.8)`} />
        </g>
      ))}
    </g>
  );
}

export const Laurel = () => (
  <svg className={styles.laurel} viewBox="-6 0 112 100" aria-hidden="true">
    <Branch />
    <Branch mirrored />
  </svg>
);

/** A banner under a card. */
export const Ribbon = ({ children }: { children: ReactNode }) => <p className={styles.ribbon}>{children}</p>;

/** A small flag at the corner of a card. */
export const Flag = ({ children }: { children: ReactNode }) => (
  <span className={styles.flag}>{children}</span>
);

const MILLING = times(14, (i) => {
  const x = -30 + i * 4.6;
  return `M${x.toFixed(1)} ${(4 + Math.sqrt(Math.max(0, 1 - (x * x) / 1156)) * 12).toFixed(1)}v7`;
});

function Coin({ x, y, top }: { x: number; y: number; top: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.rim} d="M-34 0v10c0 9 15 15 34 15s34-6 34-15V0z" />
      <path className={styles.milling} d={MILLING} />
      <ellipse className={styles.coinFace} rx="34" ry="15" />
      {top && (
        <>
          <ellipse className={styles.ring} rx="26" ry="10.500" />
          <path
            className={styles.star}
            d="M0-7l3 5 9 .5-6.500 3.300 2 5L0 4l-7.500 2.800 2-5-6.500-3.300 9-.5z"
          />
          <path className={styles.gleam} d="M-28-4q8-9 22-9" />
        </>
      )}
    </g>
  );
}

/** Two piles at most; the more gold, the more coins, up to seven. */
const MOST_COINS = 7;
const HIGH = 18;

export function CoinStack({ gold }: { gold: number }) {
  const coins = Math.min(MOST_COINS, Math.max(1, gold));
  const left = Math.ceil(coins * 0.6);
  const piles = [left, coins - left].flatMap((count, pile) =>
    Array.from({ length: count }, (_, i) => ({
      x: (coins - left === 0 ? 96 : pile === 0 ? 62 : 134) + ((i * 3) % 4) - 1,
      y: (pile === 0 ? 92 : 96) - i * HIGH,
      top: i === count - 1,
    })),
  );
  return (
    <svg className={styles.coins} viewBox="0 0 192 128" aria-hidden="true">
      <ellipse className={styles.ground} cx="98" cy="110" rx="86" ry="14" />
      {piles.map((coin) => (
        <Coin key={`${coin.x}/${coin.y}`} {...coin} />
      ))}
    </svg>
  );
}

const GLORY_RAYS = times(24, (i) => {
  const angle = (i * Math.PI) / 12;
  return `M${at(46, angle)}L${at(i % 2 === 0 ? 62 : 54, angle)}`;
});

/** A jewel with a glory around it. */
export const JewelInGlory = ({ color }: { color: Color | null }) => (
  <svg className={styles.glory} viewBox="-96 -66 192 132" aria-hidden="true">
    <path d={GLORY_RAYS} />
    {color === null ? (
      <path className={styles.point} d="M0-28L8-8 29-7 12 6 18 26 0 14-18 26-12 6-29-7-8-8Z" />
    ) : (
      <g transform="scale(3.600)">
        <Stone color={color} />
      </g>
    )}
  </svg>
);

const STRIPE = 40;
const STRIPES = 30;
const scallop = (i: number): string => `M${i * STRIPE} 0h${STRIPE}v34a${STRIPE / 2} 14 0 0 1-${STRIPE} 0z`;
const EVERY_SECOND = times(STRIPES / 2, (i) => scallop(2 * i));
const THE_OTHERS = times(STRIPES / 2, (i) => scallop(2 * i + 1));

/** The striped cloth over a stall, as wide as what it lies over. */
export const Awning = () => (
  <svg
    className={styles.awning}
    viewBox="0 0 1200 50"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path className={styles.stripe} d={EVERY_SECOND} />
    <path className={styles.cloth} d={THE_OTHERS} />
    <path className={styles.pole} d="M0 5H1200" />
  </svg>
);
