import type { Database } from '../../../db/schema.js';
import { dayMs, hourMs } from '../../../durations.js';
import { findOrder, listAbandoned, nextAttempt, openOrdersOf, type Order } from '../orders-repository.js';
import type { PaymentDependencies } from './payment-dependencies.js';

/** The time within which an open checkout can be paid, and the shorter time if its price has changed. */
const openMs = 7 * dayMs;
const openAtOldPriceMs = hourMs;

type Dependencies = Pick<PaymentDependencies, 'db' | 'provider'>;

/**
 * Cancels the payments of checkouts that nobody has opened for a week, and of those whose price has changed.
 * An open payment must not be paid after its order is deleted, or at an outdated price. A later checkout
 * starts a new payment.
 */
export async function cancelAbandoned(
  deps: Dependencies & Pick<PaymentDependencies, 'offers' | 'log'>,
  now = new Date(),
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const wish = { before: ago(openMs), atOldPriceBefore: ago(openAtOldPriceMs), offers: await deps.offers() };
  let after = '';
  for (;;) {
    const orders = await listAbandoned(deps.db, wish, after);
    for (const order of orders) {
      try {
        if (await isAsListed(deps.db, order)) await cancelPayment(order, deps);
      } catch (error) {
        deps.log.warn({ err: error, order: order.id }, 'a payment could not be canceled');
      }
    }
    const last = orders.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Cancels the open payments of a session. Returns false if one of them is paid or being paid. */
export async function closeCheckouts(session: string, deps: Dependencies): Promise<boolean> {
  for (const order of await openOrdersOf(deps.db, session)) {
    if (!(await cancelPayment(order, deps))) return false;
  }
  return true;
}

/** Returns false if the checkout was reopened in the meantime. */
async function isAsListed(db: Database, { id, createdAt, paymentIntent }: Order): Promise<boolean> {
  const order = await findOrder(db, id);
  return order?.createdAt === createdAt && order.paymentIntent === paymentIntent;
}

/** Cancels the payment of an order. Returns false if it is paid or being paid. */
async function cancelPayment(order: Order, { db, provider }: Dependencies): Promise<boolean> {
  if (order.paymentIntent === null) return true;
  if (!(await provider.cancelIntent(order.paymentIntent))) return false;
  await nextAttempt(db, order);
  return true;
}
