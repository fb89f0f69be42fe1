import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.js';
import { inHours } from '../durations.js';
import { eraseLearners, learnersThrough, separateDevices } from '../modules/record/erasure-repository.js';
import { changeLearners } from '../modules/record/learner-repository.js';
import { deleteUnread } from '../modules/record/record-repository.js';
import { mailboxOf } from '../modules/trial/mailbox.js';
import type { Device } from '../plugins/ownership/holder-repository.js';
import { MailMessage } from '../plugins/mail/mail-message.js';
import { StartupError } from '../error-types.js';
import { hashToken } from '../tokens.js';

/** The rows about a person, by table. */
export type PersonalData = Partial<Record<keyof Schema, Record<string, unknown>[]>>;

/** The rows of a table whose column has one of the values. */
interface Selection {
  table: keyof Schema;
  column: string;
  values: string[];
  /** A further condition. */
  and?: ReturnType<typeof sql>;
  /** The change of the rows, if they aren't deleted: see `keptTables`. */
  change?: 'anonymized' | 'kept' | 'erased' | 'erased with its learner';
}

/** Orders, trials and products stay, without the address and the browser. */
export const keptTables: readonly string[] = ['orders', 'trials', 'entitlements'];

/** Describes the products, learners and orders among the data about a person. */
export function described(data: PersonalData): string[] {
  const { entitlements = [], learners = [], learner_logs = [], holders = [], facts = [], orders = [] } = data;
  const day = (time: unknown) => String(time).slice(0, 10);
  return [
    ...entitlements.map(({ product, granted_at }) => `product ${String(product)} since ${day(granted_at)}`),
    ...learners.map(({ id }) => {
      const logs = learner_logs.filter(({ learner }) => learner === id).map(({ log }) => log);
      const own = holders.filter(({ learner }) => learner === id);
      const count = facts.filter(({ record }) => logs.includes(record)).length;
      const devices = own.map(({ how, since }) => `${String(how)} on ${day(since)}`).join(', ');
      return `learner, facts: ${count}, devices: ${own.length} (${devices})`;
    }),
    ...orders.map(
      ({ id, product, created_at }) => `order ${String(id)} of ${day(created_at)}: ${String(product)}`,
    ),
  ];
}

/** Ends a transaction without changes. */
class Preview extends Error {}

/**
 * Returns everything stored about an email address or a session. A session is given as its cookie or its
 * hash.
 */
export function dataAbout(db: Database, whom: string): Promise<PersonalData> {
  return visit(db, whom, true);
}

/** Deletes everything stored about an email address or a session, and returns it. */
export function deleteDataAbout(db: Database, whom: string): Promise<PersonalData> {
  return visit(db, whom, false);
}

/** Finds everything about a person and deletes it, apart from what other devices have brought and get back. */
async function visit(db: Database, whom: string, isPreview: boolean): Promise<PersonalData> {
  let data: PersonalData = {};
  const logs: string[] = [];
  await changeLearners(db, async (trx) => {
    const sessions = await sessionsOf(trx, whom);
    const devices = await separateDevices(trx, sessions, inHours(0));
    const all = [
      ...(whom.includes('@') ? await rowsOfAddress(trx, whom) : []),
      ...(await rowsOfLearners(trx, devices)),
      ...(await rowsOfSessions(trx, sessions)),
    ];
    const selections = all.filter(({ values }) => values.length > 0);
    data = await found(trx, selections);
    if (isPreview) throw new Preview();
    if (data.withdrawals?.some(({ resolved_at }) => resolved_at === null))
      throw new StartupError(
        'A withdrawal is open, and its buyer is waiting for a refund. Refund or resolve it first (see `admin list withdrawals`).',
      );
    for (const { table, column, values, change } of selections) {
      const isTheirs = sql`${sql.ref(column)} in (${sql.join(values)})`;
      if (change === 'anonymized')
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${isTheirs}`.execute(trx);
      else if (change === 'erased') logs.push(...(await eraseLearners(trx, values)));
      else if (!change) await sql`delete from ${sql.table(table)} where ${isTheirs}`.execute(trx);
    }
  }).catch((error: unknown) => {
    if (!(error instanceof Preview)) throw error;
  });
  if (logs.length > 0) await deleteUnread(db, { logs });
  return data;
}

/** Returns the rows of selections by table, each once. */
async function found(trx: Database, selections: readonly Selection[]): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const { table, column, values, and = sql`1 = 1` } of selections) {
    const query = sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)}) and ${and}`;
    const rows = [...(data[table] ?? []), ...(await query.execute(trx)).rows];
    if (rows.length > 0) data[table] = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  }
  return data;
}

/**
 * Selects the rows about an address and about the browsers that bought with it. Referencing tables come before the tables
 * that they refer to.
 */
async function rowsOfAddress(db: Database, email: string): Promise<Selection[]> {
  const declared = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select('order_id')
    .where((row) => row.or([row('withdrawals.email', '=', email), row('orders.email', '=', email)]))
    .execute();
  return [
    { table: 'outbox', column: 'id', values: await mailsAbout(db, email) },
    { table: 'confirmations', column: 'email', values: [email] },
    { table: 'subscribers', column: 'email', values: [email] },
    { table: 'contact_messages', column: 'email', values: [email] },
    { table: 'keys', column: 'email', values: [email, mailboxOf(email)] },
    { table: 'trials', column: 'email', values: [email, mailboxOf(email)], change: 'anonymized' },
    { table: 'withdrawals', column: 'order_id', values: declared.map(({ order_id }) => order_id) },
    { table: 'orders', column: 'email', values: [email], change: 'anonymized' },
  ];
}

/** Returns the session of a cookie or hash, or the sessions that bought with an address. */
async function sessionsOf(db: Database, whom: string): Promise<string[]> {
  if (whom.includes('@')) {
    const orders = db.selectFrom('orders').select('session').distinct().where('email', '=', whom);
    return (await orders.execute()).flatMap(({ session }) => session ?? []);
  }
  // The cookie contains an ID and its signature; the database contains the hash of that ID.
  const [id = ''] = whom.split('.');
  const cookie = hashToken(id);
  // The browser may not have sent its new cookie yet.
  const renewed = db.selectFrom('session_renewals').select('session').where('cookie_hash', '=', cookie);
  const found = await db
    .selectFrom('sessions')
    .select('id_hash')
    .where((row) =>
      row.or([row('id_hash', '=', whom), row('cookie_hash', '=', cookie), row('id_hash', 'in', renewed)]),
    )
    .execute();
  return found.map(({ id_hash }) => id_hash);
}

async function rowsOfSessions(db: Database, values: string[]): Promise<Selection[]> {
  return [
    { table: 'reading_marks', column: 'session', values },
    { table: 'entitlements', column: 'id', values: await entitlementsOf(db, values), change: 'kept' },
    { table: 'holders', column: 'session', values },
    { table: 'trials', column: 'session', values, change: 'anonymized' },
    { table: 'withdrawals', column: 'order_id', values: await ordersOf(db, values) },
    { table: 'orders', column: 'session', values, change: 'anonymized' },
    { table: 'session_renewals', column: 'session', values },
    { table: 'sessions', column: 'id_hash', values },
  ];
}

/** Selects the learners of devices, with everything that their devices read. */
async function rowsOfLearners(db: Database, devices: readonly Device[]): Promise<Selection[]> {
  const learners = new Set<string>();
  for (const device of devices) for (const each of await learnersThrough(db, device)) learners.add(each);
  const values = [...learners];
  if (values.length === 0) return [];
  const read = await db.selectFrom('learner_logs').select('log').where('learner', 'in', values).execute();
  const isRead = sql`exists (select 1 from learner_logs where learner in (${sql.join(values)})
    and log = facts.record and (last_number is null or last_number >= facts.number))`;
  const change = 'erased with its learner';
  return [
    { table: 'facts', column: 'record', values: read.map(({ log }) => log), and: isRead, change },
    { table: 'progress', column: 'session', values: devices.map(({ session }) => session), change },
    { table: 'holders', column: 'learner', values, change },
    { table: 'keys', column: 'learner', values, change },
    { table: 'learner_logs', column: 'learner', values, change },
    { table: 'learners', column: 'id', values, change: 'erased' },
  ];
}

async function entitlementsOf(db: Database, sessions: string[]): Promise<string[]> {
  if (sessions.length === 0) return [];
  const held = db.selectFrom('holders').select('entitlement').where('session', 'in', sessions);
  return (await held.execute()).flatMap(({ entitlement }) => entitlement ?? []);
}

async function ordersOf(db: Database, sessions: string[]): Promise<string[]> {
  if (sessions.length === 0) return [];
  const rows = await db.selectFrom('orders').select('id').where('session', 'in', sessions).execute();
  return rows.map(({ id }) => id);
}

/**
 * Selects the IDs of queued emails to an address, and of those to support that contain a message from it,
 * alone or in a digest.
 */
async function mailsAbout(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'letter'])
    .where('letter', 'like', `%${email}%`)
    .execute();
  const isAbout = ({ to, replyTo, text }: MailMessage) =>
    to === email || replyTo === email || text.includes(`<${email}>`);
  return rows.filter(({ letter }) => isAbout(MailMessage.parse(JSON.parse(letter)))).map(({ id }) => id);
}
