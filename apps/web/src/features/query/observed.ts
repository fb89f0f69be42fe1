import { QueryObserver } from '@tanstack/react-query';
import type { Question, Source } from './asked.js';
import { queryClient } from './query-client.js';
import type { Query } from './query-of.js';

/** A question with the key of its query. */
export type FirstAnswer = Question<unknown> & Pick<Query<unknown>, 'queryKey'>;

/** Gives the client of the site what was asked before it was there; what is still being fetched is not fetched twice. */
export async function takeOver(questions: Iterable<FirstAnswer>): Promise<void> {
  const settled: Promise<unknown>[] = [];
  for (const { queryKey, answer, getCurrentResult } of questions) {
    const fetched = queryClient.query({ queryKey, queryFn: answer }).catch(() => undefined); // views tell the failure
    if (!getCurrentResult().isFetching) settled.push(fetched);
  }
  await Promise.all(settled);
}

/** Observes a query in the client of the site. */
export function observe<T>(query: Query<T>, options: { readonly retryOnMount: boolean }): Source<T> {
  const observer = new QueryObserver(queryClient, { ...query, ...options });
  return {
    subscribe: (onChange) => observer.subscribe(onChange),
    getCurrentResult: () => observer.getCurrentResult(),
  };
}
