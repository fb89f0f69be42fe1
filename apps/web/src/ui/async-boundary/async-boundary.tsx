import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../button/button.js';
import * as css from './async-boundary.css.js';

export interface AsyncBoundaryProps {
  /** What it shows; when the name changes, it renders its children again after a failure. */
  readonly name?: string;
  /** Shown while it loads. */
  readonly loading?: ReactNode;
  /** Shown if it fails to load or to render. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that loads separately; if it fails, the rest of the page still works. */
export function AsyncBoundary({ name, loading, failed = <NotLoaded />, children }: AsyncBoundaryProps) {
  return (
    <ErrorBoundary fallback={failed} resetKeys={[name]}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The message that something is missing, with a button that reloads the page. */
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
