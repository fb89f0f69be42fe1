import type { Browsers } from '@mathtools/contracts/marketplace';
import { type CompiledQuery, DefaultQueryExecutor, CompiledQuery as Query, sql } from 'kysely';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Database } from './db/schema.js';
import { deleteOldMessages } from './modules/contact/contact-repository.js';
import {
  deleteExpiredConfirmations,
  deleteUnconfirmedSubscribers,
} from './modules/newsletter/newsletter-repository.js';
import { cancelAbandoned } from './modules/payments/domain/cancel-abandoned.js';
import { remindOfWithdrawals } from './modules/payments/domain/remind-of-withdrawals.js';
import { deleteAbandonedOrders, findOrderByPaymentIntent } from './modules/payments/orders-repository.js';
import { browser, join } from './modules/record/browser.test-support.js';
import { tidyLearners } from './modules/record/erasure-repository.js';
import { deleteUnread } from './modules/record/record-repository.js';
import { deleteExpiredKeys } from './plugins/ownership/key-repository.js';
import { undeliveredTeller } from './plugins/mail/mail-worker.js';
import { deliverDue } from './plugins/mail/outbox-delivery.js';
import { deleteDeadMails, dueMails } from './plugins/mail/outbox-repository.js';
import { deleteExpiredSessions } from './plugins/session/session-repository.js';
import { cookieOf, post } from './testing/post.js';
import { openShop, type Shop } from './testing/shop.js';

/** Tables that stay small: the packs for sale, Kysely's own, and the page of facts that an export reads. */
const small = /^(products|page|kysely_\w+)$/;

/** Records every statement that runs from now on in this test, with sample values. */
function watchStatements(): Map<string, CompiledQuery> {
  const seen = new Map<string, CompiledQuery>();
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as typeof DefaultQueryExecutor.prototype;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its executor below
  const run = base.executeQuery;
  const spy = vi.spyOn(base, 'executeQuery').mockImplementation(function (this: DefaultQueryExecutor, query) {
    seen.set(query.sql, query);
    return run.call(this, query);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return seen;
}

/** Runs what visitors and the hourly jobs do. */
async function visit({ app, db, buy, get, deps }: Shop): Promise<void> {
  const progress = { problemsCompleted: 1, streak: 1 };
  const cookie = cookieOf(await post(app, '/api/progress/algebra', progress));
  await post(app, '/api/progress/algebra', progress, { cookie });
  await app.inject({ url: '/api/progress/algebra', headers: { cookie } });
  await keepRecords(app);
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
  await deleteExpiredSessions(db);
  await tidyLearners(db, '2099');
  await deleteUnread(db);
  await deleteExpiredConfirmations(db);
  await deleteUnconfirmedSubscribers(db, true);
  await deleteOldMessages(db);
  await deleteDeadMails(db);
  await deleteExpiredKeys(db);
  await deleteAbandonedOrders(db);
  await cancelAbandoned(deps);
  await remindOfWithdrawals(deps);
}

/** Stores, reads, joins, exports and deletes records. */
async function keepRecords(app: Shop['app']): Promise<void> {
  const [phone, laptop] = [browser({ app }), browser({ app })];
  const undo = async () => {
    const [change] = (await laptop.seen())?.undoable ?? [];
    return laptop.change(`changes/${change?.id ?? ''}/undo`);
  };
  await phone.write(1);
  await laptop.write(2);
  await join(laptop, phone);
  const statuses = [
    await phone.write(3),
    (await phone.ask('GET', '/api/record?after=abcdefgh.0')).status,
    (await phone.ask('GET', '/api/record/export')).status,
    await undo(),
    await laptop.bring([4]),
    await undo(),
    await laptop.bring([5]),
  ];
  await join(laptop, phone);
  const [, other] = (await phone.seen())?.devices ?? [];
  statuses.push(await phone.change(`devices/${other?.id ?? ''}/remove`), await undo());
  await join(laptop, phone);
  await phone.joins();
  await browser({ app }).enter(await phone.code('recovery'));
  statuses.push(
    (await phone.ask('DELETE', `/api/learners/${phone.learner}/recovery`)).status,
    await phone.change('delete', { isErased: false }),
    await laptop.change('restore'),
    await phone.change('delete', { isErased: true }),
  );
  expect(statuses).toEqual(statuses.map(() => 200));
}

/** Runs the email flows, the list of browsers that share a purchase, and the delivery of the emails. */
async function visitByMail({ app, db, buy, get }: Shop): Promise<void> {
  const email = 'ada@math.example';
  const pack = { amount: 14.99, product: 'quadratics', email };
  /** Sends a request that must succeed, because a refused one would run fewer statements. */
  const send = async (path: string, body: unknown, cookie = '') => {
    const response = await post(app, path, body, cookie ? { cookie } : {});
    expect(response.statusCode, path).toBe(200);
    return response;
  };
  /** Returns the token after a word in the queued emails. */
  const tokenAfter = async (word: string) => {
    const letters = await dueMails(db, new Date(), 50);
    const found = letters.flatMap(({ mail }) => new RegExp(`${word}=([\\w-]+)`).exec(mail.text)?.[1] ?? []);
    return found[0] ?? '';
  };
  await send('/api/newsletter/subscribe', { email });
  await send('/api/newsletter/subscribe', { email }); // again, before it is confirmed
  await send(`/api/newsletter/confirm?token=${await tokenAfter('confirm\\?token')}`, {});
  await send('/api/newsletter/subscribe', { email });
  await send(`/api/newsletter/unsubscribe?token=${await tokenAfter('unsubscribe\\?token')}`, {});
  await send('/api/trial', { tier: 'pro', email });
  await send('/api/trial/confirm', { token: await tokenAfter('trial') });
  await send('/api/trial', { tier: 'pro', email }); // this visitor has already had one
  const bought = await buy(pack);
  const restored = cookieOf(await send('/api/marketplace/restore', { code: await tokenAfter('restore') }));
  await send(`/api/marketplace/orders/${bought.intent}/code`, {}, bought.cookie);
  await send('/api/marketplace/codes', { email });
  const { browsers } = (await get('/browsers', bought.cookie)).json<Browsers>();
  const other = browsers.find(({ id }) => id !== null)?.id ?? '';
  await send(`/api/marketplace/browsers/${other}/remove`, {}, bought.cookie);
  await send('/api/marketplace/forget', {}, restored);
  await deliver({ app, db });
}

/** Delivers the queued emails: one is postponed, one is given up, and the others arrive. */
async function deliver({ app, db }: Pick<Shop, 'app' | 'db'>): Promise<void> {
  const failures = [
    new Error('busy'),
    Object.assign(new Error('unknown'), { responseCode: 550, code: 'EENVELOPE' }),
  ];
  const outcomes: string[] = [];
  const delivered = await deliverDue({
    db,
    log: app.log,
    send: () => {
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve();
    },
    onDead: undeliveredTeller(db, 'owner@math.example'),
    count: (outcome) => outcomes.push(outcome),
  });
  expect([outcomes.slice(0, 2), delivered > 0]).toEqual([['postponed', 'given up'], true]);
}

/** Returns the tables of which a statement reads every row, or would if they were large. */
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

it.each([
  ['a visit or of the hourly jobs', {}, visit],
  ['the email flows', { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: 'http://math.example' }, visitByMail],
])('no statement of %s scans a whole table that grows', async (_name, environment, act) => {
  const shop = await openShop({ environment });
  const seen = watchStatements();
  await act(shop);
  const statements = [...seen.values()].filter(({ sql }) => /^(select|update|delete|insert)/.test(sql));
  expect(statements.length).toBeGreaterThan(40);
  for (const query of statements) {
    const read = (await tablesRead(shop.db, query)).filter((table) => !small.test(table));
    expect(read, query.sql).toEqual([]);
  }
});

it('a record is read with three statements: the session, the logs, and the facts of one', async () => {
  const { app } = await openShop();
  const facts = [{ kind: 'undo', id: 'fact-0001', at: Date.UTC(2026, 0, 1), placement: 'placement-1' }];
  const cookie = cookieOf(await post(app, '/api/record/facts', { facts }));
  // The first read of the day also extends the session.
  await app.inject({ url: '/api/record', headers: { cookie } });
  const seen = watchStatements();
  const response = await app.inject({ url: '/api/record', headers: { cookie } });
  expect(response.json()).toMatchObject({ facts });
  expect([...seen.keys()].map((text) => /from "(\w+)"/.exec(text)?.[1])).toEqual([
    'sessions',
    'holders',
    'holders',
  ]);
});
