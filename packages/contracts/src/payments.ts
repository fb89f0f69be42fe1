import { z } from 'zod';
import { countries } from './countries.js';
import { EmailAddress } from './email-address.js';
import { Tier } from './marketplace.js';

/** The statuses of an order. */
export const orderStatuses = ['pending', 'processing', 'paid', 'failed', 'refunded'] as const;

/** The request of the checkout: the id of a pack or a tier, and the displayed price in dollars. */
export const PaymentRequest = z.strictObject({
  amount: z.number('This must be a price.').positive('This must be a price.'),
  product: z.string().max(100).optional(),
  /** The email address for the receipt. It may follow in a second request. */
  email: EmailAddress.optional(),
  /**
   * The statement that the buyer has agreed to, in the words of the configuration. It is sent with the
   * address.
   */
  consent: z.string().max(1000).optional(),
  /** The buyer's country, if the tax in the price depends on it. It is sent before the payment. */
  country: z.enum(countries, 'Please choose your country.').optional(),
  postalCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[\p{L}\d][\p{L}\d -]{0,11}$/u, 'This isn’t a postal code. Enter the one in your address.')
    .optional(),
});

/** The input of the payment provider's form. */
export const PaymentIntent = z.strictObject({ clientSecret: z.string() });

/** The path parameter of a payment. */
export const OrderPath = z.strictObject({ paymentIntent: z.string().regex(/^pi_\w{1,100}$/) });

/** The maximum length of the reason for a failed payment, in characters. */
export const maxFailureLength = 300;

/** An order as shown to its buyer. */
export const Order = z.strictObject({
  status: z.enum(orderStatuses),
  product: z.strictObject({ id: z.string(), title: z.string() }),
  /**
   * True if a code that opens the purchase in another browser exists. Present only while the buyer has
   * access.
   */
  hasCode: z.boolean().exactOptional(),
  /**
   * The payment provider's reason for the last failed attempt. Present only while the buyer can try again.
   */
  failure: z.string().max(maxFailureLength).exactOptional(),
});

/** A new code that opens a purchase in another browser, or null if it was emailed to the buyer. */
export const CodeGiven = z.strictObject({ restoreCode: z.string().nullable() });

/** The email address of a buyer who has lost the code. */
export const CodeRequest = z.strictObject({ email: EmailAddress });

/** The response to a request for a new code, which is the same whether or not the address has a purchase. */
export const CodesMailed = z.strictObject({ status: z.literal('accepted') });

/** The tier of a trial. The address is required if the server sends emails. */
export const TrialRequest = z.strictObject({ tier: Tier, email: EmailAddress.optional() });

/** The token of the emailed link that starts a trial. */
export const TrialConfirmation = z.strictObject({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** The end of the trial, or null if it begins when the visitor follows the emailed link. */
export const Trial = z.strictObject({ until: z.iso.datetime().nullable() });

/** The requested outcome of a demo payment. */
export const DemoPayment = z.strictObject({
  clientSecret: z.string().max(200),
  outcome: z.enum(['paid', 'declined', 'processing']),
});

/** The outcome of a demo payment: the message if it was declined, otherwise null. */
export const DemoPaid = z.strictObject({ message: z.string().nullable() });

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentRequest = z.infer<typeof PaymentRequest>;
export type PaymentIntent = z.infer<typeof PaymentIntent>;
export type Order = z.infer<typeof Order>;
export type CodeGiven = z.infer<typeof CodeGiven>;
export type TrialRequest = z.infer<typeof TrialRequest>;
export type Trial = z.infer<typeof Trial>;
export type DemoPayment = z.infer<typeof DemoPayment>;
export type DemoPaid = z.infer<typeof DemoPaid>;
