/** Keeps the page for the time without a network, once it has been loaded. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { waiting } = await serviceWorker.register('./sw.js');
  if (waiting === null) return;
  // A newer version was fetched last time. Nothing has begun on this page yet: it starts again with that one.
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take-over');
}

export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // The page is whole without it; in some private windows it is refused.
  const start = (): void => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
