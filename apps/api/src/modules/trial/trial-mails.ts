import { type MailMessage, composeMail } from '../../plugins/mail/mail-message.js';

/** Returns the email with the link that starts a trial. */
export function trialMail(email: string, tier: string, publicOrigin: string, token: string): MailMessage {
  return composeMail({
    to: email,
    subject: `Your free week of ${tier}`,
    paragraphs: [
      `Open the link in the browser you study with, and your seven days of ${tier} start there. They end automatically, so there’s nothing to cancel.`,
      'The link works once, within 48 hours. If you didn’t request it, you can ignore this email.',
    ],
    link: { label: 'Start my free week', url: `${publicOrigin}/marketplace?trial=${token}` },
  });
}

/** Returns the email to an address that has already had its trial. */
export function usedTrialMail(email: string): MailMessage {
  return composeMail({
    to: email,
    subject: 'You’ve already used your free week',
    paragraphs: [
      'Someone, possibly you, requested a free week with this email address. This address has already had one.',
    ],
  });
}
