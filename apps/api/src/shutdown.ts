import type { FastifyInstance } from 'fastify';
import { closeDatabase } from './db/database.js';
import type { Database } from './db/schema.js';

const patienceMs = 1_200;

/** Ends the process in order, within 2 s, when it is asked to: answers what was accepted, then closes the database. */
export function closeOnSignals(app: FastifyInstance, db: Database): void {
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
  }, patienceMs);
  await app.close();
  clearTimeout(cutOff);
  await closeDatabase(db);
}
