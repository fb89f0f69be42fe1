import { z } from 'zod';
import { EmailAddress } from './email-address.js';

/** The request of the newsletter form. */
export const NewsletterSubscription = z.strictObject({ email: EmailAddress });

/** The response to a subscription, which is the same whether or not the address was known. */
export const NewsletterAccepted = z.strictObject({ status: z.literal('accepted') });

/** A subscription to the newsletter. */
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;
