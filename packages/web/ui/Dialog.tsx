import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import panel from '../theme/panel.module.css';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A sheet over the page. Escape, a click beside it and its button close it. */
export function Dialog({ title, isOpen, onClose, wide = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      className={`${styles.overlay ?? ''} ${panel.scrim ?? ''}`}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${styles.modal ?? ''} ${wide ? (styles.wide ?? '') : ''}`}>
        <AriaDialog className={`${styles.dialog ?? ''} ${panel.dialog ?? ''}`}>
          <header className={styles.header}>
            <Heading slot="title" className={panel.title ?? ''}>
              {title}
            </Heading>
            <Button look={['quiet', 'icon', 'small']} aria-label={t('close')} onPress={onClose}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" fill="none" />
              </svg>
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
