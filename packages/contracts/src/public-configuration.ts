import { z } from 'zod';

/** The server's configuration, as far as the site needs it. */
export const PublicConfiguration = z.strictObject({
  /** The public key of the payment provider, or null while payments are not configured. */
  publishableKey: z.string().nullable(),
  /** Whether payments are off, handled by the payment provider, or only demonstrated. */
  payments: z.enum(['off', 'live', 'demo']),
  /** True if emails are sent: receipts, and the link that starts a trial. */
  mails: z.boolean(),
  /** What a buyer must agree to before paying, word for word, and give an address; absent: nothing. */
  consent: z.string().exactOptional(),
  /** What the seller says about the tax in the prices. */
  taxNote: z.string().exactOptional(),
  /** True if a buyer must say in which country they live, since the tax in the prices depends on it. */
  asksForCountry: z.boolean().exactOptional(),
});

/** The server's configuration, as far as the site needs it. */
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
