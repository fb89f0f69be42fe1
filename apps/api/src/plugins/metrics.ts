import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/schema.js';
import { minuteMs } from '../durations.js';
import type { LetterOutcome } from './mail/outbox-delivery.js';
import { countMails, countSales, countTrials } from './metrics-repository.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an attempt to send an email. Undefined if metrics are off. */
    countLetter?: (outcome: LetterOutcome) => void;
  }
}

/** The route that receives students' answers. */
const answersRoute = '/api/progress/:category';

/**
 * Measures requests, the process, the outbox, and the business. Serves the metrics to Prometheus at
 * `/metrics` for a monitor that sends the token as `Authorization: Bearer …`. Other requests get 404.
 */
export default fp<{ token: string }>(measure, { name: 'metrics' });

function measure(app: FastifyInstance, { token }: { token: string }, done: () => void): void {
  const { db } = app;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  /**
   * Resolves to the database's counts. While the database is down, resolves to an empty list so that the
   * other metrics work and these keep their last values.
   */
  const unlessDown: UnlessDown = async (counts) => {
    try {
      return await counts;
    } catch (err) {
      app.log.warn({ err }, 'could not read the database counts for the metrics');
      return [];
    }
  };
  new Gauge({
    name: 'outbox_letters',
    help: 'Emails waiting to be sent, and emails that couldn’t be delivered',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const { state, mails } of await unlessDown(countMails(db))) this.set({ state }, mails);
    },
  });
  const updateBusiness = measureBusiness(registry, db, unlessDown);
  const letters = new Counter({
    name: 'letters_total',
    help: 'Attempts by this server to send an email, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'answers_total',
    help: 'Answers to practice problems that this server stored',
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request;
    if (method === 'POST' && routeOptions.url === answersRoute && reply.statusCode === 200) answers.inc();
    // Unknown paths have no pattern. A label for each of them would fill the memory.
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    next();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.callNotFound();
      return reply;
    }
    await updateBusiness();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  app.decorate('countLetter', (outcome) => {
    letters.inc({ outcome });
  });
  done();
}

type UnlessDown = <T>(counts: Promise<T[]>) => Promise<T[]>;

/**
 * Returns a function that loads at most once a minute. Concurrent callers share the result, and failures
 * aren't cached. Counting a million orders takes a quarter of a second, and it blocks SQLite.
 */
function onceAMinute<T extends object>(load: () => Promise<T>): () => Promise<T> {
  const kept = new LRUCache<'', T>({
    max: 1,
    ttl: minuteMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    fetchMethod: load,
  });
  return () => kept.forceFetch('');
}

/**
 * Returns a function that updates the totals from the database, at most once a minute. They are the same on
 * all servers.
 */
function measureBusiness(registry: Registry, db: Database, unlessDown: UnlessDown): () => Promise<void> {
  const gauge = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const sales = gauge('shop_sales', 'Paid orders', 'product');
  const saleCents = gauge('shop_sales_cents', 'Amount paid, in cents', 'product');
  const refunds = gauge('shop_refunds', 'Orders refunded in part or in full', 'product');
  const refundCents = gauge('shop_refunds_cents', 'Amount refunded, in cents', 'product');
  const trials = gauge('shop_trials', 'Trials started', 'tier');
  const sold = onceAMinute(() => countSales(db));
  const begun = onceAMinute(() => countTrials(db));
  return async () => {
    for (const { product, ...counts } of await unlessDown(sold())) {
      sales.set({ product }, counts.sales);
      saleCents.set({ product }, counts.saleCents);
      refunds.set({ product }, counts.refunds);
      refundCents.set({ product }, counts.refundCents);
    }
    for (const { tier, count } of await unlessDown(begun())) trials.set({ tier }, count);
  };
}

/** Compares two strings in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
