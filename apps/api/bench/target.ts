// Runs as a separate process: serves what is measured, and sends its parent the port.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Progress } from '@mathtools/contracts/progress';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { buildApp } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { openDatabase } from '../src/db/database.js';
import type { Database } from '../src/db/schema.js';

/** Fastify alone. */
function hello(): FastifyInstance {
  const bare = Fastify();
  const schema = { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } };
  return bare.get('/hello', { schema }, () => ({ hello: 'world' }));
}

/** The application, with the reference routes that it is compared with. */
async function application(): Promise<FastifyInstance> {
  const config = readConfig();
  const db = await openDatabase(config.database);
  await db.insertInto('products').values([1, 2, 3].map(packAt)).execute();
  const whole = await buildApp({ config, db });
  await whole.register(referenceRoutes, { prefix: '/reference', db });
  return whole;
}

/** Routes with the plugins, logging and session lookup of all others, which run one statement of Kysely. */
const referenceRoutes: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, done) => {
  app.get('/read', { schema: { response: { 200: Progress } } }, async (request) => {
    const row = await db
      .selectFrom('progress')
      .select(['problems_completed', 'streak'])
      .where('session', '=', sessionOf(request))
      .where('category', '=', 'algebra')
      .executeTakeFirstOrThrow();
    return { problemsCompleted: row.problems_completed, streak: row.streak };
  });
  app.post('/upsert', { schema: { body: Progress, response: { 200: Progress } } }, async (request) => {
    const { problemsCompleted: problems_completed, streak } = request.body;
    const values = { problems_completed, streak, updated_at: new Date().toISOString() };
    await db
      .insertInto('progress')
      .values({ session: sessionOf(request), category: 'geometry', ...values })
      .onConflict((conflict) => conflict.columns(['session', 'category']).doUpdateSet(values))
      .execute();
    return request.body;
  });
  done();
};

function sessionOf({ server, headers }: FastifyRequest): string {
  const sent = server.parseCookie(headers.cookie ?? '').sid ?? '';
  const { value } = server.unsignCookie(sent);
  return createHash('sha256')
    .update(value ?? '')
    .digest('base64url');
}

/** A learning pack of the usual size. */
function packAt(position: number) {
  const sentence =
    'Fourteen lessons from the first equation to the quadratic formula, each with worked examples.';
  return {
    id: `pack-${position}`,
    position,
    title: 'Algebra from the ground up',
    description: sentence,
    difficulty: 'Beginner' as const,
    features: JSON.stringify(Array.from({ length: 5 }, () => sentence.slice(0, 40))),
    price_cents: 2_900,
  };
}

const [kind] = process.argv.slice(2);
const app = kind === 'hello' ? hello() : await application();
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
