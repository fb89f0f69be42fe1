import type { FastifyInstance, RouteOptions } from 'fastify';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { LocalStore } from './local-store.js';
import type { RateLimitStore } from './rate-limits.js';

type Count = { current: number; ttl: number };
const CountReply = z.tuple([z.number(), z.number()]);
/**
 * The options that the plugin actually passes to `child`; its types differ. Only new sessions are counted
 * without a route.
 */
type RouteLimit = { routeInfo: Partial<Pick<RouteOptions, 'method' | 'url'>> };

// The script runs in one step. A process that dies between two steps would leave a count that never expires,
// and lock the address out.
const count = `
  local current = redis.call('incr', KEYS[1])
  if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { current, redis.call('pttl', KEYS[1]) }`;

/** The time that a request waits for Redis, and the time after a timeout during which Redis isn't queried. */
const timeoutMs = 500;
const pauseMs = 10_000;

/**
 * Returns a store that counts requests on a Redis server, for all processes together. While Redis is
 * unreachable or frozen, each process counts its own requests.
 */
export async function createRedisStore(app: FastifyInstance, redisUrl: string): Promise<RateLimitStore> {
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
  return class SharedStore {
    #prefix = 'mathtools:limit:';
    readonly #own = new LocalStore();

    incr(key: string, done: (error: Error | null, result?: Count) => void, timeWindow: number): void {
      if (performance.now() < pausedUntil) {
        this.#own.incr(key, done, timeWindow);
        return;
      }
      const start = performance.now();
      this.#count(key, timeWindow).then(
        (result) => {
          done(null, result);
        },
        (err: unknown) => {
          // Redis timed out or rejected the command. A lost connection is logged once, when it closes.
          const isAnswered = redis.status === 'ready' && err instanceof Error && err.name === 'ReplyError';
          const now = performance.now();
          if ((isAnswered || now - start >= timeoutMs - 1) && now >= pausedUntil) {
            pausedUntil = now + pauseMs;
            app.log.warn({ err }, 'Redis does not respond: each server counts its own requests for a while');
          }
          this.#own.incr(key, done, timeWindow);
        },
      );
    }

    async #count(key: string, timeWindow: number): Promise<Count> {
      const reply = await redis.eval(count, 1, this.#prefix + key, timeWindow);
      const [current, ttl] = CountReply.parse(reply);
      return { current, ttl };
    }

    child(limit: object): SharedStore {
      const { method = 'NEW', url = 'session' } = (limit as RouteLimit).routeInfo;
      const store = new SharedStore();
      store.#prefix += `${String(method)}:${url}:`;
      return store;
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
