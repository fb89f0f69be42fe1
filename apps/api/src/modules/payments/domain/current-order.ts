import { findOrderOf, type Order } from '../orders-repository.js';
import { ProviderFailure } from '../provider/payment-provider.js';
import { receivePaid } from './receive-event.js';
import type { Till } from './till.js';

/** An order as it stands; while a payment that failed can be tried again, with why. */
export type CurrentOrder = Order & { failure?: string | undefined };

/** Gives a session's own order as it stands; the provider is asked about one that is not paid, as its message may still be on the way. */
export async function currentOrder(
  paymentIntent: string,
  session: string,
  till: Till,
): Promise<CurrentOrder | undefined> {
  const order = await findOrderOf(till.db, paymentIntent);
  if (order?.session !== session) return undefined;
  if (order.state.payment === 'paid') return order;
  const intent = await intentNow(paymentIntent, till);
  if (!intent) return order;
  if (intent.about.fact.payment === 'paid') return receivePaid(order, intent, till);
  // Not stored: a second try may be under way after a first that failed.
  return { ...order, state: { ...order.state, ...intent.about.fact }, failure: intent.failure };
}

async function intentNow(paymentIntent: string, { provider, log }: Till) {
  try {
    return await provider.findIntent(paymentIntent);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error }, 'payment not looked up');
    return undefined;
  }
}
