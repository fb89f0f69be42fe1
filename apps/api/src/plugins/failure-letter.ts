import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { minuteMs } from '../durations.js';
import { ownerLetter } from './mail/owner-letter.js';

/** The number of requests that must fail, and the time within which they fail. */
const burst = { requests: 10, withinMs: 10 * minuteMs };

/**
 * Emails the owner, at most once a day, when many requests fail. A 503 doesn't count, because it asks the
 * client to try again later.
 */
export const failureLetter = fp<{ owner: string }>(tellOfFailures, { name: 'failure-letter' });

function tellOfFailures(app: FastifyInstance, { owner }: { owner: string }, done: () => void): void {
  const tell = ownerLetter(app.db, owner, 'failed requests');
  let times: readonly number[] = [];
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 500 || reply.statusCode === 503) return;
    const now = Date.now();
    times = [...times.filter((time) => Math.abs(now - time) < burst.withinMs), now].slice(-burst.requests);
    if (times.length < burst.requests) return;
    const paragraphs = [
      `${burst.requests} requests failed within ten minutes, the last one ${request.method} ${request.routeOptions.url ?? ''} (request ${request.id}).`,
      'The log contains the reason, under “request failed.” You get this email at most once a day.',
    ];
    // While the database is down, the email can't be stored.
    await tell('Requests are failing', ...paragraphs).catch(() => undefined);
  });
  done();
}
