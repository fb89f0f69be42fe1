import { grantsAccess } from './order-state.js';
import { findOrder } from '../orders-repository.js';
import { settle } from './settle.js';
import type { PaymentDependencies } from './payment-dependencies.js';
import { dayMs } from '../../../durations.js';

const refundDays = 30;

/** Why a refund is refused. */
export type RefundRefusal = 'unknown' | 'unpaid' | 'returned' | 'late';

/** Refunds an order in full within 30 days of its payment and ends the access; returns the cents, or why it is refused. */
export async function refundOrder(
  id: string,
  deps: Pick<
    PaymentDependencies,
    'db' | 'provider' | 'entitlements' | 'describeProduct' | 'mailOrigin' | 'seller' | 'tellOwner'
  >,
  now = new Date(),
): Promise<{ cents: number } | { refusal: RefundRefusal }> {
  const { db, provider } = deps;
  const order = await findOrder(db, id);
  if (!order) return { refusal: 'unknown' };
  if (order.paidAt === null || order.paymentIntent === null) return { refusal: 'unpaid' };
  if (!grantsAccess(order.state, order.amountCents)) return { refusal: 'returned' };
  if (now.getTime() - Date.parse(order.paidAt) >= refundDays * dayMs) return { refusal: 'late' };
  const cents = await provider.refund({ id, intent: order.paymentIntent });
  // The full amount, even if the event of an earlier partial refund has not come yet.
  await db.transaction().execute((trx) => settle(trx, id, { refundedCents: order.amountCents }, deps));
  return { cents };
}
