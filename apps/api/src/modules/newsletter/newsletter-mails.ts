import { type MailMessage, composeMail, escaped } from '../../plugins/mail/mail-message.js';
import type { Issue } from './issue.js';

/** The recipient of an email and the data for its links. */
export interface Recipient {
  email: string;
  publicOrigin: string;
  unsubscribeToken: string;
}

/** Returns the email that asks the recipient to confirm a subscription. */
export function confirmationMail(recipient: Recipient, token: string): MailMessage {
  return composeMail({
    to: recipient.email,
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Someone, hopefully you, signed up for the MathTools newsletter with this email address.',
      'Please confirm within 48 hours. Otherwise, we won’t send you the newsletter. If this wasn’t you, you can ignore this email.',
    ],
    link: { label: 'Confirm', url: `${recipient.publicOrigin}/api/newsletter/confirm?token=${token}` },
    headers: unsubscribeHeaders(recipient),
  });
}

/** Returns the welcome email, which is sent after the confirmation. */
export function welcomeMail(recipient: Recipient): MailMessage {
  return composeMail({
    to: recipient.email,
    subject: 'Welcome to the MathTools newsletter',
    paragraphs: ['You’re subscribed to our newsletter.', 'You can unsubscribe at any time.'],
    link: { label: 'Unsubscribe', url: unsubscribeUrl(recipient) },
    headers: unsubscribeHeaders(recipient),
  });
}

/** Returns a newsletter for one subscriber. */
export function issueMail({ subject, text, html }: Issue, recipient: Recipient): MailMessage {
  const url = unsubscribeUrl(recipient);
  const why = 'You’re receiving this email because you subscribed to the MathTools newsletter.';
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

/** Returns the headers for one-click unsubscribe (RFC 8058). */
function unsubscribeHeaders(recipient: Recipient): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(recipient)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
