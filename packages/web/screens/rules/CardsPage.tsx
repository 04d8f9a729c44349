import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { useWholeLibrary } from '../../app/content-context.ts';
import { href } from '../../app/routes.ts';
import { Card } from '../../cards/Card.tsx';
import field from '../../theme/field.module.css';
import { cardsOf, KINDS, type Kind } from './cards.ts';
import styles from './rules.module.css';

/** The route segment of the card pages. */
export const CARDS = 'all-cards';

const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);

export function CardsPage({ kind }: { kind: string }) {
  const { t } = useTranslation('rules');
  const shown = isKind(kind) ? kind : 'heroes';
  const cards = cardsOf(useWholeLibrary(), shown);
  return (
    <>
      <h2>{t('cards.title')}</h2>
      <nav className={`${field['tabs'] ?? ''} ${styles['kinds'] ?? ''}`} aria-label={t('cards.kinds')}>
        {KINDS.map((one) => (
          <a
            key={one}
            className={field['tab']}
            href={href('rules', `${CARDS}/${one}`)}
            aria-current={one === shown ? 'page' : undefined}
            data-selected={one === shown || undefined}
          >
            {t(`cards.of.${one}`)}
          </a>
        ))}
      </nav>
      <p className={styles['count']}>{t('cards.count', { count: cards.length })}</p>
      <ul className={styles['cards']}>
        {cards.map((info) => (
          <li key={info.id}>
            <CardEntry info={info} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card with all that stands on it. */
export function CardEntry({ info }: { info: CardInfo }) {
  return <Card info={info} size="full" />;
}
