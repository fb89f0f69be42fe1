import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeDatabase } from './db/database.js';
import type { Database } from './db/schema.js';

/** How long a server that is shutting down still takes requests: enough for proxies that ask every 200 ms whether it is ready. */
export const shutdownDelayMs = 500;
const drainTimeoutMs = 1_200;
/** A query that hangs must not hold up the end; its server rolls it back when the connection breaks. */
const databaseTimeoutMs = 300;

/** Ends the process in order, within 2 s, when it is asked to: answers what was accepted, then closes the database. */
export function closeOnSignals(
  app: FastifyInstance,
  db: Database,
  process: Pick<NodeJS.Process, 'on' | 'exit'> = globalThis.process,
): void {
  let closing = false;
  const close = () => {
    // Ctrl-C arrives twice, from the terminal and from the parent process; a second signal must not kill the first's work.
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
