import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { GodPages } from './GodPages.tsx';
import { openLedger, useLedger } from './open.ts';
import { RitualPages } from './RitualPages.tsx';
import { RoamingPages } from './RoamingPages.tsx';
import styles from './ledger.module.css';

const PAGES = { rituals: RitualPages, roaming: RoamingPages, gods: GodPages } as const;

const close = (): void => openLedger(null);

/** Everything about the rituals, the monsters and the gods, on one sheet. */
export function Ledger() {
  const { t } = useTranslation('mists-of-zanaga');
  const section = useLedger((ledger) => ledger.section);
  if (section === null) return null;
  const Page = PAGES[section];
  return (
    <Dialog title={t('ledger.title')} isOpen onClose={close} wide>
      <Tabs
        label={t('ledger.title')}
        names={{ rituals: t('ledger.rituals'), roaming: t('ledger.roaming'), gods: t('ledger.gods') }}
        chosen={section}
        onChoose={openLedger}
        tabClass={styles.tab ?? ''}
        panelClass={styles.page ?? ''}
      >
        <Page />
      </Tabs>
    </Dialog>
  );
}
