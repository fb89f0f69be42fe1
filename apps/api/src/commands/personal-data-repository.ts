import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.js';
import type { Letter } from '../plugins/mail/letter.js';
import { hashToken } from '../tokens.js';

/** The rows about somebody, by table. */
export type PersonalData = Partial<Record<keyof Schema, Record<string, unknown>[]>>;

/** Rows about somebody: those of a table whose column has one of the values. */
interface Place {
  table: keyof Schema;
  column: string;
  values: string[];
  /** Sales and trials are kept, without the person. */
  anonymized?: boolean;
}

/** Returns everything that is kept about an e-mail address, or about a session as its cookie or the database names it. */
export function dataAbout(db: Database, whom: string): Promise<PersonalData> {
  return visit(db, whom);
}

/** Deletes everything that is kept about an e-mail address or a session, whole or not at all, and returns what was deleted. */
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
  change?: (place: Place) => ReturnType<typeof sql>,
): Promise<PersonalData> {
  return db.transaction().execute(async (trx) => {
    const found: PersonalData = {};
    for (const place of whom.includes('@') ? await placesOfAddress(trx, whom) : placesOfSession(whom)) {
      if (place.values.length === 0) continue;
      const { table, column, values } = place;
      const query = sql`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`;
      const { rows } = await query.execute(trx);
      if (rows.length > 0) found[table] = rows as Record<string, unknown>[];
      await change?.(place).execute(trx);
    }
    return found;
  });
}

/** What refers to another table's row stands before it. */
async function placesOfAddress(db: Database, email: string): Promise<Place[]> {
  const letters = await lettersOf(db, email);
  return [
    { table: 'outbox', column: 'id', values: letters },
    { table: 'confirmations', column: 'email', values: [email] },
    { table: 'subscribers', column: 'email', values: [email] },
    { table: 'contact_messages', column: 'email', values: [email] },
    { table: 'trial_links', column: 'email', values: [email] },
    { table: 'trials', column: 'email', values: [email], anonymized: true },
    { table: 'orders', column: 'email', values: [email], anonymized: true },
  ];
}

function placesOfSession(session: string): Place[] {
  // The cookie holds an id and its signature, the database the hash of that id.
  const [id = ''] = session.split('.');
  const values = [session, hashToken(id)];
  return [
    { table: 'progress', column: 'session', values },
    { table: 'reading_marks', column: 'session', values },
    { table: 'holders', column: 'session', values },
    { table: 'trials', column: 'session', values, anonymized: true },
    { table: 'orders', column: 'session', values, anonymized: true },
    { table: 'sessions', column: 'id_hash', values },
  ];
}

/** Letters to an address and, in the outbox to support, from it. */
async function lettersOf(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'letter'])
    .where('letter', 'like', `%${email}%`)
    .execute();
  const isAbout = ({ to, replyTo }: Letter) => to === email || replyTo === email;
  return rows.filter(({ letter }) => isAbout(JSON.parse(letter) as Letter)).map(({ id }) => id);
}
