import { isDelivered } from './order-state.js';
import { findOrder } from '../orders-repository.js';
import { settle } from './settle.js';
import type { Till } from './till.js';

const day = 86_400_000;
const refundDays = 30;

/** Why an order can't be refunded. */
export type RefundFault = 'unknown' | 'unpaid' | 'returned' | 'late';

/** Gives all of an order's money back within 30 days of its payment, and ends the access; gives why it can't, or the cents. */
export async function refundOrder(
  id: string,
  till: Pick<Till, 'db' | 'provider' | 'delivery' | 'describe' | 'mailOrigin'>,
  now = new Date(),
): Promise<{ cents: number } | { fault: RefundFault }> {
  const { db, provider } = till;
  const order = await findOrder(db, id);
  if (!order) return { fault: 'unknown' };
  if (order.paidAt === null || order.paymentIntent === null) return { fault: 'unpaid' };
  if (!isDelivered(order.state, order.amountCents)) return { fault: 'returned' };
  if (now.getTime() - Date.parse(order.paidAt) >= refundDays * day) return { fault: 'late' };
  const cents = await provider.refund({ id, intent: order.paymentIntent });
  // All of it now, even where the message of an earlier part has not come.
  await db.transaction().execute((trx) => settle(trx, id, { refundedCents: order.amountCents }, till));
  return { cents };
}
