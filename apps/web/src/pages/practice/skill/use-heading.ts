import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** A heading that takes the focus where a link led to it from elsewhere on the page. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Push) return; // going back restores its own position
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the way here counts, not later ones
  }, []);
  return heading;
}
