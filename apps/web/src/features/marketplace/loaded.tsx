import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.js';
import { ApiError } from '../api.js';
import * as css from './loaded.css.js';

/** The state of a query that a view shows. */
export type Fetched<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

export interface LoadedProps<T> {
  /** The name of the data, with its article: "the packs". */
  readonly what: string;
  readonly query: Fetched<T>;
  /** The content shown instead if the visitor doesn't have access. */
  readonly locked?: ReactNode;
  /** True if the content is a line or two. That much space is reserved for it. */
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

/** Renders the message shown while data is loading. */
export function Waiting({ what, isShort }: Pick<LoadedProps<unknown>, 'what' | 'isShort'>) {
  return (
    <p className={isShort ? css.waiting : css.place} role="status">
      Loading {what}…<noscript>This requires JavaScript.</noscript>
    </p>
  );
}

/** Renders a message that loading failed, with a button to try again. */
export function NotLoaded({ what, query }: Pick<LoadedProps<unknown>, 'what' | 'query'>) {
  return (
    <div className={css.failed}>
      <p role="status">We couldn’t load {what}. Check your connection and try again.</p>
      <Button aria-disabled={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
