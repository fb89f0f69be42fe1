import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Digits } from '../math/digits.js';
import { AsText } from '../math/math-text.js';
import * as css from './live.css.js';

/** The time without changes before content is announced, in milliseconds. It is longer than a pause between two keys. */
export const PAUSE = 1000;

interface LiveProps {
  readonly children: ReactNode;
  /** False if the content isn't the result of a form. */
  readonly isResult?: boolean;
}

/**
 * Renders a live region that only screen readers get. It announces its content once, when the content has stopped changing,
 * with math as text. Content that is the same after a change isn't announced again.
 */
export function Live({ children, isResult = true }: LiveProps) {
  const [settled, setSettled] = useState(children);
  // Together with the change on the page, so that an earlier timer can't announce what it replaced.
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      setSettled(children);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [children]);
  const content = (
    <AsText>
      <Digits>{settled}</Digits>
    </AsText>
  );
  if (isResult) return <output className={css.live}>{content}</output>;
  return (
    <div className={css.live} aria-live="polite" aria-atomic="true">
      {content}
    </div>
  );
}

/** Returns false while a text is still the one of the first render, which says nothing new. Content without a text is news. */
export function useNews(text: string | undefined): boolean {
  const [first] = useState(text);
  const [isNews, setNews] = useState(text === undefined);
  if (!isNews && text !== first) setNews(true);
  return isNews;
}

interface LiveTextProps {
  readonly className: string;
  readonly children: string;
}

/** Renders a text that may change with every key, and announces changes after a pause. */
export function LiveText({ className, children }: LiveTextProps) {
  const isNews = useNews(children);
  return (
    <>
      <p className={className}>{children}</p>
      <Live>{isNews && children}</Live>
    </>
  );
}
