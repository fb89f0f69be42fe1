import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '@mathtools/contracts/progress';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Answer, answerTo } from './testing/ask.js';
import { freePort } from './testing/free-port.js';
import { mailServer } from './testing/mail-server.js';
import { plainProxy } from './testing/plain-proxy.js';
import { hasRedis, redisServer } from './testing/redis-server.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';
import { testDatabase } from './testing/test-database.js';

/** How often each of the two servers is replaced. */
const rounds = inject('scale') === 'soak' ? 20 : 2;
/** Six processes run on a busy machine. */
const timeLimit = inject('scale') === 'soak' ? 1_800_000 : 300_000;

/** Two servers on one database. */
async function twoServers(more: Record<string, string>) {
  const environment = {
    ...(await testDatabase()),
    WEB_ROOT: siteFolder(),
    TRUST_PROXY: '127.0.0.1',
    ...more,
  };
  const servers = await Promise.all([startServer(environment), startServer(environment)]);
  return { servers, start: () => startServer(environment) };
}

/** Sends a request as a browser that keeps its cookie and its connection. */
function visitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
  });
  let cookie = '';
  return async (path: string, body?: unknown, to = port): Promise<Answer> => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { ...json, ...(cookie === '' ? {} : { cookie }) };
    const sent = request({ host: '127.0.0.1', port: to, path, method, headers, agent });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const answer = await answerTo(sent);
    cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    return answer;
  };
}

const message = (subject: string) => ({ name: 'Ada', email: 'ada@math.example', subject, message: 'How?' });

describe('two servers on one database', { timeout: timeLimit }, () => {
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
    expect((await ask(path, {}, other)).body).toContain('You are subscribed');
    expect((await ask(path, {}, one)).body).toContain('has been used');
    await expect.poll(() => mail.received.length).toBe(11);
    await delay(1_500); // Longer than the pause between two looks into the outbox.
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

it(
  'replaces two servers, one after the other, under load without a failed request',
  async () => {
    const { servers, start } = await twoServers({ RATE_LIMITS: 'off' });
    const proxy = await plainProxy(servers.map(({ port }) => port));
    let isOver = false;
    let requests = 0;
    const failed: unknown[] = [];

    const keepAsking = async (ask: ReturnType<typeof visitor>) => {
      let progress: Progress = { problemsCompleted: 0, streak: 0 };
      while (!isOver) {
        const next = { problemsCompleted: progress.problemsCompleted + 1, streak: requests };
        const answers = [
          await ask('/api/progress/algebra', next),
          await ask('/api/progress/algebra'),
          await ask('/api/practice/random/algebra'),
          await ask('/about'),
          await ask('/api/contact', message('Hello')),
        ];
        progress = next;
        requests += answers.length;
        failed.push(...answers.filter(({ status }) => status !== 200));
        if (answers[1]?.body !== JSON.stringify(progress)) failed.push([progress, answers[1]?.body]);
        await delay(5);
      }
    };
    const load = Promise.all(Array.from({ length: 8 }, () => keepAsking(visitor(proxy.port))));

    for (let round = 0; round < rounds; round++) {
      for (const [place, old] of [...servers.entries()]) {
        const fresh = await start();
        old.child.kill('SIGTERM');
        expect(await old.ended).toBe(0);
        proxy.replace(old.port, fresh.port);
        await expect.poll(() => proxy.isReady(fresh.port)).toBe(true);
        servers[place] = fresh;
        await delay(300);
      }
    }
    isOver = true;
    await load;
    expect(failed).toEqual([]);
    expect(requests).toBeGreaterThan(100);
  },
  timeLimit,
);
