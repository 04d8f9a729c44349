import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../cards/CardText.tsx';
import tints from '../../../cards/card-tints.module.css';
import { toneOf } from '../../../cards/tone.ts';
import { CardLine } from '../../../play/CardLine.tsx';
import { useRules } from '../../../play/context.ts';
import { DeckLine } from '../rituals/DeckLine.tsx';
import { type RiteOnTrack, ritesOnTrack } from '../rituals/ritual-model.ts';
import { Slots } from '../rituals/RitualTile.tsx';
import styles from './ledger.module.css';

/** The rituals in play with all they say, the pool, and those that have been completed. */
export function RitualPages() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const { spent, completed } = mistsOf(rules.state);
  const gone = [...completed, ...COLORS.flatMap((color) => spent[color])];
  return (
    <>
      <DeckLine isFull />
      <ol className={styles.rites}>
        {ritesOnTrack(rules).map((rite) => (
          <li key={rite.card}>
            <WholeRite rite={rite} />
          </li>
        ))}
      </ol>
      {gone.length > 0 && (
        <details>
          <summary>{t('ledger.discarded', { count: gone.length })}</summary>
          {gone.map((card) => (
            <CardLine key={card} card={card} />
          ))}
        </details>
      )}
    </>
  );
}

function WholeRite({ rite }: { rite: RiteOnTrack }) {
  const { t } = useTranslation('mists-of-zanaga');
  const info = infoOf(useRules().world, rite.card);
  return (
    <article className={`${styles.rite ?? ''} ${tints['tinted'] ?? ''}`} data-tint={toneOf(info).tint}>
      <h3>{info.card.name}</h3>
      <p className={styles.state}>
        <Slots rite={rite} />
        <b>{t(`needs.${rite.symbol}`, { count: rite.left })}</b>
      </p>
      <CardText lines={rulesLines(info)} />
    </article>
  );
}
