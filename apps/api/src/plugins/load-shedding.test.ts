import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { fallBehind, sampledApp, sampleMs } from '../testing/overload.js';

it('answers 503 to API calls while the process is overloaded, still serves pages and health, and recovers', async () => {
  const { app } = await sampledApp({ LOAD_SHEDDING: 'on' });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect(await statusOf('/api/config')).toBe(200);

  fallBehind();
  const shed = await app.inject('/api/config');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '5']);
  expect([await statusOf('/about'), await statusOf('/api/health/live')]).toEqual([200, 200]);

  // The event loop runs again, and samples are taken in the meantime.
  await expect
    .poll(async () => {
      await delay(50);
      vi.advanceTimersByTime(sampleMs);
      return statusOf('/api/config');
    })
    .toBe(200);
});

it('logs a line for each request that it sheds, and no error', async () => {
  const { app, log } = await sampledApp({ LOAD_SHEDDING: 'on', LOG_LEVEL: 'warn' });
  fallBehind();
  for (let time = 0; time < 60; time++) await app.inject('/api/config?born=hunter2');
  const lines = log().trim().split('\n');
  expect(lines).toHaveLength(60);
  const shed = { level: 40, msg: 'request shed', req: { method: 'GET', path: '/api/config' } };
  for (const line of lines) expect(JSON.parse(line)).toMatchObject(shed);
});

it('answers everything, no matter how overloaded, when turned off', async () => {
  const { app } = await sampledApp({ LOAD_SHEDDING: 'off' });
  fallBehind();
  expect((await app.inject('/api/config')).statusCode).toBe(200);
});
