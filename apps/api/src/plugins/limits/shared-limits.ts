import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { type CountPoints, localCounts } from './local-counts.js';

const CountReply = z.tuple([z.number(), z.number()]);

// The script runs in one step. A process that dies between two steps would leave a count that never expires,
// and lock the address out.
const addPoints = `
  local points, window = tonumber(ARGV[1]), ARGV[2]
  for place, key in ipairs(KEYS) do
    local total = tonumber(redis.call('get', key) or 0)
    if total + points > tonumber(ARGV[place + 2]) then return { total, math.max(1, redis.call('pttl', key)) } end
  end
  local total = 0
  for _, key in ipairs(KEYS) do
    total = redis.call('incrby', key, points)
    if total == points then redis.call('pexpire', key, window) end
  end
  return { total, 0 }`;

/** The time that a request waits for Redis, and the time after a timeout during which Redis isn't queried. */
const timeoutMs = 500;
const pauseMs = 10_000;

/**
 * Returns a function that counts points on a Redis server, for all processes together. While Redis is
 * unreachable or frozen, each process counts its own.
 */
export async function sharedCounts(app: FastifyInstance, redisUrl: string): Promise<CountPoints> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 1_000,
    commandTimeout: timeoutMs,
    // Without a connection, a command fails immediately instead of waiting for one.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  logOutages(app, redis);
  // The client keeps trying to connect. A Redis server that is down must not prevent this server from
  // starting.
  await redis.connect().catch(() => undefined);

  let pausedUntil = 0;
  const own = localCounts();
  return async (spending) => {
    const { counts, points, windowMs } = spending;
    const start = performance.now();
    if (start < pausedUntil) return own(spending);
    try {
      const keys = counts.map(({ key }) => `mathtools:points:${key}`);
      const limits = counts.map(({ most }) => most);
      const reply = await redis.eval(addPoints, keys.length, ...keys, points, windowMs, ...limits);
      const [total, waitMs] = CountReply.parse(reply);
      return { total, waitMs };
    } catch (err) {
      // Redis timed out or rejected the command. A lost connection is logged once, when it closes.
      const isAnswered = redis.status === 'ready' && err instanceof Error && err.name === 'ReplyError';
      const now = performance.now();
      if ((isAnswered || now - start >= timeoutMs - 1) && now >= pausedUntil) {
        pausedUntil = now + pauseMs;
        app.log.warn({ err }, 'Redis does not respond: each server counts its own requests for a while');
      }
      return own(spending);
    }
  };
}

/**
 * Logs when the connection is lost and when it is restored, but not every attempt in between, until the
 * application closes it.
 */
function logOutages(app: FastifyInstance, redis: Redis): void {
  let state: 'up' | 'down' | 'ended' = 'up';
  let err: unknown;
  redis.on('error', (error: unknown) => {
    err = error;
  });
  redis.on('close', () => {
    if (state === 'up') app.log.error({ err }, 'each server counts its own requests: Redis can’t be reached');
    if (state !== 'ended') state = 'down';
  });
  redis.on('ready', () => {
    if (state === 'down') app.log.warn('the servers count requests together again');
    state = 'up';
    err = undefined;
  });
  app.addHook('onClose', (_instance, done) => {
    state = 'ended';
    redis.disconnect();
    done();
  });
}
