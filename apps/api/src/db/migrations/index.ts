import type { Migration } from 'kysely';

/** Migrations by name; they run in the order of their names. */
export type Migrations = Record<string, Migration>;

/**
 * Every migration by name (`001-contact`: …), in order; names and contents never change once released.
 * Empty until the first slice that stores something brings its tables.
 */
export const migrations: Migrations = {};
