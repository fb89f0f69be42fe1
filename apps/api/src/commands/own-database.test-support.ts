import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { readConfig } from '../config.js';
import { closeDatabase, openDatabase } from '../db/database.js';
import type { Database } from '../db/schema.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { emptyDatabase } from '../testing/test-database.js';

/** Creates a database for one test, whose name may be given to another database by a restore. */
export async function ownDatabase(): Promise<Record<string, string>> {
  if (inject('engine') === 'sqlite') return { DATABASE_FILE: join(temporaryFolder(), 'mathtools.db') };
  return { DATABASE_URL: await emptyDatabase(), SESSION_SECRET: 'secret'.repeat(6) };
}

/** Opens the database that an environment names, for the running test. */
export async function opened(environment: Record<string, string>): Promise<Database> {
  const db = await openDatabase(readConfig(environment).database);
  onTestFinished(() => closeDatabase(db));
  return db;
}
