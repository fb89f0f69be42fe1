import { ApiProblem } from '@mathtools/contracts/api-problem';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { cookieOf, post } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import { type Counted, type CountPoints, localCounts, maxCounts, type Spending } from './local-counts.js';

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

/** Counts points for the test: lists what was spent, and refuses when told to. */
function watchedCounts(refuses: (spending: Spending) => boolean = () => false) {
  const spent: Spending[] = [];
  const countPoints: CountPoints = (spending) => {
    spent.push(spending);
    return Promise.resolve({ total: 1, waitMs: refuses(spending) ? 6_001 : 0 });
  };
  return { spent, countPoints };
}

it('counts in the store that it is given, and never limits pages, files and health', async () => {
  const { spent, countPoints } = watchedCounts(() => true);
  const { app } = await testApp({}, { countPoints });
  const refused = await app.inject('/api/config');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  for (const url of ['/', '/assets/index-1a2b.js', '/api/health']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  expect(spent).toEqual([
    { counts: [{ key: 'work 127.0.0.1', most: 250_000 }], points: 1, windowMs: minuteMs },
  ]);
});

it('counts nothing when turned off', async () => {
  const { app } = await testApp({ RATE_LIMITS: 'off' });
  expect(new Set(await statuses(app, 40))).toEqual(new Set([200]));
});

describe('points', () => {
  const fact = (number: number) => ({ kind: 'undo', id: `fact-${number}`, at: 1, placement: 'placement-1' });
  let sent = 0;
  /** Sends new facts from an address, and returns the status. */
  async function send(app: FastifyInstance, address: string, count: number, cookie?: string) {
    const facts = Array.from({ length: count }, () => fact(100_000_000 + sent++));
    const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
    return post(app, '/api/record/facts', { facts }, headers);
  }
  /** Opens a session and waits until its points are forgotten. */
  async function visitor(app: FastifyInstance, address: string) {
    const cookie = cookieOf(await send(app, address, 1));
    vi.advanceTimersByTime(minuteMs);
    return cookie;
  }

  it('let a day of offline work pass at once, but not a flood of one session, which leaves the others alone', async () => {
    const { app } = await testApp(behindProxy);
    const school = '203.0.113.1';
    const [one, other] = [await visitor(app, school), await visitor(app, school)];
    const codes = [];
    for (let time = 0; time < 2; time++) codes.push((await send(app, school, 100, one)).statusCode);
    expect(codes).toEqual([200, 200]);
    for (let time = 2; time < 60; time++) codes.push((await send(app, school, 100, one)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(19);
    expect(codes.at(-1)).toBe(429);
    expect((await send(app, school, 100, other)).statusCode).toBe(200);
    // Refused facts cost only the request.
    expect((await send(app, school, 70, one)).statusCode).toBe(200);
  });

  it('of a body are counted before it is checked', async () => {
    const { app } = await testApp();
    const facts = Array<string>(100).fill('not a fact');
    const codes = [];
    for (let time = 0; time < 260; time++)
      codes.push((await post(app, '/api/record/facts', { facts })).statusCode);
    expect(codes.slice(0, 249)).toEqual(Array(249).fill(400));
    expect(codes.slice(249)).toEqual(Array(11).fill(429));
  });

  it('of a body that is too large are those of the largest one, so that it gets 413', async () => {
    const { app } = await testApp();
    const facts = 'x'.repeat(5 * 1024 * 1024);
    expect((await post(app, '/api/record/facts', { facts })).statusCode).toBe(413);
    const headers = { 'content-type': 'application/json', 'content-length': String(1e12) };
    const claimed = await app.inject({ method: 'POST', url: '/api/record/facts', headers, payload: '{}' });
    expect(claimed.statusCode).toBe(413);
  });

  it('let an answer of each of 1,200 learners of a school pass every 20 s, but not 60,000 facts a minute', async () => {
    const count = localCounts();
    const counted: Spending[] = [];
    const { app } = await testApp(behindProxy, {
      countPoints: (spending) => {
        counted.push(spending);
        return count(spending);
      },
    });
    const cookie = await visitor(app, '203.0.113.1');
    counted.length = 0;
    const headers = { cookie, 'x-forwarded-for': '203.0.113.1' };
    const costs: Spending[][] = [];
    for (const verdict of ['correct', 'incorrect']) {
      await post(app, '/api/record/facts', { facts: [{ kind: 'answer', verdict, text: 'x = 4' }] }, headers);
      await post(app, '/api/progress/algebra', { problemsCompleted: 1, streak: 1 }, headers);
      await app.inject({ url: '/api/practice/problems/linear-equation.easy.7', headers });
      costs.push(counted.splice(0));
    }
    /** Repeats what was counted for this learner's right or wrong answer for another one. */
    const answer = (learner: number, turn: number) =>
      (costs[(learner + turn) % 2] ?? []).map((spending) =>
        count({
          ...spending,
          counts: spending.counts.map(({ key, most }) => ({
            key: key.includes('203') ? key : `${key} ${learner}`,
            most,
          })),
        }),
      );
    const waits = async (answers: Promise<Counted>[]) =>
      (await Promise.all(answers)).reduce((sum, { waitMs }) => sum + waitMs, 0);
    for (let minute = 0; minute < 2; minute++) {
      vi.advanceTimersByTime(minuteMs);
      for (let learner = 0; learner < 1_200; learner++)
        expect(await waits([0, 1, 2].flatMap((turn) => answer(learner, turn)))).toBe(0);
    }
    // The facts of the rest of two hours are stored within the same day.
    const stored = costs[0]?.filter(({ windowMs }) => windowMs === dayMs) ?? [];
    expect(stored.map(({ points }) => points)).toEqual([1]);
    const others = stored.map(({ counts, windowMs }) => ({
      counts: counts.slice(1),
      windowMs,
      points: 118 * 3_600,
    }));
    expect(await waits(others.map(count))).toBe(0);
    const codes = [];
    vi.advanceTimersByTime(minuteMs);
    const facts = Array.from({ length: 100 }, () => ({
      kind: 'answer',
      verdict: 'incorrect',
      text: 'x = 4',
    }));
    for (let time = 0; time < 600; time++)
      codes.push((await post(app, '/api/record/facts', { facts }, headers)).statusCode);
    expect(codes.filter((code) => code !== 429).length).toBeLessThan(60);
  });

  it('of an IPv6 /48 are counted too, twice as many', async () => {
    const { spent, countPoints } = watchedCounts();
    const { app } = await testApp(behindProxy, { countPoints });
    await app.inject({ url: '/api/config', headers: { 'x-forwarded-for': '2001:db8:1:2::3' } });
    expect(spent[0]?.counts).toEqual([
      { key: 'work 2001:db8:1:2::/64', most: 250_000 },
      { key: 'work 2001:db8:1::/48', most: 500_000 },
    ]);
  });

  it('bound the facts that an address stores in a day, by their number and their size', async () => {
    const isStorage = ({ windowMs }: Spending) => windowMs === dayMs;
    const { spent, countPoints } = watchedCounts(isStorage);
    const { app, db } = await testApp({}, { countPoints });
    const refused = await send(app, '203.0.113.1', 3);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    const text = 'x'.repeat(5_000);
    await post(app, '/api/record/facts', { facts: [{ kind: 'answer', text }] });
    expect(spent.filter(isStorage)).toEqual([
      { counts: [{ key: 'storage 127.0.0.1', most: 500_000 }], points: 3, windowMs: dayMs },
      { counts: [{ key: 'storage 127.0.0.1', most: 500_000 }], points: 4, windowMs: dayMs },
    ]);
    expect(await db.selectFrom('facts').selectAll().execute()).toEqual([]);
  });

  it('limit the new sessions of an address, but not those that are open', async () => {
    const isNew = ({ counts }: Spending) => counts.some(({ key }) => key.startsWith('new sessions'));
    let isFull = false;
    const { spent, countPoints } = watchedCounts((spending) => isFull && isNew(spending));
    const { app, db } = await testApp({}, { countPoints });
    const progress = { problemsCompleted: 1, streak: 1 };
    const cookie = cookieOf(await post(app, '/api/progress/algebra', progress));
    isFull = true;
    const refused = await post(app, '/api/progress/algebra', progress);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    expect((await post(app, '/api/progress/algebra', progress, { cookie })).statusCode).toBe(200);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(spent.filter(isNew).map(({ counts, windowMs }) => [counts[0]?.most, windowMs])).toEqual(
      Array(2).fill([1_500, hourMs]),
    );
  });

  it('of worksheets are counted for each address, only when a worksheet is generated', async () => {
    const { app } = await testApp(behindProxy);
    const sheet = async (seed: number, address: string) => {
      const url = `/api/practice/worksheet?topics=geometry.50&version=b&seed=${seed}`;
      return (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    };
    const { spent, countPoints } = watchedCounts();
    const watched = await testApp({}, { countPoints });
    for (let time = 0; time < 2; time++)
      await watched.app.inject('/api/practice/worksheet?topics=algebra.3&replaced=1x2&seed=1');
    expect(spent.map(({ points }) => points)).toEqual([2, 240, 2]);
    const codes = await Promise.all(Array.from({ length: 30 }, (_, seed) => sheet(seed, '203.0.113.1')));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(await sheet(31, '203.0.113.2')).toBe(200);
  });
});

it('forgets the count that was used longest ago when there are very many', async () => {
  const countPoints = localCounts();
  const count = async (key: string) => {
    const spending = { counts: [{ key, most: 100 }], points: 1, windowMs: minuteMs };
    return (await countPoints(spending)).total;
  };
  await count('one');
  await count('two');
  expect(await count('one')).toBe(2);
  for (let other = 0; other < maxCounts - 1; other++) await count(`other ${other}`);
  expect([await count('one'), await count('two')]).toEqual([3, 1]);
});
