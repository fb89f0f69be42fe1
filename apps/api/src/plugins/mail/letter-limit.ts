import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hourMs } from '../../durations.js';
import { UnavailableError } from '../../error-types.js';
import { networkOf } from '../limits/network.js';
import { refuseExceeding } from '../limits/rate-limits.js';

/** The number of emails of one kind that strangers can trigger per hour, to all addresses together. */
export const maxLettersPerHour = 300;
/**
 * The number of emails per hour that are reserved for networks with few requests so that one network can't use
 * up the limit.
 */
export const reserve = 100;
/** The number of requests per hour that still counts as few. It's enough to retry after a 503. */
const fewRequests = 3;
/** The number of emails that one network can request per hour. */
export const maxOfNetwork = 60;

/**
 * Counts a requested email. Resolves to true if the network may use the reserve. Throws 429 with Retry-After beyond
 * the limit.
 */
type CountLetter = (request: FastifyRequest, reply: FastifyReply) => Promise<{ mayUseReserve: boolean }>;

/**
 * Returns a function that counts the emails of one kind by network. If rate limits are off, every network may
 * use the reserve.
 */
export function letterCounter(app: FastifyInstance, kind: string): CountLetter {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve({ mayUseReserve: true });
  const count = app.createRateLimit({
    max: maxOfNetwork,
    timeWindow: hourMs,
    keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}`,
  });
  return async (request, reply) => {
    const counted = await count(request);
    refuseExceeding(counted, request, reply, 'too many emails requested by one network');
    return { mayUseReserve: counted.isAllowed || counted.remaining >= maxOfNetwork - fewRequests };
  };
}

/**
 * Throws if the limit for this stranger is reached, so the request gets a 503 and the operator sees it
 * in the log. `timeOf` returns when the n-th latest email of the last hour was sent, or undefined if there are
 * fewer.
 */
export async function refuseMoreLetters(
  mayUseReserve: boolean,
  timeOf: (place: number) => Promise<Date | undefined>,
): Promise<void> {
  const most = mayUseReserve ? maxLettersPerHour : maxLettersPerHour - reserve;
  const oldest = await timeOf(most);
  if (!oldest) return;
  const waitMs = oldest.getTime() + hourMs - Date.now();
  throw new UnavailableError('Too many emails were requested within an hour.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
