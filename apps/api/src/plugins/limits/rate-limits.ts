import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { dayMs, hourMs, minuteMs } from '../../durations.js';
import { HttpError } from '../errors.js';
import { type CountPoints, localCounts } from './local-counts.js';
import { networkOf } from './network.js';

/** The points that one address (an IPv4 address or a /64 of IPv6) may spend within a time. */
export interface Budget {
  name: string;
  points: number;
  windowMs: number;
  /** The points that one session may spend. Defaults to those of an address. */
  session?: number;
  /** The points that a /48 of IPv6, which has 65,536 addresses as we count them, may spend. Defaults to five times as many. */
  network?: number;
}

/**
 * The work of all routes together. A point is 0.05 to 0.2 ms of processor time, so one address gets at most five sixths
 * of a processor, and a network twice as much. A school with 1,200 learners who answer three times a minute, half of the time wrongly, needs 234,000 points:
 * a fact, its request, their progress, and the next problem.
 */
export const work: Budget = {
  name: 'work',
  points: 250_000,
  session: 20_000,
  network: 500_000,
  windowMs: minuteMs,
};

/** The facts to store, each of at most a kilobyte. That school needs 432,000 for two hours a day. */
export const storage: Budget = { name: 'storage', points: 500_000, session: 60_000, windowMs: dayMs };

/** The sessions to open. */
export const newSessions: Budget = { name: 'new sessions', points: 1_500, windowMs: hourMs };

/** The points of work for facts, some of them with a mistake to name, for generated problems, and for stored facts that are read. */
export const pointsOf = {
  facts: (count: number, wrong: number) => 10 * count + 40 * wrong,
  problems: (count: number) => 30 * count,
  rows: (count: number) => Math.floor(count / 20),
};

/** The price of a route: the work of a call before its body is read, and a separate limit on the number of calls. */
interface Price {
  points: number;
  calls?: Pick<Budget, 'points' | 'windowMs'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    price?: Price;
  }
  interface FastifyRequest {
    /**
     * Spends a whole number of points of a budget, by default of work. Throws 429 with Retry-After if the session, the
     * address or the network has too few left, and then spends none. Returns the number of points that the network has
     * spent, or the address if it has none, and 0 if limits are off.
     */
    spend: (points: number, budget?: Budget) => Promise<number>;
  }
}

const price = (points: number, calls?: number, minutes = 10) => ({
  price: { points, ...(calls !== undefined && { calls: { points: calls, windowMs: minutes * minuteMs } }) },
});

/** The prices of routes. A route names one in `config`. Its calls are counted separately, its work with that of all routes. */
export const limits = {
  reading: price(1),
  reading10: price(10),
  practice: price(2),
  newsletter: price(2, 20),
  contact: price(2, 10),
  checkout: price(10, 40),
  restore: price(2, 20),
  // A whole class may join devices behind one address.
  learners: price(2, 300),
  order: price(2, 120, 1),
};

/** Returns the size of a request's body in KB, rounded down. It is the largest one allowed if the client names none or more. */
export function kilobytesOf({ headers, routeOptions }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? Infinity : Number(headers['content-length'] ?? 0);
  return Math.floor(Math.min(bytes, routeOptions.bodyLimit) / 1024);
}

/**
 * Lets each request spend the points of its route: those of its price, and one for every 4 KB of its body. Routes without
 * a price aren't counted. Points are counted by the configured Redis server, or else by this process.
 */
export const rateLimits = fp(limitRates, { name: 'rate-limits', dependencies: ['sessions'] });

async function limitRates(app: FastifyInstance, { countPoints }: { countPoints?: CountPoints | undefined }) {
  const count = app.config.rateLimits ? (countPoints ?? (await configuredCounts(app))) : undefined;
  const spend = async (request: FastifyRequest, points: number, budget: Budget) => {
    if (!count || points === 0) return 0;
    const { name, windowMs, points: most } = budget;
    const session = app.sessions.claimed(request);
    const counted = (who: string, limit = most) => ({ key: `${name} ${who}`, most: limit });
    const counts = [
      ...(session === undefined ? [] : [counted(session, budget.session)]),
      counted(networkOf(request.ip, 64)),
      ...(request.ip.includes('.') ? [] : [counted(networkOf(request.ip), budget.network ?? 5 * most)]),
    ];
    const { total, waitMs } = await count({ counts, points, windowMs });
    if (waitMs === 0) return total;
    request.log.warn({ req: request, limit: name }, 'too many requests');
    throw new HttpError(429, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  };
  app.decorateRequest('spend', function (points, budget = work) {
    return spend(this, points, budget);
  });
  app.addHook('onRequest', async (request) => {
    const { config, url = '' } = request.routeOptions;
    if (!config.price) return;
    const { points, calls } = config.price;
    if (calls) await request.spend(1, { name: `${request.method} ${url}`, ...calls });
    await request.spend(points + Math.floor(kilobytesOf(request) / 4));
  });
}

async function configuredCounts(app: FastifyInstance): Promise<CountPoints> {
  const { redisUrl } = app.config;
  if (redisUrl === undefined) return localCounts();
  const { sharedCounts } = await import('./shared-limits.js');
  return sharedCounts(app, redisUrl);
}
