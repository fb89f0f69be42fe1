import { ApiProblem } from '@mathtools/contracts/api-problem';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { drawPage, type PlainPage } from './plain-page.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The text of the page returned after a form is submitted. Only routes with this text accept forms. */
    form?: { done: Pick<PlainPage, 'title' | 'text'>; failed: string };
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Parses the forms that browsers submit without JavaScript, in the routes of a plugin. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    const fields = new Map<string, string | never[]>();
    for (const [name, text] of new URLSearchParams(body.toString())) {
      // a line break counts as one character, as in JSON; a repeated field is a list, which no contract
      // accepts
      fields.set(name, fields.has(name) ? [] : text.replaceAll('\r\n', '\n'));
    }
    done(null, Object.fromEntries(fields));
  });
}

/** Responds with a page to a form that a browser submitted without JavaScript, both for success and for errors. */
export const forms = fp(answerForms, { name: 'forms' });

function answerForms(app: FastifyInstance, _options: object, done: () => void): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    const { form } = request.routeOptions.config;
    const isForm = request.headers['content-type']?.startsWith(FORM) ?? false;
    if (!form || !isForm || typeof payload !== 'string') {
      next(null, payload);
      return;
    }
    next(null, drawPage(reply, reply.statusCode < 400 ? form.done : refusal(form.failed, payload)));
  });
  done();
}

function refusal(title: string, payload: string): PlainPage {
  const { message, fields = {} } = ApiProblem.parse(JSON.parse(payload));
  const reasons = Object.keys(fields).length > 0 ? Object.values(fields).reverse() : [message];
  return { title, text: [...reasons, 'Go back to try again.'].join(' ') };
}
