import { onTestFinished, vi } from 'vitest';
import { type TestApp, testApp } from './test-app.js';

/** The interval between samples of the event loop delay. */
export const sampleMs = 1_000;

/**
 * Creates an application with a fake clock for its samples of the event loop delay. No real delay is too long
 * for it.
 */
export function sampledApp(environment: Record<string, string>): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return testApp(environment, { maxEventLoopDelayMs: 600_000 });
}

/** Takes two samples without a run of the event loop between them, so the delay is infinite. */
export function fallBehind(): void {
  vi.advanceTimersByTime(2 * sampleMs);
}
