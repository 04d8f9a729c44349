import { AWAKENING, mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import panel from '../../../theme/panel.module.css';
import { Sign } from '../../../theme/Sign.tsx';
import { Doom } from '../gods/Doom.tsx';
import { completedSymbols, isEpic, ritesOnTrack } from '../rituals/ritual-model.ts';
import { monstersOf } from '../roaming/roaming-model.ts';
import { TokenSign } from '../Token.tsx';
import { openLedger } from './open.ts';
import styles from './summary-line.module.css';

/** On a phone: the rituals by their slots, the monsters by their terrain, the god; a press opens the sheet. */
export function SummaryLine() {
  const { t } = useTranslation('mists-of-zanaga');
  return (
    <div className={`${styles.line ?? ''} ${panel.plate ?? ''}`}>
      <button type="button" onClick={() => openLedger('rituals')}>
        <span className="visually-hidden">{t('ledger.rituals')}: </span>
        <Rituals />
      </button>
      <button type="button" onClick={() => openLedger('roaming')}>
        <span className="visually-hidden">{t('ledger.roaming')}: </span>
        <Monsters />
      </button>
      <button type="button" onClick={() => openLedger('gods')}>
        <span className="visually-hidden">{t('ledger.gods')}: </span>
        <God />
      </button>
    </div>
  );
}

function Rituals() {
  const { t } = useTranslation('mists-of-zanaga');
  const rites = ritesOnTrack(useRules());
  return (
    <span
      className={styles.rites}
      role="img"
      aria-label={t('rituals.near', { count: rites.filter(({ left }) => left === 1).length })}
    >
      {rites.map(({ card, symbol, left, slots }) => (
        <span key={card} data-near={left === 1 || undefined}>
          <TokenSign token={symbol} isOpen={left === slots} />
          <small>
            {slots - left}/{slots}
          </small>
        </span>
      ))}
    </span>
  );
}

function Monsters() {
  const { t } = useTranslation('map');
  return monstersOf(useRules()).map(({ card, terrain }) =>
    terrain === null ? null : <Sign key={card} name={terrain} label={t(`terrain.${terrain}`)} />,
  );
}

function God() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const { awake, doom, asleep } = mistsOf(rules.state);
  const god = awake.at(-1);
  if (god !== undefined)
    return (
      <>
        <span className={styles.god}>{cardName(rules.world, god).split(' ')[0]}</span>
        <Doom count={doom[god] ?? 0} />
      </>
    );
  if (isEpic(rules)) return <span>{t('gods.sleeping', { count: asleep.length })}</span>;
  const symbols = completedSymbols(rules);
  return (
    <span
      className={styles.symbols}
      role="img"
      aria-label={t('gods.completed', { count: symbols.length, all: AWAKENING })}
    >
      {Array.from({ length: AWAKENING }, (_, i) => {
        const symbol = symbols[i];
        return symbol === undefined ? <i key={i} /> : <TokenSign key={i} token={symbol} />;
      })}
    </span>
  );
}
