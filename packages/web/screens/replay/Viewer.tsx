import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { useOpened } from '../../app/opened.ts';
import { href } from '../../app/routes.ts';
import { useSounds } from '../../sound/hear.ts';
import panel from '../../theme/panel.module.css';
import { buttonClass } from '../../ui/Button.tsx';
import { SessionContext, useTable, useTableState } from '../../play/context.ts';
import { HeroPanel } from '../table/hero/HeroPanel.tsx';
import { Inspector } from '../table/sheets/Inspector.tsx';
import { PanelBoundary } from '../../play/faults/PanelBoundary.tsx';
import { lookAway } from '../../play/look.ts';
import { Others } from '../table/hero/Others.tsx';
import { HeroSheet } from '../table/hero/HeroSheet.tsx';
import { Stage } from '../table/stages/Stage.tsx';
import { ChangedNotice } from '../../play/notices/ChangedNotice.tsx';
import { Controls } from './Controls.tsx';
import { openReplay } from './open-replay.ts';
import type { Projector } from './projector.ts';
import { ReplayLog } from './ReplayLog.tsx';
import type { Source } from './Replay.tsx';
import styles from './replay.module.css';

interface Props {
  readonly source: Source;
  readonly refuse: (message: string) => void;
  /** A file has no address of its own that one could leave. */
  readonly close: () => void;
}

export default function Viewer({ source, refuse, close }: Props) {
  const { t } = useTranslation('replay');
  const content = useContent();
  const opened = useOpened(() => openReplay(content, source));
  const projector = opened.status === 'open' ? opened.value : null;
  useEffect(() => {
    if (opened.status === 'failed') refuse(opened.message);
  }, [opened, refuse]);
  useEffect(() => projector?.session.close, [projector]);
  if (projector === null)
    return (
      <main className={styles['empty']} tabIndex={-1} aria-busy={opened.status === 'opening'}>
        <p>{t(opened.status === 'open' ? 'missing' : 'reading')}</p>
        {opened.status === 'open' && (
          <a className={buttonClass('primary')} href={href('replay')}>
            {t('toShelf')}
          </a>
        )}
      </main>
    );
  return (
    <SessionContext value={projector.session}>
      <Watching projector={projector} close={close} />
    </SessionContext>
  );
}

function Watching({ projector, close }: { projector: Projector; close: () => void }) {
  const { t } = useTranslation('replay');
  const { t: table } = useTranslation('table');
  const { round, active } = useTableState();
  const name = useTable((game) => game.names[active] ?? '');
  const { change } = projector.film;
  useSounds(projector.session);
  useEffect(() => lookAway, []);
  return (
    <main className={styles['viewer']} tabIndex={-1}>
      <div className={styles['top']}>
        <header className={styles['bar']}>
          <a className={buttonClass('small', 'quiet')} href={href('replay')} onClick={close}>
            {t('toShelf')}
          </a>
          <h1>{t('title')}</h1>
          <p>{t('turn', { round, name })}</p>
        </header>
        {change !== null && <ChangedNotice film={projector.film} change={change} />}
      </div>
      <aside className={`${styles['hero'] ?? ''} ${panel['panel'] ?? ''}`} aria-label={t('heroes')}>
        <PanelBoundary name={t('heroes')}>
          <HeroPanel seat={active} />
          <Others viewer={active} />
        </PanelBoundary>
      </aside>
      <div className={styles['middle']}>
        <PanelBoundary name={table('stages.map')}>
          <Stage />
        </PanelBoundary>
      </div>
      <Controls projector={projector} />
      <aside className={`${styles['log'] ?? ''} ${panel['panel'] ?? ''}`} aria-label={t('log')}>
        <PanelBoundary name={t('log')}>
          <ReplayLog projector={projector} />
        </PanelBoundary>
      </aside>
      <PanelBoundary name={table('sheet')}>
        <Inspector />
        <HeroSheet />
      </PanelBoundary>
    </main>
  );
}
