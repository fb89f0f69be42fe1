import { entryScript } from './version.js';

/** Registers the service worker, which makes the site work offline, and offers to reload for new versions. */
export async function registerWorker(): Promise<void> {
  // Service workers aren't available over plain HTTP, for example.
  if (!('serviceWorker' in navigator)) return;
  const entry = entryScript();
  const workers = navigator.serviceWorker;
  // If the browser refuses, the site still works online.
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
  // A tab that stays open for days must check for new versions.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
