import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Sends a JSON body the way the site does. */
export function post(
  app: FastifyInstance,
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
}

/** Returns the cookie that a response sets, in the form that the next request sends. */
export function cookieOf(response: LightMyRequestResponse): string {
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}
