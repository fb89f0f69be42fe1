import { once } from 'node:events';
import { type Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';

/** A response with its whole body. */
export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends a GET request through a socket, with the path unchanged (`inject` normalizes it). */
export function ask(
  port: number,
  path: string,
  more: { agent?: Agent; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return answerTo(get({ port, host: '127.0.0.1', path, ...more }));
}

/** Waits for the response to a request. */
export async function answerTo(request: ClientRequest): Promise<Answer> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}
