import SQLite from 'better-sqlite3';

const lockTimeoutMs = 30_000;

/**
 * Runs work on a database file in one process at a time. Others wait up to 30 s. The lock is an exclusive
 * transaction on a second file. The system releases it even if the process is killed.
 */
export async function withMigrateLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  if (file === ':memory:') return work();
  const lock = new SQLite(`${file}.migrate-lock`, { timeout: lockTimeoutMs });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}
