import { lazy, Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Listed, useLessons, useLessonWords } from './lesson-list.ts';
import { playNow } from '../start/play-now.ts';
import { useProgress } from './progress.ts';
import styles from './learn.module.css';

const LessonTable = lazy(() => import('./LessonTable.tsx'));

/** `#/learn` lists the lessons, `#/learn/market` is one. */
export default function Learn({ detail }: { detail: string }) {
  const lessons = useLessons();
  const at = lessons.findIndex(({ lesson }) => lesson.id === detail);
  const listed = lessons[at];
  if (listed !== undefined)
    return (
      <Suspense>
        <LessonTable key={listed.lesson.id} listed={listed} next={lessons[at + 1] ?? null} />
      </Suspense>
    );
  return <Contents lessons={lessons} unknown={detail} />;
}

function Contents({ lessons, unknown }: { lessons: readonly Listed[]; unknown: string }) {
  const { t } = useTranslation('learn');
  const content = useContent();
  const done = useProgress((progress) => progress.done);
  const first = lessons.find(({ lesson }) => !done.includes(lesson.id));
  return (
    <Screen name="learn">
      {unknown !== '' && (
        <p className={`${panel['note'] ?? ''} ${panel['warn'] ?? ''}`}>{t('unknown', { id: unknown })}</p>
      )}
      <p className={styles['intro']}>{t('intro')}</p>
      <ol className={styles['lessons']} aria-label={t('list')}>
        {lessons.map((listed, i) => (
          <Entry key={listed.lesson.id} listed={listed} number={i + 1} isNext={listed === first} />
        ))}
      </ol>
      <div className={styles['after']}>
        <Button look="primary" onPress={() => void playNow(content)}>
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

function Entry({ listed, number, isNext }: { listed: Listed; number: number; isNext: boolean }) {
  const { t } = useTranslation('learn');
  const say = useLessonWords(listed);
  const { id } = listed.lesson;
  const done = useProgress((progress) => progress.done.includes(id));
  const open = useProgress((progress) => progress.bookmark?.lesson === id);
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
        <h2>{say('title')}</h2>
        <p>{say('about')}</p>
        <small>{done ? t('done') : t('minutes', { count: Number(say('minutes')) })}</small>
      </div>
      <a className={isNext || open ? buttonClass('primary') : buttonClass()} href={href('learn', id)}>
        {open ? t('resume') : done ? t('again') : t('start')}
        <span className="visually-hidden">: {say('title')}</span>
      </a>
    </li>
  );
}
