import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const toTop = (): void => {
  window.scrollTo(0, 0);
};

/** Scrolls to the top and focuses the heading on every change of page. /tools itself handles its hash. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    toTop();
    // When going back, the browser restores the old position in between.
    if (location.hash === '') requestAnimationFrame(toTop);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
