import { type Kysely, type Migration, sql } from 'kysely';
import { inHours } from '../../durations.js';
import { hashToken } from '../../tokens.js';

/** Hashes restore codes, records when one was emailed, and adds an expiry to restore links. */
export const restoreCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entitlements').renameColumn('restore_code', 'code_hash').execute();
    await db.schema.alterTable('entitlements').addColumn('code_mailed_at', 'text').execute();
    const { rows } = await sql<{
      id: string;
      code_hash: string;
    }>`select id, code_hash from entitlements where code_hash is not null`.execute(db);
    for (const { id, code_hash } of rows) {
      await sql`update entitlements set code_hash = ${hashToken(code_hash)} where id = ${id}`.execute(db);
    }
    await db.schema
      .alterTable('restore_links')
      .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update restore_links set expires_at = ${inHours(24)}`.execute(db);
    await db.schema.createIndex('restore_links_expiry').on('restore_links').column('expires_at').execute();
  },
};
