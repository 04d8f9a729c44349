import { AWAKENING, mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { omenLines } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { Peek } from '../../../cards/Peek.tsx';
import { Medallion } from '../../../cards/Picture.tsx';
import { useRules } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { GodCard } from '../gods/GodCard.tsx';
import { spoken } from '../rituals/effect-words.ts';
import { candidatesFor, completedSymbols, isEpic, lacking } from '../rituals/ritual-model.ts';
import { TokenSign } from '../Token.tsx';
import styles from './ledger.module.css';

/** The gods that are awake, and those that may still awaken with what they lack. */
export function GodPages() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const { awake, asleep } = mistsOf(rules.state);
  const symbols = completedSymbols(rules);
  const sleeping = isEpic(rules) ? asleep : candidatesFor(rules, symbols);
  return (
    <>
      {awake.length > 0 && (
        <div className={styles.awake}>
          {awake.map((god) => (
            <GodCard key={god} card={god} isOpen={awake.length === 1} />
          ))}
        </div>
      )}
      {sleeping.length > 0 && (
        <>
          <p className={styles.note}>
            {isEpic(rules) ? t('gods.epic') : t('gods.completed', { count: symbols.length, all: AWAKENING })}
          </p>
          <ul className={styles.gods} aria-label={t('gods.candidates')}>
            {sleeping.map((god) => (
              <li key={god}>
                <SleepingGod god={god} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Who it is, what it lacks, and what its omens would do. */
function SleepingGod({ god }: { god: string }) {
  const rules = useRules();
  const info = infoOf(rules.world, god);
  return (
    <Peek info={info}>
      <button type="button" className={styles.sleeper} onClick={() => look({ card: god })}>
        <span className={styles.face}>
          <Medallion info={info} />
        </span>
        <b>{info.card.name}</b>
        <span className={styles.lacks}>
          {lacking(rules, god).map((symbol, i) => (
            <TokenSign key={i} token={symbol} isOpen isRead />
          ))}
        </span>
        <span className={styles.omens}>
          {omenLines(info).map(({ symbol, lines }) => (
            <span key={symbol}>
              <TokenSign token={symbol} isRead />
              <span>{spoken(lines)}</span>
            </span>
          ))}
        </span>
      </button>
    </Peek>
  );
}
