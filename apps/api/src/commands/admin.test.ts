import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database, Schema } from '../db/schema.js';
import { StartupError } from '../error-types.js';
import { cookieOf, post } from '../testing/post.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openShop } from '../testing/shop.js';
import { testApp } from '../testing/test-app.js';
import { testDatabase } from '../testing/test-database.js';
import { signed } from '@mathtools/fake-stripe';
import type Stripe from 'stripe';
import { browser, join as joinBrowsers } from '../modules/record/browser.test-support.js';
import { resolveWithdrawal } from '../modules/payments/withdrawals-repository.js';
import { commands } from './commands.js';
import { inbox } from './inbox.js';
import { dataAbout, deleteDataAbout } from './personal-data-repository.js';
import { refund } from './refund.js';
import { run } from './run.js';
import { hashToken } from '../tokens.js';
import { runAdmin } from './run-admin.test-support.js';

/** Stores two people who have used every form, and returns the environment of their database. */
async function visited() {
  const file = join(temporaryFolder(), 'm.db');
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@math.example' };
  const environment = await testDatabase(file);
  const { app, db } = await testApp({ DATABASE_FILE: file, SESSION_SECRET: 'secret'.repeat(6), ...mail });
  const cookies: string[] = [];
  for (const name of ['ada', 'bob']) {
    const email = `${name}@math.example`;
    await post(app, '/api/contact', {
      name,
      email,
      subject: 'Hello',
      message: `I am ${name}.\r\nWho are you?`,
    });
    await post(app, '/api/newsletter/subscribe', { email });
    for (const category of ['algebra', 'geometry']) {
      const progress = { problemsCompleted: 3, streak: 1 };
      const cookie = cookies[name === 'ada' ? 0 : 1] ?? '';
      const answer = await post(app, `/api/progress/${category}`, progress, { cookie });
      if (!cookie) cookies.push(cookieOf(answer));
    }
    const cookie = cookies[name === 'ada' ? 0 : 1] ?? '';
    await post(app, '/api/trial', { tier: 'pro', email }, { cookie });
    const placement = { kind: 'placement', id: 'placement-1', at: 1, category: 'algebra', known: [] };
    await post(app, '/api/record/facts', { facts: [placement] }, { cookie });
    await buy(db, { name, email, cookie });
  }
  const rowsIn = async (table: keyof Schema) => (await db.selectFrom(table).selectAll().execute()).length;
  const [ada = ''] = cookies.map((cookie) => cookie.replace('sid=', ''));
  return { environment, db, rowsIn, ada };
}

/** Stores a purchase, a trial, and a reading mark of a visitor. */
async function buy(db: Database, { name, email, cookie }: { name: string; email: string; cookie: string }) {
  const session = createHash('sha256')
    .update(cookie.replace(/^sid=|\..*/g, ''))
    .digest('base64url');
  const now = new Date().toISOString();
  await db
    .insertInto('session_renewals')
    .values({ cookie_hash: `next of ${name}`, session, created_at: now })
    .execute();
  const order = { id: name, session, product: 'quadratics', amount_cents: 1499, email, attempt: 1 };
  const paid = { payment_intent: `pi_${name}`, payment: 'paid', refunded_cents: 0, dispute: 'none' } as const;
  await db
    .insertInto('orders')
    .values({ ...order, ...paid, created_at: now, paid_at: now })
    .execute();
  await db
    .insertInto('withdrawals')
    .values({ order_id: name, name, email, created_at: now, resolved_at: null, reminded_at: null })
    .execute();
  await db.insertInto('trials').values({ id: name, session, email, tier: 'pro', started_at: now }).execute();
  const about = { product: 'quadratics', granted_at: now, expires_at: null, trial: 0 } as const;
  await db
    .insertInto('entitlements')
    .values({ id: name, ...about, code_mailed_at: null })
    .execute();
  await db.insertInto('holders').values({ entitlement: name, session, since: now }).execute();
  const lesson = { pack: 'quadratics', lesson: 'zero-products', read_at: now };
  await db
    .insertInto('reading_marks')
    .values({ session, ...lesson })
    .execute();
}

const held = {
  outbox: 3,
  confirmations: 1,
  subscribers: 1,
  contact_messages: 1,
  keys: 1,
  trials: 1,
  withdrawals: 1,
  orders: 1,
  facts: 1,
  progress: 2,
  holders: 2,
  learner_logs: 1,
  learners: 1,
  reading_marks: 1,
  entitlements: 1,
  session_renewals: 1,
  sessions: 1,
};
const counted = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([table, rows]: [string, unknown[]]) => [table, rows.length]));

describe('everything about a person', () => {
  it('is exported and deleted by email address, and nothing about anybody else', async () => {
    const { db, rowsIn } = await visited();
    const data = await dataAbout(db, 'ada@math.example');
    expect(counted(data)).toEqual(held);
    expect(JSON.stringify(data)).not.toContain('bob');
    await expect(deleteDataAbout(db, 'ada@math.example')).rejects.toThrow('A withdrawal is open');
    await resolveWithdrawal(db, 'ada');
    const resolved = await dataAbout(db, 'ada@math.example');
    expect(await deleteDataAbout(db, 'ada@math.example')).toEqual(resolved);
    expect(await dataAbout(db, 'ada@math.example')).toEqual({});
    expect(counted(await dataAbout(db, 'bob@math.example'))).toEqual(held);
    expect([await rowsIn('progress'), await rowsIn('facts'), await rowsIn('orders')]).toEqual([2, 1, 2]);
  });

  it('does not include a similar address', async () => {
    const { db } = await visited();
    for (const other of ['a_a@math.example', '%@math.example', 'da@math.example', 'ada@math.example.org']) {
      expect(await deleteDataAbout(db, other)).toEqual({});
    }
  });

  it('is exported and deleted by session, given as its cookie or its hash', async () => {
    const { db, ada, rowsIn } = await visited();
    await resolveWithdrawal(db, 'ada');
    const data = await dataAbout(db, ada);
    expect(counted(data)).toEqual({
      facts: 1,
      progress: 2,
      holders: 2,
      learner_logs: 1,
      learners: 1,
      reading_marks: 1,
      entitlements: 1,
      trials: 1,
      withdrawals: 1,
      orders: 1,
      session_renewals: 1,
      sessions: 1,
    });
    expect(await dataAbout(db, String(data.sessions?.[0]?.id_hash))).toEqual(data);
    // A new cookie that the browser hasn't sent yet.
    const sent = { cookie_hash: hashToken('next') };
    await db.updateTable('session_renewals').set(sent).where('cookie_hash', '=', 'next of ada').execute();
    expect((await dataAbout(db, 'next.signature')).sessions).toEqual(data.sessions);
    const next = { cookie_hash: 'next of ada' };
    await db.updateTable('session_renewals').set(next).where('cookie_hash', '=', sent.cookie_hash).execute();
    expect(await deleteDataAbout(db, ada)).toEqual(data);
    expect([await rowsIn('progress'), await rowsIn('sessions')]).toEqual([2, 1]);
    expect([await rowsIn('orders'), await rowsIn('trials')]).toEqual([2, 2]);
    expect([await rowsIn('facts'), await rowsIn('records')]).toEqual([1, 1]);
  });

  it('includes the learners of each browser that bought with the address, but not what others have just brought', async () => {
    const shop = await openShop();
    const { db } = shop;
    const email = 'parent@math.example';
    const [desktop, laptop, friend, sibling] = [browser(shop), browser(shop), browser(shop), browser(shop)];
    for (const [index, each] of [desktop, laptop, friend, sibling].entries()) await each.write(index + 1);
    const child = browser(shop, { beside: desktop });
    await child.write(5);
    for (const buyer of [desktop, laptop])
      await shop.buy({ amount: 14.99, product: 'quadratics', email }, buyer.cookie());
    await joinBrowsers(friend, desktop);
    const counts = { facts: 3, holders: 5, learners: 3, orders: 2, sessions: 2 };
    const before = JSON.stringify(await db.selectFrom('learner_logs').selectAll().execute());
    const data = await dataAbout(db, email);
    expect(counted(data)).toMatchObject(counts);
    expect(JSON.stringify(data.facts)).not.toContain('text-3');
    expect(JSON.stringify(await db.selectFrom('learner_logs').selectAll().execute())).toBe(before);
    expect(counted(await deleteDataAbout(db, email))).toMatchObject(counts);
    expect(await Promise.all([desktop, laptop, friend, sibling, child].map((each) => each.read()))).toEqual([
      ...[[], [], [3], [4], []],
    ]);
    expect(await db.selectFrom('facts').selectAll().execute()).toHaveLength(2);
  });

  it('includes what a device has left with others', async () => {
    const shop = await openShop();
    const [desktop, friend] = [browser(shop), browser(shop)];
    await desktop.write(1);
    await friend.write(2);
    await joinBrowsers(friend, desktop);
    await friend.change('leave');
    expect(await desktop.read()).toEqual([1, 2]);
    const cookie = decodeURIComponent(friend.cookie().split('=')[1] ?? '');
    expect(counted(await deleteDataAbout(shop.db, cookie))).toMatchObject({ facts: 1, sessions: 1 });
    expect([await desktop.read(), await friend.read()]).toEqual([[1], []]);
  });

  it('covers every table', async () => {
    const { db } = await visited();
    const impersonal = [
      ...['kysely_migration', 'kysely_migration_lock', 'products', 'jobs', 'newsletter_issues'],
      ...['pack_choices', 'payment_events'],
      // Only keys and numbers of learners, deleted with them.
      ...['records', 'joins', 'learner_changes'],
    ];
    const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(
      ({ name }) => name,
    );
    // A new table with visitor data belongs in personal-data-repository.ts; add any other new table here.
    expect(tables.sort()).toEqual([...impersonal, ...Object.keys(held)].sort());
  });
});

describe('the admin command', () => {
  it('lists messages, exports the data about a person, and deletes it only with --yes', async () => {
    const { environment, db, rowsIn } = await visited();
    const listed = await run(['list', 'messages'], environment);
    expect(listed.stdout).toMatch(
      /^\S+Z {12}ada <ada@math\.example> {2}Hello\n {2}I am ada\.\n {2}Who are you\?\n\n\S+Z {12}bob .+\n\nMessages: 2\n$/s,
    );
    const exported = await run(['export', 'Ada@Math.example'], environment);
    expect(exported.code).toBe(0);
    const { about, data } = JSON.parse(exported.stdout) as { about: string; data: object };
    expect([about, counted(data)]).toEqual(['ada@math.example', held]);

    const preview = await run(['delete', 'ada@math.example'], environment);
    const what =
      '3 in outbox, 1 in confirmations, 1 in subscribers, 1 in contact_messages, 1 in keys, 1 in withdrawals, 1 in facts, 2 in progress, 2 in holders, 1 in learner_logs, 1 in learners, 1 in reading_marks, 1 in session_renewals, 1 in sessions';
    const kept =
      'Kept for bookkeeping, without the address and the browser: 1 in trials, 1 in orders, 1 in entitlements.';
    const today = new Date().toISOString().slice(0, 10);
    expect(preview).toEqual({
      code: 1,
      stdout: '',
      stderr: `Nothing was deleted. Add --yes to delete these rows permanently: ${what}. ${kept}
- product quadratics since ${today}
- learner, facts: 1, devices: 1 (first on ${today})
- order ada of ${today}: quadratics
`,
    });
    expect(await rowsIn('subscribers')).toBe(2);
    expect((await run(['delete', 'ada@math.example', '--yes'], environment)).stderr).toContain(
      'A withdrawal is open',
    );
    await resolveWithdrawal(db, 'ada');
    const done = await run(['delete', 'ada@math.example', '--yes'], environment);
    expect(done).toEqual({ code: 0, stdout: `Deleted: ${what}. ${kept}\n`, stderr: '' });
    const left = await dataAbout(db, 'bob@math.example');
    expect(await inbox.subscribers(db)).toBe(
      `${String(left.subscribers?.[0]?.created_at)}  bob@math.example  not confirmed\nSubscribers: 1\n`,
    );
  });

  it('lists untrusted text so that it can’t be mistaken for anything else', async () => {
    const { db } = await testApp();
    const now = new Date().toISOString();
    const message = { id: '1', email: 'ada@math.example', created_at: now, forwarded_at: now };
    await db
      .insertInto('contact_messages')
      .values([
        {
          ...message,
          name: 'Ada \u202ecod.exe\u001b[2J',
          subject: 'Refund  PRIORITY',
          message: 'Hello\n\u2066Me',
          priority: 0,
        },
        { ...message, id: '2', name: 'Bob', subject: 'Hi', message: 'Hi', priority: 1 },
      ])
      .execute();
    expect(await inbox.messages(db)).toBe(
      `${now}            Ada <U+202E>cod.exe<U+001B>[2J <ada@math.example>  Refund PRIORITY\n  Hello\n  <U+2066>Me\n\n` +
        `${now}  PRIORITY  Bob <ada@math.example>  Hi\n  Hi\n\nMessages: 2\n`,
    );
  });

  it('lists withdrawals, and marks one as resolved, once', async () => {
    const { environment } = await visited();
    const list = async () => (await run(['list', 'withdrawals'], environment)).stdout;
    const line = (name: string, state: string) =>
      `\\S+Z {2}${name} {2}${state} {2}${name} <${name}@math\\.example>\n`;
    expect(await list()).toMatch(
      new RegExp(`^${line('ada', 'open')}${line('bob', 'open')}Withdrawals: 2\n$`),
    );
    const done = { code: 0, stdout: 'ada is resolved.\n', stderr: '' };
    expect(await run(['resolve', 'ada'], environment)).toEqual(done);
    expect(await list()).toMatch(
      new RegExp(`^${line('ada', 'resolved \\S+Z')}${line('bob', 'open')}Withdrawals: 2\n$`),
    );
    expect(await run(['resolve', 'ada'], environment)).toMatchObject({ code: 1, stdout: '' });
  });

  it('prints its usage and exits with 2 for a wrong command line', async () => {
    const { code, stdout, stderr } = await runAdmin({}, 'backup', '--all');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--all'[^\n]+\n\nUsage: npm run admin -- COMMAND\n/);
  });

  it('accepts a session, an address, an order, or a file that begins with a hyphen, and not as an option', async () => {
    const { environment, db, rowsIn } = await visited();
    const hashes = [`-${'a'.repeat(42)}`, `--${'b'.repeat(41)}`, `-${'-'.repeat(42)}`];
    const cookies = hashes.map((id) => `${id}.${'signed'.repeat(7)}`);
    const before = await rowsIn('sessions');
    const lines: [string[], number, RegExp][] = [
      ...[...hashes, ...cookies].flatMap((id): [string[], number, RegExp][] => [
        [['export', id], 0, /"data": {}/],
        [['export', '--', id], 0, /"data": {}/],
        [['delete', id, '--yes'], 0, /^Nothing is stored about -/],
        [['delete', '--yes', id], 0, /^Nothing is stored about -/],
      ]),
      [['export', '-ada@math.example'], 0, /"data": {}/],
      [['refund', '-1'], 1, /A refund needs the payment provider’s keys/],
      [['resolve', '-1'], 1, /No quarantined event or open withdrawal has this ID/],
      [['restore', '-x.db'], 1, environment.DATABASE_URL ? /pg_restore/ : /-x\.db/],
      [['list', '-messages'], 2, /Usage/],
      [['backup', '-x'], 2, /Usage/],
      [['migrate', '-x'], 2, /Usage/],
      [['seed', '-x'], 2, /Usage/],
      [['export', '--all'], 2, /Unknown option '--all'/],
      [['-x'], 2, /Unknown command: -x/],
    ];
    for (const [args, code, text] of lines) {
      const outcome = await run(args, environment);
      expect([args, outcome.code, outcome.stdout + outcome.stderr]).toEqual([
        args,
        code,
        expect.stringMatching(text),
      ]);
    }
    expect(await rowsIn('sessions')).toBe(before);

    // Existing sessions are found.
    const day = new Date().toISOString();
    for (const id of hashes) {
      const session = { id_hash: id, cookie_hash: id, created_at: day, expires_at: day };
      await db.insertInto('sessions').values(session).execute();
      expect((await run(['export', id], environment)).stdout).toContain(`"id_hash": "${id}"`);
      expect((await run(['delete', id, '--yes'], environment)).stdout).toBe(
        'Deleted: 1 in sessions. Kept for bookkeeping, without the address and the browser: nothing.\n',
      );
    }
    await db.updateTable('contact_messages').set({ email: '-ada@math.example' }).execute();
    const messages = /^Deleted: .*2 in contact_messages/;
    expect((await run(['delete', '-ada@math.example', '--yes'], environment)).stdout).toMatch(messages);
  });

  it.each([
    ['backup', { operands: [], keep: '2', to: 'folder' }, true],
    ['backup', { operands: [], keep: '0' }, false],
    ['backup', { operands: [], keep: '1.5' }, false],
    ['backup', { operands: [], yes: true }, false],
    ['restore', { operands: ['file'] }, true],
    ['restore', { operands: [] }, false],
    ['list', { operands: ['sessions'] }, false],
    ['list', { operands: ['orders'] }, true],
    ['refund', { operands: ['order'] }, true],
    ['refund', { operands: ['order'], yes: true }, true],
    ['refund', { operands: [] }, false],
    ['refund', { operands: ['order'], wrote: '2026-11-23' }, true],
    ['refund', { operands: ['order'], wrote: 'Monday' }, false],
    ['delete', { operands: ['ada'], yes: true }, false],
    ['delete', { operands: ['ada@math.example', 'bob@math.example'], yes: true }, false],
    ['migrate', { operands: ['now'] }, false],
  ])('%s %j: %s', (name, input, isRight) => {
    const command = commands.find(({ synopsis }) => synopsis.split(' ')[0] === name);
    expect(command?.callWith(input) !== undefined).toBe(isRight);
  });

  it('reports a missing database in one sentence, and creates none', async () => {
    const DATABASE_FILE = join(temporaryFolder(), 'mistyped.db');
    expect(await run(['list', 'messages'], { DATABASE_FILE })).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no database at ${DATABASE_FILE}: set DATABASE_FILE to its path.\n`,
    });
  });

  it('migrates and seeds', async () => {
    const environment = await testDatabase(join(temporaryFolder(), 'm.db'));
    for (const word of ['migrate', 'seed']) {
      expect(await run([word], environment)).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('lists orders, and refunds one or says why not', async () => {
    const { db, config, provider, buy } = await openShop();
    await buy({ amount: 14.99, product: 'quadratics', email: 'ada@math.example' });
    const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const listed = (status: string) =>
      new RegExp(
        `^\\S+Z {2}${id} {2}quadratics {2}1499 cents {2}${status} {2}ada@math\\.example\nOrders: 1\n$`,
      );
    expect(await inbox.orders(db)).toMatch(listed('paid'));
    await expect(refund(db, config, { order: id, yes: false }, provider)).rejects.toThrow(
      'Nothing was refunded. Add --yes to refund $14.99 for quadratics, ada@math.example, and to end the buyer’s access.',
    );
    expect(await inbox.orders(db)).toMatch(listed('paid'));
    expect(await refund(db, config, { order: id, yes: true }, provider)).toBe(
      'A refund of $14.99 is on its way. The buyer no longer has access.\n',
    );
    expect(await inbox.orders(db)).toMatch(listed('refunded'));
    await expect(refund(db, config, { order: id, yes: true }, provider)).rejects.toThrow(
      'was already refunded',
    );
    await expect(refund(db, config, { order: 'x', yes: true }, provider)).rejects.toThrow(
      'There is no such order',
    );
    await expect(refund(db, config, { order: id, yes: true })).rejects.toThrow(StartupError);
  });

  it('lists orders with the tax in their prices, and whether the card is from the same country', async () => {
    const { db, fake, checkOut } = await openShop({ tax: true });
    const { clientSecret } = await checkOut({ amount: 14.99, product: 'quadratics', country: 'DE' });
    expect(await inbox.orders(db)).toMatch(/no address {2}tax 239 cents DE, card not known\n/);
    fake.ledger.pay(clientSecret, 'paid', 'FR');
    await fake.delivered();
    expect(await inbox.orders(db)).toMatch(/no address {2}tax 239 cents DE, card FR\n/);
  });

  it('lists the events of payments and those in quarantine, until they are resolved', async () => {
    const file = join(temporaryFolder(), 'm.db');
    const environment = await testDatabase(file);
    const { db, fake, receiveWebhook, webhookSecret, buy } = await openShop({
      environment: { DATABASE_FILE: file },
    });
    await buy({ amount: 14.99, product: 'quadratics' });
    const [paid] = fake.ledger.events;
    if (!paid) throw new Error('Nothing was paid.');
    const wrong = { ...paid, id: 'evt_wrong', data: { object: { ...paid.data.object, amount: 1 } } };
    await receiveWebhook(signed(wrong as Stripe.Event, webhookSecret));
    const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const line = (event: string, rest: string) =>
      `\\S+Z {2}${event} {2}payment_intent\\.succeeded {2}${id} {2}${rest}\n`;
    const quarantined = line('evt_wrong', 'quarantined: the amount is different');
    const list = async (what: string) => (await run(['list', what], environment)).stdout;
    expect(await list('events')).toMatch(
      new RegExp(`^(${line(paid.id, 'applied')}|${quarantined}){2}Events: 2\n$`),
    );
    expect(await list('quarantine')).toMatch(new RegExp(`^${quarantined}Events: 1\n$`));
    expect(await run(['resolve', 'evt_wrong'], environment)).toMatchObject({
      code: 0,
      stdout: 'evt_wrong is resolved.\n',
    });
    for (const event of ['evt_wrong', paid.id, 'x'])
      expect(await run(['resolve', event], environment)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('No quarantined event or open withdrawal has this ID') as string,
      });
    expect([await list('quarantine'), await list('events')]).toEqual([
      'Events: 0\n',
      expect.stringMatching(/the amount is different, resolved \S+Z\n/),
    ]);
  });
});
