import { z } from 'zod';

/** What the site has to know of how its server is set up. */
export const PublicConfiguration = z.strictObject({
  /** The public key of the payment provider, or null while payments are not configured. */
  publishableKey: z.string().nullable(),
  /** Who takes the money: nobody yet, the payment provider, or in a demonstration nobody at all. */
  payments: z.enum(['off', 'live', 'demo']),
  /** Whether letters are sent: receipts, and the link that begins a trial. */
  mails: z.boolean(),
});

/** What the site has to know of how its server is set up. */
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
