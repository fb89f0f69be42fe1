import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, fetchJson } from '../api.js';

/** The behavior of a query on status 401: it throws the error or returns null. */
export type On401 = 'throw' | 'null';

/** Returns the query function that fetches JSON from the URL formed by joining the segments of a query's key with a slash. */
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

/** Creates the client for server data: fetched once, never stale, never retried. */
export function createQueryClient(on401: On401 = 'throw'): QueryClient {
  // When offline, a request fails immediately instead of waiting.
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

/** The client of the site. */
export const queryClient = createQueryClient();
