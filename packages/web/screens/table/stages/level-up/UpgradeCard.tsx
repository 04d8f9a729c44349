import { capital, joined, signed } from '@wayrune/engine/effects/words.ts';
import { heldName } from '@wayrune/engine/text/names.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { useTranslation } from 'react-i18next';
import { useWorld } from '../../../../play/context.ts';
import { Jewel } from '../../../../theme/Jewel.tsx';
import { Sign } from '../../../../theme/Sign.tsx';
import { buttonClass } from '../../../../ui/Button.tsx';
import { Flag } from '../moments/ornaments.tsx';
import type { Upgrade } from './upgrades.ts';
import styles from './UpgradeCard.module.css';

interface Props {
  readonly upgrade: Upgrade;
  /** Which it is in the row: they rise one after another. */
  readonly place: number;
  /** What a press buys; without it, a press chooses this for a pair. */
  readonly option: string | undefined;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly isSuggested: boolean;
  readonly onPress: () => void;
}

const RAYS = Array.from({ length: 56 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 28), Math.sin((i * Math.PI) / 28)];
  const near = i % 2 === 0 ? 58 : 66;
  return `M${(x * near).toFixed(1)} ${(y * near).toFixed(1)}L${(x * 220).toFixed(1)} ${(y * 220).toFixed(1)}`;
}).join('');

/** An upgrade: what it makes of a number, what that is for, what uses it, and what it costs for good. */
export function UpgradeCard({ upgrade, place, option, isOffered, isChosen, isSuggested, onPress }: Props) {
  const { t } = useTranslation('moments');
  const { kind, before, after } = upgrade;
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={kind}
      data-option={option}
      data-suggested={isSuggested || undefined}
      data-key={place + 1}
      aria-pressed={option === undefined && isOffered ? isChosen : undefined}
      disabled={!isOffered}
      onClick={onPress}
    >
      {isSuggested && <Flag>{t('levelUp.suggestion')}</Flag>}
      <span className={styles.band}>
        <svg viewBox="-113 -64 226 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={RAYS} />
          <circle r="54" />
          <circle r="50" />
        </svg>
        <Sign name={kind} />
      </span>
      <span className={styles.name}>{capital(kind)}</span>
      <span className={styles.change}>
        {before}
        <svg viewBox="0 0 34 20" role="img" aria-label={t('levelUp.becomes')}>
          <path d="M1 10H30M22 2L31 10L22 18" />
        </svg>
        <b>{after}</b>
      </span>
      <span className={styles.why}>
        {t(`levelUp.why.${kind}`, { count: after - before, bonus: signed(after - before) })}
      </span>
      <Example upgrade={upgrade} />
      <Uses upgrade={upgrade} />
      <span className={`${styles.choose ?? ''} ${buttonClass(isSuggested ? 'primary' : 'plain')}`}>
        {t(isChosen ? 'levelUp.chosen' : 'levelUp.choose', { what: capital(kind) })}
      </span>
    </button>
  );
}

function Example({ upgrade: { kind, hit } }: { upgrade: Upgrade }) {
  const { t } = useTranslation('moments');
  if (hit === null)
    return kind === 'stamina' ? <span className={styles.example}>{t('levelUp.rest')}</span> : null;
  return (
    <span className={styles.example}>
      {t('levelUp.hit', { target: hit.target, before: percent(hit.before) })} <b>→ {percent(hit.after)}</b>
    </span>
  );
}

function Uses({ upgrade: { kind, usedBy, forfeits } }: { upgrade: Upgrade }) {
  const { t } = useTranslation('moments');
  const world = useWorld();
  const [lost] = forfeits;
  if (lost !== undefined)
    return (
      <span className={styles.price}>
        <Jewel color={lost} />
        {t('levelUp.forfeits', { color: lost })}
      </span>
    );
  if (kind === 'life') return null;
  const names = usedBy.map((card) => heldName(world, card));
  return (
    <span className={styles.uses}>
      {names.length === 0
        ? t('levelUp.unused')
        : t('levelUp.used', { count: names.length, cards: joined(names, 'and') })}
    </span>
  );
}
