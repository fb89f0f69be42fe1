import { type CompiledQuery, DefaultQueryExecutor, CompiledQuery as Query, sql } from 'kysely';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { DirectSqliteAdapter } from './db/immediate-sqlite-dialect.js';
import type { Database } from './db/schema.js';
import { deleteOldMessages } from './modules/contact/contact-repository.js';
import {
  deleteExpiredLinks,
  sessionsWithEntitlements,
} from './modules/marketplace/entitlement-repository.js';
import {
  deleteExpiredConfirmations,
  deleteUnconfirmedSubscribers,
} from './modules/newsletter/newsletter-repository.js';
import { cancelAbandoned } from './modules/payments/domain/cancel-abandoned.js';
import { remindOfWithdrawals } from './modules/payments/domain/remind-of-withdrawals.js';
import { deleteAbandonedOrders, findOrderByPaymentIntent } from './modules/payments/orders-repository.js';
import { deleteExpiredTrialLinks } from './modules/trial/trial-repository.js';
import { deleteDeadMails } from './plugins/mail/outbox-repository.js';
import { deleteExpiredSessions } from './plugins/session/session-repository.js';
import { cookieOf, post } from './testing/post.js';
import { openShop, type Shop } from './testing/shop.js';

/** Tables that stay small: the packs on sale, and Kysely's own. */
const small = /^(products|kysely_\w+)$/;

/** Every statement that is run from now on in this test, with values that it had. */
function watchStatements(): Map<string, CompiledQuery> {
  const seen = new Map<string, CompiledQuery>();
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as typeof DefaultQueryExecutor.prototype;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its executor below
  const run = base.executeQuery;
  const spy = vi.spyOn(base, 'executeQuery').mockImplementation(function (this: DefaultQueryExecutor, query) {
    seen.set(query.sql, query);
    return run.call(this, query);
  });
  // What would be run at once takes the way that is watched.
  const direct = vi.spyOn(DirectSqliteAdapter.prototype, 'runNow').mockReturnValue(undefined);
  onTestFinished(() => {
    spy.mockRestore();
    direct.mockRestore();
  });
  return seen;
}

/** What visitors and the hourly tasks do. */
async function visit({ app, db, buy, get, deps }: Shop): Promise<void> {
  const progress = { problemsCompleted: 1, streak: 1 };
  const cookie = cookieOf(await post(app, '/api/progress/algebra', progress));
  await post(app, '/api/progress/algebra', progress, { cookie });
  await app.inject({ url: '/api/progress/algebra', headers: { cookie } });
  await post(app, '/api/trial', { tier: 'pro' });
  const bought = await buy({ amount: 9.99, product: 'pro' }, cookie);
  const owner = bought.cookie;
  for (const path of ['/library', '/products', '/packs/quadratics', '/packs/quadratics/lessons/vertex'])
    await get(path, owner);
  await post(app, '/api/marketplace/choice', { pack: 'quadratics' }, { cookie: owner });
  await app.inject({
    method: 'POST',
    url: '/api/marketplace/packs/quadratics/lessons/vertex/read',
    headers: { cookie: owner },
  });
  const { id } = (await findOrderByPaymentIntent(db, bought.intent)) ?? { id: '' };
  await app.inject({ url: `/api/marketplace/orders/${bought.intent}`, headers: { cookie: owner } });
  const withdrawal = { name: 'Ada', order: id, email: 'ada@math.example' };
  await app.inject({ url: '/api/withdrawals', headers: { cookie: owner } });
  await post(app, '/api/withdrawals', withdrawal, { cookie: owner });
  const code = (await deps.entitlements.newCode(db, id, 'first')) ?? '';
  await post(app, '/api/marketplace/restore', { code });
  await post(app, '/api/newsletter/subscribe', { email: 'ada@math.example' });
  const message = {
    name: 'Ada',
    email: 'ada@math.example',
    subject: 'a question',
    message: 'What is a number?',
  };
  await post(app, '/api/contact', message, { cookie: owner });
  await deleteExpiredSessions(db, [sessionsWithEntitlements]);
  await deleteExpiredConfirmations(db);
  await deleteUnconfirmedSubscribers(db, true);
  await deleteOldMessages(db);
  await deleteDeadMails(db);
  await deleteExpiredTrialLinks(db);
  await deleteExpiredLinks(db);
  await deleteAbandonedOrders(db);
  await cancelAbandoned(deps);
  await remindOfWithdrawals(deps);
}

/** The tables of which a statement reads every row, or would if they were large. */
async function tablesRead(db: Database, query: CompiledQuery): Promise<string[]> {
  if (inject('engine') === 'sqlite') {
    const plan = Query.raw(`explain query plan ${query.sql}`, [...query.parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(plan);
    return rows.flatMap(({ detail }) => /^SCAN (?!CONSTANT)(\w+)/.exec(detail)?.[1] ?? []);
  }
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const plan = Query.raw(`explain ${query.sql}`, [...query.parameters]);
    const { rows } = await trx.executeQuery<Record<string, string>>(plan);
    return rows.flatMap((row) => /Seq Scan on (\w+)/.exec(String(row['QUERY PLAN']))?.[1] ?? []);
  });
}

it('no statement of a visit or of the hourly tasks reads a whole table that grows', async () => {
  const shop = await openShop();
  const seen = watchStatements();
  await visit(shop);
  const statements = [...seen.values()].filter(({ sql }) => /^(select|update|delete|insert)/.test(sql));
  expect(statements.length).toBeGreaterThan(40);
  for (const query of statements) {
    const read = (await tablesRead(shop.db, query)).filter((table) => !small.test(table));
    expect(read, query.sql).toEqual([]);
  }
});
