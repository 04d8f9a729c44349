import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useSessionHere, useTable, useWorld } from '../context.ts';
import { useSetNames } from '../set-names.ts';
import styles from './MomentBar.module.css';

/** Cards that were changed by an update since the game was last played, until that has been read. */
export function UpdateNotice() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const updated = useTable((game) => game.updated);
  const sets = useSetNames(useWorld(), updated ?? []);
  if (updated === null) return null;
  return (
    <div className={styles.bar} role="status">
      <p>{t('updated', { sets })}</p>
      <Button look="small" onPress={session.seenUpdate}>
        {t('understood')}
      </Button>
    </div>
  );
}
