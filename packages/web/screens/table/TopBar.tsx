import { tableCards } from '@wayrune/engine/rules/world/game.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { go, href } from '../../app/routes.ts';
import { Peek } from '../../cards/Peek.tsx';
import { changeSettings, SPEEDS, useSettings } from '../../settings/settings.ts';
import field from '../../theme/field.module.css';
import { buttonClass } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/files.ts';
import { useRules, useSessionHere, useTable, useTableState, useWorld } from '../../play/context.ts';
import { look } from '../../play/look.ts';
import { useSmall } from '../../ui/narrow.ts';
import { Shield } from '../../map/Shield.tsx';
import styles from './TopBar.module.css';

export function TopBar() {
  const { t } = useTranslation('table');
  const { round, active } = useTableState();
  const rules = useRules();
  const name = useTable((game) => game.names[active] ?? '');
  const world = useWorld();
  const small = useSmall();
  return (
    <header className={styles.bar}>
      <a className={styles.home} href={href('start')} aria-label={`Wayrune: ${t('toStart')}`}>
        Wayrune
      </a>
      <p className={styles.turn}>
        <span>{t('round', { round })}</span>
        <Shield seat={active} />
        <b>{name}</b>
      </p>
      {tableCards(rules).map((info) => (
        <Peek key={info.id} info={info}>
          <button type="button" className={styles.event} onClick={() => look({ card: info.id })}>
            {info.card.kind === 'event' && <small>{t('event')}</small>} {cardName(world, info.id)}
          </button>
        </Peek>
      ))}
      <Trouble />
      <div className={styles.tools}>
        {!small && <Speed />}
        {!small && <Sound />}
        <TableMenu small={small} />
      </div>
    </header>
  );
}

/** A save that failed and the like: never silently. */
function Trouble() {
  const trouble = useTable((game) => game.trouble);
  return trouble === null ? null : (
    <p className={styles.trouble} role="alert">
      {trouble}
    </p>
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
    <AriaButton
      className={buttonClass('quiet', 'small')}
      aria-label={t('speedNow', { speed })}
      onPress={nextSpeed}
    >
      <svg viewBox="0 0 20 16" aria-hidden="true" className={styles.icon}>
        <path d="M2 2l7 6-7 6zM10 2l7 6-7 6z" />
      </svg>
      <span>{speed}</span>
    </AriaButton>
  );
}

function Sound() {
  const { t } = useTranslation('table');
  const sound = useSettings((settings) => settings.sound);
  return (
    <AriaButton
      className={buttonClass('quiet', 'small', 'icon')}
      aria-label={t('sound')}
      aria-pressed={sound}
      data-key="m"
      onPress={turnSound}
    >
      <svg viewBox="0 0 20 16" aria-hidden="true" className={styles.icon}>
        <path d="M1 5.500h4L10 1v14l-5-4.500H1z" />
        <path
          className={styles.wave}
          d={sound ? 'M13 4.500a5 5 0 0 1 0 7M15.500 2a8.500 8.500 0 0 1 0 12' : 'M13 5.500l5 5m0-5l-5 5'}
        />
      </svg>
    </AriaButton>
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
      ? { speed: nextSpeed, [sound ? 'silent' : 'loud']: turnSound }
      : { keys: () => look({ keys: true }) }),
    rules: () => go('rules'),
    settings: () => go('settings'),
    start: () => go('start'),
  };
  return (
    <MenuTrigger>
      <AriaButton className={buttonClass('small')}>{t('menu')}</AriaButton>
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
