import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../play/context.ts';
import { heroWounds } from '../../../play/hero-wounds.ts';
import { Gold } from '../../../play/Gold.tsx';
import { actingSeat } from '../../../play/acting-seat.ts';
import { useScores } from '../../../play/scores.ts';
import { look } from '../../../play/look.ts';
import { Pips } from '../../../play/Pips.tsx';
import { Jewel } from '../../../theme/Jewel.tsx';
import panel from '../../../theme/panel.module.css';
import { FoldButton, useFolded } from '../frame/folds.tsx';
import { useForm } from '../frame/form.ts';
import { levelOf } from './hero-level.ts';
import { SeatFace } from './SeatFace.tsx';
import styles from './Rivals.module.css';

/** The other Heroes at a glance; a press shows one in full. */
export function Rivals({ viewer }: { viewer: number }) {
  const { t } = useTranslation('table');
  const count = useTable((game) => game.sitters.length);
  const wide = useForm() === 'wide';
  const folded = useFolded('rivals');
  const brief = !wide || folded;
  const seats = Array.from({ length: count - 1 }, (_, i) => (viewer + 1 + i) % count);
  if (seats.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul className={styles.rivals} aria-label={t('others')} data-compact={brief || undefined}>
        {seats.map((seat) => (
          <li key={seat}>
            <Rival seat={seat} brief={brief} />
          </li>
        ))}
      </ul>
      {wide && <FoldButton plate="rivals" />}
    </div>
  );
}

function Rival({ seat, brief }: { seat: number; brief: boolean }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const name = useTable((game) => game.names[seat] ?? '');
  const who = useTable((game) => game.sitters[seat]?.name);
  const player = playerAt(rules, seat);
  const scores = useScores(seat);
  const cards = player.items.length + player.allies.length;
  const where = player.space === null ? t('offBoard') : placeName(rules, player.space);
  return (
    <button
      type="button"
      className={`${styles.rival ?? ''} ${panel.plate ?? ''}`}
      data-seat={seat}
      data-active={actingSeat(rules.state) === seat || undefined}
      title={`${name}: ${where}`}
      onClick={() => look({ seat })}
    >
      <SeatFace seat={seat} />
      {brief && <span className="visually-hidden">{name}</span>}
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Turn seat={seat} />
      </span>
      <span className={styles.line}>
        <Pips
          of="life"
          full={lifeOf(rules, seat, 'hero')}
          taken={heroWounds(rules, seat)}
          label={t('life')}
          brief={brief}
        />
        <Gold amount={player.gold} />
      </span>
      <span className={`${styles.line ?? ''} ${styles.small ?? ''}`}>
        <span>
          {/* Who plays them comes last: where there is no room for all of it, the name gives way. */}
          {[
            t('level', { level: levelOf(player) }),
            ...(cards > 0 ? [t('cards', { count: cards })] : []),
            ...scores,
            ...(who === undefined ? [] : [who]),
          ].join(' · ')}
        </span>
        <Counters counters={player.counters} />
      </span>
    </button>
  );
}

/** Whether somebody acts, thinks, or comes next. */
function Turn({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const name = useTable((game) => game.names[seat] ?? '');
  const thinking = useTable((game) => game.thinking === seat);
  const { state } = useRules();
  if (thinking) return <span className={styles.thinking} title={t('thinking', { name })} />;
  if (actingSeat(state) === seat) return <span className={styles.turn}>{t('acting')}</span>;
  const next = state.round > 0 && (state.active + 1) % state.players.length === seat;
  return next ? <span className={styles.turn}>{t('next')}</span> : null;
}

/** Stones not yet spent; more than three of a color are counted. */
function Counters({ counters }: Pick<Player, 'counters'>) {
  return (
    <span className={styles.counters}>
      {COLORS.filter((color) => counters[color] > 0).map((color) => (
        <span key={color}>
          {counters[color] > 3 ? (
            <>
              {counters[color]}
              <Jewel color={color} />
            </>
          ) : (
            Array.from({ length: counters[color] }, (_, i) => <Jewel key={i} color={color} />)
          )}
        </span>
      ))}
    </span>
  );
}
