import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ResultLine {
  /** The state of the line. Undefined if the result is in its place. */
  readonly line: 'collapsed' | 'expanded' | undefined;
  readonly toggle: () => void;
  readonly collapse: () => void;
  /** Returns the result to its place, so that it can be scrolled into view. */
  readonly release: () => void;
}

/**
 * Returns a ref for the end of the inputs. While it is below the viewport, so is the result, which then is one line at the
 * bottom of the viewport, and expands on tap.
 */
export function useResultLine(
  /** True if there is a visible answer. */
  isShown: boolean,
): readonly [end: RefObject<HTMLSpanElement | null>, state: ResultLine] {
  const end = useRef<HTMLSpanElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  useEffect(() => {
    const mark = end.current;
    if (!mark || !isShown) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setIsBelow(!entry.isIntersecting && entry.boundingClientRect.height > 0);
        setIsExpanded(false);
      },
      // Everything above the viewport counts as in view. The bottom has room for the label and the first figure of a result.
      { root: document, rootMargin: '1000000px 0px -96px' },
    );
    observer.observe(mark);
    return () => {
      observer.disconnect();
    };
    // An observer reports nothing if a hidden element appears outside the viewport, so each answer needs its own.
  }, [isShown]);
  const isLine = isBelow && isShown;
  const state: ResultLine = {
    line: isLine ? (isExpanded ? 'expanded' : 'collapsed') : undefined,
    toggle: () => {
      setIsExpanded(!isExpanded);
    },
    collapse: () => {
      setIsExpanded(false);
    },
    release: () => {
      setIsBelow(false);
    },
  };
  return [end, state];
}
