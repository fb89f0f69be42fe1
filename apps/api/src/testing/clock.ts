import { onTestFinished, vi } from 'vitest';
import { dayMs } from '../durations.js';

/** Stops the date, now or at a given time, and other clocks if named, until the running test ends; timers still run. */
export function stopClock(now: number = Date.now(), clocks: ('Date' | 'performance')[] = ['Date']): void {
  vi.useFakeTimers({ toFake: clocks, now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Stops the date some days from now. */
export function daysLater(days: number): void {
  stopClock(Date.now() + days * dayMs);
}
