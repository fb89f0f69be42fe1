import { onTestFinished, vi } from 'vitest';
import { dayMs } from '../durations.js';

/** Stops the date, now or at a given time, until the running test ends; timers still run. */
export function stopClock(now: number = Date.now()): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Stops the date some days from now. */
export function daysLater(days: number): void {
  stopClock(Date.now() + days * dayMs);
}

/** Stops the clock that measures how long something takes, until the running test ends; timers still run. */
export function stopPerformanceClock(): void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
