import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
export function Dialog(props: Props) {
  return props.isOpen ? createPortal(<Sheet {...props} />, document.body) : null;
}

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Not react-aria's modal, nor the browser's: both declare the rest of the page inert, and then the style of every stroke
 * of the map is worked out anew and the map drawn again. Here the rest is covered, and the Tab key stays inside.
 */
function Sheet({ title, onClose, wide = false, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const here = sheet.current;
    if (here?.contains(document.activeElement) === false) here.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [before]);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const here = sheet.current;
      const { target, key } = event;
      if (here === null || !(target instanceof Node)) return;
      // Whatever opens over the sheet looks after itself.
      if (target === document.body ? !isUppermost(here) : !here.contains(target)) return;
      if (key === 'Escape') onClose();
      else if (key === 'Tab') turnAround(here, event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onClose]);
  return (
    <div
      className={`${styles.overlay ?? ''} ${panel.scrim ?? ''}`}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={`${styles.modal ?? ''} ${wide ? (styles.wide ?? '') : ''}`}>
        <section
          ref={sheet}
          role="dialog"
          aria-modal="true"
          aria-labelledby={id}
          tabIndex={-1}
          className={`${styles.dialog ?? ''} ${panel.dialog ?? ''}`}
        >
          <header className={styles.header}>
            <h2 id={id} className={panel.title}>
              {title}
            </h2>
            <Button look={['quiet', 'icon', 'small']} aria-label={t('close')} onPress={onClose}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" fill="none" />
              </svg>
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
        </section>
      </div>
    </div>
  );
}

const isUppermost = (sheet: HTMLElement): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) === sheet;

/** From the last to the first, and back. */
function turnAround(sheet: HTMLElement, event: KeyboardEvent): void {
  const all = [...sheet.querySelectorAll<HTMLElement>(TABBABLE)].filter((one) => one.checkVisibility());
  const [first, last] = [all[0], all.at(-1)];
  const here = document.activeElement;
  const leaves = event.shiftKey ? here === first || here === sheet : here === last;
  if (!leaves && all.length > 0) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
