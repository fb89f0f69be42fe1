import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker that does nothing until the test makes it respond. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  isTerminated = false;
  readonly calls: unknown[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(call: { readonly args: readonly unknown[] }): void {
    this.calls.push(call.args[0]);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const worker = (place = 0): FakeWorker => {
  const found = FakeWorker.all[place];
  if (!found) throw new Error(`There is no worker ${place}.`);
  return found;
};

/** Lets pending promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function load() {
  const { inWorker } = await import('./in-worker.js');
  return (lines: string, signal = new AbortController().signal) => inWorker('check', [lines], signal);
}

const dispatched = vi.fn<(event: Event) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  dispatched.mockClear();
  vi.stubGlobal('dispatchEvent', dispatched);
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs calls one after another in one worker, except those that are aborted meanwhile', async () => {
  const check = await load();
  const controller = new AbortController();
  const first = check('first');
  void check('second', controller.signal);
  const third = check('third');
  await settle();
  worker().onmessage?.({ data: 'ready' });
  await settle();
  expect(worker().calls).toEqual(['first']);
  controller.abort();
  worker().onmessage?.({ data: { value: 1 } });
  expect(await first).toEqual({ kind: 'done', value: 1 });
  await settle();
  expect(worker().calls).toEqual(['first', 'third']);
  worker().onmessage?.({ data: { value: 3 } });
  expect(await third).toEqual({ kind: 'done', value: 3 });
  expect(FakeWorker.all).toHaveLength(1);
});

test('ends a call that takes too long, and runs the next one in a new worker', async () => {
  const check = await load();
  const [first, second] = [check('first'), check('second')];
  await settle();
  await vi.advanceTimersByTimeAsync(60_000); // Loading takes as long as the network needs.
  worker().onmessage?.({ data: 'ready' });
  await vi.advanceTimersByTimeAsync(2999);
  expect(worker().isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({ kind: 'too-long' });
  expect(worker().isTerminated).toBe(true);
  await settle();
  worker(1).onmessage?.({ data: 'ready' });
  await settle();
  worker(1).onmessage?.({ data: { value: 2 } });
  expect(await second).toEqual({ kind: 'done', value: 2 });
});

test('loads the script again after a failure', async () => {
  const check = await load();
  const first = check('first');
  await settle();
  worker().onerror?.();
  expect(await first).toEqual({ kind: 'failed' });
  // The page checks whether a new version has replaced the script.
  expect(dispatched.mock.calls.map(([{ type }]) => type)).toEqual(['vite:preloadError']);
  const again = check('first');
  await settle();
  worker(1).onmessage?.({ data: 'ready' });
  await settle();
  worker(1).onmessage?.({ data: { value: 1 } });
  expect(await again).toEqual({ kind: 'done', value: 1 });
});

test('reports a call that throws, and runs the next one', async () => {
  const check = await load();
  const [first, second] = [check('first'), check('second')];
  await settle();
  worker().onmessage?.({ data: 'ready' });
  await settle();
  worker().onmessage?.({ data: {} });
  expect(await first).toEqual({ kind: 'broken' });
  await settle();
  worker().onmessage?.({ data: { value: 2 } });
  expect(await second).toEqual({ kind: 'done', value: 2 });
});
