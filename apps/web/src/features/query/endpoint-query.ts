import type { Endpoint } from '@mathtools/contracts/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { fetchAnswer, type Input, lineOf } from '../api.js';

/** Returns the query for an endpoint. Its key is the segments of the address. */
export function endpointQuery<E extends Endpoint & `GET ${string}`>(endpoint: E, ...input: Input<E>) {
  const [, address = ''] = lineOf(endpoint, ...input).split(' ');
  return queryOptions({
    queryKey: address.split('/'),
    queryFn: () => fetchAnswer(endpoint, ...input),
  });
}
