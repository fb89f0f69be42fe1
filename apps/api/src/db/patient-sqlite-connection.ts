import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { codeOf } from '../error-types.js';

/** How long a statement waits for the lock of another program. */
const patienceMs = 5_000;
/** How many statements wait at most: as many as are done in a moment when the lock is gone. More are refused at once. */
export const maxWaiting = 1_000;
/** How long the first in line pauses after its attempts: most locks are gone in a few milliseconds. */
const pauseMs = (attempts: number) => 1 + Math.random() * Math.min(8, 2 ** attempts);

/** The one connection to the file, which others may use while a statement waits. */
export interface SharedConnection {
  connection: DatabaseConnection;
  isInTransaction: () => boolean;
  lend: () => Promise<void>;
  takeBack: () => Promise<unknown>;
}

/**
 * A connection whose statements wait for a locked file without blocking the process: SQLite's own waiting stops everything. Only
 * the first in line tries again. Within a transaction nothing waits: its first statement has taken the lock.
 */
export class PatientSqliteConnection implements DatabaseConnection {
  readonly #shared: SharedConnection;
  #line: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(shared: SharedConnection) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#shared.connection.executeQuery<R>(query);
    } catch (error) {
      if (!isLocked(error) || this.#shared.isInTransaction() || this.#waiting >= maxWaiting) throw error;
    }
    return this.#executeInLine<R>(query);
  }

  async #executeInLine<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { connection, lend, takeBack } = this.#shared;
    const until = performance.now() + patienceMs;
    const turn = this.#line;
    let leave = () => {};
    this.#waiting++;
    this.#line = new Promise((resolve) => (leave = resolve));
    try {
      await lend();
      await turn;
      for (let attempts = 1; ; attempts++) {
        await takeBack();
        try {
          return await connection.executeQuery<R>(query);
        } catch (error) {
          if (!isLocked(error) || performance.now() >= until) throw error;
        }
        await lend();
        await delay(pauseMs(attempts));
      }
    } finally {
      this.#waiting--;
      leave();
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#shared.connection.streamQuery<R>(query, chunkSize ?? 1);
  }
}

/** Whether another program has locked the file. */
export function isLocked(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}
