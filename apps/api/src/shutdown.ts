import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeDatabase } from './db/database.js';
import type { Database } from './db/schema.js';

/**
 * The time for which a server keeps accepting requests after a shutdown signal. It's enough for proxies that
 * check readiness every 200 ms.
 */
export const shutdownDelayMs = 500;
/**
 * Timeouts for requests that don't arrive completely and for responses in progress. Docker kills the process
 * after 10 s.
 */
const arrivalTimeoutMs = 1_200;
const answerTimeoutMs = 8_000;
/** A query that hangs must not hold up the exit. The database rolls it back when the connection breaks. */
const databaseTimeoutMs = 300;

/**
 * On SIGINT or SIGTERM, responds to the accepted requests, closes the database, and exits: within 2 s, or 9 s
 * if a response takes long.
 */
export function closeOnSignals(
  app: FastifyInstance,
  db: Database,
  process: Pick<NodeJS.Process, 'on' | 'exit'> = globalThis.process,
): void {
  const answering = countAnswers(app);
  let closing = false;
  const close = () => {
    // Ctrl-C arrives twice, from the terminal and from the parent process, so the second signal is ignored.
    if (closing) return;
    closing = true;
    closeInOrder(app, db, answering).then(
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

/** Counts the requests that have arrived and whose responses are in progress. */
interface Answers {
  count: number;
  onLast?: () => void;
}

function countAnswers(app: FastifyInstance): Answers {
  const answers: Answers = { count: 0 };
  app.addHook('preHandler', (request, reply, done) => {
    if (reply.raw.destroyed || request.raw.socket.destroyed) {
      done();
      return;
    }
    answers.count++;
    // A response that is queued behind others on its connection isn't closed along with it.
    const { socket } = request.raw;
    const end = () => {
      reply.raw.off('close', end);
      socket.off('close', end);
      answers.count--;
      if (answers.count === 0) answers.onLast?.();
    };
    reply.raw.once('close', end);
    socket.once('close', end);
    done();
  });
  return answers;
}

async function closeInOrder(app: FastifyInstance, db: Database, answers: Answers): Promise<void> {
  const cutOff = () => {
    app.log.warn('closing connections that are still busy');
    app.server.closeAllConnections();
  };
  const arrival = setTimeout(() => {
    if (answers.count === 0) cutOff();
    else answers.onLast = cutOff;
  }, arrivalTimeoutMs);
  const answer = setTimeout(cutOff, answerTimeoutMs);
  await app.close();
  clearTimeout(arrival);
  clearTimeout(answer);
  await Promise.race([closeDatabase(db), delay(databaseTimeoutMs)]);
}
