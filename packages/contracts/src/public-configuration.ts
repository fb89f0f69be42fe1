import { z } from 'zod';

/** The server's configuration, as far as the site needs it. */
export const PublicConfiguration = z.strictObject({
  /** The public key of the payment provider, or null if payments aren't configured. */
  publishableKey: z.string().nullable(),
  /** The payment mode: off, handled by the payment provider, or a demo. */
  payments: z.enum(['off', 'live', 'demo']),
  /** True if the server sends emails: receipts and the links that start trials. */
  mails: z.boolean(),
  /**
   * The exact statement that a buyer must agree to before paying, together with an email address. Absent if
   * there is none.
   */
  consent: z.string().exactOptional(),
  /** The seller's note about the tax in the prices. */
  taxNote: z.string().exactOptional(),
  /** True if buyers must state their country because the tax in the prices depends on it. */
  asksForCountry: z.boolean().exactOptional(),
});

/** The server's configuration, as far as the site needs it. */
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
