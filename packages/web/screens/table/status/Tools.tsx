import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { go } from '../../../app/routes.ts';
import { useSessionHere } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import { changeSettings, SPEEDS, useSettings } from '../../../settings/settings.ts';
import field from '../../../theme/field.module.css';
import { saveFile } from '../../../ui/files.ts';
import { isSmall, useForm } from '../frame/form.ts';
import styles from './Tools.module.css';

/** Small buttons at the top right: speed, sound and the menu; on a phone the log and the menu. */
export function Tools() {
  const small = isSmall(useForm());
  return (
    <>
      <LogTool />
      {!small && <Speed />}
      {!small && <Sound />}
      <TableMenu small={small} />
    </>
  );
}

/** How fast things are shown, in words. */
function useSpeed(): string {
  const { t } = useTranslation('table');
  const speed = useSettings((settings) => settings.speed);
  return speed === 0 ? t('instant') : `${speed}×`;
}

function nextSpeed(): void {
  const { speed } = useSettings.getState();
  changeSettings({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 });
}

const turnSound = (): void => changeSettings({ sound: !useSettings.getState().sound });

function Speed() {
  const { t } = useTranslation('table');
  const speed = useSpeed();
  return (
    <AriaButton className={styles.tool ?? ''} aria-label={t('speedNow', { speed })} onPress={nextSpeed}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6l6 6-6 6M12 6l6 6-6 6" />
      </svg>
      <span className={styles.label}>{speed}</span>
    </AriaButton>
  );
}

function Sound() {
  const { t } = useTranslation('table');
  const sound = useSettings((settings) => settings.sound);
  return (
    <AriaButton
      className={styles.tool ?? ''}
      aria-label={t('sound')}
      aria-pressed={sound}
      data-key="m"
      onPress={turnSound}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9h4l5-4v14l-5-4H4z" />
        <path d={sound ? 'M17 8.500a5 5 0 0 1 0 7M19.500 6a8.500 8.500 0 0 1 0 12' : 'M17 9l5 6m0-6l-5 6'} />
      </svg>
    </AriaButton>
  );
}

/** Folds the log out where its last lines are not in sight: on a phone, and while something goes on over the map. */
export function LogTool() {
  const { t } = useTranslation('table');
  const open = useLook((now) => now.drawer === 'side');
  return (
    <button
      type="button"
      className={`${styles.tool ?? ''} ${styles.log ?? ''}`}
      aria-label={t('sides.log')}
      aria-expanded={open}
      onClick={() => look({ drawer: open ? null : 'side' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 4h13v16H8a3 3 0 0 1-3-3V5a1 1 0 0 1 1-1zM9 9h6M9 13h6" />
      </svg>
    </button>
  );
}

/** On a small screen it also has what elsewhere stands beside it. */
function TableMenu({ small }: { small: boolean }) {
  const { t } = useTranslation('table');
  const speed = useSpeed();
  const sound = useSettings((settings) => settings.sound);
  const session = useSessionHere();
  const { id } = session.store.getState();
  const { file } = session;
  const kept: Readonly<Record<string, () => void>> =
    file === null
      ? {}
      : {
          text: () => go('text', id),
          replay: () => go('replay', id),
          save: () => saveFile('wayrune-game.json', file()),
          seats: () => look({ seats: true }),
        };
  const actions: Readonly<Record<string, () => void>> = {
    ...kept,
    ...(small
      ? {
          log: () => look({ drawer: 'side', side: 'log' }),
          speed: nextSpeed,
          [sound ? 'silent' : 'loud']: turnSound,
        }
      : { keys: () => look({ keys: true }) }),
    rules: () => go('rules'),
    settings: () => go('settings'),
    start: () => go('start'),
  };
  return (
    <MenuTrigger>
      <AriaButton className={styles.tool ?? ''} aria-label={t('menu')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </AriaButton>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={field.list ?? ''} onAction={(key) => actions[String(key)]?.()}>
          {Object.keys(actions).map((key) => (
            <MenuItem key={key} id={key} className={field.option ?? ''}>
              {key === 'speed' ? t('speedNow', { speed }) : t(`menuItems.${key as 'text'}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
