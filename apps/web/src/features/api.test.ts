import { endpoints } from '@mathtools/contracts/endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, fetchAhead, fetchAnswer, fetchJson, fieldsOf, send } from './api.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ADA = { name: 'Ada', email: 'ada@example.com', subject: 'Engines', message: 'Hello' };

function answer(body: string | null, init?: ResponseInit) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('sends cookies, and a JSON body with its type', async () => {
  const fetched = answer('{}');
  await send('POST /api/contact', { body: ADA });
  expect(fetched).toHaveBeenCalledWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADA),
  });
});

it('gives a prefetched response, or failure, to the first caller, and fetches again for the next', async () => {
  const fetched = answer('', { status: 503, statusText: 'Service Unavailable' });
  fetchAhead('GET /api/config');
  const first = fetchJson('GET /api/config');
  expect(fetched).toHaveBeenCalledOnce();
  await expect(first).rejects.toThrow('503: Service Unavailable');
  answer('', { status: 500 });
  await expect(fetchJson('GET /api/config')).rejects.toThrow('500: ');
});

it('sends no type without a body', async () => {
  const fetched = answer('{"problemsCompleted":1,"streak":1}');
  await fetchAnswer('GET /api/progress/:category', { params: { category: 'algebra' }, query: {} });
  expect(fetched).toHaveBeenCalledWith('/api/progress/algebra', { method: 'GET', credentials: 'include' });
});

it.each([
  [400, 'Bad Request', 'No good', '400: No good'],
  [503, 'Service Unavailable', '', '503: Service Unavailable'],
  [502, '', '<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>'],
  [
    429,
    '',
    '{"error":"x","message":"Too often."}',
    '429: {"error":"x","message":"Too often."}',
    'Too often.',
    'x',
  ],
  [400, '', '{"error":null,"message":7}', '400: {"error":null,"message":7}'],
  [400, '', 'null', '400: null'],
])(
  'throws %i %s %j as "%s"',
  async (status, statusText, body, message, serverMessage?: string, code?: string) => {
    answer(body, { status, statusText });
    const error: unknown = await fetchAnswer('GET /api/config').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message, serverMessage, code });
  },
);

it('gives the message of each field that the server refused', async () => {
  const fields = { email: 'Please enter your email address.' };
  for (const [body, found] of [
    [{ fields }, fields],
    [{ fields: { email: 7 } }, {}],
    [{ fields: null }, {}],
    [{}, {}],
  ]) {
    answer(JSON.stringify(body), { status: 400 });
    const error: unknown = await fetchAnswer('GET /api/config').catch((reason: unknown) => reason);
    expect(fieldsOf(error)).toEqual(found);
  }
  expect(fieldsOf(new Error('lost'))).toEqual({});
});

it.each(Object.keys(endpoints))(
  'rejects a response of %s that doesn’t match the contract',
  async (endpoint) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    answer('"surprise"');
    await expect(fetchJson(`${endpoint.replaceAll(':', '')}?a=b`)).rejects.toThrow('received string');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  },
);

it('ignores the response body when sending', async () => {
  answer('no JSON');
  await expect(
    send('POST /api/newsletter/subscribe', { body: { email: ADA.email } }),
  ).resolves.toBeUndefined();
});

it('fills in the path parameters and the query', async () => {
  const fetched = answer('{"problems":[]}');
  const query = { topics: 'algebra.10', seed: '7', version: undefined } as const;
  expect(await fetchAnswer('GET /api/practice/worksheet', { query })).toEqual({ problems: [] });
  await fetchAnswer('GET /api/marketplace/packs/:pack/problems', { params: { pack: 'a/b' } });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/practice/worksheet?topics=algebra.10&seed=7',
    '/api/marketplace/packs/a%2Fb/problems',
  ]);
});
