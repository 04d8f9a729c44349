import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect, useRef } from 'react';
import i18next, { type FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LazyMotion, MotionConfig } from 'motion/react';
import { useSoundKey } from '../settings/sound-key.ts';
import { isStill } from '../settings/apply.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { Announcer } from './Announcer.tsx';
import { href, type Route, type Screen, useRoute } from './routes.ts';
import styles from './App.module.css';

type View = ComponentType<{ detail: string }>;
type Words = readonly FlatNamespace[];

/**
 * Loads a screen on first use, together with all of its words. A namespace that is missing at render time would suspend,
 * and blank, the whole screen.
 */
const screen = (load: () => Promise<{ default: View }>, ...words: Words): LazyExoticComponent<View> =>
  lazy(async () => {
    const [view] = await Promise.all([load(), i18next.loadNamespaces(words)]);
    return view;
  });

const TABLE: Words = ['table', 'fight', 'opening', 'map', 'cards', 'dice'];

const VIEWS: Readonly<Record<Screen, LazyExoticComponent<View>>> = {
  start: screen(() => import('../screens/start/Start.tsx'), 'start'),
  new: screen(() => import('../screens/new/NewGame.tsx'), 'new'),
  table: screen(() => import('../screens/table/Table.tsx'), ...TABLE),
  text: screen(() => import('../screens/text/TextTable.tsx'), 'text', ...TABLE),
  learn: screen(() => import('../screens/learn/Learn.tsx'), 'learn', ...TABLE),
  rules: screen(() => import('../screens/rules/Rules.tsx'), 'rules', 'cards'),
  replay: screen(() => import('../screens/replay/Replay.tsx'), 'replay', ...TABLE),
  end: screen(() => import('../screens/end/End.tsx'), 'end', ...TABLE),
  settings: screen(() => import('../screens/settings/Settings.tsx'), 'settings'),
  credits: screen(() => import('../screens/credits/Credits.tsx'), 'credits'),
};

const features = () => import('./motion.ts').then(({ domAnimation }) => domAnimation);

export function App() {
  const route = useRoute();
  const still = useSettings(isStill);
  const View = VIEWS[route.screen];
  useTitle(route);
  useSoundKey();
  return (
    <LazyMotion strict features={features}>
      <MotionConfig reducedMotion={still ? 'always' : 'never'}>
        <FaultBoundary
          at={`${route.screen}/${route.detail}`}
          fallback={({ error }, retry) => <Broken error={error} retry={retry} />}
        >
          <Suspense fallback={<Opening />}>
            <View detail={route.detail} />
          </Suspense>
        </FaultBoundary>
        <Announcer />
      </MotionConfig>
    </LazyMotion>
  );
}

/** Sets the document title and moves the focus to the top of a new screen. */
function useTitle({ screen }: Route): void {
  const { t } = useTranslation();
  const first = useRef(true);
  useEffect(() => {
    document.title = screen === 'start' ? 'Wayrune' : `${t(`screens.${screen}`)} · Wayrune`;
    if (!first.current) document.querySelector<HTMLElement>('main')?.focus();
    first.current = false;
  }, [screen, t]);
}

/** Shown instead of a screen that throws. Games are saved independently of it. */
function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <main className={styles.opening} tabIndex={-1}>
      <div role="alert">
        <p>{t('fault.title')}</p>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <Button onPress={retry}>{t('fault.retry')}</Button>{' '}
        <a className={buttonClass('quiet')} href={href('start')}>
          {t('fault.toStart')}
        </a>
      </div>
    </main>
  );
}

function Opening() {
  const { t } = useTranslation();
  return (
    <main className={styles.opening} aria-busy="true">
      <p>{t('opening')}</p>
    </main>
  );
}
