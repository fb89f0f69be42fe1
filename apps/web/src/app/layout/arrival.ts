import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const toTop = (): void => {
  window.scrollTo(0, 0);
};

/** On every change of page: to the top, and the focus to its heading. A hash on /tools is that page's own affair. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    toTop();
    // On the way back the browser puts the old position back in between.
    if (location.hash === '') requestAnimationFrame(toTop);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
