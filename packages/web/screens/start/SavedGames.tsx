import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { type Summary, thumbnailOf } from '../../game/archive/archive.ts';
import { archive } from '../../game/archive/browser.ts';
import panel from '../../theme/panel.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';
import styles from './SavedGames.module.css';

/** Games that can be continued. */
export function SavedGames() {
  const { t } = useTranslation('start');
  const [games, setGames] = useState<readonly Summary[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const explain = (error: unknown): void =>
    setTrouble(error instanceof Error ? error.message : String(error));
  useEffect(() => {
    archive.list().then(setGames, explain);
  }, []);
  const remove = (id: string): void => {
    archive.remove(id).then(archive.list).then(setGames, explain);
  };
  // An empty list would look as if all games were lost.
  if (trouble !== null)
    return (
      <p className={`${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
        {t('unreadable', { reason: trouble })}
      </p>
    );
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className={panel.title}>
        {t('continue')}
      </h2>
      <ul className={styles.games}>
        {games.map((game) => (
          <SavedGame key={game.id} game={game} remove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function SavedGame({ game, remove }: { game: Summary; remove: () => void }) {
  const { t, i18n } = useTranslation('start');
  const [asking, setAsking] = useState(false);
  const { heroes, leader, round, over, sitters } = game;
  const mine = heroes[sitters.findIndex(({ kind }) => kind === 'human')] ?? heroes[0] ?? '';
  const others = heroes.filter((name) => name !== mine);
  const lead = heroes[leader] ?? '';
  return (
    <li className={styles.game}>
      <img className={styles.thumbnail} alt="" src={thumbnailOf(game)} width={112} height={96} />
      <div className={styles.about}>
        <h3>
          <a href={over ? href('end', game.id) : href('table', game.id)}>{mine}</a>
        </h3>
        <p>{others.length > 0 && t('with', { others: others.join(', ') })}</p>
        <p className={styles.small}>
          {over ? t('won', { name: lead, round }) : t('leads', { name: lead, round })} ·{' '}
          <time dateTime={new Date(game.updated).toISOString()}>{ago(game.updated, i18n.language)}</time>
        </p>
      </div>
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
            <a className={buttonClass('small')} href={over ? href('end', game.id) : href('table', game.id)}>
              {over ? t('look') : t('goOn')}
            </a>
            <Button
              look={['small', 'quiet']}
              aria-label={t('deleteOf', { name: mine })}
              onPress={() => setAsking(true)}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago". */
function ago(time: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Date.now() - time;
  const [unit, length] = UNITS.find(([, long]) => passed >= long) ?? (['minute', 60_000] as const);
  return format.format(-Math.floor(passed / length), unit);
}
