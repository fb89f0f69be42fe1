import { type Letter, letterOf } from '../../plugins/mail/letter.js';

/** Writes the letter whose link begins a trial. */
export function trialLetter(email: string, tier: string, publicOrigin: string, token: string): Letter {
  return letterOf({
    to: email,
    subject: `Your free week of ${tier}`,
    paragraphs: [
      `Follow the link in the browser in which you learn: your seven days of ${tier} begin there. They end by themselves; there is nothing to cancel.`,
      'The link works once, within 48 hours. If you did not ask for it, ignore this letter.',
    ],
    link: { label: 'Begin', url: `${publicOrigin}/marketplace?trial=${token}` },
  });
}

/** Writes the letter to an address that has had its trial. */
export function usedTrialLetter(email: string): Letter {
  return letterOf({
    to: email,
    subject: 'You have had your free week',
    paragraphs: ['Somebody, perhaps you, asked for a free week at this address. It has had one already.'],
  });
}
