import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { type Fault, FaultBoundary } from '../../ui/FaultBoundary.tsx';
import { saveFile } from '../../ui/files.ts';
import { useSessionHere, useTable } from '../context.ts';
import { faultReport } from './fault-report.ts';
import styles from './PanelBoundary.module.css';

interface Props {
  /** As the player knows it. */
  readonly name: string;
  /** Told when it breaks, and when it is whole again. */
  readonly onBroken?: (broken: boolean) => void;
  /** Without it nothing can be decided here: it leads to the text table. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** A panel that cannot be drawn says so in its own place, and the game goes on; the next decision tries it again. */
export function PanelBoundary({ name, onBroken, isNeeded = false, children }: Props) {
  const entries = useTable((game) => game.moment?.entry ?? game.entries);
  return (
    <FaultBoundary
      at={entries}
      fallback={(fault, retry) => (
        <Broken name={name} onBroken={onBroken} isNeeded={isNeeded} fault={fault} retry={retry} />
      )}
    >
      {children}
    </FaultBoundary>
  );
}

/** Only safe pages, such as localhost, may. */
const canCopy = 'clipboard' in navigator;

interface BrokenProps {
  readonly name: string;
  readonly onBroken: Props['onBroken'];
  readonly isNeeded: boolean;
  readonly fault: Fault;
  readonly retry: () => void;
}

function Broken({ name, onBroken, isNeeded, fault, retry }: BrokenProps) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const id = useTable((game) => game.id);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    onBroken?.(true);
    return () => onBroken?.(false);
  }, [onBroken]);
  const report = (): string => faultReport(name, fault, session);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(report());
    setCopied(true);
  };
  return (
    <div className={`${styles.broken ?? ''} ${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
      <p>{t('fault.title', { name })}</p>
      <p>{t('fault.more')}</p>
      <div className={styles.actions}>
        <Button look="small" onPress={() => saveFile('wayrune-report.json', report())}>
          {t('fault.save')}
        </Button>
        {canCopy && (
          <Button look="small" onPress={() => void copy()}>
            {t(copied ? 'fault.copied' : 'fault.copy')}
          </Button>
        )}
        {isNeeded && session.file !== null && (
          <a className={buttonClass('small')} href={href('text', id)}>
            {t('fault.toText')}
          </a>
        )}
        <Button look={['small', 'quiet']} onPress={retry}>
          {t('fault.retry')}
        </Button>
      </div>
    </div>
  );
}
