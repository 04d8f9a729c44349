import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { useOpened } from '../../app/opened.ts';
import { href } from '../../app/routes.ts';
import { MissingPacks } from '../../own-packs/own-pack.ts';
import { PackOffer } from '../../own-packs/PackOffer.tsx';
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
import { Standings, Victory } from './Victory.tsx';
import styles from './end.module.css';

/** The moment of victory, then the standings, the awards and the story of the game. */
export default function End({ detail }: { detail: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Opening key={`${detail} ${attempt}`} id={detail} retry={() => setAttempt(attempt + 1)} />;
}

function Opening({ id, retry }: { id: string; retry: () => void }) {
  const { t } = useTranslation('end');
  const content = useContent();
  const opened = useOpened(() => openEnding(content, id));
  return (
    // Going back to the table would lead here again: the game is over.
    <Screen name="end" back={href('start')}>
      {opened.status === 'failed' &&
        (opened.error instanceof MissingPacks ? (
          <PackOffer lack={opened.error} onAdded={retry} />
        ) : (
          <p role="alert">{opened.message}</p>
        ))}
      {opened.status === 'opening' && <p aria-busy="true">{t('reading')}</p>}
      {opened.status === 'open' &&
        (opened.value === null ? <p>{t('missing')}</p> : <Told id={id} ending={opened.value} />)}
    </Screen>
  );
}

function Told({ id, ending }: { id: string; ending: Ending }) {
  const { t } = useTranslation('end');
  const { recording, story } = ending;
  const { over } = recording.table.state;
  useEffect(() => {
    if (over !== null && over.winners.length > 0) void play(TONES.victory);
  }, [over]);
  return (
    <>
      {recording.change !== null && <ChangedNotice recording={recording} change={recording.change} />}
      {over === null && recording.change === null && (
        <p className={panel['note']}>
          {t('notOver')} <a href={href('table', id)}>{t('toTable')}</a>
        </p>
      )}
      <Victory id={id} ending={ending} />
      <section className={`${styles['table'] ?? ''} ${panel['panel'] ?? ''}`} aria-labelledby="standings">
        <h2 id="standings" className={panel['title']}>
          {t('standings')}
        </h2>
        <Standings ending={ending} />
      </section>
      <Awards ending={ending} />
      <section aria-labelledby="story">
        <h2 id="story">{t('story')}</h2>
        <div className={styles['plots']}>
          {MEASURES.map((measure) => (
            <Plot
              key={measure}
              title={t(`measures.${measure}.title`)}
              help={t(`measures.${measure}.help`)}
              names={recording.names}
              rounds={story.rounds[measure]}
              digits={measure === 'luck' ? 1 : 0}
            />
          ))}
          <DicePlot story={story} names={recording.names} />
        </div>
      </section>
    </>
  );
}

function Awards({ ending: { story, recording, sitters } }: { ending: Ending }) {
  const { t } = useTranslation('end');
  const awards = awardsOf(story.tallies);
  if (awards.length === 0) return null;
  return (
    <section className={styles['honors']} aria-labelledby="awards">
      <h2 id="awards">{t('awards.title')}</h2>
      <ul className={styles['awards']}>
        {awards.map(({ id, seat, amount }) => (
          <li key={id} style={{ borderBlockStartColor: `var(--seat-${seat})` }}>
            <b>{t(`awards.${id}.title`)}</b>
            <span className={styles['whose']} style={{ color: `var(--seat-${seat})` }}>
              {recording.names[seat]}
              {sitters[seat]?.name !== undefined && ` (${sitters[seat].name})`}
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
