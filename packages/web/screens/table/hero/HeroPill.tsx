import { ATTRIBUTES } from '@wayrune/engine/effects/vocabulary.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { attribute, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../play/context.ts';
import { heroWounds } from '../../../play/hero-wounds.ts';
import { Gold } from '../../../play/Gold.tsx';
import { OnHero } from '../../../play/OnHero.tsx';
import { Pips } from '../../../play/Pips.tsx';
import panel from '../../../theme/panel.module.css';
import { Sign } from '../../../theme/Sign.tsx';
import { SeatFace } from './SeatFace.tsx';
import styles from './HeroPill.module.css';

/** One's own Hero in little room: a press shows the rest. What can be used now is offered by the dock. */
export function HeroPill({ seat, onOpen }: { seat: number; onOpen: () => void }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const player = playerAt(rules, seat);
  const name = useTable((game) => game.names[seat] ?? '');
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={`${styles.pill ?? ''} ${panel.plate ?? ''}`}
        data-seat={seat}
        aria-label={t('openHero', { name })}
        onClick={onOpen}
      >
        <SeatFace seat={seat} size={4} />
        <span className={styles.line}>
          <Pips
            of="life"
            full={lifeOf(rules, seat, 'hero')}
            taken={heroWounds(rules, seat)}
            label={t('life')}
          />
          <Gold amount={player.gold} />
        </span>
        <span className={styles.line}>
          <Pips
            of="stamina"
            full={staminaOf(rules, seat, 'hero')}
            taken={player.exhaustion}
            label={t('stamina')}
          />
          {ATTRIBUTES.map((one) => (
            <span key={one} className={styles[one]}>
              <Sign name={one} label={capital(one)} />
              {attribute(rules, seat, 'hero', one)}
            </span>
          ))}
        </span>
      </button>
      <OnHero seat={seat} brief />
    </div>
  );
}
