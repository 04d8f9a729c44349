import { aimLine, aimsOf } from '@wayrune/engine/text/aim.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { go, href } from '../../app/routes.ts';
import { useGame, useSession } from '../../game/index.ts';
import type { Session } from '../../game/session.ts';
import { useSounds } from '../../sound/hear.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PackOffer } from '../../own-packs/PackOffer.tsx';
import { SessionContext, useRules, useTable, useTableState } from '../../play/context.ts';
import { PanelBoundary } from '../../play/faults/PanelBoundary.tsx';
import { HandOver } from '../../play/notices/HandOver.tsx';
import { OpeningSheet } from '../../play/opening/OpeningSheet.tsx';
import { MomentBar } from '../../play/notices/MomentBar.tsx';
import { Heroes } from './Heroes.tsx';
import { useJumps } from './jumps.ts';
import { OpenCards } from './OpenCards.tsx';
import { Party } from './Party.tsx';
import { Question } from './Question.tsx';
import { Substitutes } from '../../play/notices/Substitutes.tsx';
import { UpdateNotice } from '../../play/notices/UpdateNotice.tsx';
import { TextLog } from './TextLog.tsx';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import styles from './text.module.css';

/** The same game without pictures: headings, lists and buttons. */
export default function TextTable({ detail }: { detail: string }) {
  const { t } = useTranslation('text');
  const opened = useSession(detail);
  if (opened.status === 'open')
    return (
      <SessionContext value={opened.session}>
        <Playing session={opened.session} />
      </SessionContext>
    );
  return (
    <main className={styles['page']} tabIndex={-1} aria-busy={opened.status === 'opening'}>
      <h1>{t('title')}</h1>
      {opened.status !== 'opening' && (
        <>
          {opened.status === 'lacks-packs' ? (
            <PackOffer lack={opened.lack} onAdded={opened.retry} />
          ) : (
            <p role="alert">{opened.status === 'failed' ? opened.message : t(opened.status)}</p>
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

function Playing({ session }: { session: Session }) {
  const { t } = useTranslation('text');
  const { t: table } = useTranslation('table');
  const over = useGame(session, (game) => game.state.over !== null && game.now === null);
  const id = useGame(session, (game) => game.id);
  const viewer = useGame(session, (game) => game.viewer);
  useJumps(session);
  useSounds(session);
  useAtOnce(session);
  useEffect(() => {
    if (over) go('end', id);
  }, [over, id]);
  return (
    <main className={styles['page']} tabIndex={-1}>
      <Header />
      <MomentBar />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Substitutes />
          <UpdateNotice />
          <PanelBoundary name={table('decision')}>
            <Question />
          </PanelBoundary>
          <PanelBoundary name={t('story.title')}>
            <TextLog />
          </PanelBoundary>
        </div>
        <div className={styles['column']}>
          <PanelBoundary name={t('where.title')}>
            <NearbyPlaces seat={viewer} />
          </PanelBoundary>
          <PanelBoundary name={table('yourHero')}>
            <Party seat={viewer} />
          </PanelBoundary>
          <PanelBoundary name={t('heroes.title')}>
            <Heroes viewer={viewer} />
          </PanelBoundary>
          <PanelBoundary name={t('open.title')}>
            <OpenCards />
          </PanelBoundary>
        </div>
      </div>
      <OpeningSheet />
      <HandOver />
    </main>
  );
}

function Header() {
  const { t } = useTranslation('text');
  const { round, active } = useTableState();
  const rules = useRules();
  const viewer = useTable((game) => game.viewer);
  const name = useTable((game) => game.names[active] ?? '');
  const id = useTable((game) => game.id);
  const trouble = useTable((game) => game.trouble);
  return (
    <header className={styles['header']}>
      <h1>{t('title')}</h1>
      <p>{t('turn', { round, name })}</p>
      {aimsOf(rules, viewer).map((aim) => (
        <p key={aim.what}>{aimLine(aim)}</p>
      ))}
      <nav aria-label={t('elsewhere')}>
        <a href={href('table', id)}>{t('toTable')}</a>
        <a href={href('rules')}>{t('toRules')}</a>
        <a href={href('settings')}>{t('toSettings')}</a>
        <a href={href('start')}>{t('toStart')}</a>
      </nav>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <details className={styles['keys']}>
        <summary>{t('keys.title')}</summary>
        <p>{t('keys.text')}</p>
      </details>
    </header>
  );
}

/** Nothing moves here, so nothing is waited for. */
function useAtOnce(session: Session): void {
  const now = useGame(session, (game) => game.now);
  useEffect(() => {
    if (now !== null) session.hurry();
  }, [now, session]);
}
