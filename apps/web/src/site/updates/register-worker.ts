import { entryScript } from './version.js';

/** Keeps the site at hand for when there is no network, and offers newer versions. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // as over plain http
  const entry = entryScript();
  const workers = navigator.serviceWorker;
  // where a browser refuses, the site works as long as there is a network
  workers.register('/sw.js').catch(() => undefined);
  const registration = await workers.ready;
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => registration.waiting?.postMessage(entry));
  };
  workers.addEventListener('message', ({ data }) => {
    if (data === 'newer')
      void import('./update-prompt.js').then(({ offerReload }) => {
        offerReload();
      });
  });
  registration.addEventListener('updatefound', () => {
    watch(registration.installing);
  });
  watch(registration.installing);
  registration.waiting?.postMessage(entry);
  // a tab that stays open for days hears of new versions only when it asks
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
