import { type Kysely, type Migration, sql } from 'kysely';
import { isShared } from '../advisory-lock.js';
import { createTableOf } from './create-table.js';

const learner = 'references learners on delete cascade';
const device = 'references learner_devices (log) on delete cascade';
export const tables = {
  learners: 'id text primary key, version text not null, deleted_at text',
  learner_devices: `session text not null references sessions on delete cascade, id text not null,
    log text not null unique references records, learner text not null ${learner},
    begun_at text not null, since text not null, how text not null, primary key (session, id)`,
  learner_logs: `learner text not null ${learner}, log text not null references records,
    last_number integer, primary key (learner, log)`,
  learner_codes: `code_hash text primary key, learner text not null ${learner}, log text ${device},
    made_at text not null`,
  joins: `id text primary key, entered text not null ${device}, shown text ${device},
    learner text not null ${learner}, entered_agreed integer not null, shown_agreed integer not null,
    state text not null, until text not null`,
  learner_changes: `id text primary key, log text not null references records on delete cascade,
    number integer not null, met text, from_learner text references learners on delete set null,
    to_learner text references learners on delete set null, fact_count integer not null, kept integer,
    at text not null, since text not null, how text not null, unique (log, number)`,
  // Servers of the previous release can still update progress.
  progress_of_learners: `session text not null, learner text not null default '', category text not null,
    problems_completed integer not null check (problems_completed >= 0),
    streak integer not null check (streak >= 0), updated_at text not null,
    primary key (session, learner, category),
    foreign key (session, learner) references learner_devices (session, id) on delete cascade`,
};
export const indexed = {
  learner_devices: ['learner'],
  learner_logs: ['log'],
  learner_codes: ['learner', 'log'],
  joins: ['entered', 'shown', 'learner', 'until'],
  progress_of_learners: ['learner'],
  learner_changes: ['from_learner', 'to_learner', 'at'],
};

/**
 * Creates the tables of learners. Each record becomes a learner, and each of its sessions a device with a log of its own, the
 * first one with the facts until now. The codes of records become recovery codes, and progress belongs to a device's learner.
 */
export const learners: Migration = {
  async up(db: Kysely<unknown>) {
    if (isShared(db))
      // Servers of the previous release wait, so that nothing they write is lost.
      await sql`lock table progress, record_holders, merged_record_codes, records`.execute(db);
    for (const [table, columns] of Object.entries(tables)) await createTableOf(db, table, columns);
    for (const [table, columns] of Object.entries(indexed))
      for (const column of columns)
        await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    await sql`insert into learners (id, version) select id, id from records`.execute(db);
    await sql`insert into learners (id, version) select distinct session, session from progress
      where session not in (select session from record_holders)`.execute(db);
    const earlier = sql`select 1 from record_holders as other join sessions as that on that.id_hash = other.session
      where other.record = record_holders.record
        and (that.created_at < sessions.created_at
          or that.created_at = sessions.created_at and that.id_hash < sessions.id_hash)`;
    await sql`insert into records (id, fact_count)
      select session, 0 from record_holders join sessions on id_hash = session where exists (${earlier})
      union all select id, 0 from learners where id not in (select id from records)`.execute(db);
    // Every session has at most one record, so parts of its key are unique enough for its IDs.
    await sql`insert into learner_devices (session, id, log, learner, begun_at, since, how)
      select session, substr(session, 1, 22), case when exists (${earlier}) then session else record end,
        record, created_at, created_at, case when exists (${earlier}) then 'joined' else 'first' end
      from record_holders join sessions on id_hash = session`.execute(db);
    await sql`insert into learner_devices (session, id, log, learner, begun_at, since, how)
      select id, substr(id, 1, 22), id, id, created_at, created_at, 'first'
      from learners join sessions on id_hash = learners.id`.execute(db);
    await sql`insert into learner_logs (learner, log) select learner, log from learner_devices`.execute(db);
    await sql`insert into learner_logs (learner, log) select id, id from records
      where id in (select id from learners) and id not in (select log from learner_logs)`.execute(db);
    const now = new Date().toISOString();
    await sql`insert into learner_codes (code_hash, learner, made_at)
      select code_hash, id, ${now} from records where code_hash is not null
      union all select code_hash, record, ${now} from merged_record_codes`.execute(db);
    await sql`update records set code_hash = null`.execute(db);
    await sql`insert into progress_of_learners (session, learner, category, problems_completed, streak, updated_at)
      select session, substr(session, 1, 22), category, problems_completed, streak, updated_at
      from progress`.execute(db);
    for (const table of ['merged_record_codes', 'record_holders', 'progress'])
      await db.schema.dropTable(table).execute();
    await db.schema.alterTable('progress_of_learners').renameTo('progress').execute();
  },
};
