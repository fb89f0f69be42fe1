import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeDatabase } from './db/database.js';
import type { Database } from './db/schema.js';

/** How long a server still takes requests after a signal: enough for proxies that check readiness every 200 ms. */
export const shutdownDelayMs = 500;
/** How long requests are waited for that don't arrive, and how long those whose answers are being made: Docker kills after 10 s. */
const arrivalTimeoutMs = 1_200;
const answerTimeoutMs = 8_000;
/** A query that hangs must not hold up the exit; the database rolls it back when the connection breaks. */
const databaseTimeoutMs = 300;

/** On SIGINT and SIGTERM, answers the requests that were accepted, closes the database and exits: in 2 s, or 9 s if an answer takes long. */
export function closeOnSignals(
  app: FastifyInstance,
  db: Database,
  process: Pick<NodeJS.Process, 'on' | 'exit'> = globalThis.process,
): void {
  const answering = countAnswers(app);
  let closing = false;
  const close = () => {
    // Ctrl-C arrives twice, from the terminal and from the parent process: the second signal is ignored.
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

/** The requests that have arrived and whose answers are being made. */
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
    // An answer that waits behind others on its connection isn't closed with it.
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
