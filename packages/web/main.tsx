import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/index.ts';
import { App } from './app/App.tsx';
import { ContentContext } from './app/content-context.ts';
import { followTrail } from './app/trail.ts';
import { content } from './edge/content.ts';
import { changeLanguage, startWords } from './i18n/index.ts';
import { keepOffline } from './offline/register.ts';
import { registerParts } from './parts/index.ts';
import { followSettings } from './settings/apply.ts';
import { useSettings } from './settings/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
followSettings();
followTrail();
await startWords(useSettings.getState().language);
registerParts();
useSettings.subscribe(({ language }) => changeLanguage(language));
createRoot(root).render(
  <StrictMode>
    <Suspense>
      <ContentContext value={content}>
        <App />
      </ContentContext>
    </Suspense>
  </StrictMode>,
);
if (import.meta.env.PROD) keepOffline();
