import type { Endpoint, EndpointAnswer } from '@mathtools/contracts/endpoints';
import { fetchAnswer, type Input, lineOf } from '../api.js';

/** What is asked, and the key under which its answer is kept: a query of TanStack Query. */
export interface Query<T> {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<T>;
}

/** The query of an endpoint. Its key is the segments of the address. */
export function queryOf<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  ...input: Input<E>
): Query<EndpointAnswer<E>> {
  const [, address = ''] = lineOf(endpoint, ...input).split(' ');
  return { queryKey: address.split('/'), queryFn: () => fetchAnswer(endpoint, ...input) };
}
