import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escaped } from './mail/mail-message.js';

/** The content of a page that the server itself generates. */
export interface PlainPage {
  title: string;
  text: string;
  /** A button that posts to a URL. */
  button?: { label: string; action: string };
}

const style =
  'html{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem}' +
  'h1{line-height:1.2}button{font:inherit;padding:.75rem 1.5rem;cursor:pointer}';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';');

/** Sends a page without scripts and without the rest of the site so that nothing else can read its URL. */
export function sendPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply.send(drawPage(reply, page));
}

/** Sets the headers of a page without scripts, and returns its HTML. */
export function drawPage(reply: FastifyReply, { title, text, button }: PlainPage): string {
  const form = button
    ? `<form method="post" action="${escaped(button.action)}"><button>${escaped(button.label)}</button></form>`
    : '<p><a href="/">Go to MathTools</a></p>';
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)} | MathTools</title>` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<style>${style}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}</main></body></html>`
  );
}
