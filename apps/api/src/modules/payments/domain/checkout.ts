import { UnavailableError } from '../../../error-types.js';
import {
  deleteUnstartedOrder,
  savePaymentIntent,
  nextAttempt,
  findOrCreateOrder,
  type Order,
} from '../orders-repository.js';
import { type Intent, PaymentProviderError } from '../provider/payment-provider.js';
import { receivePaid } from './receive-event.js';
import type { Offer, PaymentDependencies } from './payment-dependencies.js';

/** What a visitor is about to buy. */
export interface Purchase {
  session: string;
  offer: Offer;
  email: string | undefined;
  consent: string | undefined;
}

/** Returns the payment of a visitor's checkout, always the same until it is paid; undefined if the visitor owns the product. */
export async function beginPayment(
  purchase: Purchase,
  deps: PaymentDependencies,
): Promise<Intent | undefined> {
  const { db, provider } = deps;
  const { session, offer, email, consent } = purchase;
  const order = await findOrCreateOrder(db, {
    session,
    product: offer.id,
    amountCents: offer.priceCents,
    email,
    consent,
  });
  // Checked after the order is created: if a payment was processed in the meantime, it is a new order of an owned product.
  if (await deps.ownsNow(session, offer.id)) {
    await deleteUnstartedOrder(db, order.id);
    return undefined;
  }
  if (order.paymentIntent === null) return newIntent(order, deps);
  const intent = await provider.findIntent(order.paymentIntent);
  if (!intent || intent.canceled) return newIntent(await nextAttempt(db, order), deps);
  if (intent.report.fact.payment !== 'paid') return intent;
  // Its event has not come yet. A quarantined payment is for the operator to resolve: the visitor must not pay again.
  const { state } = await receivePaid(order, intent, deps);
  if (state.payment !== 'paid') throw new UnavailableError('A payment of this order is in quarantine.');
  return undefined;
}

async function newIntent(order: Order, deps: PaymentDependencies): Promise<Intent> {
  const { db, provider } = deps;
  try {
    const { title } = deps.describeProduct(order.product);
    const intent = await provider.createIntent({ ...order, title });
    await savePaymentIntent(db, order, intent.id);
    return intent;
  } catch (error) {
    // The provider would repeat this failure for the same attempt, so the next request starts another.
    if (error instanceof PaymentProviderError && error.isStored) await nextAttempt(db, order);
    throw error;
  }
}
