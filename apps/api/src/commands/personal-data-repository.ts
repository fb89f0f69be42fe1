import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.js';
import { mailboxOf } from '../modules/trial/mailbox.js';
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
  /** True if the rows are kept without the person, as orders and trials are. */
  anonymized?: boolean;
}

/**
 * Returns everything stored about an email address or a session. A session is given as its cookie or its
 * hash.
 */
export function dataAbout(db: Database, whom: string): Promise<PersonalData> {
  return visit(db, whom);
}

/** Deletes everything stored about an email address or a session, in one transaction, and returns it. */
export function deleteDataAbout(db: Database, whom: string): Promise<PersonalData> {
  return visit(db, whom, ({ table, column, values, anonymized }) => {
    const isTheirs = sql`${sql.ref(column)} in (${sql.join(values)})`;
    return anonymized
      ? sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${isTheirs}`
      : sql`delete from ${sql.table(table)} where ${isTheirs}`;
  });
}

function visit(
  db: Database,
  whom: string,
  change?: (selection: Selection) => ReturnType<typeof sql>,
): Promise<PersonalData> {
  return db.transaction().execute(async (trx) => {
    const found: PersonalData = {};
    const selections = whom.includes('@') ? await rowsOfAddress(trx, whom) : await rowsOfSession(trx, whom);
    for (const selection of selections) {
      const { table, column, values } = selection;
      if (values.length === 0) continue;
      const query = sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`;
      const { rows } = await query.execute(trx);
      if (change && table === 'withdrawals' && rows.some(({ resolved_at }) => resolved_at === null))
        throw new StartupError(
          'A withdrawal is open, and its buyer is waiting for a refund. Refund or resolve it first (see `admin list withdrawals`).',
        );
      if (rows.length > 0) found[table] = rows;
      await change?.(selection).execute(trx);
    }
    return found;
  });
}

/** Selects the rows about an address. Referencing tables come before the tables that they refer to. */
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
    { table: 'trial_links', column: 'email', values: [email, mailboxOf(email)] },
    { table: 'trials', column: 'email', values: [email, mailboxOf(email)], anonymized: true },
    { table: 'withdrawals', column: 'order_id', values: declared.map(({ order_id }) => order_id) },
    { table: 'orders', column: 'email', values: [email], anonymized: true },
  ];
}

async function rowsOfSession(db: Database, session: string): Promise<Selection[]> {
  // The cookie contains an ID and its signature; the database contains the hash of that ID.
  const [id = ''] = session.split('.');
  const found = await db
    .selectFrom('sessions')
    .select('id_hash')
    .where((row) => row.or([row('id_hash', '=', session), row('cookie_hash', '=', hashToken(id))]))
    .execute();
  const values = found.map(({ id_hash }) => id_hash);
  const records = await recordsOf(db, values);
  return [
    { table: 'progress', column: 'session', values },
    // For all sessions that share the record, because it is about the same person.
    { table: 'facts', column: 'record', values: records },
    { table: 'record_holders', column: 'record', values: records },
    { table: 'merged_record_codes', column: 'record', values: records },
    { table: 'records', column: 'id', values: records },
    { table: 'reading_marks', column: 'session', values },
    { table: 'holders', column: 'session', values },
    { table: 'trials', column: 'session', values, anonymized: true },
    { table: 'withdrawals', column: 'order_id', values: await ordersOf(db, values) },
    { table: 'orders', column: 'session', values, anonymized: true },
    { table: 'session_renewals', column: 'session', values },
    { table: 'sessions', column: 'id_hash', values },
  ];
}

async function recordsOf(db: Database, sessions: string[]): Promise<string[]> {
  if (sessions.length === 0) return [];
  const held = db.selectFrom('record_holders').select('record').where('session', 'in', sessions);
  const rows = await held.execute();
  return rows.map(({ record }) => record);
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
