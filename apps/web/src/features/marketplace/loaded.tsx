import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.js';
import { ApiError } from '../api.js';
import * as css from './loaded.css.js';

/** The state of a query, as a view shows it. */
export type Fetched<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

export interface LoadedProps<T> {
  /** What is fetched, with its article: "the packs". */
  readonly what: string;
  readonly query: Fetched<T>;
  /** Shown instead if the visitor may not open it. */
  readonly locked?: ReactNode;
  /** Whether it is a line or two, in space that is reserved for it. */
  readonly isShort?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Shows the data of a query once it has arrived. */
export function Loaded<T>({ what, query, locked, isShort, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 403 && locked) return locked;
  if (query.isError) return <NotLoaded what={what} query={query} />;
  return <Waiting what={what} isShort={isShort} />;
}

/** Shown while something is fetched. */
export function Waiting({ what, isShort }: Pick<LoadedProps<unknown>, 'what' | 'isShort'>) {
  return (
    <p className={isShort ? css.waiting : css.place} role="status">
      Loading {what} …<noscript>This needs JavaScript.</noscript>
    </p>
  );
}

/** The message that something could not be fetched, with a button to try again. */
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
