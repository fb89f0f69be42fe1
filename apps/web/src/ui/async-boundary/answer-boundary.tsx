import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { empty } from '../result/result.css.js';

/** The sentence shown if the engine or the view of an answer fails. */
export const NOT_WORKED_OUT = 'We couldn’t work this out. Try writing it another way.';

export interface AnswerBoundaryProps {
  /** Identifies the answer. After a failure, another one renders again. */
  readonly of: unknown;
  /** The content shown if the answer fails to render. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** Renders an answer. If it fails, the rest of the page and the typed text stay. */
export function AnswerBoundary({ of, failed = <Failed />, children }: AnswerBoundaryProps) {
  return (
    <ErrorBoundary fallback={failed} resetKeys={[of]}>
      {children}
    </ErrorBoundary>
  );
}

function Failed() {
  return (
    <p role="alert" className={empty}>
      {NOT_WORKED_OUT}
    </p>
  );
}

/** Returns what a function returns. If it fails, logs the error and returns undefined. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
