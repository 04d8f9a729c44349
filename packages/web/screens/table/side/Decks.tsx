import { type Deck, deckSize } from '@wayrune/engine/kernel/deck.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../../theme/panel.module.css';
import { CardLine } from '../../../play/CardLine.tsx';
import { useTableState, useWorld } from '../../../play/context.ts';
import { PanelsAt } from '../../../play/PanelsAt.tsx';
import styles from '../../../play/lists.module.css';

/** What is left in each bag. Everybody may know it: only the order is a secret, and it does not exist yet. */
export function Decks() {
  const { t } = useTranslation('table');
  const { decks, pile, removed } = useTableState();
  return (
    <div className={styles.lists}>
      <PanelsAt place="decks" />
      {Object.entries(decks).map(([name, deck]) => (
        <DeckList key={name} name={name} deck={deck} />
      ))}
      <p className={styles.pile}>
        {t('pile')}: {COLORS.map((color) => `${capital(color)} ${pile[color]}`).join(', ')}
      </p>
      {removed.length > 0 && (
        <details className={styles.deck}>
          <summary>{t('removed', { count: removed.length })}</summary>
          <CardList cards={removed} />
        </details>
      )}
    </div>
  );
}

function DeckList({ name, deck }: { name: string; deck: Deck }) {
  const { t } = useTranslation('table');
  const world = useWorld();
  const byName = (a: string, b: string): number =>
    infoOf(world, a).card.name.localeCompare(infoOf(world, b).card.name);
  return (
    <details className={styles.deck}>
      <summary className={styles[name]}>
        <span className={styles.swatch} aria-hidden="true" />
        {t('deck', { name: capital(name), count: deckSize(deck) })}
      </summary>
      {deck.top.length > 0 && <h4 className={panel.label}>{t('onTop')}</h4>}
      <CardList cards={deck.top.toReversed()} />
      <CardList cards={deck.bag.toSorted(byName)} />
      {deck.bottom.length > 0 && <h4 className={panel.label}>{t('atBottom')}</h4>}
      <CardList cards={deck.bottom} />
    </details>
  );
}

function CardList({ cards }: { cards: readonly string[] }) {
  const world = useWorld();
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card}>
          <CardLine card={card}>{capital(infoOf(world, card).card.kind)}</CardLine>
        </li>
      ))}
    </ul>
  );
}
