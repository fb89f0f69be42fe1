import { NewsletterAccepted, NewsletterSubscription } from '@mathtools/contracts/newsletter';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '../../plugins/errors.js';
import { readForms } from '../../plugins/forms.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { countLetter } from '../../plugins/mail/letter-limit.js';
import { sendPage } from '../../plugins/plain-page.js';
import { confirmationMail, welcomeMail } from './newsletter-mails.js';
import { confirmSubscriber, deleteSubscriber, storeSubscriber } from './newsletter-repository.js';
import { hashToken, newToken } from '../../tokens.js';

/** Serves the subscription form and the pages behind the links in the emails. */
export const newsletterRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  void app.register(subscription);
  void app.register(linkPages);
  done();
};

const subscription: FastifyPluginCallbackZod = (app, _options, done) => {
  const {
    db,
    config: { publicOrigin, mail },
  } = app;
  readForms(app);
  app.post(
    '/subscribe',
    {
      bodyLimit: 1024,
      config: {
        ...limits.newsletter,
        form: {
          done: { title: 'Success!', text: 'You’ve been subscribed to our newsletter.' },
          failed: 'Failed to subscribe',
        },
      },
      schema: {
        tags: ['newsletter'],
        summary: 'Subscribe an address; the response doesn’t reveal whether it was already subscribed',
        body: NewsletterSubscription,
        response: { 200: NewsletterAccepted, ...errorResponses(400, 403, 413, 415, 429, 503) },
      },
    },
    async (request) => {
      const { email } = request.body;
      const confirmationOf = (unsubscribeToken: string) => {
        const token = newToken();
        return {
          tokenHash: hashToken(token),
          mail: confirmationMail({ email, publicOrigin, unsubscribeToken }, token),
        };
      };
      // Without mail, subscribers can't be asked to confirm.
      const mailing = mail ? { confirmationOf, ...(await countLetter(request, 'newsletter')) } : undefined;
      await storeSubscriber(db, email, mailing);
      return { status: 'accepted' as const };
    },
  );
  done();
};

/**
 * Serves the links in emails. GET only shows a button, because mail scanners follow links; its POST confirms
 * or unsubscribes.
 */
const linkPages: FastifyPluginCallbackZod = (app, _options, done) => {
  const {
    db,
    config: { publicOrigin },
  } = app;
  // The token is in the URL. The bodies of forms and of one-click requests (RFC 8058) contain nothing else.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, parsed) => {
    parsed(null);
  });
  const route = {
    config: limits.reading,
    schema: {
      querystring: z.object({
        token: z
          .string()
          .regex(/^[\w-]*$/)
          .catch(''),
      }),
    },
  };

  const pages = {
    confirm: {
      title: 'Confirm your subscription',
      text: 'Press the button to receive the MathTools newsletter.',
      label: 'Confirm',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      text: 'Press the button to stop receiving the MathTools newsletter.',
      label: 'Unsubscribe',
    },
  };
  for (const [path, { label, ...page }] of Object.entries(pages))
    app.get(`/${path}`, route, ({ query: { token } }, reply) =>
      sendPage(reply, { ...page, button: { label, action: `${path}?token=${encodeURIComponent(token)}` } }),
    );

  app.post('/confirm', route, async ({ query: { token } }, reply) => {
    const isConfirmed = await confirmSubscriber(db, hashToken(token), (email, unsubscribeToken) =>
      welcomeMail({ email, publicOrigin, unsubscribeToken }),
    );
    if (isConfirmed) {
      return sendPage(reply, { title: 'You’re subscribed', text: 'You’ll get our next newsletter.' });
    }
    return sendPage(reply.code(404), {
      title: 'This link has expired or was already used',
      text: 'If you aren’t subscribed yet, enter your email address again at the bottom of any page.',
    });
  });

  app.post('/unsubscribe', route, async ({ query: { token } }, reply) => {
    await deleteSubscriber(db, token);
    return sendPage(reply, {
      title: 'You’re unsubscribed',
      text: 'We’ve removed your address from our newsletter list.',
    });
  });
  done();
};
