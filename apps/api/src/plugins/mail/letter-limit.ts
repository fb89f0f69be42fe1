import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hourMs } from '../../durations.js';
import { UnavailableError } from '../../error-types.js';
import { HttpError } from '../errors.js';
import { networkOf } from '../limits/network.js';

/** How many letters of one kind strangers can have sent in an hour, to whatever addresses. */
export const maxLettersPerHour = 300;
/** The last of them are for networks that have asked for none within the hour: those that have can't use up all. */
export const reserve = 100;
/** How many of them one network can ask for. */
export const maxOfNetwork = 60;

/** Counts a letter that a stranger asks for; tells whether it is the first one of a network, or throws 429 with Retry-After. */
type CountLetter = (request: FastifyRequest, reply: FastifyReply) => Promise<{ isFirst: boolean }>;

/** Returns a function that counts the letters of one kind by network; with rate limits off each counts as the first. */
export function letterCounter(app: FastifyInstance, kind: string): CountLetter {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve({ isFirst: true });
  const count = app.createRateLimit({
    max: maxOfNetwork,
    timeWindow: hourMs,
    keyGenerator: ({ ip }) => `${kind} ${networkOf(ip)}`,
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed) return { isFirst: true };
    if (counted.isExceeded) {
      request.log.warn({ req: request }, 'too many letters for one network');
      reply.header('retry-after', String(counted.ttlInSeconds));
      throw new HttpError(429);
    }
    return { isFirst: counted.remaining === maxOfNetwork - 1 };
  };
}

/**
 * Throws when as many were sent as this stranger may use, so that the request is answered with 503 and the operator finds it in the
 * log. `timeOf` returns when one of the letters of the last hour was sent, counted back from the latest; undefined if there are fewer.
 */
export async function refuseMoreLetters(
  isFirst: boolean,
  timeOf: (place: number) => Promise<Date | undefined>,
): Promise<void> {
  const most = isFirst ? maxLettersPerHour : maxLettersPerHour - reserve;
  const oldest = await timeOf(most);
  if (!oldest) return;
  const waitMs = oldest.getTime() + hourMs - Date.now();
  throw new UnavailableError('Too many letters were asked for in an hour.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
