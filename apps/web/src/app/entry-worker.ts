/// <reference lib="webworker" />
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** What the build puts in: every file to keep, and the script that this version of the site starts with. */
declare const PRECACHE: readonly PrecacheEntry[];
declare const ENTRY: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

// Pages come from the network. Without one, or from a server that can't answer, the empty page draws itself.
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

// The checkout has its own security policy and prices that must be today's. What is tested is the path with its query.
registerRoute(new NavigationRoute(pages, { denylist: [/^\/api(\/|\?|$)/, /^\/checkout(\?|$)/] }));
precacheAndRoute([...PRECACHE]);

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

// A page that already runs this version lets it take over; one of another version is told, and asks its reader.
worker.addEventListener('message', ({ data, source }) => {
  if (new URL(String(data)).pathname === ENTRY) void worker.skipWaiting();
  else source?.postMessage('newer');
});
