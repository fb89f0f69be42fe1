import { z } from 'zod';
import { EmailAddress } from './email-address.js';
import { line } from './line.js';

const noOrder = 'Please enter the order number from your receipt.';

/** The number of an order. */
const OrderNumber = z
  .string(noOrder)
  .trim()
  .toLowerCase()
  .regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, noOrder);

/**
 * A buyer's declaration of withdrawal from the contract for an order. The confirmation goes to the address.
 */
export const WithdrawalRequest = z.strictObject({
  name: line(100, 'Please enter your name.'),
  order: OrderNumber,
  email: EmailAddress,
});

/** A withdrawal that was received. */
export const Withdrawal = z.strictObject({
  receivedAt: z.iso.datetime(),
  /** The text of the declaration, exactly as in the confirmation. */
  declaration: z.string(),
  /** True if the confirmation is sent by email. */
  isMailed: z.boolean(),
});

/** The paid orders of this browser from which the buyer can withdraw. */
export const OpenOrders = z.strictObject({
  orders: z.array(
    z.strictObject({ id: z.string(), title: z.string(), priceCents: z.int(), paidAt: z.iso.datetime() }),
  ),
});

export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>;
export type Withdrawal = z.infer<typeof Withdrawal>;
export type OpenOrders = z.infer<typeof OpenOrders>;
