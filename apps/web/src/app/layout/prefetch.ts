import { useEffect } from 'react';
import { whenIdle } from '../../ui/when-idle.js';
import { findRoute } from '../routes.js';

const INTENTS = ['mouseover', 'focusin', 'touchstart'];

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Loads a page's code as soon as the mouse, the focus or a finger is on a link to it, and that of the pages in the header when
 * the browser is idle, so that a click finds it there. Visitors who save data get nothing ahead.
 */
export function usePrefetch(): void {
  useEffect(() => {
    for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true });
    whenIdle(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) prefetch(link);
    });
    return () => {
      for (const name of INTENTS) document.removeEventListener(name, onIntent);
    };
  }, []);
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) prefetch(link);
}

function prefetch({ origin, pathname }: HTMLAnchorElement): void {
  if (origin !== location.origin || pathname === location.pathname || !navigator.onLine) return;
  if ((navigator as Navigator & { readonly connection?: Connection }).connection?.saveData) return;
  findRoute(pathname)
    .View.preload()
    .catch(() => undefined); // met again where it is shown
}
