import { ApiProblem } from '@mathtools/contracts/api-problem';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { LocalStore } from './local-store.js';

// The clock stands still, no matter how long the requests take.
beforeEach(() => {
  stopClock(undefined, ['Date', 'performance']);
});

const behindProxy = { TRUST_PROXY: '127.0.0.1' };
const subscribe = (app: FastifyInstance, address = '203.0.113.1') =>
  post(app, '/api/newsletter/subscribe', { email: 'ada@math.example' }, { 'x-forwarded-for': address });

async function statuses(app: FastifyInstance, times: number, address?: string): Promise<number[]> {
  const codes = [];
  for (let time = 0; time < times; time++) codes.push((await subscribe(app, address)).statusCode);
  return codes;
}

describe('writing too often', () => {
  it('gets 429 with the time to wait, until that time is over', async () => {
    const { app } = await testApp();
    expect(new Set(await statuses(app, 20))).toEqual(new Set([200]));
    const refused = await subscribe(app);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect(ApiProblem.parse(refused.json()).error).toBe('too_often');
    vi.advanceTimersByTime(599_999);
    expect((await subscribe(app)).statusCode).toBe(429);
    vi.advanceTimersByTime(1);
    expect((await subscribe(app)).statusCode).toBe(200);
  });

  it('never stops the same visitor from reading, or from writing elsewhere', async () => {
    const { app } = await testApp();
    expect((await statuses(app, 21)).at(-1)).toBe(429);
    for (const url of ['/', '/api/marketplace/products', '/api/progress/algebra', '/api/health']) {
      expect((await app.inject(url)).statusCode).toBe(200);
    }
    const progress = await post(app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 });
    expect(progress.statusCode).toBe(200);
  });

  it('ends after that time even if the clock was set back', async () => {
    const { app } = await testApp();
    expect((await statuses(app, 21)).at(-1)).toBe(429);
    vi.setSystemTime(Date.now() - dayMs);
    const refused = await subscribe(app);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    vi.advanceTimersByTime(600_000);
    expect((await subscribe(app)).statusCode).toBe(200);
  });

  it('is counted together, no matter how the path is written', async () => {
    const { app } = await testApp();
    expect((await statuses(app, 20)).at(-1)).toBe(200);
    for (const url of [
      '/%61pi/newsletter/subscribe',
      '/api/newsletter/%73ubscribe',
      '/api/newsletter/subscribe?a=1',
    ])
      expect((await post(app, url, { email: 'ada@math.example' })).statusCode).toBe(429);
  });

  it('is counted for each address, of IPv6 for each network', async () => {
    const { app } = await testApp(behindProxy);
    expect((await statuses(app, 21, '203.0.113.1')).at(-1)).toBe(429);
    expect(await statuses(app, 1, '203.0.113.2')).toEqual([200]);
    expect((await statuses(app, 21, '2001:db8::1')).at(-1)).toBe(429);
    expect(await statuses(app, 1, '2001:db8::ffff:2')).toEqual([429]);
    expect(await statuses(app, 1, '2001:db8:0:1::1')).toEqual([200]);
  });

  it('can’t be evaded by sending another address in a header', async () => {
    const { app } = await testApp();
    const addresses = Array.from({ length: 21 }, (_, number) => `203.0.113.${number}`);
    const codes = [];
    for (const address of addresses) codes.push((await subscribe(app, address)).statusCode);
    expect(codes.at(-1)).toBe(429);
  });

  it('counts requests that are refused for another reason too', async () => {
    const { app } = await testApp();
    for (let time = 0; time < 10; time++) {
      expect((await post(app, '/api/contact', { name: 'Ada' })).statusCode).toBe(400);
    }
    expect((await post(app, '/api/contact', { name: 'Ada' })).statusCode).toBe(429);
  });
});

/** Creates a store with a number of earlier requests for each address, and a list of what was counted. */
function storeAt(current: number) {
  const counted: string[] = [];
  class Store {
    incr(key: string, done: (error: Error | null, result: { current: number; ttl: number }) => void) {
      counted.push(key);
      done(null, { current, ttl: 7_000 });
    }
    child() {
      return this;
    }
  }
  return { counted, rateLimitStore: Store };
}

it('counts in the store that it is given, and never limits pages, files and health', async () => {
  const { counted, rateLimitStore } = storeAt(1_000_000);
  const { app } = await testApp({}, { rateLimitStore });
  const refused = await app.inject('/api/config');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  for (const url of ['/', '/assets/index-1a2b.js', '/api/health']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  expect(counted).toEqual(['127.0.0.1']);
});

it.each([
  [1_200, 200],
  [1_201, 429],
])('limits reads of the API far above what a class needs: request %d gets %d', async (times, status) => {
  const { app } = await testApp({}, { rateLimitStore: storeAt(times).rateLimitStore });
  expect((await app.inject('/api/config')).statusCode).toBe(status);
});

it('counts nothing when turned off', async () => {
  const { app } = await testApp({ RATE_LIMITS: 'off' });
  expect(new Set(await statuses(app, 40))).toEqual(new Set([200]));
});

it.each([
  [600, 200],
  [601, 429],
])('limits the new sessions of an address in an hour: session %d gets %d', async (current, status) => {
  const hour = 3_600_000;
  class Store {
    incr(
      _key: string,
      done: (error: null, result: { current: number; ttl: number }) => void,
      window: number,
    ) {
      done(null, window === hour ? { current, ttl: 7_000 } : { current: 1, ttl: 1 });
    }
    child() {
      return this;
    }
  }
  const { app, db } = await testApp({}, { rateLimitStore: Store });
  const answer = await post(app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
    status,
    status === 429 ? '7' : undefined,
  ]);
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  expect(sessions).toHaveLength(status === 200 ? 1 : 0);
  if (status === 200) {
    const cookie = cookieOf(answer);
    expect(
      (await post(app, '/api/progress/algebra', { problemsCompleted: 2, streak: 2 }, { cookie })).statusCode,
    ).toBe(200);
  }
});

it('forgets the address that was seen longest ago when there are very many', () => {
  const store = new LocalStore();
  const count = (key: string) => {
    let counted = 0;
    store.incr(key, (_error, { current }) => (counted = current), 60_000);
    return counted;
  };
  count('one');
  count('two');
  expect(count('one')).toBe(2);
  for (let other = 0; other < 4_999; other++) count(`other ${other}`);
  expect([count('one'), count('two')]).toEqual([3, 1]);
});
