import { useTranslation } from 'react-i18next';
import { go } from '../../../app/routes.ts';
import { useSessionHere, useTable } from '../../../play/context.ts';
import { Button } from '../../../ui/Button.tsx';
import { Headline } from './Headline.tsx';
import styles from './Dock.module.css';
import buttons from './DockOptions.module.css';

/** While an earlier moment is looked at, whatever went on then: back to the present, or on from there. */
export function PastDock() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const round = useTable((game) => game.moment?.state.round ?? 0);
  const name = useTable(({ moment, names }) => names[moment?.state.active ?? 0] ?? '');
  const branch = session.continueFromHere;
  return (
    <>
      <Headline said={t('momentOn', { round, name })} />
      <div className={styles.act}>
        <div className={styles.facts} />
        <div className={buttons.options}>
          {branch !== null && (
            <Button onPress={() => void branch().then((id) => go('table', id))}>{t('continueHere')}</Button>
          )}
          <Button look="primary" onPress={() => session.lookAt(null)}>
            {t('toPresent')}
          </Button>
        </div>
      </div>
    </>
  );
}
