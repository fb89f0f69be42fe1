import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether the end of the inputs, and so the result after them, is below the viewport. The result then is one line at
 * the bottom of the viewport, which expands on tap.
 */
export function useResultLine(hasAnswer: boolean) {
  const end = useRef<HTMLSpanElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setIsBelow(!entry.isIntersecting && entry.boundingClientRect.height > 0);
        setIsExpanded(false);
      },
      // Everything above the viewport counts as in view, and at the bottom is the line with its 44 px.
      { root: document, rootMargin: '1000000px 0px -44px' },
    );
    observer.observe(mark);
    return () => {
      observer.disconnect();
    };
  }, []);
  const isLine = isBelow && hasAnswer;
  return {
    end,
    line: isLine ? (isExpanded ? 'expanded' : 'collapsed') : undefined,
    toggle: () => {
      setIsExpanded(!isExpanded);
    },
    collapse: () => {
      setIsExpanded(false);
    },
    /** Returns the result to its place, so that it can be scrolled into view. */
    release: () => {
      setIsBelow(false);
    },
  } as const;
}
