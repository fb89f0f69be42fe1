import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top and focuses the heading when a link navigates to another place under the same path. */
export function useArrivalAt(place: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Push) return; // Going back restores the previous scroll position.
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a link to the same place doesn't scroll
  }, [place]);
}
