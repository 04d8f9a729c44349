import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../cards/Picture.tsx';
import { Peek } from '../../cards/Peek.tsx';
import { useRules } from '../../play/context.ts';
import { look } from '../../play/look.ts';
import panel from '../../theme/panel.module.css';
import scions from './scions/scions.module.css';
import styles from './lords.module.css';

/** The Stormlords of this game, open to all from the start. */
export function Lords() {
  const { t } = useTranslation('seven-scions');
  const { world, state } = useRules();
  const lords = findStorm(state)?.lords ?? [];
  return (
    <section className={`${scions.panel ?? ''} ${panel.plate ?? ''}`} aria-label={t('lords.title')}>
      <h3 className={scions.title}>{t('lords.title')}</h3>
      <ul className={styles.lords}>
        {lords.map((card) => {
          const info = infoOf(world, card);
          return (
            <li key={card}>
              <Peek info={info}>
                <button type="button" className={styles.lord} onClick={() => look({ card })}>
                  <Medallion info={info} />
                  <span className="visually-hidden">{info.card.name}</span>
                </button>
              </Peek>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
