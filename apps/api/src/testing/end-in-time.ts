import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect } from 'vitest';
import { startServer } from './server-process.js';

/** Measures how long an idle server takes to end under the current load of this machine. */
export async function idleEnd(environment: Record<string, string>): Promise<number> {
  const { child, ended } = await startServer(environment);
  const started = performance.now();
  child.kill('SIGTERM');
  await ended;
  return performance.now() - started;
}

/** Expects a busy server to have ended within 2 s, or longer in proportion on a slow machine. */
export function expectEndInTime(took: number, idleTook: number): void {
  expect(took).toBeLessThan(2_000 * Math.max(1, idleTook / 600));
}

/**
 * Measures the event loop delay of this process from now on. Returns a function that returns its maximum in
 * milliseconds.
 */
export function watchLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  return () => {
    delays.disable();
    return delays.max / 1e6;
  };
}
