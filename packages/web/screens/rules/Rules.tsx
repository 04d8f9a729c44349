import { chapterNamed } from '@wayrune/engine/text/rulebook.ts';
import { useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import field from '../../theme/field.module.css';
import panel from '../../theme/panel.module.css';
import { Screen } from '../../ui/Screen.tsx';
import { book, chapterOf } from './book.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { CARDS, CardsPage } from './CardsPage.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './rules.module.css';

/** `#/rules/MOVE-3` is a rule, `#/rules/movement` a chapter, `#/rules/all-cards/green` cards. */
export default function Rules({ detail }: { detail: string }) {
  const { t } = useTranslation('rules');
  const [search, setSearch] = useState('');
  // Typing stays quick: the results follow when there is time.
  const sought = useDeferredValue(search);
  const leave = useCallback(() => setSearch(''), []);
  const chapter =
    chapterOf(detail) ?? book.find(({ id }) => id === detail) ?? chapterNamed(book, detail) ?? null;
  const cards = detail.split('/')[0] === CARDS;
  return (
    <Screen name="rules">
      <div className={styles['layout']}>
        <nav className={styles['contents']} aria-label={t('contents')}>
          <input
            type="search"
            className={field['input']}
            placeholder={t('search')}
            aria-label={t('search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Contents here={cards ? CARDS : (chapter?.id ?? '')} leave={leave} />
        </nav>
        <article className={`${styles['page'] ?? ''} ${panel['panel'] ?? ''}`}>
          {sought.trim().length > 1 ? (
            <SearchResults search={sought} leave={leave} />
          ) : cards ? (
            <CardsPage kind={detail.split('/')[1] ?? ''} />
          ) : chapter === null ? (
            <Cover unknown={detail} />
          ) : (
            <ChapterPage chapter={chapter} rule={detail} />
          )}
        </article>
      </div>
    </Screen>
  );
}

function Contents({ here, leave }: { here: string; leave: () => void }) {
  const { t } = useTranslation('rules');
  return (
    <ul>
      {[
        ...book.map(({ id, title }, i) => ({ id, title: `${i + 1}. ${title}` })),
        { id: CARDS, title: t('cards.title') },
      ].map(({ id, title }) => (
        <li key={id}>
          <a href={href('rules', id)} aria-current={id === here ? 'page' : undefined} onClick={leave}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Cover({ unknown }: { unknown: string }) {
  const { t } = useTranslation('rules');
  return (
    <>
      <h2>{t('cover.title')}</h2>
      {unknown !== '' && (
        <p className={`${panel['note'] ?? ''} ${panel['warn'] ?? ''}`}>{t('unknown', { id: unknown })}</p>
      )}
      <p className={panel['prose']}>{t('cover.text')}</p>
      <dl className={styles['cover']}>
        {book.map(({ id, title, about }, i) => (
          <div key={id}>
            <dt>
              <a href={href('rules', id)}>
                {i + 1}. {title}
              </a>
            </dt>
            <dd>{about.split(/(?<=\.) /, 2)[0]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <a href={href('rules', CARDS)}>{t('cards.title')}</a>
          </dt>
          <dd>{t('cards.about')}</dd>
        </div>
      </dl>
    </>
  );
}
