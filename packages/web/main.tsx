import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/index.ts';
import { App } from './app/App.tsx';
import { followTrail } from './app/trail.ts';
import { startWords } from './i18n/index.ts';
import { keepOffline } from './offline/register.ts';
import { followSettings } from './settings/apply.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
followSettings();
followTrail();
await startWords();
createRoot(root).render(
  <StrictMode>
    <Suspense>
      <App />
    </Suspense>
  </StrictMode>,
);
if (import.meta.env.PROD) keepOffline();
