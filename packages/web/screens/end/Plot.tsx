import { useTranslation } from 'react-i18next';
import { ticks } from './scale.ts';
import styles from './end.module.css';

const WIDTH = 480;
const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 92;
const TOP = 10;
const BOTTOM = 24;
const ROOM_FOR_NAME = 13;

/** Dash patterns: seats differ by more than color. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 4'];

interface Props {
  readonly title: string;
  readonly help: string;
  readonly names: readonly string[];
  /** For each round a value of every seat. */
  readonly rounds: readonly (readonly number[])[];
  readonly digits?: number;
}

/** A line for each seat over the rounds, named at its end; the same as a table for those who cannot see it. */
export function Plot({ title, help, names, rounds, digits = 0 }: Props) {
  const { t } = useTranslation('end');
  const all = rounds.flat();
  const marks = ticks(Math.min(0, ...all), Math.max(0, ...all));
  const low = marks[0] ?? 0;
  const high = Math.max(marks.at(-1) ?? 1, low + 1);
  const x = (round: number): number =>
    LEFT + (rounds.length < 2 ? 0 : (round / (rounds.length - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const last = rounds.at(-1) ?? [];
  return (
    <figure className={styles['plot']}>
      <figcaption>
        <h3>{title}</h3>
        <p>{help}</p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark}>
            <path
              className={mark === 0 ? styles['zero'] : styles['grid']}
              d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`}
            />
            <text x={LEFT - 6} y={y(mark) + 4} className={styles['tick']} textAnchor="end">
              {String(mark).replace('-', '−')}
            </text>
          </g>
        ))}
        {roundMarks(rounds.length).map((round) => (
          <text key={round} x={x(round - 1)} y={HEIGHT - 6} className={styles['tick']} textAnchor="middle">
            {round}
          </text>
        ))}
        {names.map((name, seat) => (
          <path
            key={name}
            className={styles['line']}
            style={{ stroke: `var(--seat-${seat})` }}
            strokeDasharray={DASHES[seat]}
            d={rounds
              .map((row, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(row[seat] ?? 0)}`)
              .join('')}
          />
        ))}
        {spread(last.map((value) => y(value))).map((at, seat) => (
          <text
            key={seat}
            x={WIDTH - RIGHT + 6}
            y={at + 4}
            className={styles['name']}
            style={{ fill: `var(--seat-${seat})` }}
          >
            {shortName(names[seat] ?? '')}
          </text>
        ))}
      </svg>
      <details>
        <summary>{t('asTable')}</summary>
        <div className={styles['scroll']} tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('round')}</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map((row, round) => (
                <tr key={round}>
                  <th scope="row">{round + 1}</th>
                  {row.map((value, seat) => (
                    <td key={seat}>{value.toFixed(digits)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** A few rounds under the axis, the last among them. */
function roundMarks(rounds: number): number[] {
  const marks = ticks(1, rounds).filter((round) => round >= 1 && round < rounds - 1);
  return [...new Set([1, ...marks, rounds])];
}

/** As much of a name as fits beside the plot. */
const shortName = (name: string): string =>
  name.length <= ROOM_FOR_NAME ? name : (name.split(' ')[0] ?? name);

const LINE = 14;

/** Names at the ends of lines that meet are moved apart. */
function spread(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) moved[seat] = Math.max(moved[seat] ?? 0, (moved[above] ?? 0) + LINE);
  }
  // Back up from the axis, as far as needed.
  let lowest = HEIGHT - BOTTOM;
  for (const seat of order.toReversed()) {
    moved[seat] = Math.min(moved[seat] ?? 0, lowest);
    lowest = moved[seat] - LINE;
  }
  return moved;
}
