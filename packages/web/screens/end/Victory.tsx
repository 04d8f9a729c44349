import { view } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../app/content-context.ts';
import { go, href } from '../../app/routes.ts';
import { Card } from '../../cards/Card.tsx';
import { sitterName } from '../../game/sitter.ts';
import { partsOf } from '../../parts/registry.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { saveFile, shareFile } from '../../ui/files.ts';
import { beginHere } from '../start/begin.ts';
import type { Ending } from './ending.ts';
import { powerOf } from './story.ts';
import styles from './end.module.css';

const FILE = 'wayrune-game.json';

/** The winner, how it was won, how everybody stands, and what to do next. */
export function Victory({ id, ending, children }: { id: string; ending: Ending; children: ReactNode }) {
  const { t } = useTranslation('end');
  const { film } = ending;
  const { world, state } = film.table;
  const { over } = state;
  const winner = over === null ? undefined : state.players[over.winners[0] ?? -1];
  return (
    <section className={`${styles['victory'] ?? ''} ${panel['panel'] ?? ''}`} aria-labelledby="victory">
      {winner !== undefined && (
        <div className={styles['winner']}>
          <Card info={infoOf(world, winner.hero)} size="full" />
        </div>
      )}
      <div className={styles['told']}>
        <h2 id="victory" className={styles['who']}>
          {over === null
            ? t('soFar', { round: state.round })
            : winner === undefined
              ? t('lost')
              : t('wins', { name: film.names[winner.seat] ?? '' })}
        </h2>
        {over !== null && (
          <p className={styles['how']}>
            {eventLine(world, film.names, { type: 'won', ...over })} {t('after', { count: state.round })}
          </p>
        )}
        <Standings ending={ending} />
        <Actions id={id} ending={ending} />
        {children}
      </div>
    </section>
  );
}

function Standings({ ending: { film, story } }: { ending: Ending }) {
  const { t } = useTranslation('end');
  const { world, state } = film.table;
  const scores = partsOf(film.table.setup).flatMap((part) => part.scores ?? []);
  const rules = view(world, state);
  const order = state.players.toSorted(
    (a, b) =>
      Number(state.over?.winners.includes(b.seat) ?? false) -
        Number(state.over?.winners.includes(a.seat) ?? false) || powerOf(world, b) - powerOf(world, a),
  );
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
              <th scope="row" style={{ color: `var(--seat-${player.seat})` }}>
                {film.names[player.seat]}
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

function Actions({ id, ending: { film, sitters } }: { id: string; ending: Ending }) {
  const { t } = useTranslation('end');
  const content = useContent();
  const [shared, setShared] = useState<string | null>(null);
  const file = (): string => saveGame(film.table, sitters.map(sitterName), film.stamps);
  const rematch = async (): Promise<void> => {
    const { setup } = film.table;
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
