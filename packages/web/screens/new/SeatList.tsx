import { statLine } from '@wayrune/engine/text/card-text.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeLibrary } from '../../app/content-context.ts';
import { Medallion } from '../../cards/Picture.tsx';
import { Shield } from '../../map/Shield.tsx';
import panel from '../../theme/panel.module.css';
import { bot } from '../../game/sitter.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { SitterPicker } from '../../ui/SitterPicker.tsx';
import { heroesFor, type Seat } from './draft.ts';
import type { Part } from './NewGame.tsx';
import styles from './NewGame.module.css';

const DEALT = 'dealt';

/** Who sits where, and with which Hero. */
export function SeatList({ draft, change }: Part) {
  const { t } = useTranslation('new');
  const { seats } = draft;
  const [least, most] = useWholeLibrary().adventures[draft.adventure]?.players ?? [1, 6];
  const set = (next: readonly Seat[]): void => change({ ...draft, seats: next });
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1;
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('seats')}</h2>
      <ol className={styles.seats}>
        {seats.map((seat, i) => (
          <SeatRow
            key={seat.key}
            number={i}
            seat={seat}
            draft={draft}
            change={(next) => set(seats.map((old) => (old === seat ? next : old)))}
            remove={seats.length > least ? () => set(seats.filter((old) => old !== seat)) : null}
          />
        ))}
      </ol>
      {seats.length < most && (
        <Button look="small" onPress={() => set([...seats, { key, sitter: bot(), hero: null }])}>
          {t('addSeat')}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  readonly number: number;
  readonly seat: Seat;
  readonly draft: Part['draft'];
  readonly change: (seat: Seat) => void;
  readonly remove: (() => void) | null;
}

function SeatRow({ number, seat, draft, change, remove }: RowProps) {
  const { t } = useTranslation('new');
  const seatName = t('seat', { number: number + 1 });
  const library = useWholeLibrary();
  const heroes = useMemo(() => heroesFor(library, draft), [library, draft]);
  const taken = draft.seats.flatMap((other) => (other === seat || other.hero === null ? [] : [other.hero]));
  return (
    <li className={styles.seat}>
      <Shield seat={number} label={seatName} />
      <div className={styles.sitter}>
        <SitterPicker
          seat={seatName}
          sitter={seat.sitter}
          onChange={(sitter) => change({ ...seat, sitter })}
        />
      </div>
      <div className={styles.hero}>
        <Picker
          label={t('heroOf', { seat: seatName })}
          hideLabel
          value={seat.hero ?? DEALT}
          options={[
            { id: DEALT, name: t('dealt'), more: t('dealtSays') },
            ...heroes
              .filter(({ id }) => !taken.includes(id))
              .map((info) => ({
                id: info.id,
                name: info.card.name,
                more: statLine(info),
                picture: <Medallion info={info} />,
              })),
          ]}
          onChange={(hero) => change({ ...seat, hero: hero === DEALT ? null : hero })}
        />
      </div>
      {remove !== null && (
        <Button
          look={['quiet', 'small', 'icon']}
          aria-label={t('removeSeat', { seat: seatName })}
          onPress={remove}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" fill="none" />
          </svg>
        </Button>
      )}
    </li>
  );
}
