import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n/index.ts';
import {
  AUTO_RESOLVES,
  changeSettings,
  MOTIONS,
  resetSettings,
  SPEEDS,
  STOPS_AT_LIFE,
  TEXT_SIZES,
  THEMES,
  useSettings,
  WATCHED,
} from '../../settings/settings.ts';
import { play } from '../../sound/play.ts';
import { TONES } from '../../sound/tones.ts';
import field from '../../theme/field.module.css';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Choice, Toggle, Volume } from './fields.tsx';
import styles from './settings.module.css';

/** Every change takes effect immediately and is kept in this browser. */
export default function Settings() {
  const { t } = useTranslation('settings');
  return (
    <Screen name="settings">
      <div className={styles['groups']}>
        <div className={styles['column']}>
          <Game />
          <Speed />
          <Help />
        </div>
        <div className={styles['column']}>
          <Sound />
          <Look />
          <Accessibility />
        </div>
      </div>
      <footer className={styles['foot']}>
        <p>{t('kept')}</p>
        <Button look="small" onPress={resetSettings}>
          {t('reset')}
        </Button>
      </footer>
    </Screen>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles['group'] ?? ''} ${panel['panel'] ?? ''}`}>
      <h2 className={panel['title']}>{title}</h2>
      {children}
    </section>
  );
}

function Look() {
  const { t } = useTranslation('settings');
  const { theme, textSize } = useSettings();
  return (
    <Group title={t('groups.look')}>
      <Choice
        name={t('theme.name')}
        value={theme}
        options={THEMES.map((id) => ({ id, label: t(`theme.${id}`) }))}
        onChange={(id) => changeSettings({ theme: id })}
      />
      <Choice
        name={t('textSize.name')}
        value={textSize}
        options={TEXT_SIZES.map((id) => ({ id, label: t(`textSize.${TEXT_SIZE_WORDS[id]}`) }))}
        onChange={(id) => changeSettings({ textSize: id })}
      />
      <Language />
    </Group>
  );
}

function Accessibility() {
  const { t } = useTranslation('settings');
  const { reducedMotion, shapes } = useSettings();
  return (
    <Group title={t('groups.accessibility')}>
      <Choice
        name={t('motion.name')}
        help={t('motion.help')}
        value={reducedMotion}
        options={MOTIONS.map((id) => ({ id, label: t(`motion.${id}`) }))}
        onChange={(id) => changeSettings({ reducedMotion: id })}
      />
      <Toggle
        name={t('shapes.name')}
        help={t('shapes.help')}
        value={shapes}
        onChange={(on) => changeSettings({ shapes: on })}
      />
      <p className={field['help']}>{t('textTable')}</p>
    </Group>
  );
}

const TEXT_SIZE_WORDS = { 0.9: 'small', 1: 'usual', 1.15: 'large', 1.3: 'huge' } as const;

function Sound() {
  const { t } = useTranslation('settings');
  const { sound, volume } = useSettings();
  return (
    <Group title={t('groups.sound')}>
      <Toggle
        name={t('sound.name')}
        help={t('sound.help')}
        value={sound}
        onChange={(on) => {
          changeSettings({ sound: on });
          if (on) void play(TONES.coin);
        }}
      />
      <Volume
        name={t('sound.volume')}
        value={volume}
        isDisabled={!sound}
        onChange={(to) => changeSettings({ volume: to })}
        onDone={() => void play(TONES.coin)}
      />
      <div className={styles['tries']}>
        {(['dice', 'hit', 'wound', 'coin', 'card', 'victory'] as const).map((one) => (
          <Button key={one} look="small" isDisabled={!sound} onPress={() => void play(TONES[one])}>
            {t(`sound.of.${one}`)}
          </Button>
        ))}
      </div>
    </Group>
  );
}

function Game() {
  const { t } = useTranslation('settings');
  const { autoResolve, confirmEndTurn, autoRoll, fightStopsAtLife, handOver } = useSettings();
  return (
    <Group title={t('groups.game')}>
      <Choice
        name={t('auto.name')}
        help={t(`auto.help.${autoResolve}`)}
        value={autoResolve}
        options={AUTO_RESOLVES.map((id) => ({ id, label: t(`auto.${id}`) }))}
        onChange={(id) => changeSettings({ autoResolve: id })}
      />
      <Toggle
        name={t('confirm.name')}
        help={t('confirm.help')}
        value={confirmEndTurn}
        onChange={(on) => changeSettings({ confirmEndTurn: on })}
      />
      <Toggle
        name={t('autoRoll.name')}
        help={t('autoRoll.help')}
        value={autoRoll}
        onChange={(on) => changeSettings({ autoRoll: on })}
      />
      <Choice
        name={t('stopAt.name')}
        help={t('stopAt.help')}
        value={fightStopsAtLife}
        options={STOPS_AT_LIFE.map((id) => ({
          id,
          label: id === 0 ? t('stopAt.never') : t('stopAt.life', { count: id }),
        }))}
        onChange={(id) => changeSettings({ fightStopsAtLife: id })}
      />
      <Toggle
        name={t('handOver.name')}
        help={t('handOver.help')}
        value={handOver}
        onChange={(on) => changeSettings({ handOver: on })}
      />
    </Group>
  );
}

function Speed() {
  const { t } = useTranslation('settings');
  const { speed, watchBots } = useSettings();
  return (
    <Group title={t('groups.speed')}>
      <Choice
        name={t('speed.name')}
        help={t('speed.help')}
        value={speed}
        options={SPEEDS.map((id) => ({ id, label: id === 0 ? t('speed.instant') : `${id}×` }))}
        onChange={(id) => changeSettings({ speed: id })}
      />
      <Choice
        name={t('watch.name')}
        help={t(`watch.help.${watchBots}`)}
        value={watchBots}
        options={WATCHED.map((id) => ({ id, label: t(`watch.${id}`) }))}
        onChange={(id) => changeSettings({ watchBots: id })}
      />
    </Group>
  );
}

function Help() {
  const { t } = useTranslation('settings');
  const { introduction, recap } = useSettings();
  return (
    <Group title={t('groups.help')}>
      <Toggle
        name={t('introduction.name')}
        help={t('introduction.help')}
        value={introduction}
        onChange={(on) => changeSettings({ introduction: on })}
      />
      <Toggle
        name={t('recap.name')}
        help={t('recap.help')}
        value={recap}
        onChange={(on) => changeSettings({ recap: on })}
      />
    </Group>
  );
}

/** Nothing to choose as long as there is only one. */
function Language() {
  const { t, i18n } = useTranslation('settings');
  const language = useSettings((settings) => settings.language);
  if (LANGUAGES.length < 2) return null;
  const nameOf = (id: string): string => new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  return (
    <Choice
      name={t('language')}
      value={LANGUAGES.includes(language) ? language : i18n.language}
      options={LANGUAGES.map((id) => ({ id, label: nameOf(id) }))}
      onChange={(id) => changeSettings({ language: id })}
    />
  );
}
