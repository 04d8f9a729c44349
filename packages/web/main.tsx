import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/index.ts';
import { App } from './app/App.tsx';
import { followTrail } from './app/trail.ts';
import { changeLanguage, startWords } from './i18n/index.ts';
import { keepOffline } from './offline/register.ts';
import { followSettings } from './settings/apply.ts';
import { useSettings } from './settings/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
followSettings();
followTrail();
await startWords(useSettings.getState().language);
useSettings.subscribe(({ language }) => changeLanguage(language));
createRoot(root).render(
  <StrictMode>
    <Suspense>
      <App />
    </Suspense>
  </StrictMode>,
);
if (import.meta.env.PROD) keepOffline();
