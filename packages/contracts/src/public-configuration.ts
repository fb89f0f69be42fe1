import { z } from 'zod';

/** What the site has to know of how its server is set up. */
export const PublicConfiguration = z.strictObject({
  /** The public key of the payment provider, or null while payments are not configured. */
  publishableKey: z.string().nullable(),
});

/** What the site has to know of how its server is set up. */
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
