import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../../play/context.ts';
import { Rays } from '../fight/Rays.tsx';
import { Throw } from './Throw.tsx';
import { thrownNow, waitingThrow } from './throw-model.ts';
import styles from './TestThrow.module.css';

/** A test outside of a fight: the same tray, over the dimmed map. */
export function TestThrow() {
  const { t } = useTranslation('fight');
  const rules = useRules();
  const now = useTable((game) => game.now);
  const gate = useTable((game) => game.gate);
  const preview = useMemo(() => waitingThrow(rules, gate), [rules, gate]);
  const thrown = useMemo(() => (preview === null ? thrownNow(rules, [], now) : null), [rules, preview, now]);
  return (
    <div className={styles.test}>
      <Rays />
      <div className={styles.middle}>
        <Throw thrown={thrown} preview={preview} against={t('needed')} />
      </div>
    </div>
  );
}
