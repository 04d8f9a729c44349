/** A page for those who work on the look: every part in all its states. `npm run gallery` opens it. */
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/index.ts';
import { startWords } from '../i18n/index.ts';
import styles from './gallery.module.css';

const ROOMS = {
  theme: lazy(() => import('./ThemeRoom.tsx')),
  map: lazy(() => import('./MapRoom.tsx')),
  cards: lazy(() => import('./CardRoom.tsx')),
  dice: lazy(() => import('./DiceRoom.tsx')),
} as const;

type RoomName = keyof typeof ROOMS;

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme') ?? 'day';
document.documentElement.dataset['theme'] = theme;

function Gallery() {
  const names = Object.keys(ROOMS) as RoomName[];
  const name = names.find((one) => one === asked.get('room')) ?? 'theme';
  const Room = ROOMS[name];
  const link = (room: string, look: string): string => `?room=${room}&theme=${look}`;
  return (
    <main className={styles['gallery']}>
      <nav className={styles['rooms']}>
        {names.map((room) => (
          <a key={room} href={link(room, theme)} aria-current={room === name ? 'page' : undefined}>
            {room}
          </a>
        ))}
        <a href={link(name, theme === 'day' ? 'night' : 'day')}>{theme === 'day' ? 'by night' : 'by day'}</a>
      </nav>
      <Suspense>
        <Room />
      </Suspense>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
await startWords();
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
