import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../play/context.ts';
import { Gold } from '../../../play/Gold.tsx';
import { useScores } from '../../../play/scores.ts';
import { look } from '../../../play/look.ts';
import { Pips } from '../../../play/Pips.tsx';
import { Shield } from '../../../map/Shield.tsx';
import styles from './Others.module.css';

/** The other Heroes at a glance; a press shows one in full. */
export function Others({ viewer }: { viewer: number }) {
  const { t } = useTranslation('table');
  const count = useTable((game) => game.sitters.length);
  const seats = Array.from({ length: count - 1 }, (_, i) => (viewer + 1 + i) % count);
  if (seats.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={t('others')}>
      {seats.map((seat) => (
        <li key={seat}>
          <Other seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Other({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const name = useTable((game) => game.names[seat] ?? '');
  const thinking = useTable((game) => game.thinking === seat);
  const player = playerAt(rules, seat);
  const scores = useScores(seat);
  const active = rules.state.active === seat;
  const cards = player.items.length + player.allies.length;
  return (
    <button
      type="button"
      className={`${styles.other ?? ''} ${active ? (styles.active ?? '') : ''}`}
      style={{ borderInlineStartColor: `var(--seat-${seat})` }}
      onClick={() => look({ seat })}
    >
      <span className={styles.head}>
        <Shield seat={seat} />
        <span className={styles.name}>{name}</span>
        {thinking && <span className={styles.thinking} title={t('thinking', { name })} />}
        <Gold amount={player.gold} />
      </span>
      <span className={styles.line}>
        <Pips of="life" full={lifeOf(rules, seat, 'hero')} taken={player.wounds} label={t('life')} />
        <span className={styles.small}>
          {t('pointsShort', { points: pointsOf(player), price: experiencePrice(rules, seat) })}
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.small}>
          {player.space === null ? t('offBoard') : placeName(rules, player.space)}
        </span>
        <span className={styles.small}>
          {t('cards', { count: cards })}
          {scores.map((score) => ` · ${score}`)}
        </span>
      </span>
    </button>
  );
}
