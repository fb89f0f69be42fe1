import { useEffect } from 'react';
import { loadSearch } from '../../features/search/search-dialog.js';
import { loadToasts } from '../../ui/toast/toast.js';
import { loadTooltips } from '../../ui/tooltip/tooltip.js';
import { inAdvance, whenIdleInOrder } from '../../ui/when-idle.js';
import { findRoute } from '../routes.js';

const INTENTS = ['mouseover', 'focusin', 'touchstart'];

interface Connection {
  readonly saveData?: boolean;
}

/** Functions that load code that any page may need next, most used first. */
const NEXT = [loadSearch, loadHeaderPages, loadToasts, loadTooltips, keepOffline];

/**
 * Prefetches code: a page's code when a link to it is hovered, focused or touched, and likely next code when the browser is
 * idle. No pages are prefetched if data saving is on.
 */
export function usePrefetch(): void {
  useEffect(() => {
    for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of INTENTS) document.removeEventListener(name, onIntent);
    };
  }, []);
  useEffect(() => {
    void whenIdleInOrder(NEXT);
  }, []);
}

function loadHeaderPages() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a')];
  return Promise.all(links.map(prefetch));
}

/** Registers the service worker, which caches the files that the site needs offline. */
async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { registerWorker } = await import('../../site/updates/register-worker.js');
  void registerWorker(); // Waits forever if the browser refuses.
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) void prefetch(link);
}

async function prefetch({ origin, pathname }: HTMLAnchorElement): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname || !navigator.onLine) return;
  if ((navigator as Navigator & { readonly connection?: Connection }).connection?.saveData) return;
  await inAdvance(findRoute(pathname).View.preload);
}
