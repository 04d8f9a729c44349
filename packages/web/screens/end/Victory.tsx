import { view } from '@wayrune/engine/rules/world/game.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { go, href } from '../../app/routes.ts';
import { Medallion, Portrait } from '../../cards/Picture.tsx';
import { fileOf } from '../../game/archive/keep.ts';
import { partsOf } from '../../parts/registry.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { saveFile, shareFile } from '../../ui/files.ts';
import { beginHere } from '../start/begin.ts';
import type { Ending } from './ending.ts';
import { powerOf } from './story.ts';
import styles from './end.module.css';

const FILE = 'wayrune-game.json';

/** The moment of victory: who won, as whom, and how; and what to do next. */
export function Victory({ id, ending }: { id: string; ending: Ending }) {
  const { t } = useTranslation('end');
  const { recording, sitters } = ending;
  const { world, state } = recording.table;
  const { over } = state;
  const winner = over === null ? undefined : state.players[over.winners[0] ?? -1];
  const player = winner === undefined ? undefined : sitters[winner.seat]?.name;
  const you = onlyPerson(sitters);
  const viewer = you === null ? {} : { viewer: you };
  return (
    <section
      className={styles['victory']}
      aria-labelledby="victory"
      data-seat={winner?.seat}
      data-won={winner !== undefined || undefined}
    >
      {winner !== undefined && (
        <div className={styles['winner']}>
          <Portrait info={infoOf(world, winner.hero)} />
        </div>
      )}
      <div className={styles['told']}>
        <p className={styles['adventure']}>{world.parts[0]?.name}</p>
        <h2 id="victory" className={styles['who']}>
          {over === null
            ? t('soFar', { round: state.round })
            : winner === undefined
              ? t('lost')
              : winner.seat === you
                ? t('youWin')
                : t('wins', { name: recording.names[winner.seat] ?? '' })}
        </h2>
        {player !== undefined && <p className={styles['player']}>{t('playedBy', { player })}</p>}
        {over !== null && (
          <p className={styles['how']}>
            {eventLine(world, recording.names, { type: 'won', ...over }, viewer)}{' '}
            {t('after', { count: state.round })}
          </p>
        )}
        {winner !== undefined && you !== null && winner.seat !== you && <Place seat={you} ending={ending} />}
        <Actions id={id} ending={ending} />
      </div>
    </section>
  );
}

/** The seat of the one person who played; null if there were several, or none. */
function onlyPerson(sitters: Ending['sitters']): number | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** How somebody did who did not win. */
function Place({ seat, ending }: { seat: number; ending: Ending }) {
  const { t } = useTranslation('end');
  const order = finishOrder(ending);
  const place = order.findIndex((player) => player.seat === seat);
  const name = ending.recording.names[seat] ?? '';
  return (
    <p className={styles['how']} data-place={place + 1}>
      {t('yourPlace', { name, place: t('places').split(' ')[place] ?? place + 1 })}
    </p>
  );
}

/** The winners first, then by power. */
function finishOrder({ recording }: Ending): readonly Player[] {
  const { world, state } = recording.table;
  const won = ({ seat }: Player): number => Number(state.over?.winners.includes(seat) ?? false);
  return state.players.toSorted((a, b) => won(b) - won(a) || powerOf(world, b) - powerOf(world, a));
}

/** How everybody ended. */
export function Standings({ ending }: { ending: Ending }) {
  const { t } = useTranslation('end');
  const { recording, story, sitters } = ending;
  const { world, state } = recording.table;
  const scores = partsOf(recording.table.setup).flatMap((part) => part.scores ?? []);
  const rules = view(world, state);
  const order = finishOrder(ending);
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('standings')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('hero')}</th>
            <th scope="col">{t('measures.power.title')}</th>
            {scores.map(({ id, title }) => (
              <th key={id} scope="col">
                {title()}
              </th>
            ))}
            <th scope="col">{t('beaten')}</th>
            <th scope="col">{t('fallen')}</th>
            <th scope="col">{t('measures.gold.title')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((player) => (
            <tr key={player.seat}>
              <th scope="row">
                <span className={styles['hero']} data-seat={player.seat}>
                  <span className={styles['face']}>
                    <Medallion info={infoOf(world, player.hero)} />
                  </span>
                  <span>
                    <b>{recording.names[player.seat]}</b>
                    <small>{sitters[player.seat]?.name}</small>
                  </span>
                </span>
              </th>
              <td>{powerOf(world, player)}</td>
              {scores.map(({ id, of }) => (
                <td key={id}>{of(rules, player.seat)}</td>
              ))}
              <td>{story.tallies[player.seat]?.beaten}</td>
              <td>{story.tallies[player.seat]?.fallen}</td>
              <td>{player.gold}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Actions({ id, ending: { recording, sitters } }: { id: string; ending: Ending }) {
  const { t } = useTranslation('end');
  const content = useContent();
  const [shared, setShared] = useState<string | null>(null);
  const file = (): string => fileOf(recording.table, sitters, recording.stamps);
  const rematch = async (): Promise<void> => {
    const { setup } = recording.table;
    go('table', await beginHere(content, { setup, sitters }));
  };
  const share = async (): Promise<void> => {
    const done = await shareFile(FILE, file(), t('shareText'));
    setShared(done ? null : t('savedInstead'));
  };
  return (
    <div className={styles['actions']}>
      <Button look="primary" onPress={() => void rematch()}>
        {t('rematch')}
      </Button>
      <a className={buttonClass()} href={href('new')}>
        {t('newGame')}
      </a>
      <a className={buttonClass()} href={href('replay', id)}>
        {t('watch')}
      </a>
      <Button onPress={() => saveFile(FILE, file())}>{t('save')}</Button>
      <Button onPress={() => void share()}>{t('share')}</Button>
      {shared !== null && <p role="status">{shared}</p>}
    </div>
  );
}
