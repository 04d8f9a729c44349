import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { go } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/files.ts';
import { isShortcut } from '../../ui/shortcut.ts';
import { type Playback, SPEEDS } from './playback.ts';
import styles from './replay.module.css';

const SIGNS = {
  start: 'M3 2v12M14 2 6 8l8 6z',
  turnBack: 'M8 2 1 8l7 6zM15 2 8 8l7 6z',
  stepBack: 'M12 2 4 8l8 6z',
  play: 'M4 2l10 6-10 6z',
  pause: 'M4 2h3v12H4zM9 2h3v12H9z',
  step: 'M4 2l8 6-8 6z',
  turn: 'M1 2l7 6-7 6zM8 2l7 6-7 6z',
  end: 'M2 2l8 6-8 6zM13 2v12',
} as const;

/** Play, step, jump; a line of the whole game with its turns; on from here as a new game. */
export function Controls({ playback }: { playback: Playback }) {
  const { t } = useTranslation('replay');
  const { playhead, recording, goTo, session } = playback;
  const { entry, playing, speed } = useStore(playhead);
  useReplayKeys(playback);
  return (
    <section
      className={`${styles['controls'] ?? ''} ${panel['plate'] ?? ''}`}
      aria-label={t('controls')}
      data-plate="dock"
    >
      <Timeline playback={playback} />
      <div className={styles['buttons']}>
        <Sign name="start" onPress={() => goTo(0)} />
        <Sign name="turnBack" onPress={() => playback.turn(-1)} />
        <Sign name="stepBack" onPress={() => playback.step(-1)} />
        <Sign name={playing ? 'pause' : 'play'} primary onPress={playback.toggle} />
        <Sign name="step" onPress={() => playback.step(1)} />
        <Sign name="turn" onPress={() => playback.turn(1)} />
        <Sign name="end" onPress={() => goTo(recording.length)} />
        <Button
          look={['small', 'quiet']}
          aria-label={t('speed', { speed })}
          onPress={() => playback.setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
          data-key="speed"
        >
          {speed}×
        </Button>
        <span className={styles['at']}>{t('at', { entry, entries: recording.length })}</span>
        <span className={styles['more']}>
          <Button look="small" onPress={() => saveFile('wayrune-game.json', session.file?.() ?? '')}>
            {t('save')}
          </Button>
          <Button
            look="small"
            isDisabled={entry === recording.length && recording.table.state.over !== null}
            onPress={() => void session.continueFromHere?.().then((id) => go('table', id))}
          >
            {t('continue')}
          </Button>
        </span>
      </div>
    </section>
  );
}

function Sign({
  name,
  primary = false,
  onPress,
}: {
  name: keyof typeof SIGNS;
  primary?: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation('replay');
  return (
    <Button
      look={primary ? ['icon', 'primary'] : ['icon', 'quiet']}
      aria-label={t(`signs.${name}`)}
      onPress={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles['sign']}>
        <path d={SIGNS[name]} />
      </svg>
    </Button>
  );
}

/** Each turn a stretch in the color of its seat, the present one marked by the knob. */
function Timeline({ playback }: { playback: Playback }) {
  const { t } = useTranslation('replay');
  const { recording, playhead, goTo } = playback;
  const entry = useStore(playhead, (now) => now.entry);
  const { turns, length } = recording;
  const share = (at: number): number => (length === 0 ? 0 : (at / length) * 100);
  const turn = turns.findLast((one) => one.entry <= entry);
  return (
    <div className={styles['timeline']}>
      <div className={styles['turns']} aria-hidden="true">
        {turns.map(({ entry: from, seat }, i) => (
          <i
            key={from}
            style={{
              left: `${share(from)}%`,
              width: `${share((turns[i + 1]?.entry ?? length) - from)}%`,
              background: `var(--seat-${seat})`,
            }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={entry}
        aria-label={t('timeline')}
        aria-valuetext={t('valueText', {
          entry,
          entries: length,
          round: turn?.round ?? 1,
          name: recording.names[turn?.seat ?? 0] ?? '',
        })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </div>
  );
}

/** Space plays, arrows step, with Shift or Page keys by turn, Home and End, + and − for the speed. */
function useReplayKeys({ toggle, step, turn, goTo, recording, playhead, setSpeed }: Playback): void {
  useEffect(() => {
    const faster = (by: number): void => {
      const next = SPEEDS[SPEEDS.indexOf(playhead.getState().speed) + by];
      if (next !== undefined) setSpeed(next);
    };
    const keys: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      'Shift+ArrowLeft': () => turn(-1),
      'Shift+ArrowRight': () => turn(1),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
      Home: () => goTo(0),
      End: () => goTo(recording.length),
      '+': () => faster(1),
      '-': () => faster(-1),
    };
    const down = (event: KeyboardEvent): void => {
      if (!isShortcut(event) || event.target instanceof HTMLInputElement) return;
      // A focused button has Space for itself, the map its arrows.
      const target = event.target instanceof Element ? event.target : null;
      if (event.key === ' ' && target?.closest('button, a') !== null) return;
      if (event.key.startsWith('Arrow') && target?.closest('svg') !== null) return;
      const key = event.key.startsWith('Arrow') && event.shiftKey ? `Shift+${event.key}` : event.key;
      const act = keys[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [toggle, step, turn, goTo, recording, playhead, setSpeed]);
}
