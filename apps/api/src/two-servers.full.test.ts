import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.js';
import { mailServer } from './testing/mail-server.js';
import { plainProxy } from './testing/plain-proxy.js';
import { hasRedis, redisServer } from './testing/redis-server.js';
import { message, twoServers, visitor } from './two-servers.test-support.js';

describe('two servers on one database', { timeout: 300_000 }, () => {
  it('share sessions, progress and links, and send each email once', async () => {
    const mail = await mailServer();
    const { servers } = await twoServers({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      SUPPORT_EMAIL: 'support@math.example',
    });
    const [one, other] = servers.map(({ port }) => port) as [number, number];
    const ask = visitor(one);
    for (let count = 1; count <= 10; count++) {
      const progress = { problemsCompleted: count, streak: count };
      expect((await ask('/api/progress/algebra', progress, count % 2 ? one : other)).status).toBe(200);
      const read = await ask('/api/progress/algebra', undefined, count % 2 ? other : one);
      expect(JSON.parse(read.body)).toEqual(progress);
      expect(read.headers).not.toHaveProperty('set-cookie');
    }
    await ask('/api/newsletter/subscribe', { email: 'ada@math.example' });
    for (let count = 1; count <= 9; count++) await ask('/api/contact', message(`No ${count}`));
    const heads = () => mail.received.map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1]).sort();
    await expect.poll(() => mail.received.length).toBe(10);
    const link = /http:\/\/localhost:\d+(\/api\/newsletter\/confirm\S+)/;
    const path =
      mail.received.map(({ body }) => link.exec(body)?.[1]).find((found) => found !== undefined) ?? '';
    expect((await ask(path, {}, other)).body).toContain('You’re subscribed');
    expect((await ask(path, {}, one)).body).toContain('was already used');
    await expect.poll(() => mail.received.length).toBe(11);
    await delay(1_500); // longer than the interval between two checks of the outbox
    expect(new Set(heads()).size).toBe(11);
    expect(heads()).toHaveLength(11);
  });

  it.skipIf(!hasRedis)('count the requests of an address together, behind a proxy', async () => {
    const { servers } = await twoServers({ REDIS_URL: (await redisServer(await freePort())).url });
    const proxy = await plainProxy(servers.map(({ port }) => port));
    const ask = visitor(proxy.port);
    const codes = [];
    for (let time = 0; time < 14; time++) codes.push((await ask('/api/contact', message('Hello'))).status);
    expect(codes).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)]);
  });
});
