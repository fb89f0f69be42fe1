import { ContactAccepted, ContactMessage } from '@mathtools/contracts/contact';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/schema.js';
import { errorResponses } from '../../plugins/errors.js';
import { readForms } from '../../plugins/forms.js';
import { type MailMessage, composeMail } from '../../plugins/mail/mail-message.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { type PriorityMessage, storeMessage } from './contact-repository.js';

/** The dependencies of the contact form. */
export interface ContactOptions {
  /** Returns true if the messages of a session have priority. */
  isMaster: (db: Database, session: string) => Promise<boolean>;
}

/** Serves the contact form. */
export const contactRoutes: FastifyPluginCallbackZod<ContactOptions> = (app, { isMaster }, done) => {
  const { db, config, sessions } = app;
  readForms(app);
  app.post(
    '',
    {
      // Room for 5000 characters, each encoded as %XX%XX%XX in a form, plus the other fields.
      bodyLimit: 50 * 1024,
      config: {
        ...limits.contact,
        form: {
          done: {
            title: 'Message Sent!',
            text: 'Thank you for contacting us. We’ll respond within 24 hours.',
          },
          failed: 'Failed to send message',
        },
      },
      schema: {
        tags: ['contact'],
        summary: 'Send a message to support',
        body: ContactMessage,
        response: { 200: ContactAccepted, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const priority = session !== undefined && (await isMaster(db, session));
      const message = { ...request.body, priority };
      // Without this address, messages are only stored.
      const to = config.mail?.supportEmail;
      const mail = to === undefined ? undefined : supportMail(message, to);
      await storeMessage(db, message, mail);
      return { status: 'accepted' as const };
    },
  );
  done();
};

function supportMail({ name, email, subject, message, priority }: PriorityMessage, to: string): MailMessage {
  return composeMail({
    to,
    replyTo: email,
    subject: `${priority ? 'Priority contact' : 'Contact'}: ${subject}`,
    paragraphs: [`From ${name} <${email}>`, message],
  });
}
