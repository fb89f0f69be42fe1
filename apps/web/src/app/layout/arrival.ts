import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const toTop = (): void => {
  window.scrollTo(0, 0);
};

/**
 * Scrolls to the top and focuses the heading on every navigation to a different page. The /tools page handles
 * its own hash.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    toTop();
    // On Back, the browser restores the old scroll position before the next frame.
    if (location.hash === '') requestAnimationFrame(toTop);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
