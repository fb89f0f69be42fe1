import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../testing/test-app.js';

const sampleMs = 1_000;

/** The application with a clock of its own for its samples of how far it is behind; no real lag is too much for it. */
async function sampledApp(environment: Record<string, string>) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app } = await testApp(environment, { maxEventLoopDelayMs: 600_000 });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, statusOf };
}

/** Lets two samples pass without one turn of the event loop between them: the lag is without end. */
function fallBehind(): void {
  vi.advanceTimersByTime(2 * sampleMs);
}

it('answers API calls 503 while the process is far behind, pages and health still, and recovers', async () => {
  const { app, statusOf } = await sampledApp({ LOAD_SHEDDING: 'on' });
  expect(await statusOf('/api/config')).toBe(200);

  fallBehind();
  const shed = await app.inject('/api/config');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '5']);
  expect([await statusOf('/about'), await statusOf('/api/health/live')]).toEqual([200, 200]);

  // The event loop turns again, and is watched while it does.
  await expect
    .poll(async () => {
      await delay(50);
      vi.advanceTimersByTime(sampleMs);
      return statusOf('/api/config');
    })
    .toBe(200);
});

it('answers everything, however far behind, when switched off', async () => {
  const { statusOf } = await sampledApp({ LOAD_SHEDDING: 'off' });
  fallBehind();
  expect(await statusOf('/api/config')).toBe(200);
});
