import { Client, escapeIdentifier } from 'pg';
import { closeDatabase, openDatabase } from '../db/database.js';
import { codeOf, StartupError } from '../error-types.js';
import { timestamp } from './backup.js';
import { checkDump, loadDump } from './postgres-programs.js';

/** Loads a dump into a new database, then swaps the names; returns the name under which the replaced database is kept. */
export async function restorePostgres(url: string, dump: string): Promise<string | undefined> {
  await checkDump(dump);
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const draft = `${name}_restoring`;
  const kept = `${name}_replaced_${timestamp()}`;
  const server = new Client({ connectionString: at(url, 'postgres') });
  const databases = (statement: string, ...names: string[]) =>
    server.query(names.reduce((text, each) => text.replace('?', escapeIdentifier(each)), statement));
  await server.connect();
  try {
    await databases('drop database if exists ?', draft);
    await databases('create database ?', draft);
    await loadDump(at(url, draft), dump);
    // Migrates a backup of an older version.
    await closeDatabase(await openDatabase({ engine: 'postgres', url: at(url, draft) }));
    const isReplacing = await databases('alter database ? rename to ?', name, kept).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === '55006')
          throw new StartupError(`The database ${name} is in use: stop the servers first.`);
        if (codeOf(error) !== '3D000') throw error;
        return false;
      },
    );
    await databases('alter database ? rename to ?', draft, name);
    return isReplacing ? kept : undefined;
  } finally {
    await databases('drop database if exists ?', draft);
    await server.end();
  }
}

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}
