import { grantsAccess } from './order-state.js';
import { findOrder } from '../orders-repository.js';
import { findWithdrawal } from '../withdrawals-repository.js';
import { isGuaranteed } from './guarantee.js';
import { settle } from './settle.js';
import type { PaymentDependencies, SellingDependencies } from './payment-dependencies.js';

/** Why a refund is refused. */
export type RefundRefusal = 'unknown' | 'unpaid' | 'returned' | 'late';

/**
 * Refunds an order in full and ends the access, if the buyer wrote or withdrew within 30 days of the payment; returns the cents, or why
 * it is refused.
 */
export async function refundOrder(
  id: string,
  deps: SellingDependencies & Pick<PaymentDependencies, 'provider'>,
  wroteAt = new Date(),
): Promise<{ cents: number } | { refusal: RefundRefusal }> {
  const { db, provider } = deps;
  const order = await findOrder(db, id);
  if (!order) return { refusal: 'unknown' };
  if (order.paidAt === null || order.paymentIntent === null) return { refusal: 'unpaid' };
  if (!grantsAccess(order.state, order.amountCents)) return { refusal: 'returned' };
  const hasWithdrawn = (await findWithdrawal(db, id)) !== undefined;
  if (!hasWithdrawn && !isGuaranteed(order.paidAt, wroteAt)) return { refusal: 'late' };
  const cents = await provider.refund({ id, intent: order.paymentIntent });
  // The full amount, even if the event of an earlier partial refund has not come yet.
  await db.transaction().execute((trx) => settle(trx, id, { refundedCents: order.amountCents }, deps));
  return { cents };
}
