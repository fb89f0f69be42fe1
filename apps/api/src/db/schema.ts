import type { Kysely } from 'kysely';

/**
 * All tables. A slice declares its own beside its SQL (`modules/<slice>/<slice>-tables.ts`) and joins here with
 * `extends ContactTables`.
 */
export interface Schema {
  /** Kysely's record of the migrations that have run. */
  kysely_migration: { name: string; timestamp: string };
}

/** The open database, as repositories are given it. */
export type Database = Kysely<Schema>;
