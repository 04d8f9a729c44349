import { useTranslation } from 'react-i18next';
import { expectedOf, luckOf, type Story } from './story.ts';
import { ticks } from './scale.ts';
import styles from './end.module.css';

const WIDTH = 480;
const HEIGHT = 200;
const LEFT = 34;
const TOP = 10;
const BOTTOM = 24;
const TOTALS = Array.from({ length: 19 }, (_, i) => i + 2);
const STEP = (WIDTH - LEFT) / TOTALS.length;

/** Distribution of all dice totals against the expected one, and each seat's luck. */
export function DicePlot({ story, names }: { story: Story; names: readonly string[] }) {
  const { t } = useTranslation('end');
  const pairs = story.totals.reduce((sum, count) => sum + count, 0);
  const marks = ticks(0, Math.max(...story.totals, expectedOf(11, pairs), 1));
  const high = marks.at(-1) ?? 1;
  const y = (value: number): number => TOP + (1 - value / high) * (HEIGHT - TOP - BOTTOM);
  const x = (total: number): number => LEFT + (total - 2) * STEP;
  const expected = TOTALS.map((total) => `${x(total) + STEP / 2} ${y(expectedOf(total, pairs))}`);
  return (
    <figure className={styles['plot']}>
      <figcaption>
        <h3>{t('dice.title')}</h3>
        <p>{t('dice.help', { count: pairs })}</p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark}>
            <path
              className={mark === 0 ? styles['zero'] : styles['grid']}
              d={`M${LEFT} ${y(mark)}H${WIDTH}`}
            />
            <text x={LEFT - 6} y={y(mark) + 4} className={styles['tick']} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {TOTALS.map((total) => (
          <g key={total}>
            <rect
              className={styles['bar']}
              x={x(total) + 3}
              width={STEP - 6}
              y={y(story.totals[total] ?? 0)}
              height={HEIGHT - BOTTOM - y(story.totals[total] ?? 0)}
            />
            <text x={x(total) + STEP / 2} y={HEIGHT - 6} className={styles['tick']} textAnchor="middle">
              {total}
            </text>
          </g>
        ))}
        <path className={styles['expected']} d={`M${expected.join('L')}`} />
      </svg>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('dice.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('hero')}</th>
              <th scope="col">{t('dice.rolls')}</th>
              <th scope="col">{t('dice.hits')}</th>
              <th scope="col">{t('dice.expected')}</th>
              <th scope="col">{t('dice.luck')}</th>
              <th scope="col">{t('dice.average')}</th>
            </tr>
          </thead>
          <tbody>
            {story.tallies.map((tally, seat) => (
              <tr key={seat}>
                <th scope="row" style={{ color: `var(--seat-${seat})` }}>
                  {names[seat]}
                </th>
                <td>{tally.rolls}</td>
                <td>{tally.hits}</td>
                <td>{tally.expected.toFixed(1)}</td>
                <td>{`${luckOf(tally) < 0 ? '−' : '+'}${Math.abs(luckOf(tally)).toFixed(1)}`}</td>
                <td>{tally.pairs === 0 ? '–' : (tally.pips / tally.pairs).toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>{t('dice.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dice.total')}</th>
              <th scope="col">{t('dice.came')}</th>
              <th scope="col">{t('dice.expected')}</th>
            </tr>
          </thead>
          <tbody>
            {TOTALS.map((total) => (
              <tr key={total}>
                <th scope="row">{total}</th>
                <td>{story.totals[total] ?? 0}</td>
                <td>{expectedOf(total, pairs).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
