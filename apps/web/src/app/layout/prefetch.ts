import { useEffect } from 'react';
import { findRoute } from '../routes.js';

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** Loads the code of a page as soon as a pointer, a finger or the focus is on a link to it, so that a click finds it there. */
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
  findRoute(link.pathname).View.prefetch();
}
