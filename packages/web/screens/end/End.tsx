import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { useOpened } from '../../app/opened.ts';
import { href } from '../../app/routes.ts';
import { ChangedNotice } from '../../play/notices/ChangedNotice.tsx';
import { play } from '../../sound/play.ts';
import { TONES } from '../../sound/tones.ts';
import panel from '../../theme/panel.module.css';
import { Screen } from '../../ui/Screen.tsx';
import { awardsOf } from './awards.ts';
import { DicePlot } from './DicePlot.tsx';
import { type Ending, openEnding } from './ending.ts';
import { Plot } from './Plot.tsx';
import { MEASURES } from './story.ts';
import { Victory } from './Victory.tsx';
import styles from './end.module.css';

/** Who won and how, and the story of the game. */
export default function End({ detail }: { detail: string }) {
  return <Opening key={detail} id={detail} />;
}

function Opening({ id }: { id: string }) {
  const { t } = useTranslation('end');
  const content = useContent();
  const opened = useOpened(() => openEnding(content, id));
  return (
    // The table of a game that is over leads here again.
    <Screen name="end" back={href('start')}>
      {opened.status === 'failed' && <p role="alert">{opened.message}</p>}
      {opened.status === 'opening' && <p aria-busy="true">{t('reading')}</p>}
      {opened.status === 'open' &&
        (opened.value === null ? <p>{t('missing')}</p> : <Told id={id} ending={opened.value} />)}
    </Screen>
  );
}

function Told({ id, ending }: { id: string; ending: Ending }) {
  const { t } = useTranslation('end');
  const { film, story } = ending;
  const { over } = film.table.state;
  useEffect(() => {
    if (over !== null && over.winners.length > 0) void play(TONES.victory);
  }, [over]);
  return (
    <>
      {film.change !== null && <ChangedNotice film={film} change={film.change} />}
      {over === null && film.change === null && (
        <p className={panel['note']}>
          {t('notOver')} <a href={href('table', id)}>{t('toTable')}</a>
        </p>
      )}
      <Victory id={id} ending={ending}>
        <Awards ending={ending} />
      </Victory>
      <section aria-labelledby="story">
        <h2 id="story">{t('story')}</h2>
        <div className={styles['plots']}>
          {MEASURES.map((measure) => (
            <Plot
              key={measure}
              title={t(`measures.${measure}.title`)}
              help={t(`measures.${measure}.help`)}
              names={film.names}
              rounds={story.rounds[measure]}
              digits={measure === 'luck' ? 1 : 0}
            />
          ))}
          <DicePlot story={story} names={film.names} />
        </div>
      </section>
    </>
  );
}

function Awards({ ending: { story, film } }: { ending: Ending }) {
  const { t } = useTranslation('end');
  const awards = awardsOf(story.tallies);
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="awards">
      <h2 id="awards">{t('awards.title')}</h2>
      <ul className={styles['awards']}>
        {awards.map(({ id, seat, amount }) => (
          <li key={id} style={{ borderBlockStartColor: `var(--seat-${seat})` }}>
            <b>{t(`awards.${id}.title`)}</b>
            <span className={styles['whose']} style={{ color: `var(--seat-${seat})` }}>
              {film.names[seat]}
            </span>
            <small>
              {t(`awards.${id}.why`, {
                count: amount,
                amount: Number.isInteger(amount) ? amount : amount.toFixed(1),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
