import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { type Summary, thumbnailOf } from '../../game/archive/archive.ts';
import { archive } from '../../game/archive/browser.ts';
import panel from '../../theme/panel.module.css';
import { FileButton } from '../../ui/FileButton.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { handedFile, handFile } from './handed-file.ts';
import styles from './replay.module.css';

const Viewer = lazy(() => import('./Viewer.tsx'));

/** What is watched: a game of this browser, or the text of a file. */
export type Source = { readonly id: string } | { readonly name: string; readonly text: string };

/** `#/replay` is the choice, `#/replay/abc` a kept game. */
export default function Replay({ detail }: { detail: string }) {
  const [file, setFile] = useState<Source | null>(handedFile);
  const [trouble, setTrouble] = useState<string | null>(null);
  const source = detail === '' ? file : { id: detail };
  useEffect(() => {
    handFile(null);
    if (detail !== '') setFile(null);
  }, [detail]);
  const close = useCallback(() => setFile(null), []);
  const refuse = useCallback((message: string) => {
    setTrouble(message);
    setFile(null);
  }, []);
  if (source !== null)
    return (
      <Suspense>
        <Viewer
          key={'id' in source ? source.id : source.name}
          source={source}
          refuse={refuse}
          close={close}
        />
      </Suspense>
    );
  return (
    <Shelf
      trouble={trouble}
      load={(name, text) => {
        setTrouble(null);
        setFile({ name, text });
      }}
    />
  );
}

interface ShelfProps {
  readonly trouble: string | null;
  readonly load: (name: string, text: string) => void;
}

function Shelf({ trouble, load }: ShelfProps) {
  const { t, i18n } = useTranslation('replay');
  const [games, setGames] = useState<readonly Summary[]>([]);
  useEffect(() => {
    archive.list().then(setGames, () => setGames([]));
  }, []);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Screen name="replay">
      <p className={styles['intro']}>{t('intro')}</p>
      <FileButton look="primary" onFile={(file) => void file.text().then((text) => load(file.name, text))}>
        {t('load')}
      </FileButton>
      {trouble !== null && (
        <p className={`${panel['note'] ?? ''} ${panel['bad'] ?? ''} ${styles['trouble'] ?? ''}`} role="alert">
          {trouble}
        </p>
      )}
      <h2 className={styles['own']}>{t('own')}</h2>
      {games.length === 0 && <p>{t('none')}</p>}
      <ul className={styles['games']}>
        {games.map((game) => (
          <li key={game.id}>
            <a className={`${styles['game'] ?? ''} ${panel['panel'] ?? ''}`} href={href('replay', game.id)}>
              <img alt="" src={thumbnailOf(game)} width={112} height={96} />
              <span>
                <b>{game.heroes.join(', ')}</b>
                <small>
                  {t(game.over ? 'won' : 'leads', {
                    name: game.heroes[game.leader] ?? '',
                    round: game.round,
                  })}
                </small>
                <small>
                  {day.format(game.updated)} · {t('entries', { count: game.length })}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
