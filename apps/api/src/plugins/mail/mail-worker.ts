import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { AsyncTask, SimpleIntervalJob } from 'toad-scheduler';
import type { MailConfig } from '../../config.js';
import type { Database } from '../../db/schema.js';
import { deliverDue } from './outbox-delivery.js';
import type { Letter } from './letter.js';

/** How long closing waits for a message that is on its way; shutdown as a whole takes at most 2 s. */
const closeTimeoutMs = 500;

/** Delivers the outbox in the background, from when the server listens until it closes. */
export function startMailWorker(app: FastifyInstance, db: Database, mail: MailConfig): void {
  const send = smtpSender(mail);
  let delivery: Promise<unknown> = Promise.resolve();
  const task = new AsyncTask('mail', () => {
    delivery = deliverDue({ db, send, log: app.log }).catch((error: unknown) => {
      app.log.error({ err: error }, 'delivering mail failed');
    });
    return delivery;
  });
  const job = new SimpleIntervalJob({ seconds: 1, runImmediately: true }, task, { unref: true });
  app.addHook('onListen', (done) => {
    app.scheduler.addSimpleIntervalJob(job);
    done();
  });
  app.addHook('preClose', (done) => {
    job.stop();
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.race([delivery, delay(closeTimeoutMs)]);
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
