import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { lessonBooks, type NamedBook } from '../../parts/registry.ts';
import { use } from 'react';
import type { Lesson } from './lesson.ts';

export interface Listed {
  readonly lesson: Lesson;
  /** i18n namespace of its words. */
  readonly namespace: string;
}

const listed = ({ lessons, namespace }: NamedBook): Listed[] =>
  lessons.map((lesson) => ({ lesson, namespace }));

/** All lessons, in the recommended order. */
export const useLessons = (): readonly Listed[] => use(lessonBooks()).flatMap(listed);

/** The words of a lesson: `title`, `about`, `minutes`, `steps.<id>`. */
export function useLessonWords({ lesson, namespace }: Listed): (key: string) => string {
  // Subscribes to changes of the language.
  useTranslation('learn');
  return (key) => String(i18next.t(`${lesson.id}.${key}` as 'opening', { ns: namespace as 'common' }));
}
