import { lazy, Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { LESSONS } from './lessons.ts';
import { playNow } from './play-now.ts';
import { useProgress } from './progress.ts';
import styles from './learn.module.css';

const LessonTable = lazy(() => import('./LessonTable.tsx'));

/** `#/learn` lists the lessons, `#/learn/market` is one. */
export default function Learn({ detail }: { detail: string }) {
  const lesson = LESSONS.find(({ id }) => id === detail);
  if (lesson !== undefined)
    return (
      <Suspense>
        <LessonTable key={lesson.id} lesson={lesson} />
      </Suspense>
    );
  return <Contents unknown={detail} />;
}

function Contents({ unknown }: { unknown: string }) {
  const { t } = useTranslation('learn');
  return (
    <Screen name="learn">
      {unknown !== '' && (
        <p className={`${panel['note'] ?? ''} ${panel['warn'] ?? ''}`}>{t('unknown', { id: unknown })}</p>
      )}
      <p className={styles['intro']}>{t('intro')}</p>
      <ol className={styles['lessons']} aria-label={t('list')}>
        {LESSONS.map(({ id }, i) => (
          <Entry key={id} id={id as 'moving'} number={i + 1} />
        ))}
      </ol>
      <div className={styles['after']}>
        <Button look="primary" onPress={() => void playNow()}>
          {t('playNow')}
        </Button>
        <span>{t('playNowMore')}</span>
        <span>
          <Trans t={t} i18nKey="more" components={{ 1: <a href={href('rules')} /> }} />
        </span>
      </div>
    </Screen>
  );
}

function Entry({ id, number }: { id: 'moving'; number: number }) {
  const { t } = useTranslation('learn');
  const done = useProgress((progress) => progress.done.includes(id));
  const open = useProgress((progress) => progress.bookmark?.lesson === id);
  const first = useProgress((progress) => LESSONS.find((one) => !progress.done.includes(one.id))?.id === id);
  return (
    <li className={`${styles['entry'] ?? ''} ${panel['panel'] ?? ''}`} data-done={done || undefined}>
      <span className={styles['number']} aria-hidden="true">
        {done ? (
          <svg viewBox="0 0 16 16">
            <path d="M2.500 8.500 6.500 12.500 13.500 4" />
          </svg>
        ) : (
          number
        )}
      </span>
      <div>
        <h2>{t(`lessons.${id}.title`)}</h2>
        <p>{t(`lessons.${id}.about`)}</p>
        <small>{done ? t('done') : t('minutes', { count: Number(t(`lessons.${id}.minutes`)) })}</small>
      </div>
      <a className={first || open ? buttonClass('primary') : buttonClass()} href={href('learn', id)}>
        {open ? t('resume') : done ? t('again') : t('start')}
        <span className="visually-hidden">: {t(`lessons.${id}.title`)}</span>
      </a>
    </li>
  );
}
