import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hourMs } from '../../durations.js';
import { UnavailableError } from '../../error-types.js';
import { networkOf } from '../limits/network.js';
import { refuseExceeding } from '../limits/rate-limits.js';

/** How many letters of one kind strangers can have sent in an hour, to whatever addresses. */
export const maxLettersPerHour = 300;
/** How many of them are reserved for networks that asked for few within the hour, so that one network can't use up all. */
export const reserve = 100;
/** How many requests of one network within the hour are few: enough to come back after a 503. */
const fewRequests = 3;
/** How many of them one network can ask for. */
export const maxOfNetwork = 60;

/** Counts a requested letter; returns whether its network may use the reserve, or throws 429 with Retry-After. */
type CountLetter = (request: FastifyRequest, reply: FastifyReply) => Promise<{ mayUseReserve: boolean }>;

/** Returns a function that counts the letters of one kind by network; with rate limits off, each may use the reserve. */
export function letterCounter(app: FastifyInstance, kind: string): CountLetter {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve({ mayUseReserve: true });
  const count = app.createRateLimit({
    max: maxOfNetwork,
    timeWindow: hourMs,
    keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}`,
  });
  return async (request, reply) => {
    const counted = await count(request);
    refuseExceeding(counted, request, reply, 'too many letters for one network');
    return { mayUseReserve: counted.isAllowed || counted.remaining >= maxOfNetwork - fewRequests };
  };
}

/**
 * Throws when as many were sent as this stranger may use, so that the request is answered with 503 and the operator finds it in the
 * log. `timeOf` returns when one of the letters of the last hour was sent, counted back from the latest; undefined if there are fewer.
 */
export async function refuseMoreLetters(
  mayUseReserve: boolean,
  timeOf: (place: number) => Promise<Date | undefined>,
): Promise<void> {
  const most = mayUseReserve ? maxLettersPerHour : maxLettersPerHour - reserve;
  const oldest = await timeOf(most);
  if (!oldest) return;
  const waitMs = oldest.getTime() + hourMs - Date.now();
  throw new UnavailableError('Too many letters were asked for in an hour.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
