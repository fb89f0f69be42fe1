import { setImmediate as turn } from 'node:timers/promises';
import { ContactAccepted, ContactMessage } from '@mathtools/contracts/contact';
import { Health } from '@mathtools/contracts/health';
import {
  BrowserForgotten,
  BrowserPath,
  BrowserRemoved,
  Browsers,
  ChoiceRequest,
  Lesson,
  LessonPath,
  Library,
  PackContents,
  PackPath,
  PackProblems,
  PackSummary,
  Products,
  ReadingMarked,
  Restored,
  RestoreRequest,
} from '@mathtools/contracts/marketplace';
import {
  Deletion,
  JoinAnswer,
  JoinBegun,
  JoinRequest,
  Joins,
  LearnerChanged,
  LearnerCode,
  LearnerQuery,
  Learners,
} from '@mathtools/contracts/learners';
import { NewsletterAccepted, NewsletterSubscription } from '@mathtools/contracts/newsletter';
import {
  CodeGiven,
  CodeRequest,
  CodesMailed,
  Order,
  OrderPath,
  PaymentIntent,
  PaymentRequest,
  Trial,
  TrialConfirmation,
  TrialRequest,
} from '@mathtools/contracts/payments';
import {
  Category,
  PracticeProblem,
  ProblemPath,
  RandomProblemQuery,
  Worksheet,
  WorksheetQuery,
} from '@mathtools/contracts/practice';
import { ApiProblem } from '@mathtools/contracts/api-problem';
import { Progress } from '@mathtools/contracts/progress';
import {
  FactsStored,
  ImportPart,
  LearnerRecord,
  NewFacts,
  RecordExport,
  RecordQuery,
} from '@mathtools/contracts/record';
import { PublicConfiguration } from '@mathtools/contracts/public-configuration';
import { OpenOrders, Withdrawal, WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import { problemById, SKILLS } from '@mathtools/practice';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { seedProducts } from './modules/marketplace/catalogue.js';
import { BANK } from '@mathtools/content';
import {
  anyRequest,
  bodyFor,
  browser,
  category,
  learnerId,
  learnerQuery,
  lesson,
  pack,
  paymentIntent,
  problemId,
  randomProblemQuery,
  recordQuery,
  worksheetQuery,
} from './testing/arbitraries.js';
import { sharedApp } from './testing/test-app.js';
import { inHours } from './durations.js';
import { maxLettersPerHour } from './plugins/mail/letter-limit.js';

/** The number of cases of each kind, for all routes together. */
const cases = { gate: 1_100, full: 10_000, soak: 50_000 }[inject('scale')];
const timeLimit = { gate: 300_000, full: 600_000, soak: 1_800_000 }[inject('scale')];

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The schema of the path parameter, and values for it. */
  place?: { schema: z.ZodType; texts: fc.Arbitrary<string> };
  query?: { schema: z.ZodType; searches: fc.Arbitrary<Record<string, unknown>> };
  /** Returns true if the resource that a valid request names exists; always true if omitted. */
  finds?: (place: string, search: Record<string, string>) => boolean;
  /**
   * The statuses of a valid request from a visitor who owns nothing, if not 200. The first one must occur.
   */
  statuses?: number[];
  body?: z.ZodType;
  /** The largest body in bytes. */
  limit?: number;
  answer: z.ZodType;
}

const ofCategory = { schema: Category, texts: category };
const ofLearner = { schema: LearnerQuery, searches: learnerQuery };
const ofPack = { schema: PackPath.shape.pack, texts: pack };
/** Joins two path parameters with a slash. */
const ofLesson = {
  schema: z.string().refine((text) => {
    const [pack, lesson] = placesIn(text, 2);
    return LessonPath.safeParse({ pack, lesson }).success;
  }),
  texts: lesson,
};

function placesIn(text: string, places: number): string[] {
  if (places < 2) return [text];
  const [first = '', ...rest] = text.split('/');
  return [first, rest.join('/')];
}

function filled(path: string, text: string): string {
  const places = path.match(/{\w+}/g) ?? [];
  const texts = placesIn(text, places.length);
  return places.reduce(
    (done, place, index) => done.replace(place, encodeURIComponent(texts[index] ?? '')),
    path,
  );
}

/** Accepts the category of a problem, if it exists. */
function categoryOf(id: string): string | undefined {
  const generated = problemById(id);
  if (generated.ok) return generated.value.category;
  return BANK.find((problem) => problem.id === id)?.category;
}

/** Returns a path parameter with as many IDs as a route of learners has, separated by slashes. */
const ids = (count: number) => ({
  schema: z.string().regex(/^[\w-]{22}(?:\/[\w-]{22})?$/),
  texts: fc.array(learnerId, { minLength: count, maxLength: count }).map((texts) => texts.join('/')),
});

const changes = { statuses: [404], answer: LearnerChanged };
const learnerRoutes: Route[] = [
  { method: 'GET', path: '/api/learners', answer: Learners },
  { method: 'GET', path: '/api/joins', answer: Joins },
  { method: 'POST', path: '/api/learners/{learner}/code', place: ids(1), answer: LearnerCode },
  { method: 'POST', path: '/api/learners/{learner}/recovery', place: ids(1), answer: LearnerCode },
  { method: 'DELETE', path: '/api/learners/{learner}/recovery', place: ids(1), ...changes },
  { method: 'POST', path: '/api/learners/{learner}/devices/{device}/remove', place: ids(2), ...changes },
  { method: 'POST', path: '/api/learners/{learner}/leave', place: ids(1), ...changes },
  { method: 'POST', path: '/api/learners/{learner}/changes/{change}/undo', place: ids(2), ...changes },
  {
    method: 'POST',
    path: '/api/learners/{learner}/delete',
    place: ids(1),
    body: Deletion,
    limit: 1024,
    ...changes,
  },
  {
    method: 'POST',
    path: '/api/learners/{learner}/imports',
    place: ids(1),
    body: ImportPart,
    limit: 256 * 1024,
    answer: FactsStored,
  },
  { method: 'POST', path: '/api/learners/{learner}/restore', place: ids(1), ...changes },
  { method: 'POST', path: '/api/joins', body: JoinRequest, limit: 1024, statuses: [404], answer: JoinBegun },
  {
    method: 'POST',
    path: '/api/joins/{join}/answer',
    place: ids(1),
    body: JoinAnswer,
    limit: 1024,
    ...changes,
  },
];

/** Every documented route with its contracts. */
const routes: Route[] = [
  { method: 'GET', path: '/api/health', answer: Health },
  { method: 'GET', path: '/api/health/live', answer: Health },
  { method: 'GET', path: '/api/health/ready', answer: Health },
  { method: 'GET', path: '/api/config', answer: PublicConfiguration },
  { method: 'GET', path: '/api/marketplace/products', answer: Products },
  { method: 'GET', path: '/api/marketplace/library', answer: Library },
  {
    method: 'GET',
    path: '/api/marketplace/packs/{pack}',
    place: ofPack,
    statuses: [200, 404],
    answer: PackContents,
  },
  {
    method: 'GET',
    path: '/api/marketplace/packs/{pack}/lessons/{lesson}',
    place: ofLesson,
    statuses: [200, 403, 404],
    answer: Lesson,
  },
  {
    method: 'POST',
    path: '/api/marketplace/packs/{pack}/lessons/{lesson}/read',
    place: ofLesson,
    statuses: [200, 403, 404],
    answer: ReadingMarked,
  },
  {
    method: 'GET',
    path: '/api/marketplace/packs/{pack}/problems',
    place: ofPack,
    statuses: [403, 404],
    answer: PackProblems,
  },
  {
    method: 'GET',
    path: '/api/marketplace/packs/{pack}/summary',
    place: ofPack,
    statuses: [403, 404],
    answer: PackSummary,
  },
  {
    method: 'POST',
    path: '/api/marketplace/restore',
    statuses: [404],
    body: RestoreRequest,
    limit: 1024,
    answer: Restored,
  },
  {
    method: 'POST',
    path: '/api/marketplace/choice',
    statuses: [403, 404],
    body: ChoiceRequest,
    limit: 1024,
    answer: Library,
  },
  { method: 'GET', path: '/api/marketplace/browsers', answer: Browsers },
  {
    method: 'POST',
    path: '/api/marketplace/browsers/{browser}/remove',
    place: { schema: BrowserPath.shape.browser, texts: browser },
    statuses: [404],
    answer: BrowserRemoved,
  },
  { method: 'POST', path: '/api/marketplace/forget', answer: BrowserForgotten },
  {
    method: 'GET',
    path: '/api/marketplace/orders/{paymentIntent}',
    place: { schema: OrderPath.shape.paymentIntent, texts: paymentIntent },
    statuses: [404],
    answer: Order,
  },
  {
    method: 'POST',
    path: '/api/marketplace/orders/{paymentIntent}/code',
    place: { schema: OrderPath.shape.paymentIntent, texts: paymentIntent },
    statuses: [404],
    answer: CodeGiven,
  },
  {
    method: 'POST',
    path: '/api/marketplace/codes',
    body: CodeRequest,
    limit: 1024,
    answer: CodesMailed,
  },
  {
    method: 'POST',
    path: '/api/create-payment-intent',
    statuses: [200, 400],
    body: PaymentRequest,
    limit: 1024,
    answer: PaymentIntent,
  },
  { method: 'GET', path: '/api/withdrawals', answer: OpenOrders },
  {
    method: 'POST',
    path: '/api/withdrawals',
    statuses: [404],
    body: WithdrawalRequest,
    limit: 2048,
    answer: Withdrawal,
  },
  {
    method: 'POST',
    path: '/api/trial',
    statuses: [200, 400],
    body: TrialRequest,
    limit: 1024,
    answer: Trial,
  },
  {
    method: 'POST',
    path: '/api/trial/confirm',
    statuses: [404],
    body: TrialConfirmation,
    limit: 1024,
    answer: Trial,
  },
  {
    method: 'GET',
    path: '/api/practice/random/{category}',
    place: ofCategory,
    query: { schema: RandomProblemQuery, searches: randomProblemQuery },
    finds: (category, { like, skill }) =>
      (like === undefined || categoryOf(like) === category) &&
      (skill === undefined || SKILLS.find(({ id }) => id === skill)?.category === category),
    answer: PracticeProblem,
  },
  {
    method: 'GET',
    path: '/api/practice/problems/{id}',
    place: { schema: ProblemPath.shape.id, texts: problemId },
    finds: (id) => categoryOf(id) !== undefined,
    answer: PracticeProblem,
  },
  {
    method: 'GET',
    path: '/api/practice/worksheet',
    query: { schema: WorksheetQuery, searches: worksheetQuery },
    statuses: [200, 404],
    answer: Worksheet,
  },
  { method: 'GET', path: '/api/progress/{category}', place: ofCategory, query: ofLearner, answer: Progress },
  {
    method: 'POST',
    path: '/api/progress/{category}',
    place: ofCategory,
    query: ofLearner,
    body: Progress,
    limit: 1024,
    answer: Progress,
  },
  {
    method: 'GET',
    path: '/api/record',
    query: { schema: RecordQuery, searches: recordQuery },
    answer: LearnerRecord,
  },
  { method: 'POST', path: '/api/record/facts', body: NewFacts, limit: 256 * 1024, answer: FactsStored },
  { method: 'GET', path: '/api/record/export', query: ofLearner, answer: RecordExport },
  {
    method: 'GET',
    path: '/api/record/export.csv',
    query: ofLearner,
    answer: z.string().startsWith('\ufefftime,'),
  },
  ...learnerRoutes,
  { method: 'POST', path: '/api/contact', body: ContactMessage, limit: 50 * 1024, answer: ContactAccepted },
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    body: NewsletterSubscription,
    limit: 1024,
    answer: NewsletterAccepted,
  },
];

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
const made = sharedApp({
  ...mail,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  PAYMENTS: 'demo',
  STRIPE_TAX: 'on',
});
beforeAll(async () => {
  await seedProducts(made().db);
});

function fuzzedApp() {
  const { app, db } = made();
  const tables = [
    'sessions',
    'progress',
    'records',
    'facts',
    'learners',
    'keys',
    'joins',
    'contact_messages',
    'subscribers',
    'confirmations',
    'outbox',
    'orders',
    'reading_marks',
    'withdrawals',
  ] as const;
  /** Returns a summary of everything that requests have stored. */
  const written = async () => {
    const counts = db.selectNoFrom((from) =>
      tables.map((table) =>
        from
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .as(table),
      ),
    );
    return JSON.stringify(await counts.executeTakeFirstOrThrow());
  };
  // Simulates that an hour has passed: the routes that send emails answer 503 beyond an hourly limit.
  const passAnHour = async () => {
    const expires_at = inHours(46);
    for (const table of ['confirmations', 'keys'] as const)
      await db.updateTable(table).set({ expires_at }).where('email', 'is not', null).execute();
  };
  let sent = 0;
  const send = async (request: InjectOptions) => {
    await turn();
    if (sent++ % (maxLettersPerHour - 1) === 0) await passAnHour();
    const response = await app.inject(request);
    expect(response.statusCode).toBeLessThan(500);
    return response;
  };
  return { app, written, send };
}

/** Returns the status that the contracts promise. */
function statusOf(route: Route, place: string, search: Record<string, string>, body: unknown): number {
  if (route.limit && Buffer.byteLength(JSON.stringify(body)) > route.limit) return 413;
  if (route.place && !route.place.schema.safeParse(place).success) return 404;
  if (route.query && !route.query.schema.safeParse(search).success) return 400;
  if (route.body && !route.body.safeParse(body).success) return 400;
  return route.finds?.(place, search) === false ? 404 : 200;
}

describe(
  'the contracts',
  () => {
    it('cover every documented route', async () => {
      const { app } = fuzzedApp();
      const { paths } = (await app.inject('/api/openapi.json')).json<{
        paths: Record<string, Record<string, unknown>>;
      }>();
      const documented = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
    });

    it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
      'hold for %s: valid requests get valid responses, others get 4xx and store nothing',
      async (_name, route) => {
        const { send, written } = fuzzedApp();
        const seen = new Set<number>();
        const body = route.body ? bodyFor(route.body) : fc.constant(undefined);
        let before = await written();
        await fc.assert(
          fc.asyncProperty(
            route.place?.texts ?? fc.constant(''),
            route.query?.searches ?? fc.constant({}),
            body,
            async (place, asked, payload) => {
              const search = Object.fromEntries(new URLSearchParams(asked as Record<string, string>));
              const parameters = new URLSearchParams(search).toString();
              const url = filled(route.path, place);
              const json = {
                headers: { 'content-type': 'application/json' },
                payload: JSON.stringify(payload),
              };
              const response = await send({
                method: route.method,
                url: parameters ? `${url}?${parameters}` : url,
                ...(payload === undefined ? {} : json),
              });
              const wanted = statusOf(route, place, search, payload);
              const status = response.statusCode;
              expect(wanted === 200 && route.statuses ? route.statuses : [wanted]).toContain(status);
              seen.add(status);
              const isJson = String(response.headers['content-type']).startsWith('application/json');
              (status === 200 ? route.answer : ApiProblem).parse(isJson ? response.json() : response.body);
              const after = await written();
              if (status !== 200 || route.method === 'GET') expect(after).toBe(before);
              before = after;
            },
          ),
          { numRuns: Math.ceil(cases / routes.length) },
        );
        expect(seen).toContain(route.statuses?.[0] ?? 200);
        if (route.body) expect(seen).toContain(400);
      },
    );

    it('hold against anything else: raw bytes, wrong types, odd headers, unknown addresses', async () => {
      const { send, written } = fuzzedApp();
      const before = await written();
      const paths = routes.map(({ path }) =>
        path
          .replace('{category}', 'algebra')
          .replace('{id}', 'slope.easy.7')
          .replace('{pack}', 'quadratics')
          .replace('{lesson}', 'vertex')
          .replace('{paymentIntent}', 'pi_1')
          .replace('{browser}', 'b'.repeat(22)),
      );
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
