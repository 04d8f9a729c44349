import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { look, useLook } from '../../../play/look.ts';
import styles from './KeysSheet.module.css';

const KEYS = ['1–9', 'U', 'H', 'R', 'F', 'L', 'M', 'V', 'Space', '?'] as const;

/** What the keys do at the table. */
export function KeysSheet() {
  const { t } = useTranslation('table');
  const open = useLook((now) => now.keys);
  return (
    <Dialog title={t('keys.title')} isOpen={open} onClose={() => look({ keys: false })}>
      <dl className={styles.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keys.map')}</p>
    </Dialog>
  );
}
