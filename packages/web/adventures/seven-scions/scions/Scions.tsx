import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { firstName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../cards/Picture.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import { Shield } from '../../../map/Shield.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import panel from '../../../theme/panel.module.css';
import { type ScionNow, scionsNow } from './scions-model.ts';
import styles from './scions.module.css';

/** The six Scions: asleep in stone or awake, and who has them or their counters. */
export function Scions() {
  const { t } = useTranslation('seven-scions');
  const scions = scionsNow(useRules());
  const awake = scions.filter(({ isAwake }) => isAwake).length;
  return (
    <section className={`${styles.panel ?? ''} ${panel.plate ?? ''}`} aria-label={t('scions.title')}>
      <h3 className={styles.title}>
        {t('scions.title')}
        <small>{t('scions.count', { count: awake })}</small>
      </h3>
      <ul className={styles.scions}>
        {scions.map((scion) => (
          <li key={scion.card}>
            <ScionRow scion={scion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ScionRow({ scion: { card, isAwake, seat } }: { scion: ScionNow }) {
  const { t } = useTranslation('seven-scions');
  const { world } = useRules();
  const names = useTable((game) => game.names);
  const info = infoOf(world, card);
  const name = seat === null ? '' : firstName(names[seat] ?? '');
  return (
    <Peek info={info}>
      <button
        type="button"
        className={styles.scion}
        data-awake={isAwake || undefined}
        data-scion={card}
        onClick={() => look({ card })}
      >
        <span className={styles.face}>
          <Medallion info={info} asleep={!isAwake} />
        </span>
        <b>{info.card.name}</b>
        <small>
          {seat === null ? t('scions.asleep') : t(isAwake ? 'scions.awake' : 'scions.held', { name })}
        </small>
        {seat !== null && (
          <span className={styles.holder}>
            <Shield seat={seat} />
          </span>
        )}
      </button>
    </Peek>
  );
}
