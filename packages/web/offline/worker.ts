/**
 * The service worker: keeps the built page, so that it opens without a network.
 *
 * A page that is open goes on with the version that it was loaded with, whose files stay here as long as it is open. A
 * newer version is fetched beside it and waits until a page is loaded and is the only one.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Put in place of this name by `precache.ts`: a version, and every file of it as a path below the scope. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const PREFIX = 'wayrune-';
const { version, files } = BUILT;
const NAME = `${PREFIX}${version}`;
const HOME = new URL('index.html', worker.registration.scope).href;
const KEPT = new Set(files.map((file) => new URL(file, worker.registration.scope).href));

/** Names of these files tell their content. */
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

/** A page that has just been loaded asks for it. Other pages may still need the files of the older version. */
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
