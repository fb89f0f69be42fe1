import { ContactAccepted, ContactMessage } from '@mathtools/contracts/contact';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { refusals } from '../../plugins/errors.js';
import { type Letter, letterOf } from '../../plugins/mail/letter.js';
import { limits } from '../../plugins/rate-limits.js';
import { storeMessage } from './contact-repository.js';

/** What contact asks of the rest of the server. */
export interface ContactOptions {
  db: Database;
  /** Where messages are mailed; undefined: they are only stored. */
  supportEmail: string | undefined;
}

/** Takes messages to support. */
export const contactRoutes: FastifyPluginCallbackZod<ContactOptions> = (app, { db, supportEmail }, done) => {
  app.post(
    '',
    {
      // 5000 characters, each written as \uXXXX, and the other fields.
      bodyLimit: 34 * 1024,
      config: limits.contact,
      schema: {
        tags: ['contact'],
        summary: 'Send a message to support',
        body: ContactMessage,
        response: { 200: ContactAccepted, ...refusals(400, 403, 413, 415, 429, 503) },
      },
    },
    async ({ body }) => {
      await storeMessage(
        db,
        body,
        supportEmail === undefined ? undefined : supportLetter(body, supportEmail),
      );
      return { status: 'accepted' as const };
    },
  );
  done();
};

function supportLetter({ name, email, subject, message }: ContactMessage, to: string): Letter {
  return letterOf({
    to,
    replyTo: email,
    subject: `Contact: ${subject}`,
    paragraphs: [`From ${name} <${email}>`, message],
  });
}
