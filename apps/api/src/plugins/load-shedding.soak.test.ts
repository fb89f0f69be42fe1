import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ask } from '../testing/ask.js';
import { testApp } from '../testing/test-app.js';

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('answers 503 to API calls while the process is overloaded, still serves pages and health, and recovers', async () => {
  const { app } = await testApp({ LOAD_SHEDDING: 'on' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statusOf = async (path: string) => (await ask(port, path)).status;
  expect(await statusOf('/api/config')).toBe(200);

  let shed: Awaited<ReturnType<typeof ask>> | undefined;
  for (let round = 0; round < 10 && shed?.status !== 503; round++) {
    block(2_500);
    await delay(20);
    shed = await ask(port, '/api/config');
  }
  expect([shed?.status, shed?.headers['retry-after']]).toEqual([503, '5']);
  expect([await statusOf('/about'), await statusOf('/api/health/live')]).toEqual([200, 200]);

  await expect.poll(() => statusOf('/api/config'), { interval: 250 }).toBe(200);
});
