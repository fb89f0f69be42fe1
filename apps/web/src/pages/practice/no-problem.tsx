import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.js';
import { waiting } from './waiting.css.js';

export interface NoProblemProps {
  /** True if the visitor requested a problem, so the focus must move here. */
  readonly isAskedFor: boolean;
  /** True if the server could not be reached. */
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Renders the empty state: no problem could be loaded. */
export function NoProblem({ isAskedFor, isOffline, onRetry }: NoProblemProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAskedFor) retry.current?.focus();
  }, [isAskedFor]);
  return (
    <div className={waiting}>
      <div role="status">
        <p>No problems available for this category.</p>
        {isOffline && <p>Loading problems requires an internet connection. Check yours and try again.</p>}
      </div>
      <Button ref={retry} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
