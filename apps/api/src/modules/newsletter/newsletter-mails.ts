import { type MailMessage, composeMail, escaped } from '../../plugins/mail/mail-message.js';
import type { Issue } from './issue.js';

/** The recipient of an email, and what its links need. */
export interface Recipient {
  email: string;
  publicOrigin: string;
  unsubscribeToken: string;
}

/** The email that asks to confirm a subscription. */
export function confirmationMail(recipient: Recipient, token: string): MailMessage {
  return composeMail({
    to: recipient.email,
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Someone, we hope you, asked for the MathTools newsletter at this address.',
      'It comes only if you confirm within 48 hours. If it was not you, ignore this letter.',
    ],
    link: { label: 'Confirm', url: `${recipient.publicOrigin}/api/newsletter/confirm?token=${token}` },
    headers: unsubscribeHeaders(recipient),
  });
}

/** The email that is sent after the confirmation. */
export function welcomeMail(recipient: Recipient): MailMessage {
  return composeMail({
    to: recipient.email,
    subject: 'Welcome to the MathTools newsletter',
    paragraphs: ['You are subscribed to our newsletter.', 'You can unsubscribe at any time.'],
    link: { label: 'Unsubscribe', url: unsubscribeUrl(recipient) },
    headers: unsubscribeHeaders(recipient),
  });
}

/** A newsletter for one of its subscribers. */
export function issueMail({ subject, text, html }: Issue, recipient: Recipient): MailMessage {
  const url = unsubscribeUrl(recipient);
  const why = 'You get this letter because you subscribed to the MathTools newsletter.';
  return {
    to: recipient.email,
    subject,
    text: `${text}\n\n--\n${why}\nUnsubscribe:\n${url}\n`,
    html:
      `<!doctype html><html lang="en"><body>${html}<hr><p>${why} ` +
      `<a href="${escaped(url)}">Unsubscribe</a></p></body></html>`,
    headers: unsubscribeHeaders(recipient),
  };
}

function unsubscribeUrl({ publicOrigin, unsubscribeToken }: Recipient): string {
  return `${publicOrigin}/api/newsletter/unsubscribe?token=${unsubscribeToken}`;
}

/** RFC 8058: mail clients show a button that unsubscribes with one POST. */
function unsubscribeHeaders(recipient: Recipient): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(recipient)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
