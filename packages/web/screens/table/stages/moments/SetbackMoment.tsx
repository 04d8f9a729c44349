import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { foeName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { useRules } from '../../../../play/context.ts';
import { useWordsOf } from '../../../../play/gate-words.ts';
import panel from '../../../../theme/panel.module.css';
import { useGateHere } from '../gate-here.ts';
import { MomentTitle } from './MomentTitle.tsx';
import moment from './Moment.module.css';
import styles from './KnockOut.module.css';

/** A trap was not overcome: what it cost, and that it waits for the next attempt. */
export function SetbackMoment() {
  const { t } = useTranslation('moments');
  const { world } = useRules();
  const gate = useGateHere();
  const words = useWordsOf(gate);
  const trap = gate?.events.find((event) => event.type === 'trap-stands');
  if (gate === null || words === null || trap?.type !== 'trap-stands') return null;
  const { title, outcome } = words;
  return (
    <div className={`${moment.moment ?? ''} ${styles.fall ?? ''}`}>
      <MomentTitle said={t('setback.waits', { trap: foeName(world, trap.card) })}>{title}</MomentTitle>
      <div className={styles.costs}>
        <figure className={styles.lost}>
          <Card info={infoOf(world, trap.card)} size="small" />
          <figcaption>{t('setback.card')}</figcaption>
        </figure>
        <section className={`${moment.plate ?? ''} ${panel.plate ?? ''}`} data-cost="">
          {outcome.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
          {outcome.length === 0 && <p>{t('setback.unhurt')}</p>}
        </section>
      </div>
    </div>
  );
}
