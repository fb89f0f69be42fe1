import type { Database } from '../../../db/schema.js';
import { grantsAccess } from './order-state.js';
import { findOrder } from '../orders-repository.js';
import { findWithdrawal } from '../withdrawals-repository.js';
import { isGuaranteed } from './guarantee.js';
import { settle } from './settle.js';
import type { PaymentDependencies, SellingDependencies } from './payment-dependencies.js';

/** The reason why a refund is refused. */
export type RefundRefusal = 'unknown' | 'unpaid' | 'returned' | 'late';

/**
 * Returns an order that can be refunded, because the buyer wrote or withdrew within 30 days of the payment,
 * or the reason why it can't.
 */
export async function findRefundable(db: Database, id: string, wroteAt = new Date()) {
  const order = await findOrder(db, id);
  if (!order) return refused('unknown');
  const { paidAt, paymentIntent: intent, amountCents, product, email } = order;
  if (paidAt === null || intent === null) return refused('unpaid');
  if (!grantsAccess(order.state, amountCents)) return refused('returned');
  const hasWithdrawn = (await findWithdrawal(db, id)) !== undefined;
  if (!hasWithdrawn && !isGuaranteed(paidAt, wroteAt)) return refused('late');
  return { id, intent, amountCents, product, email };
}

const refused = (refusal: RefundRefusal) => ({ refusal });

/**
 * Refunds an order in full, if possible, and ends the access. Returns the refunded cents, or the reason for a
 * refusal.
 */
export async function refundOrder(
  id: string,
  deps: SellingDependencies & Pick<PaymentDependencies, 'provider'>,
  wroteAt?: Date,
): Promise<{ cents: number } | { refusal: RefundRefusal }> {
  const { db, provider } = deps;
  const order = await findRefundable(db, id, wroteAt);
  if ('refusal' in order) return order;
  const cents = await provider.refund(order);
  // The full amount, even if the event of an earlier partial refund hasn't arrived yet.
  await db.transaction().execute((trx) => settle(trx, id, { refundedCents: order.amountCents }, deps));
  return { cents };
}
