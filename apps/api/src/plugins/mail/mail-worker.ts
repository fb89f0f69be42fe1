import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.js';
import type { Database } from '../../db/schema.js';
import { deliverDue } from './outbox-delivery.js';
import type { Letter } from './letter.js';

const pollMs = 1_000;
/** How long closing waits for a letter that is on its way; shutdown as a whole takes at most 2 s. */
const closeTimeoutMs = 500;

/** Delivers the outbox in the background, from when the server listens until it closes. */
export function startMailWorker(app: FastifyInstance, db: Database, mail: MailConfig): void {
  const send = smtpSender(mail);
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let closing = false;

  const next = () => {
    round = deliverDue({ db, send, log: app.log })
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'delivering mail failed');
      })
      .then(() => {
        if (!closing) timer = setTimeout(next, pollMs).unref();
      });
  };
  app.addHook('onListen', (done) => {
    next();
    done();
  });
  app.addHook('preClose', (done) => {
    closing = true;
    clearTimeout(timer);
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.race([round, delay(closeTimeoutMs)]);
  });
}

/** Returns a function that hands a letter to the mail server, which has 30 s for each step at most. */
export function smtpSender({ smtpUrl, from }: MailConfig): (letter: Letter, id: string) => Promise<unknown> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return (letter, id) => transport.sendMail({ ...letter, from, messageId: `<${id}@${domain}>` });
}
