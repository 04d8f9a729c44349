import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { useOpened } from '../../app/opened.ts';
import { href } from '../../app/routes.ts';
import { useSounds } from '../../sound/hear.ts';
import panel from '../../theme/panel.module.css';
import { buttonClass } from '../../ui/Button.tsx';
import { MissingPacks } from '../../own-packs/own-pack.ts';
import { PackOffer } from '../../own-packs/PackOffer.tsx';
import { SessionContext, useTable, useTableState } from '../../play/context.ts';
import { Inspector } from '../table/sheets/Inspector.tsx';
import { PanelBoundary } from '../../play/faults/PanelBoundary.tsx';
import { PanelsAt } from '../../play/PanelsAt.tsx';
import { look, lookAway } from '../../play/look.ts';
import { useForm } from '../table/frame/form.ts';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import { OwnHero } from '../table/hero/OwnHero.tsx';
import { Rivals } from '../table/hero/Rivals.tsx';
import { Side } from '../table/side/Side.tsx';
import { LogTool } from '../table/status/Tools.tsx';
import { HeroSheet } from '../table/hero/HeroSheet.tsx';
import { Stage } from '../table/stages/Stage.tsx';
import { ChangedNotice } from '../../play/notices/ChangedNotice.tsx';
import { Controls } from './Controls.tsx';
import { openReplay } from './open-replay.ts';
import type { Playback } from './playback.ts';
import { ReplayLog } from './ReplayLog.tsx';
import type { Source } from './Replay.tsx';
import styles from './replay.module.css';

interface Props {
  readonly source: Source;
  readonly refuse: (message: string) => void;
  /** A file has no address of its own that one could leave. */
  readonly close: () => void;
}

export default function Viewer(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Opening key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

function Opening({ source, refuse, close, retry }: Props & { readonly retry: () => void }) {
  const { t } = useTranslation('replay');
  const content = useContent();
  const opened = useOpened(() => openReplay(content, source));
  const playback = opened.status === 'open' ? opened.value : null;
  const lack = opened.status === 'failed' && opened.error instanceof MissingPacks ? opened.error : null;
  useEffect(() => {
    if (opened.status === 'failed' && lack === null) refuse(opened.message);
  }, [opened, lack, refuse]);
  useEffect(() => playback?.session.close, [playback]);
  if (lack !== null)
    return (
      <main className={styles['empty']} tabIndex={-1}>
        <PackOffer lack={lack} onAdded={retry} />
        <a className={buttonClass('quiet')} href={href('replay')} onClick={close}>
          {t('toShelf')}
        </a>
      </main>
    );
  if (playback === null)
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
    <SessionContext value={playback.session}>
      <Watching playback={playback} close={close} />
    </SessionContext>
  );
}

function Watching({ playback, close }: { playback: Playback; close: () => void }) {
  const { t } = useTranslation('replay');
  const { t: table } = useTranslation('table');
  const { round, active } = useTableState();
  const name = useTable((game) => game.names[active] ?? '');
  const { change } = playback.recording;
  useSounds(playback.session);
  useEffect(() => lookAway, []);
  return (
    <>
      <TableFrame
        status={
          <header className={`${styles['bar'] ?? ''} ${panel['plate'] ?? ''}`}>
            <a className={buttonClass('small', 'quiet')} href={href('replay')} onClick={close}>
              {t('toShelf')}
            </a>
            <h1>{t('title')}</h1>
            <p>{t('turn', { round, name })}</p>
          </header>
        }
        around={{
          across: <PanelsAt place="across" />,
          left: <PanelsAt place="left" />,
          right: <PanelsAt place="right" />,
        }}
        notices={change !== null && <ChangedNotice recording={playback.recording} change={change} />}
        tools={<ReplayTools />}
        rivals={<Rivals viewer={active} />}
        mine={<OwnHero seat={active} />}
        dock={<Controls playback={playback} />}
        side={
          <Side>
            <PanelBoundary name={t('log')}>
              <div className={styles['log']}>
                <ReplayLog playback={playback} />
              </div>
            </PanelBoundary>
          </Side>
        }
      >
        <PanelBoundary name={table('stages.map')}>
          <Stage />
        </PanelBoundary>
      </TableFrame>
      <PanelBoundary name={table('sheet')}>
        <Inspector />
        <HeroSheet />
      </PanelBoundary>
    </>
  );
}

/** The log is open where it stands beside the map. Elsewhere it would lie over what goes on, and is folded out by a press. */
function ReplayTools() {
  const form = useForm();
  useEffect(() => look({ drawer: form === 'wide' ? 'side' : null }), [form]);
  return <LogTool />;
}
