/** An answer that is not a success. Its message is the status, a colon, and the body's text or else the status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The short machine code in the body, where the server gave one. */
  readonly code: string | undefined;
  /** The sentence for people in it. */
  readonly serverMessage: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    this.status = status;
    const { error, message } = problemOf(body);
    this.code = error;
    this.serverMessage = message;
  }
}

function problemOf(body: string): { readonly error?: string; readonly message?: string } {
  try {
    const { error, message } = JSON.parse(body) as Record<string, unknown>;
    return { ...(typeof error === 'string' && { error }), ...(typeof message === 'string' && { message }) };
  } catch {
    return {}; // a proxy's own page is not for people to read
  }
}

/** Gives what the server says to people about a failure, where it says anything. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}

/** Calls the site's own server with the visitor's cookies; throws an ApiError for any answer but a success. */
export async function call(method: 'GET' | 'POST', path: string, payload?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}
