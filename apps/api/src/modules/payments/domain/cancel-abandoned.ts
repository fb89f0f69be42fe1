import { dayMs } from '../../../durations.js';
import { listAbandoned, nextAttempt } from '../orders-repository.js';
import type { PaymentDependencies } from './payment-dependencies.js';

/** How long an open checkout can be paid. */
const openDays = 7;

/**
 * Cancels the payments of checkouts that nobody has looked at for a week, and of those whose price has changed: what was
 * left open must not be paid when its order is gone, nor at a price that is no longer asked. A later checkout begins another.
 */
export async function cancelAbandoned(
  { db, provider, offers }: Pick<PaymentDependencies, 'db' | 'provider' | 'offers'>,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - openDays * dayMs).toISOString();
  for (const order of await listAbandoned(db, before, await offers())) {
    if (order.paymentIntent !== null && (await provider.cancelIntent(order.paymentIntent)))
      await nextAttempt(db, order);
  }
}
