import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.js';
import { ApiError } from '../api.js';
import * as css from './loaded.css.js';

export interface LoadedProps<T> {
  /** What is fetched, with its article. */
  readonly what: string;
  readonly query: UseQueryResult<T>;
  /** Stands in its place where the visitor may not have it. */
  readonly locked?: ReactNode;
  /** Whether it is a line or two, in a place kept for it. */
  readonly isShort?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** What is fetched, as soon as it is there. */
export function Loaded<T>({ what, query, locked, isShort, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 403 && locked) return locked;
  if (query.isError) return <NotLoaded what={what} query={query} />;
  return (
    <p className={isShort ? css.waiting : css.place} role="status">
      Loading {what} …<noscript>This needs JavaScript.</noscript>
    </p>
  );
}

/** Says that something could not be fetched, and offers to try again. */
export function NotLoaded({ what, query }: Pick<LoadedProps<unknown>, 'what' | 'query'>) {
  return (
    <div className={css.failed}>
      <p role="status">Sorry, {what} can’t be loaded right now. Check your connection.</p>
      <Button aria-disabled={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
