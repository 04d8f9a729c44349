/** The symbols of a Ritual that does not work yet: a filled one is a dark seal, an open one a bare sign in a ring. */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Sign } from '../theme/Sign.tsx';
import type { CardState } from './CardCounters.tsx';
import styles from './card-counters.module.css';

interface Props {
  readonly info: CardInfo;
  readonly state: CardState;
}

export function RitualSymbols({ info: { id, printed, card }, state: { filled = 0 } }: Props) {
  const { t } = useTranslation('cards');
  if (card.kind !== 'item' || card.symbols === undefined || id !== printed) return null;
  const { symbols } = card;
  const isFilled = (place: number): boolean => (filled & (1 << place)) !== 0;
  const count = symbols.filter((_, place) => isFilled(place)).length;
  return (
    <span
      className={styles['symbols']}
      role="img"
      aria-label={t('symbols', { count, all: symbols.length })}
      data-symbols={count}
    >
      {symbols.map((terrain, place) => (
        <span key={place} className={styles['symbol']} data-filled={isFilled(place) || undefined}>
          <Sign name={terrain} />
        </span>
      ))}
    </span>
  );
}
