/** The static layer: drawn once for a board, never again while a game goes on. */
import type { Board, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { type CSSProperties, Fragment, memo, useId } from 'react';
import { chartOf, type Chart as Drawing, type TownDrawing } from './compute-chart.ts';
import { INNER, rose } from './draw/frame.ts';
import { Arms } from './Arms.tsx';
import { TownSign } from './TownSign.tsx';
import { crossedNames } from './crossed-names.ts';
import styles from './chart.module.css';
import palette from './palette.module.css';

export const Chart = memo(function Chart({ board }: { readonly board: Board }) {
  const chart = chartOf(board);
  const land = useId();
  const { width, height } = chart.sheet;
  return (
    <svg
      className={`${palette['palette']} ${styles.chart}`}
      data-board={board.id}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      // When a menu opens, react-aria declares all but such an element inert, and then every stroke would be drawn again.
      data-react-aria-top-layer=""
    >
      <defs>
        <clipPath id={land}>
          <path d={chart.coast} />
        </clipPath>
        <clipPath id={`${land}f`}>
          <rect x={INNER} y={INNER} width={width - 2 * INNER} height={height - 2 * INNER} />
        </clipPath>
      </defs>
      <rect className={styles.sea} width={width} height={height} />
      <Sea chart={chart} framed={`${land}f`} />
      <path className={styles.land} d={chart.coast} />
      <g clipPath={`url(#${land})`}>
        {chart.washes.map(({ terrain, d }) => (
          <path key={terrain} className={styles.wash} data-terrain={terrain} d={d} />
        ))}
        {chart.grid.map((sides) => (
          <path key={sides} className={styles.grid} d={sides} />
        ))}
      </g>
      <path className={styles.coast} d={chart.coast} />
      <Waters chart={chart} land={land} />
      <path className={styles.roadEdge} d={chart.roads} />
      <path className={styles.road} d={chart.roads} />
      <path className={styles.grass} d={chart.ground.grass} />
      <path className={styles.current} d={chart.ground.water} />
      <path className={styles.reeds} d={chart.ground.reeds} />
      {chart.glyphs.map((glyph, i) => (
        // The drawing never changes, so neither does the order.
        <Fragment key={i}>
          <path className={styles[glyph.kind]} d={glyph.line} />
          {glyph.shade === '' ? null : <path className={styles.shade} d={glyph.shade} />}
        </Fragment>
      ))}
      {chart.wisps.map(({ at, line, size, flip }) => (
        <path
          key={`${at.x},${at.y}`}
          className={styles.wisp}
          d={line}
          transform={`translate(${at.x} ${at.y}) scale(${size * flip} ${size})`}
        />
      ))}
      <Names lettering={chart.lettering} />
      <Towns chart={chart} />
      <Border chart={chart} name={board.name} />
    </svg>
  );
});

const RIPPLES = [46, 34, 23, 13];
/** How broad the mist is on both sides of the coast, from the faintest. */
const HAZE = [130, 118, 106, 94, 82, 70, 58];
/** Ever denser towards the coast. */
const thickening = (step: number): CSSProperties =>
  ({ '--strength': `${((step + 1) / (HAZE.length + 1)) * 100}%` }) as CSSProperties;
/** Fainter the farther out. A colour and not an opacity: stretches of the coast overlap. */
const fading = (width: number): CSSProperties =>
  ({ '--strength': `${(0.75 - width / 90) * 100}%` }) as CSSProperties;
const ROSE = rose(27);
const roseAt = ({ sheet }: Drawing): string => `translate(62 ${sheet.height - 60})`;

/** Lines that follow the coast: each is a broad stroke with a slightly narrower one of sea over it. */
function Sea({ chart, framed }: { readonly chart: Drawing; readonly framed: string }) {
  return (
    <>
      {chart.misty ? (
        <Haze shores={chart.shores} />
      ) : (
        <g clipPath={`url(#${framed})`}>
          <path className={styles.rhumb} d={ROSE.rays} transform={roseAt(chart)} />
        </g>
      )}
      {RIPPLES.map((width) => (
        <g key={width} className={styles.ripple} style={fading(width)}>
          {chart.shores.map((shore) => (
            <path key={shore} d={shore} strokeWidth={width + 1} />
          ))}
          {chart.shores.map((shore) => (
            <path key={shore} className={styles.between} d={shore} strokeWidth={width - 0.6} />
          ))}
        </g>
      ))}
      {chart.sailings.map(({ at, body, lines }) => (
        <g key={body} transform={`translate(${at.x} ${at.y}) scale(.8)`}>
          <path className={styles.sailing} d={body} />
          <path className={styles.line} d={lines} />
        </g>
      ))}
    </>
  );
}

/** In mist one sees no lines of the compass. */
const Haze = ({ shores }: Pick<Drawing, 'shores'>) =>
  HAZE.map((width, step) => (
    <g key={width} className={styles.haze} style={thickening(step)}>
      {shores.map((shore) => (
        <path key={shore} d={shore} strokeWidth={width} />
      ))}
    </g>
  ));

/** All banks before all water, so that nothing parts two rivers where they meet. At its mouth a river opens the coast. */
function Waters({ chart, land }: { readonly chart: Drawing; readonly land: string }) {
  return (
    <>
      {chart.courses.map(({ estuary, ribbon }) => (
        <path key={ribbon} className={styles.estuary} d={estuary} />
      ))}
      <g clipPath={`url(#${land})`}>
        {chart.courses.map(({ ribbon }) => (
          <path key={ribbon} className={styles.bank} d={ribbon} />
        ))}
        {chart.courses.map(({ ribbon, current }) => (
          <g key={ribbon}>
            <path className={styles.river} d={ribbon} />
            <path className={styles.current} d={current} />
          </g>
        ))}
      </g>
    </>
  );
}

function Names({ lettering }: { readonly lettering: Drawing['lettering'] }) {
  const id = useId();
  return lettering.map(({ name, kind, line, size, spread }, i) => (
    <g key={name}>
      <path id={`${id}${i}`} d={line} fill="none" />
      <text className={styles.lettering} data-kind={kind} fontSize={size} letterSpacing={spread}>
        <textPath href={`#${id}${i}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </g>
  ));
}

function Towns({ chart }: { readonly chart: Drawing }) {
  return chart.towns.map(({ id, name, kind, at, parts }) => (
    <g key={id} transform={`translate(${at.x} ${at.y})`}>
      {parts.map((part, i) => (
        <path key={i} className={styles[part.kind]} d={part.d} />
      ))}
      <Title id={id} name={name} kind={kind} />
    </g>
  ));
}

/** On the right, where the arms are on the left. */
const SIGN_AT = { x: 26, y: -22 };

/** The arms, the name and the sign of a town. */
const Title = ({ id, name, kind }: Pick<TownDrawing, 'id' | 'name' | 'kind'>) => (
  <>
    <g transform="translate(-22 -22) scale(.78)">
      <Arms town={id} />
    </g>
    <g transform={`translate(${SIGN_AT.x} ${SIGN_AT.y})`}>
      <TownSign kind={kind} />
    </g>
    <text className={styles.town} y={31} data-town-name="">
      {name}
    </text>
  </>
);

/** The same once more, over whatever is laid on the land at these spaces. */
export const TownsAt = memo(function TownsAt({
  board,
  spaces,
}: {
  readonly board: Board;
  readonly spaces: ReadonlySet<SpaceId>;
}) {
  return chartOf(board)
    .towns.filter(({ id }) => spaces.has(board.town[id]?.space ?? ''))
    .map(({ id, name, kind, at }) => (
      <g key={id} className={styles.titles} transform={`translate(${at.x} ${at.y})`}>
        <Title id={id} name={name} kind={kind} />
      </g>
    ));
});

/** The names of regions that the border of these spaces runs across, once more over it. */
export const NamesAt = memo(function NamesAt({
  board,
  spaces,
}: {
  readonly board: Board;
  readonly spaces: readonly SpaceId[];
}) {
  return (
    <g className={styles.titles} data-names="">
      <Names lettering={crossedNames(board, spaces)} />
    </g>
  );
});

function Border({ chart, name }: { readonly chart: Drawing; readonly name: string }) {
  const { width } = chart.sheet;
  return (
    <>
      <g className={styles.rose} transform={roseAt(chart)}>
        <circle r={29} />
        <path className={styles.roseLight} d={ROSE.light} />
        <path className={styles.roseDark} d={ROSE.dark} />
        <text y={-31}>N</text>
      </g>
      <path className={styles.frameBars} d={chart.frame.bars} />
      <path className={styles.frame} d={chart.frame.rules} />
      {chart.frame.labels.map(({ text, at }) => (
        <text key={`${at.x},${at.y}`} className={styles.frameLabel} x={at.x} y={at.y + 4}>
          {text}
        </text>
      ))}
      <text className={styles.title} x={width / 2} y={69}>
        {name}
      </text>
    </>
  );
}
