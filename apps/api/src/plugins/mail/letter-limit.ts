import type { FastifyRequest } from 'fastify';
import { hourMs } from '../../durations.js';
import { UnavailableError } from '../../error-types.js';

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
 * Counts a requested email of one kind by network. Resolves to true if the network may use the reserve. Throws 429 with
 * Retry-After beyond the limit.
 */
export async function countLetter(
  request: FastifyRequest,
  kind: string,
): Promise<{ mayUseReserve: boolean }> {
  const budget = { name: `${kind} emails`, points: maxOfNetwork, network: maxOfNetwork, windowMs: hourMs };
  return { mayUseReserve: (await request.spend(1, budget)) <= fewRequests };
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
