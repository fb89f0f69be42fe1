import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/schema.js';
import { countLetters } from './metrics-repository.js';

/** What metrics are made from. */
export interface MetricsParts {
  db: Database;
  /** What a monitor shows as `Authorization: Bearer …`; to others there is nothing at this address. */
  token: string;
}

/** Measures requests, the process and the outbox, in the form that Prometheus reads at `/metrics`. */
export function registerMetrics(app: FastifyInstance, { db, token }: MetricsParts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'outbox_letters',
    help: 'Letters that wait to be mailed, and letters that were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const { state, letters } of await countLetters(db)) this.set({ state }, letters);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // Unknown addresses have no pattern: a separate label for each would fill the memory.
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** Compares in a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
