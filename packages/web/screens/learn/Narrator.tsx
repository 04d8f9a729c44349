import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useContent } from '../../app/content-context.ts';
import { go, href } from '../../app/routes.ts';
import { useGame } from '../../game/index.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Pointer } from './Pointer.tsx';
import type { Guide } from './guide.ts';
import { type Listed, useLessonWords } from './lesson-list.ts';
import { playNow } from '../start/play-now.ts';
import { finish } from './progress.ts';
import styles from './learn.module.css';

interface Props {
  readonly listed: Listed;
  readonly next: Listed | null;
  readonly guide: Guide;
}

/** Shows the text of the current step and points at its target. */
export function Narrator({ listed, next, guide }: Props) {
  const { t } = useTranslation('learn');
  const say = useLessonWords(listed);
  const { lesson } = listed;
  const at = useStore(guide.store, ({ step }) => step);
  const refused = useStore(guide.store, (telling) => telling.refused);
  const ready = useGame(guide.session, ({ chooser, now }) => chooser !== null && now === null);
  // Wait until the result of a choice has been shown before the next step is narrated.
  const [told, setTold] = useState(at);
  useEffect(() => {
    if (ready) setTold(at);
  }, [ready, at]);
  const step = lesson.steps[told];
  const last = told === lesson.steps.length - 1;
  useEffect(() => {
    if (last) finish(lesson.id);
  }, [last, lesson]);
  if (step === undefined) return null;
  return (
    <section className={styles['narrator']} aria-label={t('narrator')} data-step={step.id}>
      <div className={styles['about']}>
        <h1>{say('title')}</h1>
        <span
          className={styles['dots']}
          role="img"
          aria-label={t('stepOf', { step: told + 1, steps: lesson.steps.length })}
        >
          {lesson.steps.map(({ id }, i) => (
            <i key={id} data-past={i <= told || undefined} />
          ))}
        </span>
        <a className={styles['leave']} href={href('learn')}>
          {t('leave')}
        </a>
      </div>
      <div className={styles['telling']}>
        <p className={styles['words']} role="status" data-waiting={!ready || undefined}>
          {say(`steps.${step.id}`)}
        </p>
        {refused > 0 && ready && (
          <p key={refused} className={styles['refused']} role="alert">
            {t('notYet')}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {last ? (
          <Onward next={next} />
        ) : (
          step.want === undefined && (
            <Button look="primary" onPress={guide.next} isDisabled={!ready} autoFocus data-next>
              {t('next')}
            </Button>
          )
        )}
      </div>
      {ready && step.point !== undefined && <Pointer key={step.id} point={step.point} shake={refused} />}
    </section>
  );
}

function Onward({ next }: { next: Listed | null }) {
  const { t } = useTranslation('learn');
  const content = useContent();
  if (next === null)
    return (
      <>
        <Button look="primary" autoFocus onPress={() => void playNow(content)}>
          {t('playNow')}
        </Button>
        <a className={buttonClass('quiet')} href={href('learn')}>
          {t('toList')}
        </a>
      </>
    );
  return <NextLesson next={next} />;
}

function NextLesson({ next }: { next: Listed }) {
  const { t } = useTranslation('learn');
  const title = useLessonWords(next)('title');
  return (
    <Button look="primary" autoFocus onPress={() => go('learn', next.lesson.id)}>
      {t('nextLesson', { title })}
    </Button>
  );
}
