import { onTestFinished, vi } from 'vitest';
import { dayMs } from '../durations.js';

/**
 * Freezes the date, at the current or a given time, and other clocks if named, until the running test ends.
 * Timers still run.
 */
export function stopClock(now: number = Date.now(), clocks: ('Date' | 'performance')[] = ['Date']): void {
  vi.useFakeTimers({ toFake: clocks, now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Freezes the date some days from now. */
export function daysLater(days: number): void {
  stopClock(Date.now() + days * dayMs);
}
