import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, call } from './api.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(body: string | null, init?: ResponseInit) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('sends cookies, and a JSON body with its type', async () => {
  const fetched = answer('{}');
  await call('POST', '/api/contact', { name: 'Ada' });
  expect(fetched).toHaveBeenCalledWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
});

it('sends no type without a body', async () => {
  const fetched = answer('{}');
  await call('GET', '/api/progress/algebra');
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
    const error: unknown = await call('GET', '/api/x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message, serverMessage, code });
  },
);
