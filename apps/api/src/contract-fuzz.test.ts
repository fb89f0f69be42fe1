import { setImmediate as turn } from 'node:timers/promises';
import { ContactAccepted, ContactMessage } from '@mathtools/contracts/contact';
import { Health } from '@mathtools/contracts/health';
import { Products } from '@mathtools/contracts/marketplace';
import { NewsletterAccepted, NewsletterSubscription } from '@mathtools/contracts/newsletter';
import { Category, PracticeProblem, RandomProblemQuery } from '@mathtools/contracts/practice';
import { Problem } from '@mathtools/contracts/problem';
import { Progress } from '@mathtools/contracts/progress';
import { PublicConfiguration } from '@mathtools/contracts/public-configuration';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { anyRequest, bodyFor, category, query } from './testing/arbitraries.js';
import { testApp } from './testing/test-app.js';

/** All cases of a kind together: a sample in ordinary tests, the whole with SOAK set. */
const cases = process.env.SOAK ? 25_000 : 600;
const timeLimit = process.env.SOAK ? 1_800_000 : 60_000;

interface Route {
  method: 'GET' | 'POST';
  path: string;
  category?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The most bytes that its body may have. */
  limit?: number;
  answer: z.ZodType;
}

/** Every documented route with the contracts that it keeps. */
const routes: Route[] = [
  { method: 'GET', path: '/api/health', answer: Health },
  { method: 'GET', path: '/api/health/live', answer: Health },
  { method: 'GET', path: '/api/health/ready', answer: Health },
  { method: 'GET', path: '/api/config', answer: PublicConfiguration },
  { method: 'GET', path: '/api/marketplace/products', answer: Products },
  {
    method: 'GET',
    path: '/api/practice/random/{category}',
    category: true,
    query: RandomProblemQuery,
    answer: PracticeProblem,
  },
  { method: 'GET', path: '/api/progress/{category}', category: true, answer: Progress },
  {
    method: 'POST',
    path: '/api/progress/{category}',
    category: true,
    body: Progress,
    limit: 1024,
    answer: Progress,
  },
  { method: 'POST', path: '/api/contact', body: ContactMessage, limit: 34 * 1024, answer: ContactAccepted },
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    body: NewsletterSubscription,
    limit: 1024,
    answer: NewsletterAccepted,
  },
];

async function fuzzedApp() {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
  const { app, db } = await testApp({ ...mail, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const text = { question: 'q', answer: 'a', hint: 'h', steps: '["s"]' };
  for (const category of Category.options) {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const row = { id: `${category}-${difficulty}`, category, difficulty, ...text };
      await db.insertInto('problems').values(row).execute();
    }
  }
  const tables = [
    'sessions',
    'progress',
    'contact_messages',
    'subscribers',
    'confirmations',
    'outbox',
  ] as const;
  /** Everything that requests have written, in short. */
  const written = async () => {
    const counts = tables.map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
      return Number(row.rows);
    });
    return (await Promise.all(counts)).join();
  };
  const send = async (request: InjectOptions) => {
    await turn();
    const response = await app.inject(request);
    expect(response.statusCode).toBeLessThan(500);
    return response;
  };
  return { app, written, send };
}

/** The status that the contracts promise. */
function statusOf(route: Route, place: unknown, search: unknown, body: unknown): number {
  if (route.limit && Buffer.byteLength(JSON.stringify(body)) > route.limit) return 413;
  if (route.category && !Category.safeParse(place).success) return 404;
  if (route.query && !route.query.safeParse(search).success) return 400;
  return route.body && !route.body.safeParse(body).success ? 400 : 200;
}

describe(
  'the contracts',
  () => {
    it('cover every documented route', async () => {
      const { app } = await fuzzedApp();
      const { paths } = (await app.inject('/api/openapi.json')).json<{
        paths: Record<string, Record<string, unknown>>;
      }>();
      const documented = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
    });

    it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
      'are kept by %s: valid requests get valid answers, others 4xx and write nothing',
      async (_name, route) => {
        const { send, written } = await fuzzedApp();
        const seen = new Set<number>();
        const body = route.body ? bodyFor(route.body) : fc.constant(undefined);
        let before = await written();
        await fc.assert(
          fc.asyncProperty(
            category,
            route.query ? query : fc.constant({}),
            body,
            async (place, search, payload) => {
              const parameters = new URLSearchParams(search as Record<string, string>).toString();
              const url = route.path.replace('{category}', encodeURIComponent(place));
              const json = {
                headers: { 'content-type': 'application/json' },
                payload: JSON.stringify(payload),
              };
              const response = await send({
                method: route.method,
                url: parameters ? `${url}?${parameters}` : url,
                ...(payload === undefined ? {} : json),
              });
              const status = statusOf(route, place, search, payload);
              expect(response.statusCode).toBe(status);
              seen.add(status);
              (status === 200 ? route.answer : Problem).parse(response.json());
              const after = await written();
              if (status !== 200 || route.method === 'GET') expect(after).toBe(before);
              before = after;
            },
          ),
          { numRuns: Math.ceil(cases / routes.length) },
        );
        expect(seen).toContain(200);
        if (route.body) expect(seen).toContain(400);
      },
    );

    it('hold against anything else: raw bytes, wrong types, odd headers, unknown addresses', async () => {
      const { send, written } = await fuzzedApp();
      const before = await written();
      const paths = routes.map(({ path }) => path.replace('{category}', 'algebra'));
      await fc.assert(
        fc.asyncProperty(anyRequest(paths), async (request) => {
          await send(request);
          expect(await written()).toBe(before);
        }),
        { numRuns: cases },
      );
    });
  },
  timeLimit,
);
