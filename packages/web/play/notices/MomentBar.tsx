import { useTranslation } from 'react-i18next';
import { go } from '../../app/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { useSessionHere, useTable } from '../context.ts';
import styles from './MomentBar.module.css';

/** While an earlier moment is looked at: back to the present, or on from there. */
export function MomentBar() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const entry = useTable((game) => game.moment?.entry ?? null);
  const round = useTable((game) => game.moment?.state.round ?? 0);
  const name = useTable(({ moment, names }) => names[moment?.state.active ?? 0] ?? '');
  if (entry === null) return null;
  const branch = session.continueFromHere;
  return (
    <div className={styles.bar} role="status">
      <p>{t('momentOn', { round, name })}</p>
      <Button look="small" onPress={() => session.lookAt(null)}>
        {t('toPresent')}
      </Button>
      {branch !== null && (
        <Button look="small" onPress={() => void branch().then((id) => go('table', id))}>
          {t('continueHere')}
        </Button>
      )}
    </div>
  );
}
