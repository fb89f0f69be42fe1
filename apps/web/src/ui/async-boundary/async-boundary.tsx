import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../button/button.js';
import * as css from './async-boundary.css.js';

export interface AsyncBoundaryProps {
  /** What it shows: another name is another try. */
  readonly name?: string;
  /** Stands in its place until it is there. */
  readonly loading?: ReactNode;
  /** Stands in its place where it can't be shown. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that loads by itself: where it can't, the rest goes on without it. */
export function AsyncBoundary({ name, loading, failed = <NotLoaded />, children }: AsyncBoundaryProps) {
  return (
    <ErrorBoundary fallback={failed} resetKeys={[name]}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Says that something is missing, and offers to load the page again. */
export function NotLoaded() {
  return (
    <div role="alert" className={css.notLoaded}>
      <p>Sorry, this part didn’t load. Check your connection, then reload the page.</p>
      <Button
        onClick={() => {
          location.reload();
        }}
      >
        Reload
      </Button>
    </div>
  );
}
