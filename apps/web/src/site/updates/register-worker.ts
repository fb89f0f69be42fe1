import { entryScript } from './version.js';

/** Registers the service worker, which makes the site work offline, and offers newer versions. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // such as over plain HTTP
  const entry = entryScript();
  const workers = navigator.serviceWorker;
  // if the browser refuses, the site still works online
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
  // a tab that stays open for days finds new versions only by checking
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
