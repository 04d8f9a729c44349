import { TRACK_PLACES } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { isSmall, useForm } from '../../../screens/table/frame/form.ts';
import { Ledger } from '../ledger/Ledger.tsx';
import { SummaryLine } from '../ledger/SummaryLine.tsx';
import { DeckLine } from './DeckLine.tsx';
import { RitualTile } from './RitualTile.tsx';
import { ritesOnTrack } from './ritual-model.ts';
import styles from './rituals.module.css';

/** The ritual track along the top; on a phone one line that opens all of it. */
export function RitualTrack() {
  const small = isSmall(useForm());
  return (
    <>
      {small ? <SummaryLine /> : <Track />}
      <Ledger />
    </>
  );
}

function Track() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const rites = ritesOnTrack(rules);
  const open = TRACK_PLACES - rites.length;
  return (
    <section className={styles.track} aria-label={t('rituals.title')}>
      <ol className={styles.places}>
        {rites.map((rite) => (
          <li key={rite.card}>
            <RitualTile rite={rite} />
          </li>
        ))}
        {Array.from({ length: open }, (_, i) => (
          <li key={i} className={styles.empty}>
            {i === 0 && <span>{t('rituals.empty')}</span>}
          </li>
        ))}
      </ol>
      <DeckLine />
    </section>
  );
}
