import { nearRule, rulesWith } from '@wayrune/engine/text/rulebook.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeLibrary } from '../../app/content-context.ts';
import { href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { book, numberOf } from './book.ts';
import { CardEntry } from './CardsPage.tsx';
import { cardsWith } from './cards.ts';
import { RuleText } from './RuleText.tsx';
import styles from './rules.module.css';

const MOST = 60;
const MOST_CARDS = 24;

/** Search results: rules and cards that contain all the words. */
export const SearchResults = memo(function SearchResults({
  search,
  leave,
}: {
  search: string;
  leave: () => void;
}) {
  const { t } = useTranslation('rules');
  const words = search.trim().split(/\s+/);
  const rules = rulesWith(book, search);
  const cards = cardsWith(useWholeLibrary(), words);
  const near = rules.length === 0 && cards.length === 0 ? nearRule(book, search.trim()) : null;
  return (
    <>
      <h2 role="status">{t('found', { rules: rules.length, cards: cards.length })}</h2>
      {near !== null && <p>{t('near', { near })}</p>}
      <ul className={styles['rules']}>
        {rules.slice(0, MOST).map(({ id, text, chapter }) => (
          <li key={id}>
            <a className={styles['id']} href={href('rules', id)} onClick={leave}>
              {numberOf(id)}
            </a>
            <span>
              <small className={panel['label']}>{chapter}</small>
              <br />
              <RuleText text={text} wanted={words} />
            </span>
          </li>
        ))}
      </ul>
      {cards.length > 0 && <h3 className={panel['title']}>{t('cards.title')}</h3>}
      <ul className={styles['cards']}>
        {cards.slice(0, MOST_CARDS).map((info) => (
          <li key={info.id}>
            <CardEntry info={info} />
          </li>
        ))}
      </ul>
    </>
  );
});
