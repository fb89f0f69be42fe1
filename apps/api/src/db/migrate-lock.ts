import SQLite from 'better-sqlite3';

const lockTimeoutMs = 30_000;

/**
 * Runs the work of one starter at a time on a database file; others wait up to 30 s.
 * The lock is an exclusive transaction on a side file, which the system frees even when its holder is killed.
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
