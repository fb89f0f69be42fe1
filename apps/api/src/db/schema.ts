import type { Kysely } from 'kysely';

/** All tables. Each slice and plugin declares its own beside its SQL, in `<name>-tables.ts`, and adds them here. */
export interface Schema {
  /** Kysely's record of the migrations that have run. */
  kysely_migration: { name: string; timestamp: string };
}

/** The open database, as repositories are given it; a transaction is one too. */
export type Database = Kysely<Schema>;
