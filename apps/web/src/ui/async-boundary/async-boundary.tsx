import { type ReactNode, Suspense, useEffect } from 'react';
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
  useEffect(() => count(1), []);
  const arrived = <Arrived />;
  return (
    <ErrorBoundary
      fallback={
        <>
          {arrived}
          {failed}
        </>
      }
      resetKeys={[name]}
    >
      <Suspense fallback={loading}>
        {arrived}
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

let awaited = 0;

/** Counts parts that are awaited; once none is, the page is marked as ready, for what operates it by a program. */
function count(change: 1 | -1): () => void {
  const add = (number: number): void => {
    awaited += number;
    document.documentElement.toggleAttribute('data-ready', awaited === 0);
  };
  add(change);
  return () => {
    add(-change);
  };
}

/** Tells that the part in which it stands answers. */
function Arrived() {
  useEffect(() => count(-1), []);
  return null;
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
