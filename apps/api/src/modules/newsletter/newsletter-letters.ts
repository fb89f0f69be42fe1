import { type Letter, letterOf } from '../../plugins/mail/letter.js';

/** Whom a letter goes to, and where its links lead. */
export interface Recipient {
  email: string;
  publicOrigin: string;
  unsubscribeToken: string;
}

/** Writes the letter that asks whether the newsletter is wanted. */
export function confirmationLetter(recipient: Recipient, token: string): Letter {
  return letterOf({
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

/** Writes the letter that follows the confirmation. */
export function welcomeLetter(recipient: Recipient): Letter {
  return letterOf({
    to: recipient.email,
    subject: 'Welcome to the MathTools newsletter',
    paragraphs: ['You are subscribed to our newsletter.', 'You can leave at any time, with one click.'],
    link: { label: 'Unsubscribe', url: unsubscribeUrl(recipient) },
    headers: unsubscribeHeaders(recipient),
  });
}

function unsubscribeUrl({ publicOrigin, unsubscribeToken }: Recipient): string {
  return `${publicOrigin}/api/newsletter/unsubscribe?token=${unsubscribeToken}`;
}

/** RFC 8058: mail programs show a button that unsubscribes with one POST. */
function unsubscribeHeaders(recipient: Recipient): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(recipient)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
