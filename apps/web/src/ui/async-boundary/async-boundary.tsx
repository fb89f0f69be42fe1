import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../button/button.js';
import { reload } from '../reload/reload.js';
import * as css from './async-boundary.css.js';

export interface AsyncBoundaryProps {
  /** Identifies the content. After a failure, a new name renders the children again. */
  readonly name?: string;
  /** The content shown while the children load. */
  readonly loading?: ReactNode;
  /** The content shown if the children fail to load or render, or a function that gets which of the two it was. */
  readonly failed?: ReactNode | ((isLoaded: boolean) => ReactNode);
  readonly children: ReactNode;
}

/** Matches the messages with which Chromium, Firefox, WebKit and Vite report a script or style that didn't load. */
const NOT_LOADED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading/i;

/** Renders a part of the page that loads separately. If it fails, the rest of the page still works. */
export function AsyncBoundary({ name, loading, failed = problem, children }: AsyncBoundaryProps) {
  useEffect(() => count(1), []);
  const settled = <Settled />;
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => (
        <>
          {settled}
          {typeof failed === 'function' ? failed(!NOT_LOADED.test(String(error))) : failed}
        </>
      )}
      resetKeys={[name]}
    >
      <Suspense fallback={loading}>
        {settled}
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

let pending = 0;

/** Counts pending parts. When there are none, marks the page as ready, for tests and other automation. */
function count(change: 1 | -1): () => void {
  const add = (number: number): void => {
    pending += number;
    document.documentElement.toggleAttribute('data-ready', pending === 0);
  };
  add(change);
  return () => {
    add(-change);
  };
}

/** Marks the surrounding part as loaded or failed. */
function Settled() {
  useEffect(() => count(-1), []);
  return null;
}

/** Renders the message that a part didn't load or, if it did, that something else went wrong. */
export function problem(isLoaded: boolean): ReactNode {
  return (
    <div role="alert" className={css.notLoaded}>
      <p>
        {isLoaded
          ? 'Sorry, something went wrong here. Reload the page to try again.'
          : 'Sorry, this part didn’t load. Check your connection, then reload the page.'}
      </p>
      <Button
        onClick={() => {
          reload();
        }}
      >
        Reload
      </Button>
    </div>
  );
}
