import { z } from 'zod';
import { EmailAddress } from './email-address.js';

/** What the newsletter form sends. */
export const NewsletterSubscription = z.strictObject({ email: EmailAddress });

/** The one answer to a subscription, whether or not the address was known before. */
export const NewsletterAccepted = z.strictObject({ status: z.literal('accepted') });

/** An address that asks for the newsletter. */
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;
