import { useTranslation } from 'react-i18next';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { useSessionHere, useTable } from '../context.ts';
import { Shield } from '../../map/Shield.tsx';
import styles from './HandOver.module.css';

/** Between two players of one machine: whose screen it is now. */
export function HandOver() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const seat = useTable((game) => game.handOver);
  // People who entered no name go by that of their Hero.
  const name = useTable(({ handOver, sitters, names }) =>
    handOver === null ? '' : (sitters[handOver]?.name ?? names[handOver] ?? ''),
  );
  if (seat === null) return null;
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={`${styles.cover ?? ''} laid`}>
      <Modal>
        <AriaDialog className={`${styles.sheet ?? ''} ${panel.panel ?? ''}`}>
          <span className={styles.mark}>
            <Shield seat={seat} />
          </span>
          <Heading slot="title">{t('handOver', { name })}</Heading>
          <p>{t('handOverMore')}</p>
          <Button look="primary" autoFocus onPress={session.takeOver}>
            {t('iAm', { name })}
          </Button>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
