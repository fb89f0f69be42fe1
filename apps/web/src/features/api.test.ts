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
  [400, 'Bad Request', 'No good', '400: No good', undefined],
  [503, 'Service Unavailable', '', '503: Service Unavailable', undefined],
  [502, '', '<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>', undefined],
  [
    429,
    '',
    '{"error":"x","message":"Too often."}',
    '429: {"error":"x","message":"Too often."}',
    'Too often.',
  ],
  [400, '', '{"message":7}', '400: {"message":7}', undefined],
  [400, '', 'null', '400: null', undefined],
])('throws %i %s %j as "%s"', async (status, statusText, body, message, serverMessage) => {
  answer(body, { status, statusText });
  const error: unknown = await call('GET', '/api/x').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, message, serverMessage });
});
