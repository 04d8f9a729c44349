import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useRules } from '../../play/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Lords } from './Lords.tsx';
import { Scions } from './scions/Scions.tsx';
import { stormNow } from './storm/storm-model.ts';
import { Decks, Outlook, TrackPlaces } from './storm/TrackPlaces.tsx';
import storm from './storm/storm.module.css';
import styles from './lords.module.css';

const useLedger = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openLedger = (isOpen: boolean): void => useLedger.setState({ isOpen });

/** Everything about the storm, the Scions and the Stormlords, on one sheet. */
export function StormLedger() {
  const { t } = useTranslation('seven-scions');
  const isOpen = useLedger((ledger) => ledger.isOpen);
  const now = stormNow(useRules());
  if (!isOpen || now === null) return null;
  return (
    <Dialog title={t('ledger.title')} isOpen onClose={() => openLedger(false)} wide>
      <div className={styles.all}>
        <TrackPlaces now={now} />
        <p className={storm.outlook}>
          <Outlook now={now} />
          <Decks now={now} />
        </p>
        <Scions />
        <Lords />
      </div>
    </Dialog>
  );
}
