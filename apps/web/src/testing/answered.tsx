import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../features/query/query-client.js';
import { DURATION } from '../ui/toast/toast-store.js';
import { clearToasts } from './toasts.js';

/** An API call. */
export interface Call {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  readonly body: unknown;
  /** The other options passed to fetch, such as headers and credentials. */
  readonly init: RequestInit;
}

/** The reply that simulates a lost connection. */
export const LOST = Symbol('lost');

/** A JSON body, a status, `LOST`, or a function that returns one of these for a call. */
export type Reply = object | number | symbol | ((call: Call) => unknown);

/** Mocks fetch with the given replies. A key is a method and a path, or a prefix followed by an asterisk. */
export function answerCalls(replies: Record<string, Reply>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, ...init }: RequestInit = {}) => {
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = { method, path, body: read, init };
    calls.push(call);
    const line = `${method} ${path}`;
    const isMeant = (key: string): boolean => key.endsWith('*') && line.startsWith(key.slice(0, -1));
    const key = line in replies ? line : Object.keys(replies).find(isMeant);
    if (key === undefined) console.error(`no reply for ${line}`);
    const reply = key === undefined ? 500 : replies[key];
    const given: unknown = await (isAnswering(reply) ? reply(call) : reply);
    if (given === LOST) throw new TypeError('Failed to fetch');
    if (given instanceof Response) return given;
    return typeof given === 'number' ? new Response('', { status: given }) : Response.json(given);
  });
  return { calls, replies };
}

function isAnswering(reply: Reply | undefined): reply is (call: Call) => unknown {
  return typeof reply === 'function';
}

/** Returns a reply with an error status and a body. */
export function refusal(status: number, body: object): () => Response {
  return () => Response.json(body, { status });
}

/** Returns a promise and the function that resolves it. */
export function held<T>(): { readonly promise: Promise<T>; readonly release: (value: T) => void } {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

let shown: { readonly ui: ReactNode; readonly unmount: () => Promise<void> } | undefined;

/** Mounts a view at an address, with empty caches. */
export async function mount(ui: ReactNode, address: string): Promise<void> {
  history.replaceState(null, '', address);
  await clearToasts();
  keepToasts();
  await shown?.unmount();
  await show(ui);
}

/** Remounts the view at the current address, as a reload does. */
export async function reload(): Promise<void> {
  await shown?.unmount();
  await show(shown?.ui);
}

async function show(ui: ReactNode): Promise<void> {
  queryClient.clear();
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <main>{ui}</main>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  shown = { ui, unmount };
}

/** Keeps toasts open so that tests don't depend on the speed of the machine. */
function keepToasts(): void {
  if (vi.isFakeTimers()) return;
  const originalSetTimeout = setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, pause?: number) =>
    originalSetTimeout(act, pause === DURATION ? 2 ** 31 - 1 : pause),
  );
}

/** Returns the texts of all elements that a locator finds, with whitespace collapsed. */
export function texts(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim());
}

/** Waits until the page has the given address. */
export async function expectAddress(address: string | RegExp): Promise<void> {
  const found = expect.poll(() => location.pathname + location.search);
  await (typeof address === 'string' ? found.toBe(address) : found.toMatch(address));
}
