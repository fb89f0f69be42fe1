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
  }, []);
  return heading;
}
