import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Where a link led to another place under the same path: to the top, and the focus to its heading. */
export function useArrivalAt(place: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Push) return; // the way back keeps its own place
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place]);
}
