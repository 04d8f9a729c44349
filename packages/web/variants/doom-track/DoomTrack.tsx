import { capital } from '@wayrune/engine/effects/words.ts';
import { townTitle } from '@wayrune/engine/text/names.ts';
import { cardsForDoom, colorOf, doomTrackOf } from '@wayrune/engine/variants/doom-track/track.ts';
import { useTranslation } from 'react-i18next';
import { Jewel } from '../../theme/Jewel.tsx';
import panel from '../../theme/panel.module.css';
import { useRules } from '../../play/context.ts';
import lists from '../../play/lists.module.css';
import styles from './doom-track.module.css';

/** How far doom has come, where it is played with: its counters by town, and the backs of the cards that lie there. */
export function DoomTrack() {
  const { t } = useTranslation('doom-track');
  const rules = useRules();
  const doom = doomTrackOf(rules.state);
  if (doom === null) return null;
  const needed = cardsForDoom(rules.state);
  return (
    <section>
      <h3 className={panel.label}>{t('counters', { count: doom.counters, all: doom.towns.length })}</h3>
      <p className={lists.pile}>{t('cards', { cards: doom.cards.length, needed })}</p>
      <ol className={styles.doom}>
        {doom.towns.map((town, i) => {
          const card = doom.cards[i];
          const color = card === undefined ? null : colorOf(rules, card);
          return (
            <li key={town} data-doomed={i < doom.counters || undefined}>
              {townTitle(rules.world, town)}
              {i < doom.counters && <span className="visually-hidden">, {t('here')}</span>}
              {color !== null && <Jewel color={color} label={capital(color)} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
