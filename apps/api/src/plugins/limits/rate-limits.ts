import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '../../durations.js';
import { HttpError } from '../errors.js';
import { LocalStore } from './local-store.js';
import { networkOf } from './network.js';

const limit = (max: number, minutes: number) => ({ rateLimit: { max, timeWindow: minutes * minuteMs } });

/**
 * The limits for one address (one /64 of IPv6). A route names its limit in `config`. A school may share one
 * address, so the limits for reading and practice are generous. Each route is counted separately.
 */
export const limits = {
  reading: limit(1200, 1),
  practice: limit(600, 1),
  newsletter: limit(20, 10),
  contact: limit(10, 10),
  checkout: limit(40, 10),
  restore: limit(20, 10),
  order: limit(120, 1),
};

/** The store for the counts. Defaults to this process. */
export type RateLimitStore = FastifyRateLimitStoreCtor;

/**
 * The factor by which the limit of an IPv6 /48 exceeds the limit of one address. A /48 has 65,536 addresses
 * as we count them.
 */
const networkFactor = 5;

/**
 * Responds with 429 and Retry-After to requests beyond a route's limit. Routes without a limit aren't
 * counted.
 */
export async function limitRates(app: FastifyInstance, store: RateLimitStore = LocalStore): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    onExceeded: (request) => {
      request.log.warn({ req: request }, 'too many requests');
    },
    errorResponseBuilder: () => new HttpError(429),
  });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (!limit) return;
    const count = app.createRateLimit({
      max: Number(limit.max) * networkFactor,
      timeWindow: Number(limit.timeWindow),
      keyGenerator: ({ ip }) => `${route.url} ${networkOf(ip)}`,
    });
    const limitNetwork = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.ip.includes(':')) refuseExceeding(await count(request), request, reply);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), limitNetwork]; // after the address limit
  });
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** Throws 429 with Retry-After, and logs a message, when a count exceeds its limit. */
export function refuseExceeding(
  counted: Counted,
  request: FastifyRequest,
  reply: FastifyReply,
  message = 'too many requests',
): void {
  if (counted.isAllowed || !counted.isExceeded) return;
  request.log.warn({ req: request }, message);
  reply.header('retry-after', String(counted.ttlInSeconds));
  throw new HttpError(429);
}

/** The number of sessions that one address may open per hour. It's enough for the students of a large school. */
const maxNewSessions = 600;

/** Returns a function that throws 429 with Retry-After when an address opens too many sessions. */
export function limitNewSessions(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = app.createRateLimit({ max: maxNewSessions, timeWindow: 60 * minuteMs });
  return async (request, reply) => {
    refuseExceeding(await count(request), request, reply, 'too many sessions');
  };
}
