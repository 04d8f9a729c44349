import { mistsOf, ritualDeck, TOKENS } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { Jewel } from '../../../theme/Jewel.tsx';
import { openLedger } from '../ledger/open.ts';
import { TokenSign } from '../Token.tsx';
import styles from './rituals.module.css';

/** The current ritual deck, and what is left in the pool; beside the track also the way to the whole sheet. */
export function DeckLine({ isFull = false }: { isFull?: boolean }) {
  const { t } = useTranslation('mists-of-zanaga');
  const { state } = useRules();
  const { rank, pool } = mistsOf(state);
  const deck = state.decks[ritualDeck(rank)];
  const all = TOKENS.reduce((sum, token) => sum + pool[token], 0);
  return (
    <p className={styles.line}>
      <span className={styles.chip}>
        <Jewel color={rank} />
        {t('rituals.deck', { rank: t(`ranks.${rank}`), count: deck === undefined ? 0 : deckSize(deck) })}
      </span>
      <span className={styles.chip}>
        {t('rituals.pool', { count: all })}
        <span className={styles.pool}>
          {TOKENS.map((token) => (
            <span key={token}>
              <TokenSign token={token} isRead />
              {pool[token]}
            </span>
          ))}
        </span>
      </span>
      {!isFull && (
        <button type="button" className={styles.chip} onClick={() => openLedger('rituals')}>
          {t('ledger.open')}
        </button>
      )}
    </p>
  );
}
