import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import panel from '../theme/panel.module.css';
import type { Fault, Refusal } from './read-pack.ts';
import styles from './own-packs.module.css';

/** Who writes cards wants the whole list, but not a whole page of it. */
const MOST = 8;

/** Why a file is not taken: each fault with its card and its field. */
export function RefusedPack({ file, refused }: { file: string; refused: Refusal }) {
  const { t } = useTranslation('packs');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may be below the fold, and nobody who looks for a pack would find out why it is not there.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <div ref={note} className={`${styles.notice ?? ''} ${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
      <b>{t('refused.title', { file })}</b>
      <Reason refused={refused} />
    </div>
  );
}

/** The same without the name of a file. */
export function Reason({ refused: { why, about, faults } }: { refused: Refusal }) {
  const { t } = useTranslation('packs');
  if (why !== 'faults') return <p>{t(`refused.${why}`, { about })}</p>;
  const more = faults.length - MOST;
  return (
    <>
      <p>{t('refused.faults', { count: faults.length })}</p>
      <ul className={styles.faults}>
        {faults.slice(0, MOST).map((fault, i) => (
          <li key={i}>
            <Place fault={fault} /> {fault.reason}
          </li>
        ))}
        {more > 0 && <li>{t('refused.more', { count: more })}</li>}
      </ul>
    </>
  );
}

function Place({ fault: { card, field } }: { fault: Fault }) {
  const { t } = useTranslation('packs');
  const name = typeof card === 'number' ? t('refused.card', { number: card }) : card;
  const part = name ?? field;
  if (part === '') return null;
  return (
    <b>
      {name !== null && field !== ''
        ? t('refused.place', { card: name, field })
        : t('refused.part', { part })}
    </b>
  );
}
