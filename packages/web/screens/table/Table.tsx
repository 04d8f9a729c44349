import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../app/announce.ts';
import { go, href } from '../../app/routes.ts';
import { useGame, useSession } from '../../game/index.ts';
import type { Session } from '../../game/session.ts';
import { piecesOf, plain } from '../../game/log-lines.ts';
import { useSounds } from '../../sound/hear.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PackOffer } from '../../own-packs/PackOffer.tsx';
import { SessionContext } from '../../play/context.ts';
import { PanelBoundary } from '../../play/faults/PanelBoundary.tsx';
import { PanelsAt } from '../../play/PanelsAt.tsx';
import { Dock } from './dock/Dock.tsx';
import { HandOver } from '../../play/notices/HandOver.tsx';
import { OpeningSheet } from '../../play/opening/OpeningSheet.tsx';
import { Inspector } from './sheets/Inspector.tsx';
import { useTableShortcuts } from './table-shortcuts.ts';
import { KeysSheet } from './sheets/KeysSheet.tsx';
import { useDeferredSession } from './deferred-session.ts';
import { look, lookAway, useLook } from '../../play/look.ts';
import { Recap } from './sheets/Recap.tsx';
import { RuleSheet } from './sheets/RuleSheet.tsx';
import { HeroSheet } from './hero/HeroSheet.tsx';
import { SeatingSheet } from './sheets/SeatingSheet.tsx';
import { Stage } from './stages/Stage.tsx';
import { Substitutes } from '../../play/notices/Substitutes.tsx';
import { UpdateNotice } from '../../play/notices/UpdateNotice.tsx';
import { TableFrame } from './frame/TableFrame.tsx';
import { OwnHero } from './hero/OwnHero.tsx';
import { Rivals } from './hero/Rivals.tsx';
import { Side } from './side/Side.tsx';
import { GameStatus } from './status/GameStatus.tsx';
import { Tools } from './status/Tools.tsx';
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
          {opened.status === 'lacks-packs' ? (
            <PackOffer lack={opened.lack} onAdded={opened.retry} />
          ) : (
            <p>{opened.status === 'failed' ? opened.message : t(opened.status)}</p>
          )}
          <a
            className={buttonClass(opened.status === 'lacks-packs' ? 'quiet' : 'primary')}
            href={href('start')}
          >
            {t('toStart')}
          </a>
        </>
      )}
    </main>
  );
}

export function Playing({ session }: { session: Session }) {
  // The words of moments are there before the first one comes.
  const { t } = useTranslation(['table', 'moments']);
  const viewer = useGame(session, (game) => game.viewer);
  const over = useGame(session, (game) => game.state.over !== null && game.now === null);
  const id = useGame(session, (game) => game.id);
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
    <>
      <TableFrame
        status={
          <SessionContext value={later}>
            <GameStatus />
          </SessionContext>
        }
        around={{
          across: (
            <SessionContext value={later}>
              <PanelsAt place="across" />
            </SessionContext>
          ),
          left: (
            <SessionContext value={later}>
              <PanelsAt place="left" />
            </SessionContext>
          ),
          right: (
            <SessionContext value={later}>
              <PanelsAt place="right" />
            </SessionContext>
          ),
        }}
        notices={
          <>
            <Substitutes />
            <UpdateNotice />
          </>
        }
        tools={<Tools />}
        rivals={
          <SessionContext value={later}>
            <Rivals viewer={viewer} />
          </SessionContext>
        }
        mine={
          <SessionContext value={later}>
            <OwnHero seat={viewer} />
          </SessionContext>
        }
        dock={
          <PanelBoundary name={t('decision')} isNeeded>
            <Dock />
          </PanelBoundary>
        }
        side={
          <SessionContext value={later}>
            <Side />
          </SessionContext>
        }
      >
        {/* What the parts in play say of their stages may fail before any stage is drawn. */}
        <PanelBoundary name={t('stages.map')}>
          <Stage />
        </PanelBoundary>
      </TableFrame>
      <PanelBoundary name={t('sheet')}>
        <Inspector />
        <HeroSheet />
        <RuleSheet />
        <KeysSheet />
        <SeatingSheet />
        <Recap />
      </PanelBoundary>
      <OpeningSheet />
      <HandOver />
    </>
  );
}

/** What the others do is said as it happens. */
function useNews(session: Session): void {
  const last = useGame(session, (game) => game.lines.at(-1));
  useEffect(() => {
    const { chooser, world, viewer } = session.store.getState();
    if (last !== undefined && chooser === null) announce(plain(piecesOf(world, last, { viewer })));
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
