import { z } from 'zod';

/** What the site has to know of how its server is set up. */
export const PublicConfiguration = z.strictObject({
  /** The public key of the payment provider, or null while payments are not configured. */
  publishableKey: z.string().nullable(),
  /** Whether payments are off, handled by the payment provider, or only demonstrated. */
  payments: z.enum(['off', 'live', 'demo']),
  /** Whether emails are sent: receipts, and the link that starts a trial. */
  mails: z.boolean(),
});

/** What the site has to know of how its server is set up. */
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
