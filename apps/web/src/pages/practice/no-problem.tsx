import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.js';
import { waiting } from './waiting.css.js';

export interface NoProblemProps {
  /** Whether the visitor requested a problem, so that the focus must move here. */
  readonly isAskedFor: boolean;
  /** Whether the server could not be reached. */
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a problem if there is none. */
export function NoProblem({ isAskedFor, isOffline, onRetry }: NoProblemProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAskedFor) retry.current?.focus();
  }, [isAskedFor]);
  return (
    <div className={waiting}>
      <div role="status">
        <p>No problems available for this category.</p>
        {isOffline && <p>Problems come over the network. Check your connection.</p>}
      </div>
      <Button ref={retry} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
