import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { LONGEST_NAME } from '@wayrune/engine/table/saved-game.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeLibrary } from '../../app/content-context.ts';
import { Medallion } from '../../cards/Picture.tsx';
import { Shield } from '../../map/Shield.tsx';
import field from '../../theme/field.module.css';
import panel from '../../theme/panel.module.css';
import { withName } from '../../game/sitter.ts';
import { Button } from '../../ui/Button.tsx';
import { SitterPicker } from '../../ui/SitterPicker.tsx';
import { type Draft, heroesFor, type Seat, withBot, withSeat } from './draft.ts';
import { HeroGallery } from './HeroGallery.tsx';
import type { Part } from './NewGame.tsx';
import styles from './SeatList.module.css';

/** Who plays, under which name, and with which Hero. */
export function SeatList({ draft, change }: Part) {
  const { t } = useTranslation('new');
  const { seats } = draft;
  const library = useWholeLibrary();
  const [least, most] = library.adventures[draft.adventure]?.players ?? [1, 6];
  const heroes = useMemo(() => heroesFor(library, draft), [library, draft]);
  const [choosing, setChoosing] = useState<number | null>(null);
  const chooser = seats.findIndex(({ key }) => key === choosing);
  const seat = seats[chooser];
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('players')}</h2>
      <ol className={styles.seats}>
        {seats.map((one, number) => (
          <SeatRow
            key={one.key}
            number={number}
            seat={one}
            hero={heroes.find(({ id }) => id === one.hero) ?? null}
            change={(next) => change(withSeat(draft, next))}
            choose={() => setChoosing(one.key)}
            remove={
              seats.length > least
                ? () => change({ ...draft, seats: seats.filter(({ key }) => key !== one.key) })
                : null
            }
          />
        ))}
      </ol>
      {seats.length < most && (
        <Button look="small" onPress={() => change(withBot(draft))}>
          {t('addPlayer')}
        </Button>
      )}
      {seat !== undefined && (
        <HeroGallery
          title={t('chooseHero', { player: playerName(t('player', { number: chooser + 1 }), seat) })}
          heroes={heroes}
          chosen={seat.hero}
          takenBy={takenBy(draft, seat, (number) => t('player', { number }))}
          onChoose={(hero) => {
            change(withSeat(draft, { ...seat, hero }));
            setChoosing(null);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}

const playerName = (seatName: string, { sitter }: Seat): string => sitter.name ?? seatName;

/** The Heroes of the others. */
const takenBy = (
  { seats }: Draft,
  chooser: Seat,
  seatName: (number: number) => string,
): ReadonlyMap<string, string> =>
  new Map(
    seats.flatMap((seat, i) =>
      seat.hero === null || seat.key === chooser.key
        ? []
        : [[seat.hero, playerName(seatName(i + 1), seat)] as const],
    ),
  );

interface RowProps {
  readonly number: number;
  readonly seat: Seat;
  readonly hero: CardInfo | null;
  readonly change: (seat: Seat) => void;
  readonly choose: () => void;
  readonly remove: (() => void) | null;
}

function SeatRow({ number, seat, hero, change, choose, remove }: RowProps) {
  const { t } = useTranslation('new');
  const seatName = t('player', { number: number + 1 });
  const heroName = hero?.card.name ?? t('randomHero');
  return (
    <li className={styles.seat} data-seat={number}>
      <button
        type="button"
        className={styles.hero}
        aria-label={t('heroOf', { player: seatName, hero: heroName })}
        onClick={choose}
      >
        <span className={styles.face}>{hero === null ? <i>?</i> : <Medallion info={hero} />}</span>
        <span className={styles.heroName}>{heroName}</span>
        <Shield seat={number} />
      </button>
      <input
        className={field.input}
        aria-label={t('nameOf', { player: seatName })}
        placeholder={seat.sitter.kind === 'human' ? t('yourName') : t('name')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        value={seat.sitter.name ?? ''}
        onChange={({ target }) => change({ ...seat, sitter: withName(seat.sitter, target.value) })}
      />
      <SitterPicker seat={seatName} sitter={seat.sitter} onChange={(sitter) => change({ ...seat, sitter })} />
      {remove !== null && (
        <Button
          look={['quiet', 'small', 'icon']}
          aria-label={t('removePlayer', { player: seatName })}
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
