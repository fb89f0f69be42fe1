/// <reference lib="webworker" />
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/**
 * Constants filled in by the build: the files to precache, the paths of files to cache on first use, and the entry script of
 * this version.
 */
declare const PRECACHE: readonly PrecacheEntry[];
declare const DRAWINGS: readonly string[];
declare const ENTRY: string;

/** The name of the cache of files that have been used. */
const SEEN = 'drawings';

const worker = self as unknown as ServiceWorkerGlobalScope;

// Pages are fetched from the network. If that fails, the app shell renders them in the browser.
const pages = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
        return Promise.resolve(response);
      },
      handlerDidError: () => matchPrecache('/shell'),
    },
  ],
});

// The checkout has its own security policy, and its prices must be current. The patterns are matched against the path with its query.
registerRoute(new NavigationRoute(pages, { denylist: [/^\/api(\/|\?|$)/, /^\/checkout(\?|$)/] }));
precacheAndRoute([...PRECACHE]);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && DRAWINGS.includes(url.pathname),
  new CacheFirst({
    cacheName: SEEN,
    // Offline, a drawing that isn't cached becomes an empty module, and its text is still shown. An empty worker would never
    // respond, so its script fails to load instead.
    plugins: [
      {
        handlerDidError: ({ request }) =>
          Promise.resolve(
            request.destination === 'worker'
              ? Response.error()
              : new Response('', { headers: { 'content-type': 'text/javascript' } }),
          ),
      },
    ],
  }),
);

worker.addEventListener('activate', (event) => {
  // A new version has new drawings, so the cached ones are deleted.
  event.waitUntil(Promise.all([caches.delete(SEEN), worker.clients.claim()]));
});

// A page of this version lets the worker take over. A page of another version is notified, and asks the visitor to reload.
worker.addEventListener('message', ({ data, source }) => {
  if (new URL(String(data)).pathname === ENTRY) void worker.skipWaiting();
  else source?.postMessage('newer');
});
