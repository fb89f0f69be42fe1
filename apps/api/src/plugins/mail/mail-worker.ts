import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.js';
import type { Database } from '../../db/schema.js';
import { watchClosing } from '../draining.js';
import { runRepeatedly } from '../maintenance.js';
import { type DeliveryDependencies, deliverDue } from './outbox-delivery.js';
import { ownerLetter } from './owner-letter.js';

/** The time that closing waits for an email that is being sent. The whole shutdown takes at most 2 s. */
const closeTimeoutMs = 500;

/** Delivers the outbox in the background while the server listens. */
export default fp<{ mail: MailConfig }>(deliver, {
  name: 'mail-worker',
  dependencies: ['@fastify/schedule'],
});

function deliver(app: FastifyInstance, { mail }: { mail: MailConfig }, done: () => void): void {
  const { db, log, countLetter: count } = app;
  const send = smtpSender(mail);
  const onDead = undeliveredTeller(db, mail.supportEmail);
  let delivery: Promise<unknown> = Promise.resolve();
  const isClosing = watchClosing(app);
  const job = runRepeatedly(app, 'delivering mail', { seconds: 1 }, () => {
    delivery = deliverDue({ db, send, log, onDead, count, isClosing });
    return delivery;
  });
  app.addHook('preClose', (next) => {
    job.stop();
    next();
  });
  app.addHook('onClose', async () => {
    await Promise.race([delivery.catch(() => undefined), delay(closeTimeoutMs)]);
  });
  done();
}

/**
 * Returns a function that notifies the owner, at most once a day, that an email to someone else was given up.
 */
export function undeliveredTeller(db: Database, owner: string | undefined): DeliveryDependencies['onDead'] {
  if (owner === undefined) return undefined;
  const tell = ownerLetter(db, owner, 'undelivered mail');
  return async ({ to, subject }, reason) => {
    if (to === owner) return;
    await tell(
      'An email could not be delivered',
      `We stopped trying to deliver “${subject}”: ${reason}.`,
      'Undelivered emails are kept for 30 days and counted in the metrics. You get this email at most once a day.',
    );
  };
}

/**
 * Returns a function that sends an email by SMTP, encrypted unless the server is on this machine. Waits at
 * most 30 s for each step.
 */
export function smtpSender({ smtpUrl, from }: MailConfig): DeliveryDependencies['send'] {
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
