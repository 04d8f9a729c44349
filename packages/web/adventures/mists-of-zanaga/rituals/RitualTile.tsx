import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Peek } from '../../../cards/Peek.tsx';
import { toneOf } from '../../../cards/tone.ts';
import tints from '../../../cards/card-tints.module.css';
import { useWorld } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { TokenSign } from '../Token.tsx';
import { effectWords } from './effect-words.ts';
import type { RiteOnTrack } from './ritual-model.ts';
import styles from './rituals.module.css';

/** A ritual on the track: what it does, its slots, and how much it lacks. A press shows the card. */
export function RitualTile({ rite }: { rite: RiteOnTrack }) {
  const { t } = useTranslation('mists-of-zanaga');
  const info = infoOf(useWorld(), rite.card);
  return (
    <Peek info={info}>
      <button
        type="button"
        className={`${styles.tile ?? ''} ${tints['tinted'] ?? ''}`}
        data-tint={toneOf(info).tint}
        data-near={rite.left === 1 || undefined}
        data-active={rite.isActive || undefined}
        onClick={() => look({ card: rite.card })}
      >
        <b className={styles.name}>{info.card.name}</b>
        {rite.isActive && <InForce />}
        <span className={styles.effect}>{effectWords(info)}</span>
        <Slots rite={rite} />
        <span className={styles.need}>{t(`needs.${rite.symbol}`, { count: rite.left })}</span>
      </button>
    </Peek>
  );
}

/** Tokens that lie there, whatever they show, and open slots. */
export function Slots({ rite: { tokens, left, symbol, slots } }: { rite: RiteOnTrack }) {
  const { t } = useTranslation('mists-of-zanaga');
  return (
    <span
      className={styles.slots}
      role="img"
      aria-label={t('rituals.slots', { count: tokens.length, all: slots })}
    >
      {tokens.map((token, i) => (
        <TokenSign key={i} token={token} />
      ))}
      {Array.from({ length: left }, (_, i) => (
        <TokenSign key={`open ${i}`} token={symbol} isOpen />
      ))}
    </span>
  );
}

/** A ring that turns: it works for as long as it lies there. */
function InForce() {
  const { t } = useTranslation('mists-of-zanaga');
  return (
    <span className={styles.inForce} title={t('rituals.active')}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-6.500-2A7 7 0 0 1 6-3M6.500 2A7 7 0 0 1-6 3M6.800-7L6-2.600L1.700-3.400M-6.800 7L-6 2.600L-1.700 3.400" />
      </svg>
      <span className="visually-hidden">{t('rituals.active')}</span>
    </span>
  );
}
