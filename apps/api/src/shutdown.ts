import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeDatabase } from './db/database.js';
import type { Database } from './db/schema.js';

/** How long a server still takes requests after a signal: enough for proxies that check readiness every 200 ms. */
export const shutdownDelayMs = 500;
const drainTimeoutMs = 1_200;
/** A query that hangs must not hold up the exit; the database rolls it back when the connection breaks. */
const databaseTimeoutMs = 300;

/** On SIGINT and SIGTERM, answers the requests that were accepted, closes the database and exits, all within 2 s. */
export function closeOnSignals(
  app: FastifyInstance,
  db: Database,
  process: Pick<NodeJS.Process, 'on' | 'exit'> = globalThis.process,
): void {
  let closing = false;
  const close = () => {
    // Ctrl-C arrives twice, from the terminal and from the parent process: the second signal is ignored.
    if (closing) return;
    closing = true;
    closeInOrder(app, db).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.fatal({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

async function closeInOrder(app: FastifyInstance, db: Database): Promise<void> {
  const cutOff = setTimeout(() => {
    app.log.warn('closing connections that are still busy');
    app.server.closeAllConnections();
  }, drainTimeoutMs);
  await app.close();
  clearTimeout(cutOff);
  await Promise.race([closeDatabase(db), delay(databaseTimeoutMs)]);
}
