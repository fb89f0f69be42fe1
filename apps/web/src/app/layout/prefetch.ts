import { useEffect } from 'react';
import { findRoute } from '../routes.js';

/** A finger that scrolls over a link gives neither; a tap does both. */
const INTENTS = ['mouseover', 'focusin'];

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Loads a page's own code as soon as the mouse or the focus is on a link to it, so that a click finds it there; what the page
 * loads later comes when it is used. Visitors who save data get nothing ahead.
 */
export function usePrefetch(): void {
  useEffect(() => {
    for (const name of INTENTS) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of INTENTS) document.removeEventListener(name, prefetch);
    };
  }, []);
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine)
    return;
  if ((navigator as Navigator & { readonly connection?: Connection }).connection?.saveData) return;
  findRoute(link.pathname).View.prefetch();
}
