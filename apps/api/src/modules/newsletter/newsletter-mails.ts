import { type MailMessage, composeMail } from '../../plugins/mail/mail-message.js';

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
