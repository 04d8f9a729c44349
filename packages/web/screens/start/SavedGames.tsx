import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { type Summary, thumbnailOf } from '../../game/archive/archive.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { FaultBoundary } from '../../ui/FaultBoundary.tsx';
import { heroOf, type SavedGames as Saved, whenPlayed } from './saved-games.ts';
import styles from './SavedGames.module.css';

const Faces = lazy(() => import('./Faces.tsx'));

/** Games to continue, and below them those that are over. */
export function SavedGames({ saved: { games, trouble, remove } }: { saved: Saved }) {
  const { t } = useTranslation('start');
  // An empty list would look as if all games were lost.
  if (trouble !== null)
    return (
      <p className={`${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
        {t('unreadable', { reason: trouble })}
      </p>
    );
  if (games.length === 0) return null;
  return (
    <div className={styles.saved}>
      <GameList title={t('saved')} games={games.filter(({ over }) => !over)} remove={remove} />
      <GameList title={t('finished')} games={games.filter(({ over }) => over)} remove={remove} />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly games: readonly Summary[];
  readonly remove: (id: string) => void;
}

function GameList({ title, games, remove }: ListProps) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2 className={panel.title}>{title}</h2>
      <ul className={styles.games} aria-label={title}>
        {games.map((game) => (
          <SavedGame key={game.id} game={game} remove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function SavedGame({ game, remove }: { game: Summary; remove: () => void }) {
  const { t, i18n } = useTranslation('start');
  const { heroes, leader, round, over } = game;
  const hero = heroOf(game);
  const when = whenPlayed(game.updated, Date.now(), i18n.language);
  const where = over ? href('end', game.id) : href('table', game.id);
  return (
    <li className={styles.game}>
      <img className={styles.thumbnail} alt="" src={thumbnailOf(game)} width={112} height={96} />
      <div className={styles.about}>
        <h3>
          <a href={where}>{hero}</a>
        </h3>
        <p>
          {t('round', { round })} · <time dateTime={new Date(game.updated).toISOString()}>{when}</time>
        </p>
        <p className={styles.small}>
          {t(over ? 'won' : 'leads', { name: heroes[leader] ?? '' })}
          <Players game={game} />
        </p>
        <p className={styles.faces} aria-hidden="true">
          <FaultBoundary at={null} fallback={() => null}>
            <Suspense>
              <Faces heroes={heroes} />
            </Suspense>
          </FaultBoundary>
        </p>
      </div>
      <Actions label={hero} where={where} over={over} remove={remove} />
    </li>
  );
}

/** Those who entered a name, and the names of computers. */
function Players({ game: { sitters } }: { game: Summary }) {
  const { t } = useTranslation('start');
  const names = sitters.flatMap(({ name }) => name ?? []);
  return names.length === 0 ? null : <> · {t('players', { names: names.join(', ') })}</>;
}

interface ActionsProps {
  readonly label: string;
  readonly where: string;
  readonly over: boolean;
  readonly remove: () => void;
}

function Actions({ label, where, over, remove }: ActionsProps) {
  const { t } = useTranslation('start');
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      {asking ? (
        <>
          <Button look={['small', 'danger']} autoFocus onPress={remove}>
            {t('reallyDelete')}
          </Button>
          <Button look={['small', 'quiet']} onPress={() => setAsking(false)}>
            {t('keepIt')}
          </Button>
        </>
      ) : (
        <>
          <a className={buttonClass('small')} href={where}>
            {over ? t('look') : t('continue')}
            <span className="visually-hidden">: {label}</span>
          </a>
          <Button
            look={['small', 'quiet']}
            aria-label={t('deleteOf', { name: label })}
            onPress={() => setAsking(true)}
          >
            {t('delete')}
          </Button>
        </>
      )}
    </div>
  );
}
