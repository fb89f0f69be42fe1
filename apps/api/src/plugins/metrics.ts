import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/schema.js';
import { countMails } from './metrics-repository.js';

/** The dependencies of the metrics. */
export interface MetricsOptions {
  db: Database;
  /** The token that a monitor sends as `Authorization: Bearer …`; other requests get 404. */
  token: string;
}

/** Measures requests, the process and the outbox, and serves the metrics to Prometheus at `/metrics`. */
export function registerMetrics(app: FastifyInstance, { db, token }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'outbox_letters',
    help: 'Emails that wait to be sent, and emails that were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const { state, mails } of await countMails(db)) this.set({ state }, mails);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // Unknown paths have no pattern: a label for each of them would fill the memory.
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

/** Compares two texts in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
