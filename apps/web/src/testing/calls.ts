import { type Mock, vi } from 'vitest';

type Answer = () => Response | Promise<Response>;

/** Answers the site's calls in the server's place, and remembers them. */
export function answerCalls(answer: Answer): Mock<typeof fetch> {
  const calls = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', calls);
  return calls;
}

/** An answer that is held back until it is released. */
export function heldAnswer(): { readonly answer: Answer; readonly release: (response: Response) => void } {
  let release: (response: Response) => void = () => undefined;
  const released = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer: () => released, release };
}

/** What a call sent, and how. */
export function sent(calls: Mock<typeof fetch>, call = 0): unknown {
  const [path, { body, ...init } = {}] = calls.mock.calls[call] ?? [];
  return { path, ...init, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
}
