import { findOrderByPaymentIntent, type Order } from '../orders-repository.js';
import { PaymentProviderError } from '../provider/payment-provider.js';
import { receivePaid } from './receive-event.js';
import type { PaymentDependencies } from './payment-dependencies.js';

/**
 * The current state of an order. `failure` is the reason why the last attempt failed, while the buyer can try
 * again.
 */
export type CurrentOrder = Order & { failure?: string | undefined };

/**
 * Returns an order if it belongs to the session. If it isn't paid, asks the provider, whose event may not
 * have arrived yet.
 */
export async function currentOrder(
  paymentIntent: string,
  session: string,
  deps: PaymentDependencies,
): Promise<CurrentOrder | undefined> {
  const order = await findOrderByPaymentIntent(deps.db, paymentIntent);
  if (order?.session !== session) return undefined;
  if (order.state.payment === 'paid') return order;
  const intent = await findIntentIfReachable(paymentIntent, deps);
  if (!intent) return order;
  if (intent.report.fact.payment === 'paid') return receivePaid(order, intent, deps);
  // This state isn't stored, because the buyer may try again after a failure.
  return { ...order, state: { ...order.state, ...intent.report.fact }, failure: intent.failure };
}

function findIntentIfReachable(paymentIntent: string, { provider, log }: PaymentDependencies) {
  return provider.findIntent(paymentIntent).catch((error: unknown) => {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error }, 'a payment could not be looked up');
    return undefined;
  });
}
