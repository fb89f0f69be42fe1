import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../testing/test-app.js';

const sampleMs = 1_000;

/** The application with a fake clock for its samples of the event loop's delay; no real delay is too long for it. */
async function sampledApp(environment: Record<string, string>) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app } = await testApp(environment, { maxEventLoopDelayMs: 600_000 });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, statusOf };
}

/** Takes two samples without a turn of the event loop between them: the delay is infinite. */
function fallBehind(): void {
  vi.advanceTimersByTime(2 * sampleMs);
}

it('answers 503 to API calls while the process is overloaded, still serves pages and health, and recovers', async () => {
  const { app, statusOf } = await sampledApp({ LOAD_SHEDDING: 'on' });
  expect(await statusOf('/api/config')).toBe(200);

  fallBehind();
  const shed = await app.inject('/api/config');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '5']);
  expect([await statusOf('/about'), await statusOf('/api/health/live')]).toEqual([200, 200]);

  // The event loop turns again, and samples are taken meanwhile.
  await expect
    .poll(async () => {
      await delay(50);
      vi.advanceTimersByTime(sampleMs);
      return statusOf('/api/config');
    })
    .toBe(200);
});

it('answers everything, however overloaded, when switched off', async () => {
  const { statusOf } = await sampledApp({ LOAD_SHEDDING: 'off' });
  fallBehind();
  expect(await statusOf('/api/config')).toBe(200);
});
