import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect } from 'vitest';
import { startServer } from './server-process.js';

/** Measures how long a server with nothing to do takes to end on this machine, as busy as it is. */
export async function idleEnd(environment: Record<string, string>): Promise<number> {
  const { child, ended } = await startServer(environment);
  const started = performance.now();
  child.kill('SIGTERM');
  await ended;
  return performance.now() - started;
}

/** Holds a busy server to the 2 s that it may take to end, and to no more than a slow machine allows. */
export function expectEndInTime(took: number, idleTook: number): void {
  expect(took).toBeLessThan(2_000 * Math.max(1, idleTook / 600));
}

/** Watches how far this process falls behind, from now on; gives what tells the worst of it in milliseconds. */
export function watchLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  return () => {
    delays.disable();
    return delays.max / 1e6;
  };
}
