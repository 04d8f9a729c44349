import { AWAKENING, mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../cards/Picture.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import panel from '../../../theme/panel.module.css';
import { openLedger } from '../ledger/open.ts';
import { candidatesFor, completedSymbols, isEpic, lacking } from '../rituals/ritual-model.ts';
import { TokenSign } from '../Token.tsx';
import { Doom } from './Doom.tsx';
import { GodCard } from './GodCard.tsx';
import styles from './gods.module.css';

/** So many players leave no room for the whole card below their plates. */
const CROWDED = 5;

/** The god that is awake, large; while all sleep, how near the awakening is and whom it may bring. */
export function Gods() {
  const { awake } = mistsOf(useRules().state);
  const seats = useTable((game) => game.sitters.length);
  const god = awake.at(-1);
  if (god === undefined) return <Asleep />;
  return (
    <div className={styles.awake} data-crowded={seats >= CROWDED || undefined}>
      <div className={styles.whole}>
        <GodCard card={god} />
      </div>
      <BriefGod card={god} others={awake.length - 1} />
    </div>
  );
}

/** Where there is no room for the card: its face, its doom and what brings its omens. */
function BriefGod({ card, others = 0 }: { card: string; others?: number }) {
  const { t } = useTranslation('mists-of-zanaga');
  const { world, state } = useRules();
  const info = infoOf(world, card);
  const { doom } = mistsOf(state);
  return (
    <button type="button" className={styles.brief} onClick={() => openLedger('gods')}>
      <span className={styles.face}>
        <Medallion info={info} />
      </span>
      <b>{info.card.name}</b>
      <small>{others > 0 ? t('gods.others', { count: others }) : t('gods.awake')}</small>
      <Doom count={doom[card] ?? 0} />
    </button>
  );
}

/** So many names are told; more are a number. */
const NAMED = 6;

function Asleep() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const epic = isEpic(rules);
  const symbols = completedSymbols(rules);
  const all = epic ? mistsOf(rules.state).asleep : candidatesFor(rules, symbols);
  const nearest = all.toSorted((a, b) => lacking(rules, a).length - lacking(rules, b).length);
  return (
    <section className={`${styles.asleep ?? ''} ${panel.plate ?? ''}`} aria-labelledby="sleeping-gods">
      <h3 id="sleeping-gods">
        <button type="button" onClick={() => openLedger('gods')}>
          {t('gods.asleep')}
        </button>
      </h3>
      {!epic && (
        <p className={styles.completed}>
          <span className={styles.symbols} aria-hidden="true">
            {Array.from({ length: AWAKENING }, (_, i) => {
              const symbol = symbols[i];
              return symbol === undefined ? <i key={i} /> : <TokenSign key={i} token={symbol} />;
            })}
          </span>
          {t('gods.completed', { count: symbols.length, all: AWAKENING })}
        </p>
      )}
      <ul className={styles.candidates} aria-label={t('gods.candidates')}>
        {nearest.slice(0, NAMED).map((god) => (
          <li key={god}>
            <span>{cardName(rules.world, god)}</span>
            <span className={styles.symbols}>
              {lacking(rules, god).map((symbol, i) => (
                <TokenSign key={i} token={symbol} isOpen isRead />
              ))}
            </span>
          </li>
        ))}
        {nearest.length > NAMED && <li>{t('gods.more', { count: nearest.length - NAMED })}</li>}
      </ul>
    </section>
  );
}
