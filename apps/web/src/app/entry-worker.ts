/// <reference lib="webworker" />
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** Filled in by the build: every file to precache, those to keep once seen, and the entry script of this version of the site. */
declare const PRECACHE: readonly PrecacheEntry[];
declare const DRAWINGS: RegExp;
declare const ENTRY: string;

/** The cache of what was seen. */
const SEEN = 'drawings';

const worker = self as unknown as ServiceWorkerGlobalScope;

// Pages come from the network. Without it, or where the server fails, the empty page renders in the browser.
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

// The checkout has its own security policy, and its prices must be current. The patterns see the path with its query.
registerRoute(new NavigationRoute(pages, { denylist: [/^\/api(\/|\?|$)/, /^\/checkout(\?|$)/] }));
precacheAndRoute([...PRECACHE]);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && DRAWINGS.test(url.pathname),
  new CacheFirst({
    cacheName: SEEN,
    // without a network one that was never seen is empty: its words stand
    plugins: [
      {
        handlerDidError: () =>
          Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } })),
      },
    ],
  }),
);

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete(SEEN), worker.clients.claim()])); // a new version has new drawings
});

// A page of this version lets the worker take over; a page of another version is notified, and asks its reader.
worker.addEventListener('message', ({ data, source }) => {
  if (new URL(String(data)).pathname === ENTRY) void worker.skipWaiting();
  else source?.postMessage('newer');
});
