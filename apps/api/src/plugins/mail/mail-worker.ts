import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { AsyncTask, SimpleIntervalJob } from 'toad-scheduler';
import type { MailConfig } from '../../config.js';
import type { Database } from '../../db/schema.js';
import { onceADay } from '../job-repository.js';
import { type DeliveryDependencies, deliverDue } from './outbox-delivery.js';
import { composeMail, type MailMessage } from './mail-message.js';
import { enqueueMail, mailPriority } from './outbox-repository.js';

/** The time that closing waits for an email that is being sent. The whole shutdown takes at most 2 s. */
const closeTimeoutMs = 500;

/** The dependencies of the mail worker. */
export interface MailWorkerOptions {
  db: Database;
  mail: MailConfig;
  /** Counts the outcome of each attempt to send an email. */
  count?: DeliveryDependencies['count'];
}

/** Delivers the outbox in the background while the server listens. */
export function startMailWorker(app: FastifyInstance, { db, mail, count }: MailWorkerOptions): void {
  const send = smtpSender(mail);
  const onDead = undeliveredTeller(db, mail.supportEmail);
  let delivery: Promise<unknown> = Promise.resolve();
  let isClosing = false;
  const task = new AsyncTask('mail', () => {
    delivery = deliverDue({ db, send, log: app.log, onDead, count, isClosing: () => isClosing }).catch(
      (error: unknown) => {
        app.log.error({ err: error }, 'delivering mail failed');
      },
    );
    return delivery;
  });
  const job = new SimpleIntervalJob({ seconds: 1, runImmediately: true }, task, { unref: true });
  app.addHook('onListen', (done) => {
    app.scheduler.addSimpleIntervalJob(job);
    done();
  });
  app.addHook('preClose', (done) => {
    job.stop();
    isClosing = true;
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.race([delivery, delay(closeTimeoutMs)]);
  });
}

/**
 * Returns a function that notifies the owner, at most once a day, that an email to someone else was given up.
 */
export function undeliveredTeller(db: Database, owner: string | undefined): DeliveryDependencies['onDead'] {
  if (owner === undefined) return undefined;
  const isTime = onceADay(db, 'letter about undelivered mail');
  return async ({ to, subject }, reason) => {
    if (to === owner || !(await isTime())) return;
    const paragraphs = [
      `We stopped trying to deliver “${subject}”: ${reason}.`,
      'Undelivered emails are kept for 30 days and counted in the metrics. You get this email at most once a day.',
    ];
    await enqueueMail(
      db,
      composeMail({ to: owner, subject: 'An email could not be delivered', paragraphs }),
      mailPriority.owner,
    );
  };
}

/**
 * Returns a function that sends an email by SMTP, encrypted unless the server is on this machine. Waits at
 * most 30 s for each step.
 */
export function smtpSender({
  smtpUrl,
  from,
}: MailConfig): (mail: MailMessage, id: string) => Promise<unknown> {
  const transport = createTransport({
    url: smtpUrl,
    // Otherwise an email would be sent unencrypted if the server, or an attacker in between, doesn't offer
    // encryption.
    requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return (mail, id) => transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` });
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.[\d.]+$/.test(host);
}
