import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import type { Held } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../cards/Card.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import { useChoosing, useParts, useRules } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import { cardOf } from '../../../play/options.ts';
import { Pips } from '../../../play/Pips.tsx';
import { usesOf } from './Abilities.tsx';
import styles from './Hand.module.css';

/** Items, Allies and what else a Hero holds, as small cards; those that can be used now glow. */
export function Hand({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const parts = useParts();
  const { items, allies, kept } = playerAt(rules, seat);
  const all = [...items, ...allies, ...kept].filter(
    ({ card }) => !parts.some((part) => part.showsCard?.(infoOf(rules.world, card)) === true),
  );
  if (all.length === 0) return <p className={styles.none}>{t('noCards')}</p>;
  return (
    <ul className={styles.hand} aria-label={t('hand')}>
      {all.map((held) => (
        <li key={held.card}>
          <HeldCard seat={seat} held={held} />
        </li>
      ))}
    </ul>
  );
}

function HeldCard({ seat, held }: { seat: number; held: Held }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const { world } = rules;
  const usable = usesOf(world, useChoosing(), held.card).length > 0;
  const pointed = useLook((now) => now.option !== null && cardOf(world, now.option) === held.card);
  const info = infoOf(world, held.card);
  return (
    <Peek info={info} {...held}>
      <button
        type="button"
        className={styles.card}
        data-usable={usable || undefined}
        data-pointed={pointed || undefined}
        onClick={() => look({ card: held.card })}
        data-card={held.card}
      >
        <Card
          info={info}
          size="mini"
          used={held.used}
          counters={held.counters}
          exhaustion={held.exhaustion}
          filled={held.filled ?? 0}
        />
        {usable && <span className="visually-hidden">{t('usable')}</span>}
        {info.holding === 'ally' && (
          <span className={styles.life}>
            <Pips of="life" full={lifeOf(rules, seat, held.card)} taken={held.wounds} label={t('life')} />
          </span>
        )}
      </button>
    </Peek>
  );
}
