/** The symbols of a Ritual: a filled one is a dark seal, an open one a bare sign in a ring; all are gilded once it works. */
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
  if (card.kind !== 'item' || card.symbols === undefined) return null;
  const { symbols } = card;
  const works = id !== printed;
  const isFilled = (place: number): boolean => works || (filled & (1 << place)) !== 0;
  const count = symbols.filter((_, place) => isFilled(place)).length;
  return (
    <span
      className={styles['symbols']}
      role="img"
      aria-label={works ? t('empowered') : t('symbols', { count, all: symbols.length })}
      data-symbols={count}
      data-works={works || undefined}
    >
      {symbols.map((terrain, place) => (
        <span key={place} className={styles['symbol']} data-filled={isFilled(place) || undefined}>
          <Sign name={terrain} />
        </span>
      ))}
    </span>
  );
}
