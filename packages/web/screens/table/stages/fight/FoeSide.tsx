import { PHASE_ATTRIBUTE, type CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { foeLife } from '@wayrune/engine/rules/cards/values.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { Peek } from '../../../../cards/Peek.tsx';
import { useParts } from '../../../../play/context.ts';
import { useFlash } from '../../../../play/flash.ts';
import { look } from '../../../../play/look.ts';
import { isSmall, useForm } from '../../frame/form.ts';
import { phaseNow } from './fight-model.ts';
import { Hearts } from './Hearts.tsx';
import styles from './FoeSide.module.css';

/** The enemy's card with its hearts over it; a press shows it large. */
export function FoeSide({ rules, combat }: { rules: Game; combat: CombatFrame }) {
  const { t } = useTranslation('fight');
  const small = isSmall(useForm());
  const hurt = useFlash((event) => (event.type === 'foe-wounded' ? event.amount : null)) ?? 0;
  const info = infoOf(rules.world, combat.card);
  const phase = phaseNow(rules);
  const added = useParts().flatMap(({ onFoe }) => (onFoe === undefined ? [] : [onFoe]));
  return (
    <section className={styles.foe} aria-label={t('enemy')} data-hurt={hurt > 0 || undefined}>
      <div className={styles.hearts}>
        <Hearts full={foeLife(rules, combat)} taken={combat.foeWounds} breaking={hurt} />
        {hurt > 0 && <span className={styles.blow}>{t('wounds', { count: hurt })}</span>}
      </div>
      <Peek info={info}>
        <button
          type="button"
          className={styles.card}
          data-now={phase === null ? undefined : PHASE_ATTRIBUTE[phase]}
          onClick={() => look({ card: combat.card })}
        >
          <Card info={info} size={small ? 'small' : 'full'} />
        </button>
      </Peek>
      {added.map((Added, i) => (
        <Added key={i} card={combat.card} />
      ))}
    </section>
  );
}
