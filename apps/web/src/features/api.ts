import type { ApiProblem } from '@mathtools/contracts/api-problem';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@mathtools/contracts/endpoints';
import { type QueryValues, withQuery } from '../site/with-query.js';

/** An unsuccessful response. Its message is the status, a colon, and the body's text or, if that is empty, the status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The short machine-readable code in the body, if any. */
  readonly code: string | undefined;
  /** The sentence for people in the body, if any. */
  readonly serverMessage: string | undefined;
  /** The body's message for each invalid field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    this.status = status;
    const { error, message, fields = {} } = problemOf(body);
    this.code = error;
    this.serverMessage = message;
    this.fields = fields;
  }
}

function problemOf(body: string): Partial<ApiProblem> {
  try {
    const { error, message, fields } = JSON.parse(body) as Record<string, unknown>;
    return {
      ...(typeof error === 'string' && { error }),
      ...(typeof message === 'string' && { message }),
      ...(areMessages(fields) && { fields }),
    };
  } catch {
    return {}; // The body isn't JSON. It may be a proxy's error page, which we don't show to people.
  }
}

function areMessages(fields: unknown): fields is Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return false;
  return Object.values(fields).every((message) => typeof message === 'string');
}

/** Returns the server's message for each field that it refused. */
export function fieldsOf(error: unknown): ApiError['fields'] {
  return error instanceof ApiError ? error.fields : {};
}

/** Returns the server's sentence for people about a failure, if it sent one. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}

/** The input of a call: its parameters, query and body, or no argument if the endpoint takes none. */
export type Input<E extends Endpoint> = keyof EndpointInput<E> extends never ? [] : [input: EndpointInput<E>];

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

/** Calls an endpoint and ignores the response body. Throws an ApiError unless the call succeeds. */
export async function send<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<void>;
export async function send(endpoint: Endpoint, parts?: Parts): Promise<void> {
  await request(requestLine(endpoint, parts), parts?.body);
}

/** Calls an endpoint and returns its response. Throws an ApiError unless the call succeeds. */
export function fetchAnswer<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<EndpointAnswer<E>>;
export function fetchAnswer(endpoint: Endpoint, parts?: Parts): Promise<unknown> {
  return fetchJson(requestLine(endpoint, parts), parts?.body);
}

/** Returns the method and the address of a call: `GET /api/progress/algebra`. */
export function lineOf<E extends Endpoint>(endpoint: E, ...input: Input<E>): string;
export function lineOf(endpoint: Endpoint, parts?: Parts): string {
  return requestLine(endpoint, parts);
}

function requestLine(endpoint: Endpoint, { params = {}, query = {} }: Parts = {}): string {
  const line = endpoint.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return withQuery(line, query);
}

const ahead = new Map<string, Promise<unknown>>();

/** Prefetches an endpoint before the code that needs it is loaded. The first call to the endpoint gets this response. */
export function fetchAhead(endpoint: Endpoint & `GET ${string}`): void {
  const answer = fetchNow(endpoint);
  answer.catch(() => undefined); // The failure is reported to the caller that takes the response.
  ahead.set(endpoint, answer);
}

/** Sends a request with the visitor's cookies and returns the JSON of a successful response. */
export function fetchJson(line: string, body?: unknown): Promise<unknown> {
  const answer = ahead.get(line) ?? fetchNow(line, body);
  ahead.delete(line);
  return answer;
}

async function fetchNow(line: string, body?: unknown): Promise<unknown> {
  const response = await request(line, body);
  const answer: unknown = await response.json();
  if (import.meta.env.DEV) {
    // Only development and tests check responses, because the schemas are too large for the bundle.
    const { checkAnswer } = await import('./check-answer.js');
    checkAnswer(line, answer);
  }
  return answer;
}

async function request(line: string, body: unknown): Promise<Response> {
  const [method = '', ...address] = line.split(' ');
  const response = await fetch(address.join(' '), {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}
