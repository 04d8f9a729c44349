import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { go, href } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Wordmark } from '../../theme/Wordmark.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { SavedGames } from './SavedGames.tsx';
import styles from './Start.module.css';

const Backdrop = lazy(() => import('./Backdrop.tsx'));

/** What the table is made of is fetched as soon as somebody points at the button. */
function warm(): void {
  void import('./begin.ts');
  void import('../table/Table.tsx');
  void i18next.loadNamespaces(['table', 'map', 'cards', 'dice']);
  // Letters that come late have the map drawn again.
  for (const face of ['italic 1em "IM Fell English"', '700 1em Alegreya']) void document.fonts.load(face);
}

/** A Hero by chance against three bots. */
async function playNow(): Promise<void> {
  warm();
  const { beginHere, QUICK } = await import('./begin.ts');
  go('table', await beginHere(QUICK));
}

async function loadFile(file: File): Promise<void> {
  const { importHere } = await import('./begin.ts');
  const { screen, detail } = await importHere(await file.text(), file.name);
  go(screen, detail);
}

const explained = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export default function Start() {
  const { t } = useTranslation('start');
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
      <Suspense>
        <Backdrop />
      </Suspense>
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
            onPress={() => void attempt(playNow())}
            onPointerEnter={warm}
            onFocus={warm}
          >
            {t('playNow')}
          </Button>
          <p className={styles.explain}>{t('playNowMore')}</p>
        </div>
        <nav className={styles.ways} aria-label={t('ways')}>
          <a className={buttonClass()} href={href('new')}>
            {t('newGame')}
          </a>
          <a className={buttonClass()} href={href('learn')}>
            {t('learn')}
          </a>
          <FileButton onFile={(file) => void attempt(loadFile(file))}>{t('load')}</FileButton>
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
