import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../testing/free-port.js';
import { post } from '../../testing/post.js';
import { hasRedis, redisServer } from '../../testing/redis-server.js';
import { testApp } from '../../testing/test-app.js';
import { localCounts } from './local-counts.js';
import { sharedCounts } from './shared-limits.js';

const subscribe = async (app: FastifyInstance) =>
  (await post(app, '/api/newsletter/subscribe', { email: 'ada@math.example' })).statusCode;
const message = { name: 'Ada', email: 'ada@math.example', subject: 'Hello', message: 'How?' };

describe.skipIf(!hasRedis)('limits that several servers share', () => {
  async function twoApps(url: string) {
    const [one, other] = [await testApp({ REDIS_URL: url }), await testApp({ REDIS_URL: url })];
    return [one.app, other.app] as const;
  }

  it('count the requests to all of them, each route separately, and say when to retry', async () => {
    const [one, other] = await twoApps((await redisServer(await freePort())).url);
    const codes = [];
    for (let time = 0; time < 24; time++) codes.push(await subscribe(time % 2 === 0 ? one : other));
    expect(codes).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
    const refused = await post(one, '/api/newsletter/subscribe', {});
    expect(refused.statusCode).toBe(429);
    // The time limit of a test is 120 s.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(480);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect((await post(other, '/api/contact', message)).statusCode).toBe(200);
    expect((await other.inject('/api/config')).statusCode).toBe(200);
  });

  it('add points to all counts or to none, like the limits of one server', async () => {
    const { url } = await redisServer(await freePort());
    const servers = [Fastify(), Fastify()];
    onTestFinished(async () => {
      for (const app of servers) await app.close();
    });
    const own = localCounts();
    const [one, other] = await Promise.all(servers.map((app) => sharedCounts(app, url)));
    const session = { key: 'session', most: 5 };
    const address = { key: 'address', most: 10 };
    const network = { key: 'network', most: 11 };
    const costs = [
      { counts: [session, address], points: 4 },
      { counts: [session, address], points: 2 },
      { counts: [address, network], points: 6 },
      { counts: [address], points: 1 },
      { counts: [network], points: 12 },
      { counts: [{ key: 'new', most: 5 }], points: 6 },
      { counts: [session, network], points: 1 },
    ];
    const results: unknown[] = [];
    for (const [index, spending] of costs.entries()) {
      const pair = [];
      for (const count of [own, index % 2 === 0 ? one : other]) {
        const counted = await count?.({ ...spending, windowMs: 600_000 });
        pair.push([counted?.total, (counted?.waitMs ?? 0) > 0]);
      }
      expect(pair[1]).toEqual(pair[0]);
      results.push(pair[1]);
    }
    expect(results).toEqual([
      [4, false],
      [4, true],
      [6, false],
      [10, true],
      [6, true],
      [0, true],
      [7, false],
    ]);
  });

  it('survive a restart of a server', async () => {
    const { url } = await redisServer(await freePort());
    const [one] = await twoApps(url);
    for (let time = 0; time < 20; time++) await subscribe(one);
    await one.close();
    const { app } = await testApp({ REDIS_URL: url });
    expect(await subscribe(app)).toBe(429);
  });

  it('are counted by each server while Redis is down, and together again once it is back', async () => {
    const port = await freePort();
    const redis = await redisServer(port);
    const { app, log } = await testApp({ REDIS_URL: redis.url });
    expect(await subscribe(app)).toBe(200);
    await redis.stop();
    const codes = [];
    for (let time = 0; time < 22; time++) codes.push(await subscribe(app));
    expect(codes).toEqual([...Array<number>(20).fill(200), 429, 429]);
    for (const url of ['/about', '/api/config', '/api/marketplace/products', '/api/health/ready'])
      expect((await app.inject(url)).statusCode).toBe(200);
    await redisServer(port);
    await expect.poll(() => subscribe(app), { interval: 100 }).toBe(200);
    expect(log().match(/each server counts its own requests/g)).toHaveLength(1);
    expect(log().match(/count requests together again/g)).toHaveLength(1);
  });

  it('are counted by each server while Redis is frozen, without waiting for it each time', async () => {
    const redis = await redisServer(await freePort());
    const { app, log } = await testApp({ REDIS_URL: redis.url });
    expect(await subscribe(app)).toBe(200);
    redis.freeze();
    const codes = [];
    for (let time = 0; time < 22; time++) codes.push(await subscribe(app));
    redis.thaw();
    expect(codes).toEqual([...Array<number>(20).fill(200), 429, 429]);
    // If each request had waited for half a second, there would be a second pause of ten seconds.
    expect(log().match(/Redis does not respond/g)).toHaveLength(1);
  });
});
