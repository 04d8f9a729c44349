/**
 * The service worker: keeps the built page, so that it opens without a network.
 *
 * An open page keeps the version it was loaded with, and that version's files stay cached as long as it is open. A newer
 * version is fetched in the background and waits until a page is loaded and no other is open.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** `precache.ts` replaces this name with a version and the paths of all its files below the scope. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const PREFIX = 'wayrune-';
const { version, files } = BUILT;
const NAME = `${PREFIX}${version}`;
const HOME = new URL('index.html', worker.registration.scope).href;
const KEPT = new Set(files.map((file) => new URL(file, worker.registration.scope).href));

/** The names of these files contain a hash of their content. */
const isLasting = (url: string): boolean =>
  url.startsWith(new URL('assets/', worker.registration.scope).href);

async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    [...KEPT].map(async (url) => {
      const known = isLasting(url) ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isLasting(url) ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
      await cache.put(url, response);
    }),
  );
}

async function clear(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(url)) ?? fetch(request);
}

/** Sent by a page that has just been loaded. Other pages may still need the files of the older version. */
async function takeOver(): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  if (pages.length < 2) await worker.skipWaiting();
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(clear().then(() => worker.clients.claim())));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void takeOver();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && (url === HOME || url === worker.registration.scope))
    event.respondWith(kept(HOME, request));
  else if (KEPT.has(url)) event.respondWith(kept(url, request));
});
