import type { FastifyInstance, RouteOptions } from 'fastify';
import { Redis } from 'ioredis';
import { HttpError } from './errors.js';
import type { RateLimitStore } from './rate-limits.js';

type Count = { current: number; ttl: number };
/** What the plugin really gives to a store's child; its types say otherwise. */
type RouteLimit = { routeInfo: Pick<RouteOptions, 'method' | 'url'> };

// In one step: a process that dies between counting and limiting the time would lock an address out for ever.
const count = `
  local current = redis.call('incr', KEYS[1])
  if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { current, redis.call('pttl', KEYS[1]) }`;

/**
 * Counts for rate limits on a Redis server, for all processes together. While it can't be reached, what may go uncounted
 * goes on and the rest is refused (see `limits`).
 */
export async function createRedisStore(app: FastifyInstance, redisUrl: string): Promise<RateLimitStore> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 1_000,
    commandTimeout: 500,
    // A request is refused at once, not kept until the connection is back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  logOutages(app, redis);
  app.addHook('onClose', (_instance, done) => {
    redis.disconnect();
    done();
  });
  // A server that is down now is tried again and again; it must not keep this one from starting.
  await redis.connect().catch(() => undefined);

  return class SharedStore {
    #prefix = 'mathtools:limit:';

    incr(key: string, done: (error: Error | null, result?: Count) => void, timeWindow: number): void {
      redis.eval(count, 1, this.#prefix + key, timeWindow).then(
        (answer) => {
          const [current, ttl] = answer as [number, number];
          done(null, { current, ttl });
        },
        () => {
          done(new HttpError(503));
        },
      );
    }

    child(limit: object): SharedStore {
      const { method, url } = (limit as RouteLimit).routeInfo;
      const store = new SharedStore();
      store.#prefix += `${String(method)}:${url}:`;
      return store;
    }
  };
}

/** Logs when the connection is lost and when it is back, not every attempt between. */
function logOutages(app: FastifyInstance, redis: Redis): void {
  let isLost = false;
  redis.on('error', (err: unknown) => {
    if (!isLost) app.log.error({ err }, 'rate limits are not counted: Redis can’t be reached');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) app.log.warn('rate limits are counted again');
    isLost = false;
  });
}
