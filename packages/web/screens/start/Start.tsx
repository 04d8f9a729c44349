import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Content, useContent } from '../../app/content-context.ts';
import { go, href } from '../../app/routes.ts';
import { startEntries } from '../../parts/registry.ts';
import panel from '../../theme/panel.module.css';
import { Wordmark } from '../../theme/Wordmark.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { FaultBoundary } from '../../ui/FaultBoundary.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { playNow } from './play-now.ts';
import { SavedGames } from './SavedGames.tsx';
import styles from './Start.module.css';

const NOTHING = async () => ({ default: () => null });
const Backdrop = lazy(startEntries()[0]?.picture ?? NOTHING);

/** What the table is made of is fetched as soon as somebody points at the button. */
function warm({ wholeLibrary }: Content): void {
  void import('./begin.ts');
  void import('../table/Table.tsx');
  void wholeLibrary();
  void i18next.loadNamespaces(['table', 'map', 'cards', 'dice']);
  // Letters that come late have the map drawn again.
  for (const face of ['italic 1em "IM Fell English"', '700 1em Alegreya']) void document.fonts.load(face);
}

async function loadFile(content: Content, file: File): Promise<void> {
  const { importHere } = await import('./begin.ts');
  const { screen, detail } = await importHere(content, await file.text(), file.name);
  go(screen, detail);
}

const explained = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export default function Start() {
  const { t } = useTranslation('start');
  const content = useContent();
  const [first, ...others] = startEntries();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await work;
    } catch (error) {
      setTrouble(explained(error));
    }
    setBusy(false);
  };
  return (
    <main className={styles.start} tabIndex={-1}>
      <div className={styles.backdrop} aria-hidden="true">
        {/* Only a picture: without it the page is as good. */}
        <FaultBoundary at={null} fallback={() => null}>
          <Suspense>
            <Backdrop />
          </Suspense>
        </FaultBoundary>
      </div>
      <div className={`${styles.sheet ?? ''} ${panel.panel ?? ''}`}>
        <header className={styles.header}>
          <h1>
            <Wordmark />
          </h1>
          <p>{t('tagline')}</p>
        </header>
        <div className={styles.first}>
          <Button
            look="primary"
            isDisabled={busy}
            onPress={() => void attempt(playNow(content))}
            onPointerEnter={() => warm(content)}
            onFocus={() => warm(content)}
          >
            {t('playNow')}
          </Button>
          <p className={styles.explain}>{first?.line()}</p>
        </div>
        {others.map(({ id, name, line }) => (
          <div key={id} className={styles.first}>
            <Button isDisabled={busy} onPress={() => void attempt(playNow(content, id))}>
              {name()}
            </Button>
            <p className={styles.explain}>{line()}</p>
          </div>
        ))}
        <nav className={styles.ways} aria-label={t('ways')}>
          <a className={buttonClass()} href={href('new')}>
            {t('newGame')}
          </a>
          <a className={buttonClass()} href={href('learn')}>
            {t('learn')}
          </a>
          <FileButton onFile={(file) => void attempt(loadFile(content, file))}>{t('load')}</FileButton>
        </nav>
        {trouble !== null && (
          <p className={`${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
            {trouble}
          </p>
        )}
        <SavedGames />
        <footer className={styles.footer}>
          <a href={href('rules')}>{t('rules')}</a>
          <a href={href('replay')}>{t('replay')}</a>
          <a href={href('settings')}>{t('settings')}</a>
          <a href={href('credits')}>{t('credits')}</a>
          <small>{t('unofficial')}</small>
        </footer>
      </div>
    </main>
  );
}
