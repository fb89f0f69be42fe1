import { findOrderOf, type Order } from './orders-repository.js';
import { ProviderFailure } from './provider.js';
import { settle } from './settle.js';
import type { Till } from './till.js';

/** Gives a session's own order as it stands; the provider is asked about one that is not paid, as its message may still be on the way. */
export async function currentOrder(
  paymentIntent: string,
  session: string,
  till: Till,
): Promise<Order | undefined> {
  const order = await findOrderOf(till.db, paymentIntent);
  if (order?.session !== session) return undefined;
  if (order.state.payment === 'paid') return order;
  const fact = await factNow(paymentIntent, till);
  if (fact?.payment === 'paid') {
    await till.db.transaction().execute((trx) => settle(trx, order.id, fact, till));
    return findOrderOf(till.db, paymentIntent);
  }
  // Not stored: a second try may be under way after a first that failed.
  return fact ? { ...order, state: { ...order.state, ...fact } } : order;
}

async function factNow(paymentIntent: string, { provider, log }: Till) {
  try {
    return (await provider.findIntent(paymentIntent))?.fact;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error }, 'payment not looked up');
    return undefined;
  }
}
