import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import type { Held } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { heldLine } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { Peek } from '../../../cards/Peek.tsx';
import { Card } from '../../../cards/Card.tsx';
import panel from '../../../theme/panel.module.css';
import { useChoosing, useRules } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import { cardOf, wordOf } from '../../../play/options.ts';
import { Pips } from '../../../play/Pips.tsx';
import styles from './HeldRow.module.css';

interface Props {
  readonly seat: number;
  readonly title: string;
  readonly row: readonly Held[];
  readonly none: string;
}

/** Cards that somebody has: what each is, whether it is used, and whether it can be used now. */
export function HeldRow({ seat, title, row, none }: Props) {
  return (
    <div className={styles.group}>
      <h3 className={panel.label}>{title}</h3>
      {row.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.row}>
          {row.map((held) => (
            <li key={held.card}>
              <HeldCard seat={seat} held={held} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HeldCard({ seat, held }: { seat: number; held: Held }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const usable = useChoosing()?.decision?.options.some(
    (option) => wordOf(option) === 'use' && cardOf(rules.world, option) === held.card,
  );
  const pointed = useLook((now) => now.option !== null && cardOf(rules.world, now.option) === held.card);
  const info = infoOf(rules.world, held.card);
  const classes = [styles.card, usable && styles.usable, pointed && styles.pointed];
  return (
    <Peek info={info} {...held}>
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        onClick={() => look({ card: held.card })}
        data-card={held.card}
      >
        <Card info={info} size="chip" used={held.used} counters={held.counters} />
        <span className={styles.kind}>{usable === true ? t('usable') : heldLine(info)}</span>
        {info.holding === 'ally' && (
          <span className={styles.vitals}>
            <Pips of="life" full={lifeOf(rules, seat, held.card)} taken={held.wounds} label={t('life')} />
            {staminaOf(rules, seat, held.card) > 0 && (
              <Pips
                of="stamina"
                full={staminaOf(rules, seat, held.card)}
                taken={held.exhaustion}
                label={t('stamina')}
              />
            )}
          </span>
        )}
      </button>
    </Peek>
  );
}
