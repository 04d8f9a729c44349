/** Pictures of cards: people and foes are engraved; things and events have an icon on a ground of their class. */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { type CSSProperties, memo, useId } from 'react';
import type { View } from '../engrave/draw.ts';
import { isEngraved, useEngraving } from './engravings.ts';
import { usePicture } from './pictures.ts';
import { type Ground, toneOf } from './tone.ts';
import styles from './picture.module.css';

const WIDE = 640;
const HIGH = 400;

interface Shown {
  readonly info: CardInfo;
  /** In its sleeping look, if it has one. */
  readonly asleep?: boolean;
}

/** Fills the plate of a card. */
export const Picture = memo(function Picture({ info, asleep = false }: Shown) {
  return isEngraved(info) ? <Engraved info={info} view="wide" asleep={asleep} /> : <Plate info={info} />;
});

/** A small picture for chips, lists and medals: a face in a round, or an icon alone. */
export const Medallion = memo(function Medallion({ info, asleep = false }: Shown) {
  return isEngraved(info) ? <Engraved info={info} view="token" asleep={asleep} /> : <Icon info={info} />;
});

/** Somebody upright, for the Hero's panel and for fights; foes in a square. It fills its frame. */
export const Portrait = memo(function Portrait({ info, asleep = false }: Shown) {
  return isEngraved(info) ? <Engraved info={info} view="portrait" asleep={asleep} /> : <Plate info={info} />;
});

function Engraved({ info, view, asleep }: Required<Shown> & { readonly view: View }) {
  const url = useEngraving(info, view, asleep);
  return (
    <span
      className={styles['engraving']}
      data-view={view}
      style={url === null ? undefined : ({ '--engraving': `url("${url}")` } as CSSProperties)}
      aria-hidden="true"
    />
  );
}

/** A ground engraved by class that fills the plate, and on it the whole figure, hatched on its dark side. */
function Plate({ info }: Pick<Shown, 'info'>) {
  const id = useId();
  const path = usePicture(info);
  const { ground, rarity } = toneOf(info);
  return (
    <svg className={styles['picture']} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice">
        <rect className={styles['sky']} width={WIDE} height={HIGH} />
        <path className={styles['ground']} data-ground={ground} d={GROUNDS[ground]} />
      </svg>
      <svg viewBox="-50 -50 612 612">
        <defs>
          <pattern
            id={`${id}h`}
            width="13"
            height="13"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(52)"
          >
            <path className={styles['hatch']} d="M0 3H13M0 9.5H13" />
          </pattern>
          <linearGradient id={`${id}d`}>
            <stop offset="0.44" stopColor="#000" />
            <stop offset="0.72" stopColor="#fff" />
          </linearGradient>
          <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512">
            <rect width="512" height="512" fill={`url(#${id}d)`} />
          </mask>
        </defs>
        {rarity === 3 ? <circle className={styles['glory']} cx={256} cy={256} r={290} /> : null}
        <path className={styles['shadow']} d={path} transform="translate(13 16)" />
        <path className={styles['figure']} d={path} />
        <path d={path} fill={`url(#${id}h)`} mask={`url(#${id}m)`} />
      </svg>
    </svg>
  );
}

function Icon({ info }: Pick<Shown, 'info'>) {
  const path = usePicture(info);
  return (
    <svg
      className={styles['medallion']}
      viewBox="0 0 512 512"
      data-tint={toneOf(info).tint}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const turn = (far: number, angle: number): string =>
  `${Math.round(WIDE / 2 + Math.cos(angle) * far)} ${Math.round(HIGH / 2 + Math.sin(angle) * far)}`;
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const GROUNDS: Readonly<Record<Ground, string>> = {
  rays: times(
    64,
    (i) => `M${turn(i % 2 === 0 ? 120 : 175, (i * Math.PI) / 32)}L${turn(480, (i * Math.PI) / 32)}`,
  ),
  hatch: times(46, (i) => `M${i * 26 - 400} 400L${i * 26 - 90} 0`),
  waves: times(21, (i) => `M-20 ${i * 21}q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0`),
  dots: times(15, (row) => times(24, (col) => `M${col * 28 + (row % 2) * 14} ${row * 28 + 6}h.1`)),
  arches: times(9, (row) =>
    times(11, (col) => `M${col * 64 - (row % 2) * 32 - 4} ${row * 48 + 40}v-14a28 28 0 0 1 56 0v14`),
  ),
  web: `${times(24, (i) => `M${turn(30, (i * Math.PI) / 12)}L${turn(480, (i * Math.PI) / 12)}`)}${times(9, (ring) => times(24, (i) => `M${turn(70 + ring * 46, (i * Math.PI) / 12)}Q${turn(58 + ring * 43, ((i + 0.5) * Math.PI) / 12)} ${turn(70 + ring * 46, ((i + 1) * Math.PI) / 12)}`))}`,
};
