import type { Endpoint, EndpointAnswer } from '@mathtools/contracts/endpoints';
import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { ApiError, fetchJson, type Input, lineOf } from '../api.js';

/** What a query gives for the answer 401: its error, or null as for a visitor who has nothing. */
export type On401 = 'throw' | 'null';

/** Gives the query function that fetches the JSON at the segments of a query's key, joined by a slash. */
export function fetchKey(on401: On401) {
  return async ({ queryKey }: Pick<QueryFunctionContext, 'queryKey'>): Promise<unknown> => {
    try {
      return await fetchJson(`GET ${queryKey.join('/')}`);
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Makes a client for data of the server: asked for once, kept for good, every failure told at once. */
export function createQueryClient(on401: On401 = 'throw'): QueryClient {
  // Without a network a request is to fail, not to wait for one.
  const once = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...once,
        queryFn: fetchKey(on401),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: once,
    },
  });
}

/** The query of an endpoint: the segments of its address are the key, which the client's query function fetches. */
export function queryOf<E extends Endpoint & `GET ${string}`>(endpoint: E, ...input: Input<E>) {
  const [, address = ''] = lineOf(endpoint, ...input).split(' ');
  return queryOptions<EndpointAnswer<E>>({ queryKey: address.split('/') });
}

/** The one client of the site. */
export const queryClient = createQueryClient();
