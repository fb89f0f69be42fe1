import { type MailMessage, composeMail } from '../../plugins/mail/mail-message.js';

/** The email with the link that starts a trial. */
export function trialMail(email: string, tier: string, publicOrigin: string, token: string): MailMessage {
  return composeMail({
    to: email,
    subject: `Your free week of ${tier}`,
    paragraphs: [
      `Follow the link in the browser in which you learn: your seven days of ${tier} begin there. They end by themselves; there is nothing to cancel.`,
      'The link works once, within 48 hours. If you did not ask for it, ignore this letter.',
    ],
    link: { label: 'Begin', url: `${publicOrigin}/marketplace?trial=${token}` },
  });
}

/** The email to an address that has already had its trial. */
export function usedTrialMail(email: string): MailMessage {
  return composeMail({
    to: email,
    subject: 'You have had your free week',
    paragraphs: ['Somebody, perhaps you, asked for a free week at this address. It has had one already.'],
  });
}
