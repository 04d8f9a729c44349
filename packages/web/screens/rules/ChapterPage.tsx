import type { Chapter } from '@wayrune/engine/text/rulebook.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { book, numberOf } from './book.ts';
import { RuleText } from './RuleText.tsx';
import styles from './rules.module.css';

/** A chapter, section by section; the requested rule is highlighted and scrolled into view. */
export function ChapterPage({ chapter, rule }: { chapter: Chapter; rule: string }) {
  const { t } = useTranslation('rules');
  const wanted = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return to React.
    if (wanted.current === null) window.scrollTo({ top: 0 });
    else wanted.current.scrollIntoView({ block: 'center' });
  }, [chapter, rule]);
  const sections = [...new Set(chapter.rules.map(({ section }) => section))];
  const at = book.indexOf(chapter);
  const [before, after] = [book[at - 1], book[at + 1]];
  return (
    <>
      <h2>
        {at + 1}. {chapter.title}
      </h2>
      <p className={styles['about']}>
        <RuleText text={chapter.about} />
      </p>
      {sections.map((section) => (
        <section key={section}>
          {section !== '' && <h3 className={panel['title']}>{section}</h3>}
          <ul className={styles['rules']}>
            {chapter.rules
              .filter((one) => one.section === section)
              .map(({ id, text }) => (
                <li key={id} ref={id === rule ? wanted : null} data-wanted={id === rule || undefined}>
                  <a
                    className={styles['id']}
                    href={href('rules', id)}
                    aria-label={t('link', { number: numberOf(id) })}
                  >
                    {numberOf(id)}
                  </a>
                  <span>
                    <RuleText text={text} />
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <nav className={styles['turn']} aria-label={t('turnPage')}>
        {before !== undefined && <a href={href('rules', before.id)}>← {before.title}</a>}
        {after !== undefined && <a href={href('rules', after.id)}>{after.title} →</a>}
      </nav>
    </>
  );
}
