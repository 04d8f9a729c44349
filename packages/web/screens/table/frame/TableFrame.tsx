import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { look, useLook } from '../../../play/look.ts';
import { PanelBoundary } from '../../../play/faults/PanelBoundary.tsx';
import { FormProvider, isSmall, useFormOf } from './form.ts';
import { PlatesProvider, usePlatesOf } from './plates.ts';
import styles from './TableFrame.module.css';

interface Props {
  /** The map, and over it whatever goes on: it fills the window. */
  readonly children: ReactNode;
  /** Top left: how the game stands. */
  readonly status: ReactNode;
  /** Panels of the parts in play: along the top, below how the game stands, and below the rivals. */
  readonly around?: Readonly<Record<'across' | 'left' | 'right', ReactNode>>;
  /** What needs to be said once, below it. */
  readonly notices?: ReactNode;
  /** Top right, over the rivals: small buttons. */
  readonly tools: ReactNode;
  readonly rivals: ReactNode;
  /** Bottom left. */
  readonly mine: ReactNode;
  /** Bottom center: what to press. */
  readonly dock: ReactNode;
  /** Bottom right: the log, and what else lies open when it is folded out. */
  readonly side: ReactNode;
}

/** A table: the map fills the window, and plates of paper lie over its edges. The table, lessons and replays share it. */
export function TableFrame(props: Props) {
  const { children, status, around, notices, tools, rivals, mine, dock, side } = props;
  const { t } = useTranslation('table');
  const table = useRef<HTMLElement>(null);
  const form = useFormOf(table);
  const plates = usePlatesOf(table);
  const drawer = useLook((now) => now.drawer);
  useEffect(() => look({ drawerCovers: isSmall(form) }), [form]);
  return (
    <main ref={table} className={styles.table} data-form={form} data-drawer={drawer ?? ''} tabIndex={-1}>
      <FormProvider value={form}>
        <PlatesProvider value={plates}>
          <div className={styles.ground} data-region="middle">
            {children}
          </div>
          <div className={styles.status} data-plate="status">
            <PanelBoundary name={t('status')}>{status}</PanelBoundary>
            {notices}
            <div className={styles.left} data-region="left">
              {around?.left}
            </div>
          </div>
          <div className={styles.across} data-plate="across">
            {around?.across}
          </div>
          <div className={styles.tools} data-plate="tools">
            <PanelBoundary name={t('menu')}>{tools}</PanelBoundary>
          </div>
          <aside className={styles.rivals} aria-label={t('others')} data-plate="rivals">
            <PanelBoundary name={t('others')}>{rivals}</PanelBoundary>
          </aside>
          <div className={styles.right} data-plate="right">
            {around?.right}
          </div>
          <aside className={styles.mine} aria-label={t('yourHero')} data-plate="mine" data-region="mine">
            <PanelBoundary name={t('yourHero')}>{mine}</PanelBoundary>
          </aside>
          <aside className={styles.side} aria-label={t('side')} data-plate="side" data-region="open">
            {side}
          </aside>
          {dock}
          <div className={styles.neat} aria-hidden="true" />
        </PlatesProvider>
      </FormProvider>
    </main>
  );
}
