import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.js';
import { endpointQuery } from './endpoint-query.js';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function answer(body: string, init?: ResponseInit): void {
  fetched.mockImplementation(() => Promise.resolve(new Response(body, init)));
}

it('fetches the segments of a key joined by a slash, with cookies, and reads JSON', async () => {
  answer('{"problemsCompleted":5,"streak":2}');
  const client = createQueryClient();
  expect(await client.query({ queryKey: ['/api/progress', 'algebra'] })).toEqual({
    problemsCompleted: 5,
    streak: 2,
  });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/progress/algebra', {
    method: 'GET',
    credentials: 'include',
  });
});

it('joins the segments as they are', async () => {
  answer('1');
  await createQueryClient().query({ queryKey: ['/api/x', 'two words', 3] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/x/two words/3', expect.anything());
});

it('calls an endpoint at its address, and rejects a response that doesn’t match its contract', async () => {
  answer('{"problems":[]}');
  const client = createQueryClient();
  const query = endpointQuery('GET /api/marketplace/packs/:pack/problems', {
    params: { pack: 'logarithms' },
  });
  expect(await client.query(query)).toEqual({ problems: [] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/marketplace/packs/logarithms/problems',
    expect.anything(),
  );
  vi.spyOn(console, 'error').mockReturnValueOnce();
  answer('{"problems":[{"id":"a.1"}]}');
  await expect(client.query({ ...query, staleTime: 0 })).rejects.toThrow('question');
});

it('never finds its data stale', async () => {
  vi.useFakeTimers();
  answer('1');
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['/api/x'] });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(30 * 24 * 3_600_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: 1, isStale: false });
  leave();
  await client.query({ queryKey: ['/api/x'] });
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  [400, 'Bad Request', 'No good', '400: No good'],
  [503, 'Service Unavailable', '', '503: Service Unavailable'],
  [401, 'Unauthorized', '', '401: Unauthorized'],
])('throws %i %s %j as "%s" at once', async (status, statusText, body, message) => {
  answer(body, { status, statusText });
  await expect(createQueryClient().query({ queryKey: ['/api/x'] })).rejects.toThrow(
    expect.objectContaining({ name: 'ApiError', message }) as Error,
  );
  expect(fetched).toHaveBeenCalledOnce();
});

it('returns null for 401 if configured to, and throws all other errors', async () => {
  const client = createQueryClient('null');
  answer('', { status: 401 });
  expect(await client.query({ queryKey: ['/api/session'] })).toBeNull();
  answer('', { status: 403, statusText: 'Forbidden' });
  await expect(client.query({ queryKey: ['/api/other'] })).rejects.toThrow('403: Forbidden');
});

it('neither waits for a network nor retries, for queries and mutations', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const client = createQueryClient();
  const reading = new QueryObserver(client, { queryKey: ['/api/x'] });
  const leave = reading.subscribe(() => undefined);
  await vi.waitFor(() => {
    expect(reading.getCurrentResult().status).toBe('error');
  });
  leave();
  const writing = new MutationObserver(client, { mutationFn: () => fetch('/api/x') });
  await expect(writing.mutate()).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('doesn’t refetch on window focus, on reconnect or at intervals', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
});
