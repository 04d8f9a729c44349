import { useTranslation } from 'react-i18next';
import { type Content, useContent } from '../../app/content-context.ts';
import { useOpened } from '../../app/opened.ts';
import { portsWith } from '../../game/index.ts';
import { SessionContext } from '../../play/context.ts';
import { Playing } from '../table/Table.tsx';
import { type Guide, openLesson } from './guide.ts';
import type { Listed } from './lesson-list.ts';
import { setupOf } from './lesson.ts';
import { Narrator } from './Narrator.tsx';
import { keepPlace, useProgress } from './progress.ts';
import styles from './learn.module.css';

interface Props {
  readonly listed: Listed;
  readonly next: Listed | null;
}

async function open({ libraryFor }: Content, { lesson }: Listed): Promise<Guide> {
  const { bookmark } = useProgress.getState();
  const ports = portsWith(await libraryFor(setupOf(lesson)));
  return openLesson(ports, lesson, bookmark?.lesson === lesson.id ? bookmark : null, keepPlace);
}

/** The real table with a narrator above it. Nobody thinks in a lesson and it has no timers, so there is nothing to close. */
export default function LessonTable({ listed, next }: Props) {
  const { t } = useTranslation();
  const content = useContent();
  const opened = useOpened(() => open(content, listed));
  if (opened.status === 'failed') return <p role="alert">{opened.message}</p>;
  if (opened.status === 'opening') return <p aria-busy="true">{t('opening')}</p>;
  const guide = opened.value;
  return (
    <div className={styles['lesson']}>
      <Narrator listed={listed} next={next} guide={guide} />
      <SessionContext value={guide.session}>
        <Playing session={guide.session} />
      </SessionContext>
    </div>
  );
}
