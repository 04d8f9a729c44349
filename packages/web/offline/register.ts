/** Registers the service worker once the page has loaded, so that it works offline. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { waiting } = await serviceWorker.register('./sw.js');
  if (waiting === null) return;
  // A newer version was fetched last time. Nothing has started on this page yet, so it reloads with that one.
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take-over');
}

export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // The page works without it; some private windows refuse it.
  const start = (): void => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
