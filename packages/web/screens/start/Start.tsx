import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Content, useContent } from '../../app/content-context.ts';
import { go, href } from '../../app/routes.ts';
import { MissingPacks } from '../../own-packs/own-pack.ts';
import { startEntries } from '../../parts/registry.ts';
import panel from '../../theme/panel.module.css';
import { Wordmark } from '../../theme/Wordmark.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { FaultBoundary } from '../../ui/FaultBoundary.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { playNow } from './play-now.ts';
import { useSavedGames } from './saved-games.ts';
import { SavedGames } from './SavedGames.tsx';
import styles from './Start.module.css';

const PackOffer = lazy(async () => ({
  default: (await import('../../own-packs/PackOffer.tsx')).PackOffer,
}));
const NOTHING = async () => ({ default: () => null });
const Backdrop = lazy(startEntries()[0]?.picture ?? NOTHING);

/** Fetches what the table is made of as soon as somebody points at the button. */
function warm({ shippedLibrary }: Content): void {
  void import('./begin.ts');
  void import('../table/Table.tsx');
  void shippedLibrary();
  void i18next.loadNamespaces(['table', 'opening', 'map', 'cards', 'dice']);
  // The map is drawn again when a font arrives late.
  for (const face of ['italic 1em "IM Fell English"', '700 1em Alegreya']) void document.fonts.load(face);
}

async function loadFile(content: Content, file: File): Promise<void> {
  const { importHere } = await import('./begin.ts');
  const { screen, detail } = await importHere(content, await file.text(), file.name);
  go(screen, detail);
}

/** A file that needs packs which are not here, and how to open it again. */
interface Lack {
  readonly packs: MissingPacks;
  readonly retry: () => void;
}

const explained = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export default function Start() {
  const content = useContent();
  const saved = useSavedGames();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [lack, setLack] = useState<Lack | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    setLack(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof MissingPacks) setLack({ packs: error, retry: () => void attempt(work) });
      else setTrouble(explained(error));
    }
    setBusy(false);
  };
  const { t } = useTranslation('start');
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
      <div className={`${styles.sheet ?? ''} ${panel.panel ?? ''}`} data-waits={saved === null || undefined}>
        <div className={styles.play}>
          <header className={styles.header}>
            <h1>
              <Wordmark />
            </h1>
            <p>{t('tagline')}</p>
          </header>
          <Adventures
            isBusy={busy}
            begin={(id, variants) => void attempt(() => playNow(content, id, variants))}
          />
          <p className={styles.quick}>{t('quick')}</p>
          <nav className={styles.ways} aria-label={t('ways')}>
            <a className={buttonClass()} href={href('new')}>
              {t('newGame')}
            </a>
            <a className={buttonClass()} href={href('learn')}>
              {t('learn')}
            </a>
            <FileButton onFile={(file) => void attempt(() => loadFile(content, file))}>
              {t('load')}
            </FileButton>
          </nav>
          {trouble !== null && (
            <p className={`${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
              {trouble}
            </p>
          )}
          {lack !== null && (
            <Suspense>
              <PackOffer lack={lack.packs} onAdded={lack.retry} />
            </Suspense>
          )}
        </div>
        {saved !== null && <SavedGames saved={saved} />}
        <Footer />
      </div>
    </main>
  );
}

interface AdventuresProps {
  readonly isBusy: boolean;
  readonly begin: (adventure: string, variants?: readonly string[]) => void;
}

/** A card for each adventure, side by side; the first is what "Play now" means. */
function Adventures({ isBusy, begin }: AdventuresProps) {
  const { t } = useTranslation('start');
  const content = useContent();
  return (
    <ul className={styles.adventures} aria-label={t('adventures')}>
      {startEntries().map(({ id, name, line, traits, also }, i) => (
        <li key={id} className={styles.adventure}>
          <h2>{name()}</h2>
          <div className={styles.about}>
            <p>{line()}</p>
            <Traits traits={traits?.() ?? []} />
          </div>
          <div className={styles.begin}>
            <Button
              look={i === 0 ? 'primary' : []}
              isDisabled={isBusy}
              onPress={() => begin(id)}
              onPointerEnter={() => warm(content)}
              onFocus={() => warm(content)}
            >
              {t('playNow')}
              {i > 0 && <span className="visually-hidden">: {name()}</span>}
            </Button>
            {also !== undefined && (
              <Button
                isDisabled={isBusy}
                onPress={() => begin(id, also.variants)}
                onPointerEnter={() => warm(content)}
                onFocus={() => warm(content)}
                aria-describedby={`also-${id}`}
              >
                {also.label()}
              </Button>
            )}
            {also !== undefined && <small id={`also-${id}`}>{also.about()}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const Traits = ({ traits }: { traits: readonly string[] }) =>
  traits.length === 0 ? null : (
    <ul className={styles.traits}>
      {traits.map((trait) => (
        <li key={trait}>{trait}</li>
      ))}
    </ul>
  );

function Footer() {
  const { t } = useTranslation('start');
  return (
    <footer className={styles.footer}>
      <a href={href('rules')}>{t('rules')}</a>
      <a href={href('replay')}>{t('replay')}</a>
      <a href={href('settings')}>{t('settings')}</a>
      <a href={href('credits')}>{t('credits')}</a>
      <small>{t('unofficial')}</small>
    </footer>
  );
}
