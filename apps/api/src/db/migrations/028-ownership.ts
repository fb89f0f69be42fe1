import { type Kysely, type Migration, sql } from 'kysely';
import { inHours, inSeconds } from '../../durations.js';
import { isShared } from '../advisory-lock.js';
import { indexed as indexes, tables as earlier } from './026-learners.js';
import { createTableOf } from './create-table.js';

const session = 'session text not null references sessions on delete cascade';
const entitlement = 'entitlement text references entitlements on delete cascade';
const learner = 'learner text references learners on delete cascade';
const ofHoldings = (columns: string) => columns.replaceAll('learner_devices', 'holdings');
const tables = {
  // Servers of the previous release can still grant purchases.
  holdings: `${session}, ${entitlement}, ${learner}, how text not null default 'bought', since text not null,
    id text, begun_at text, log text unique references records, unique (entitlement, session),
    unique (session, id), check ((entitlement is null) <> (learner is null))`,
  keys: `hash text primary key, ${entitlement}, ${learner}, tier text, email text, log text references holdings (log) on delete cascade,
    made_at text not null, expires_at text, check (coalesce(entitlement, learner, tier) is not null)`,
  joins_of_holders: ofHoldings(earlier.joins),
  progress_of_holders: ofHoldings(earlier.progress_of_learners),
};
const indexed = {
  holders: ['learner'],
  keys: ['entitlement', 'learner', 'log', 'email', 'expires_at'],
  joins: indexes.joins,
  progress: indexes.progress_of_learners,
};
const old = [
  'restore_links',
  'trial_links',
  'learner_codes',
  'joins',
  'progress',
  'learner_devices',
  'holders',
];

/** Makes one table of what browsers hold, purchases and learners, and one of the keys that open it. */
export const ownership: Migration = {
  async up(db: Kysely<unknown>) {
    if (isShared(db))
      // Servers of the previous release wait, so that nothing they write is lost.
      await sql`lock table entitlements, ${sql.join([...old].reverse().map((table) => sql.table(table)))}`.execute(
        db,
      );
    for (const [table, columns] of Object.entries(tables)) await createTableOf(db, table, columns);
    await sql`insert into holdings (session, entitlement, since, how)
      select holders.session, entitlement, since,
        case when trial = 1 then 'tried' when orders.id is null then 'restored' else 'bought' end
      from holders join entitlements on entitlements.id = entitlement
        left join orders on orders.id = entitlement and orders.session = holders.session`.execute(db);
    await sql`insert into holdings (session, learner, how, since, id, begun_at, log)
      select session, learner, how, since, id, begun_at, log from learner_devices`.execute(db);
    const now = inHours(0);
    await sql`insert into keys (hash, entitlement, made_at, expires_at)
      select code_hash, id, ${now}, null from entitlements where code_hash is not null
      union all select token_hash, entitlement, ${now}, expires_at from restore_links`.execute(db);
    await sql`insert into keys (hash, tier, email, made_at, expires_at)
      select token_hash, tier, email, created_at, expires_at from trial_links`.execute(db);
    await sql`insert into keys (hash, learner, log, made_at)
      select code_hash, learner, log, made_at from learner_codes`.execute(db);
    const shown = sql<{ made_at: string }>`select distinct made_at from keys where log is not null`;
    for (const { made_at } of (await shown.execute(db)).rows)
      await sql`update keys set expires_at = ${inSeconds(600, made_at)}
        where log is not null and made_at = ${made_at}`.execute(db);
    await sql`update entitlements set code_hash = null`.execute(db);
    for (const table of ['joins', 'progress'])
      await sql`insert into ${sql.table(`${table}_of_holders`)} select * from ${sql.table(table)}`.execute(
        db,
      );
    for (const table of old) await db.schema.dropTable(table).execute();
    await db.schema.alterTable('holdings').renameTo('holders').execute();
    for (const table of ['joins', 'progress'])
      await db.schema.alterTable(`${table}_of_holders`).renameTo(table).execute();
    for (const [table, columns] of Object.entries(indexed))
      for (const column of columns)
        await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};
