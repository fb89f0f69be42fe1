import type { Kysely } from 'kysely';

/**
 * All tables. Each slice and plugin declares its own tables next to its SQL, in `<name>-tables.ts`, and adds
 * them here.
 */
export interface Schema {
  /** Kysely's record of the migrations that have run. */
  kysely_migration: { name: string; timestamp: string };
}

/** The open database, as passed to repositories. A transaction has the same type. */
export type Database = Kysely<Schema>;
