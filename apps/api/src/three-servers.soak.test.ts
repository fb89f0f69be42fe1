import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '@mathtools/contracts/progress';
import { expect, it, onTestFinished } from 'vitest';
import {
  type Acknowledged,
  expectWhole,
  nothingAcknowledged,
  writesIn,
} from './acknowledged.test-support.js';
import { openDatabase } from './db/database.js';
import { freePort } from './testing/free-port.js';
import { plainProxy } from './testing/plain-proxy.js';
import { postgresServer } from './testing/postgres-server.js';
import { hasRedis, redisServer } from './testing/redis-server.js';
import { startServer } from './testing/server-process.js';
import { siteFolder } from './testing/site-folder.js';

/** The number of rounds of restarts and kills. */
const rounds = 10;
/** The number of reads after each restart or kill. It's large enough to measure a rate of one in a thousand. */
const readsAfter = 600;
/**
 * The number of visitors that are active at a time, and the number of rounds that each one makes before another
 * visitor takes over.
 */
const visitors = 16;
const roundsOfVisitor = 8;
/** Less than the number of emails that strangers can trigger per hour. */
const mostSubscribers = 250;

const paths = [
  '/about',
  '/api/practice/random/algebra',
  '/api/marketplace/products',
  '/api/marketplace/library',
  '/api/practice/random/geometry',
  '/about',
];

/** The record of what visitors did. */
interface Load {
  acknowledged: Acknowledged;
  reads: number;
  failedReads: unknown[];
  /** The reads that returned less than was acknowledged. */
  staleReads: unknown[];
  /**
   * The number of writes that were not acknowledged, by the disruption at the time and the status of the
   * response. The status is 0 if the connection broke.
   */
  refusedWrites: Map<string, number>;
  during: string;
  isOver: boolean;
}

interface Sent {
  status: number;
  body: string;
  cookie: string | undefined;
}

/**
 * Returns a function that sends requests from an address of this machine. Status 0 means that no response
 * arrived.
 */
function sender(port: number, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const send = async (path: string, cookie: string, body?: unknown): Promise<Sent> => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { ...json, ...(cookie === '' ? {} : { cookie }) };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    try {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const { statusCode: status = 0, headers: answered } = answer;
      return { status, body: await text(answer), cookie: answered['set-cookie']?.[0]?.split(';')[0] };
    } catch (error) {
      return { status: 0, body: String(error), cookie: undefined };
    }
  };
  const close = () => {
    agent.destroy();
  };
  return { send, close };
}

let visits = 0;

/** Reads and writes as a visitor with a separate address. */
async function visit(port: number, load: Load): Promise<void> {
  const number = ++visits;
  const { acknowledged, failedReads, staleReads, refusedWrites } = load;
  const { send, close } = sender(port, `127.1.${number >> 8}.${number & 255}`);
  let cookie = '';
  let stored = 0;

  const read = async (path: string) => {
    const answer = await send(path, cookie);
    load.reads++;
    if (answer.status !== 200) failedReads.push([load.during, path, answer.status]);
    await delay(2);
    return answer;
  };
  const write = async (path: string, body: unknown) => {
    const answer = await send(path, cookie, body);
    if (answer.status === 200) return answer;
    const kind = `${load.during}, ${answer.status}`;
    refusedWrites.set(kind, (refusedWrites.get(kind) ?? 0) + 1);
    await delay(50);
    return undefined;
  };

  for (let round = 0; round < roundsOfVisitor && !load.isOver; round++) {
    const next = { problemsCompleted: stored + 1, streak: 1 } satisfies Progress;
    const answer = await write('/api/progress/algebra', next);
    if (answer) {
      cookie = answer.cookie ?? cookie;
      stored = next.problemsCompleted;
      acknowledged.progress.set(cookie, stored);
    }
    const id = `number-${number * roundsOfVisitor + round}-`;
    const email = `${id}@math.example`;
    if (await write('/api/contact', { name: 'Ada', email, subject: 'Hello', message: id }))
      acknowledged.messages.add(id);
    if (round === 0 && number <= mostSubscribers && (await write('/api/newsletter/subscribe', { email })))
      acknowledged.addresses.add(email);
    for (const path of paths) await read(path);
    const { status, body } = await read('/api/progress/algebra');
    // A write that was not acknowledged may or may not be stored.
    if (status === 200) {
      const { problemsCompleted } = JSON.parse(body) as Progress;
      if (![stored, stored + 1].includes(problemsCompleted)) staleReads.push([cookie, stored, body]);
    }
  }
  close();
}

/** Keeps visitors coming until stopped. */
function startLoad(port: number) {
  const load: Load = {
    acknowledged: nothingAcknowledged(),
    reads: 0,
    failedReads: [],
    staleReads: [],
    refusedWrites: new Map(),
    during: 'quiet',
    isOver: false,
  };
  const come = async () => {
    while (!load.isOver) await visit(port, load);
  };
  const all = Promise.all(Array.from({ length: visitors }, come));
  const stop = async () => {
    load.isOver = true;
    await all;
  };
  onTestFinished(stop);
  /** Waits for a number of additional reads. */
  const moreReads = async (count = readsAfter) => {
    const enough = load.reads + count;
    while (load.reads < enough) await delay(20);
  };
  return { load, stop, moreReads };
}

/** Starts three servers on one PostgreSQL server and one Redis server, behind a proxy. */
async function threeServers() {
  // Stopping this server is a crash, after which it still has everything that it acknowledged.
  const postgres = await postgresServer(['synchronous_commit=on']);
  onTestFinished(postgres.remove);
  const redisPort = await freePort();
  const redis = await redisServer(redisPort);
  const environment = {
    DATABASE_URL: postgres.urlOf('postgres'),
    REDIS_URL: redis.url,
    SESSION_SECRET: 'secret'.repeat(6),
    TRUST_PROXY: '127.0.0.1',
    WEB_ROOT: siteFolder(),
    // Emails are queued and stay in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    SUPPORT_EMAIL: 'support@math.example',
  };
  const start = () => startServer(environment);
  const servers = await Promise.all([start(), start(), start()]);
  const proxy = await plainProxy(
    servers.map(({ port }) => port),
    { repeatsReads: true },
  );
  const replace = async (place: number, end: (old: (typeof servers)[number]) => Promise<unknown>) => {
    const old = servers[place];
    if (!old) throw new Error('There is no such server.');
    await end(old);
    const fresh = await start();
    proxy.replace(old.port, fresh.port);
    await expect.poll(() => proxy.isReady(fresh.port)).toBe(true);
    servers[place] = fresh;
  };
  return { postgres, redis, redisPort, proxy, replace, url: environment.DATABASE_URL };
}

/**
 * The limit for counting a database restart: the servers retry for three seconds. Reads that fail during a
 * longer restart don't count.
 */
const quickRestartMs = 2_500;

// Load on the machine may make reads fail in one run, but not in three. No load excuses a lost write.
it.skipIf(!hasRedis)(
  'three servers lose nothing and keep responding while they, the database, and Redis are restarted and killed',
  { timeout: rounds * 300_000, retry: { count: 2, condition: /too many failed reads/ } },
  async () => {
    const { postgres, redis, redisPort, proxy, replace, url } = await threeServers();
    const { load, stop, moreReads } = startLoad(proxy.port);
    await moreReads();
    let limiter = redis;
    const begun = performance.now();
    for (let round = 0; round < rounds; round++) {
      load.during = 'rolling restart';
      for (const place of [0, 1, 2]) {
        await replace(place, async ({ child, ended }) => {
          child.kill('SIGTERM');
          expect(await ended).toBe(0);
        });
      }
      await moreReads();
      load.during = 'a server killed';
      await replace(round % 3, async ({ child, ended }) => {
        child.kill('SIGKILL');
        await ended;
        await moreReads();
      });

      load.during = 'database restarted';
      const failedBefore = load.failedReads.length;
      await postgres.stop();
      const stopped = performance.now();
      await postgres.start();
      const isQuick = performance.now() - stopped < quickRestartMs;
      await moreReads();
      if (!isQuick) load.failedReads.splice(failedBefore);

      load.during = 'Redis killed';
      await limiter.stop();
      await moreReads();
      limiter = await redisServer(redisPort);
      load.during = 'quiet';
      await moreReads();
    }
    await stop();

    const { acknowledged, reads, failedReads, staleReads, refusedWrites } = load;
    const seconds = ((performance.now() - begun) / 1000).toFixed();
    const refused = [...refusedWrites].map(([kind, count]) => `${kind}: ${count}`).join('; ');
    console.info(
      `${seconds} s: ${reads} reads, ${failedReads.length} failed; ${writesIn(acknowledged)} acknowledged writes, none lost; not acknowledged: ${refused}`,
    );
    const db = await openDatabase({ engine: 'postgres', url });
    onTestFinished(() => db.destroy());
    await expectWhole(db, acknowledged);
    expect(acknowledged.messages.size).toBeGreaterThan(100);
    expect(staleReads).toEqual([]);
    expect(failedReads.slice(reads / 1000), 'too many failed reads').toEqual([]);
  },
);
