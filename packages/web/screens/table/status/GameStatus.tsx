import { tableCards } from '@wayrune/engine/rules/world/game.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { cardName, rulesLines } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../cards/Picture.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import { useParts, useRules, useTable, useTableState, useWorld } from '../../../play/context.ts';
import { actingSeat } from '../../../play/acting-seat.ts';
import { look } from '../../../play/look.ts';
import { PanelsAt } from '../../../play/PanelsAt.tsx';
import panel from '../../../theme/panel.module.css';
import { FoldButton, useFolded } from '../frame/folds.tsx';
import { isSmall, useForm } from '../frame/form.ts';
import { Goal } from './Goal.tsx';
import styles from './GameStatus.module.css';

/** How the game stands: the round, whose turn it is, what wins, and the Events in force. */
export function GameStatus() {
  const { t } = useTranslation('table');
  const table = useTableState();
  const { round } = table;
  const whose = actingSeat(table);
  const viewer = useTable((game) => game.viewer);
  const name = useTable((game) => game.names[whose] ?? '');
  const rules = useRules();
  const small = isSmall(useForm());
  const folded = useFolded('status');
  const parts = useParts();
  const cards = tableCards(rules).filter((info) => !parts.some((part) => part.showsCard?.(info) === true));
  return (
    <header
      className={`${styles.status ?? ''} ${panel.plate ?? ''}`}
      data-compact={small || folded || undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.round}>{round === 0 ? t('setup') : t('round', { round })}</h2>
        <p className={styles.turn}>{whose === viewer ? t('yourTurn') : t('turnOf', { name })}</p>
        {!small && <FoldButton plate="status" />}
      </div>
      <Goal seat={viewer} />
      {cards.map((info) => (
        <InForce key={info.id} info={info} />
      ))}
      <Trouble />
      {!small && !folded && <PanelsAt place="top" />}
    </header>
  );
}

/** A card in force for all, with what it does in words; a press shows the whole card. */
function InForce({ info }: { info: CardInfo }) {
  const { t } = useTranslation('table');
  const name = cardName(useWorld(), info.id);
  return (
    <Peek info={info}>
      <button type="button" className={styles.event} onClick={() => look({ card: info.id })}>
        <span className={styles.medal}>
          <Medallion info={info} />
        </span>
        <span className={styles.words}>
          <b>
            {info.card.kind === 'event' && <span className="visually-hidden">{t('event')} </span>}
            {name}
          </b>{' '}
          <span className={styles.effect}>{rulesLines(info).join(' ')}</span>
        </span>
      </button>
    </Peek>
  );
}

/** A save that failed and the like: never silently. */
function Trouble() {
  const trouble = useTable((game) => game.trouble);
  return trouble === null ? null : (
    <p className={styles.trouble} role="alert">
      {trouble}
    </p>
  );
}
