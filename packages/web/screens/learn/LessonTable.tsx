import { useState } from 'react';
import { ports } from '../../game/index.ts';
import { SessionContext } from '../../play/context.ts';
import { Playing } from '../table/Table.tsx';
import { openLesson } from './guide.ts';
import type { Lesson } from './lesson.ts';
import { Narrator } from './Narrator.tsx';
import { keepPlace, useProgress } from './progress.ts';
import styles from './learn.module.css';

/** The real table with a narrator above it. Nothing thinks or waits in a lesson, so that there is nothing to close. */
export default function LessonTable({ lesson }: { lesson: Lesson }) {
  const [guide] = useState(() => {
    const { bookmark } = useProgress.getState();
    return openLesson(ports, lesson, bookmark?.lesson === lesson.id ? bookmark : null, keepPlace);
  });
  return (
    <div className={styles['lesson']}>
      <Narrator lesson={lesson} guide={guide} />
      <SessionContext value={guide.session}>
        <Playing session={guide.session} />
      </SessionContext>
    </div>
  );
}
