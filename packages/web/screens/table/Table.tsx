import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../app/announce.ts';
import { go, href } from '../../app/routes.ts';
import { useGame, useSession } from '../../game/index.ts';
import type { Session } from '../../game/session.ts';
import { plain } from '../../game/log-lines.ts';
import { useSounds } from '../../sound/hear.ts';
import panel from '../../theme/panel.module.css';
import { buttonClass } from '../../ui/Button.tsx';
import { SessionContext } from '../../play/context.ts';
import { PanelBoundary } from '../../play/faults/PanelBoundary.tsx';
import { PanelsAt } from '../../play/PanelsAt.tsx';
import { Dock } from './dock/Dock.tsx';
import { HandOver } from '../../play/notices/HandOver.tsx';
import { HeroPanel } from './hero/HeroPanel.tsx';
import { Inspector } from './sheets/Inspector.tsx';
import { useTableShortcuts } from './table-shortcuts.ts';
import { KeysSheet } from './sheets/KeysSheet.tsx';
import { useDeferredSession } from './deferred-session.ts';
import { look, lookAway, useLook } from '../../play/look.ts';
import { MomentBar } from '../../play/notices/MomentBar.tsx';
import { Others } from './hero/Others.tsx';
import { Panes } from './Panes.tsx';
import { Recap } from './sheets/Recap.tsx';
import { RuleSheet } from './sheets/RuleSheet.tsx';
import { HeroSheet } from './hero/HeroSheet.tsx';
import { SeatingSheet } from './sheets/SeatingSheet.tsx';
import { SidePanel } from './side/SidePanel.tsx';
import { Stage } from './stages/Stage.tsx';
import { Substitutes } from '../../play/notices/Substitutes.tsx';
import { UpdateNotice } from '../../play/notices/UpdateNotice.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './Table.module.css';

export default function Table({ detail }: { detail: string }) {
  const { t } = useTranslation('table');
  const opened = useSession(detail);
  if (opened.status === 'open')
    return (
      <SessionContext value={opened.session}>
        <Playing session={opened.session} />
      </SessionContext>
    );
  return (
    <main className={styles.empty} tabIndex={-1} aria-busy={opened.status === 'opening'}>
      {opened.status !== 'opening' && (
        <>
          <p>{opened.status === 'failed' ? opened.message : t(opened.status)}</p>
          <a className={buttonClass('primary')} href={href('start')}>
            {t('toStart')}
          </a>
        </>
      )}
    </main>
  );
}

export function Playing({ session }: { session: Session }) {
  const { t } = useTranslation('table');
  const viewer = useGame(session, (game) => game.viewer);
  const over = useGame(session, (game) => game.state.over !== null && game.now === null);
  const id = useGame(session, (game) => game.id);
  const pane = useLook((now) => now.pane);
  useTableShortcuts(session);
  useNews(session);
  useSounds(session);
  useLettingGo(session);
  const later = useDeferredSession(session);
  useEffect(() => lookAway, []);
  useEffect(() => {
    if (over) go('end', id);
  }, [over, id]);
  return (
    <main className={styles.table} data-pane={pane} tabIndex={-1}>
      <SessionContext value={later}>
        <PanelBoundary name={t('menu')}>
          <TopBar />
        </PanelBoundary>
        <aside
          className={`${styles.mine ?? ''} ${panel.panel ?? ''}`}
          aria-label={t('panes.hero')}
          data-region="mine"
        >
          <PanelBoundary name={t('panes.hero')}>
            <HeroPanel seat={viewer} />
          </PanelBoundary>
        </aside>
      </SessionContext>
      <div className={styles.middle} data-region="middle">
        <div>
          <MomentBar />
          <Substitutes />
          <UpdateNotice />
          <PanelsAt place="top" />
        </div>
        {/* What the parts in play say of their stages may fail before any stage is drawn. */}
        <PanelBoundary name={t('stages.map')}>
          <Stage />
        </PanelBoundary>
      </div>
      <Panes />
      <PanelBoundary name={t('decision')} isNeeded>
        <Dock />
      </PanelBoundary>
      <SessionContext value={later}>
        <aside className={styles.side} aria-label={t('side')}>
          <div className={styles.others}>
            <PanelBoundary name={t('panes.others')}>
              <Others viewer={viewer} />
            </PanelBoundary>
          </div>
          <div className={`${styles.open ?? ''} ${panel.panel ?? ''}`} data-region="open">
            <SidePanel />
          </div>
        </aside>
      </SessionContext>
      <PanelBoundary name={t('sheet')}>
        <Inspector />
        <HeroSheet />
        <RuleSheet />
        <KeysSheet />
        <SeatingSheet />
        <Recap />
      </PanelBoundary>
      <HandOver />
    </main>
  );
}

/** What the others do is said as it happens. */
function useNews(session: Session): void {
  const last = useGame(session, (game) => game.lines.at(-1));
  useEffect(() => {
    if (last !== undefined && session.store.getState().chooser === null) announce(plain(last));
  }, [last, session]);
}

/**
 * A pressed button that the next question does not have gives up the focus while it is still on the page. Were it taken
 * away with it, the browser would work out style and place of everything in the middle of the change. Nor does a button
 * that goes away say that it is no longer pointed at.
 */
function useLettingGo(session: Session): void {
  useEffect(
    () =>
      session.store.subscribe(({ state, chooser }, before) => {
        if (state === before.state && chooser === before.chooser) return;
        const offered = (option: string | null | undefined): boolean =>
          chooser !== null && state.decision?.options.includes(option ?? '') === true;
        const pointed = useLook.getState().option;
        if (pointed !== null && !offered(pointed)) look({ option: null, looked: null });
        const pressed = document.activeElement;
        if (!(pressed instanceof HTMLElement) || pressed.dataset['option'] === undefined) return;
        if (!offered(pressed.dataset['option'])) pressed.blur();
      }),
    [session],
  );
}
