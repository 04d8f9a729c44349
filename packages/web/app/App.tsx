import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMotion, MotionConfig } from 'motion/react';
import { useSoundKey } from '../settings/sound-key.ts';
import { isStill } from '../settings/apply.ts';
import { useSettings } from '../settings/settings.ts';
import { Announcer } from './Announcer.tsx';
import { type Route, type Screen, useRoute } from './routes.ts';
import styles from './App.module.css';

/** Every screen is loaded when it is first looked at. */
const VIEWS: Readonly<Record<Screen, LazyExoticComponent<ComponentType<{ detail: string }>>>> = {
  start: lazy(() => import('../screens/start/Start.tsx')),
  new: lazy(() => import('../screens/new/NewGame.tsx')),
  table: lazy(() => import('../screens/table/Table.tsx')),
  text: lazy(() => import('../screens/text/TextTable.tsx')),
  learn: lazy(() => import('../screens/learn/Learn.tsx')),
  rules: lazy(() => import('../screens/rules/Rules.tsx')),
  replay: lazy(() => import('../screens/replay/Replay.tsx')),
  end: lazy(() => import('../screens/end/End.tsx')),
  settings: lazy(() => import('../screens/settings/Settings.tsx')),
  credits: lazy(() => import('../screens/credits/Credits.tsx')),
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
        <Suspense fallback={<Opening />}>
          <View detail={route.detail} />
        </Suspense>
        <Announcer />
      </MotionConfig>
    </LazyMotion>
  );
}

/** The title of the page, and the focus at the top of a screen that was just opened. */
function useTitle({ screen }: Route): void {
  const { t } = useTranslation();
  const first = useRef(true);
  useEffect(() => {
    document.title = screen === 'start' ? 'Wayrune' : `${t(`screens.${screen}`)} · Wayrune`;
    if (!first.current) document.querySelector<HTMLElement>('main')?.focus();
    first.current = false;
  }, [screen, t]);
}

function Opening() {
  const { t } = useTranslation();
  return (
    <main className={styles.opening} aria-busy="true">
      <p>{t('opening')}</p>
    </main>
  );
}
