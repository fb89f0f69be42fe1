import { z } from 'zod';
import { EmailAddress } from './email-address.js';
import { Tier } from './marketplace.js';

/** How an order stands. */
export const orderStatuses = ['pending', 'processing', 'paid', 'failed', 'refunded'] as const;

/** What the checkout asks for: the price that it shows, in dollars, and of what; a pack's id or a tier's. */
export const PaymentRequest = z.strictObject({
  amount: z.number('This must be a price.').positive('This must be a price.'),
  product: z.string().max(100).optional(),
  /** Where the receipt goes; may follow in a second request. */
  email: EmailAddress.optional(),
});

/** What the payment provider's form needs. */
export const PaymentIntent = z.strictObject({ clientSecret: z.string() });

/** The place in the path that names a payment. */
export const OrderPath = z.strictObject({ paymentIntent: z.string().regex(/^pi_\w{1,100}$/) });

/** The most characters of the reason why a payment failed. */
export const maxFailureLength = 300;

/** An order as its buyer sees it. */
export const Order = z.strictObject({
  status: z.enum(orderStatuses),
  product: z.strictObject({ id: z.string(), title: z.string() }),
  /** Opens the purchase in another browser; only while the purchase is open. */
  restoreCode: z.string().exactOptional(),
  /** Why the last try to pay failed, in the payment provider's words; only while it can be tried again. */
  failure: z.string().max(maxFailureLength).exactOptional(),
});

/** Which tier is tried; the address is needed where the server sends letters. */
export const TrialRequest = z.strictObject({ tier: Tier, email: EmailAddress.optional() });

/** The token of the link that was mailed to start a trial. */
export const TrialConfirmation = z.strictObject({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** Until when the trial lasts; null: it begins when the link that was just mailed is followed. */
export const Trial = z.strictObject({ until: z.iso.datetime().nullable() });

/** How a payment of the demonstration is to end. */
export const DemoPayment = z.strictObject({
  clientSecret: z.string().max(200),
  outcome: z.enum(['paid', 'declined', 'processing']),
});

/** What became of a payment of the demonstration: the provider's message where it was declined. */
export const DemoPaid = z.strictObject({ message: z.string().nullable() });

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentRequest = z.infer<typeof PaymentRequest>;
export type PaymentIntent = z.infer<typeof PaymentIntent>;
export type Order = z.infer<typeof Order>;
export type TrialRequest = z.infer<typeof TrialRequest>;
export type Trial = z.infer<typeof Trial>;
export type DemoPayment = z.infer<typeof DemoPayment>;
export type DemoPaid = z.infer<typeof DemoPaid>;
