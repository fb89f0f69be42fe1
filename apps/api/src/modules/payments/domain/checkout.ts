import { UnavailableError } from '../../../error-types.js';
import {
  deleteUnstartedOrder,
  savePaymentIntent,
  nextAttempt,
  findOrCreateOrder,
  type NewOrder,
  type Order,
  saveTax,
} from '../orders-repository.js';
import { type BuyerLocation, type Intent, PaymentProviderError } from '../provider/payment-provider.js';
import { receivePaid } from './receive-event.js';
import type { Offer, PaymentDependencies } from './payment-dependencies.js';

/** The purchase that a visitor is about to make. */
export interface Purchase extends Pick<NewOrder, 'session' | 'email' | 'consent'> {
  offer: Offer;
  /** The visitor's location. Undefined if not yet given, or if the tax doesn't depend on it. */
  location: BuyerLocation | undefined;
}

/**
 * The reason why no payment is started: the visitor already has the product, or the provider doesn't
 * recognize their location.
 */
export type CheckoutRefusal = 'owned' | 'nowhere';

/**
 * Returns the payment of a visitor's checkout, with its tax, or the reason why there is none. The payment
 * stays the same until it is paid.
 */
export async function beginPayment(
  purchase: Purchase,
  deps: PaymentDependencies,
): Promise<Intent | CheckoutRefusal> {
  const { db } = deps;
  const { session, offer, email, consent, location } = purchase;
  const wanted = { session, product: offer.id, amountCents: offer.priceCents, email, consent };
  const order = await findOrCreateOrder(db, wanted);
  // This check comes after the order is created: if a payment was processed in the meantime, the new order is
  // for a product that the visitor already owns.
  if (await deps.ownsNow(session, offer.id)) {
    await deleteUnstartedOrder(db, order.id);
    return 'owned';
  }
  const { intent, current } = await intentOf(order, deps);
  if (intent.report.fact.payment === 'paid') {
    // The payment's event hasn't arrived yet. A quarantined payment is for the operator to resolve, so the
    // visitor must not pay again.
    const { state } = await receivePaid(order, intent, deps);
    if (state.payment !== 'paid') throw new UnavailableError('A payment of this order is in quarantine.');
    return 'owned';
  }
  // A payment that is being processed keeps its tax.
  if (!location || intent.report.fact.payment !== undefined) return intent;
  const tax = await deps.provider.setTax(intent.id, current, location);
  if (!tax) return 'nowhere';
  await saveTax(db, current, { ...tax, ...location });
  return intent;
}

/** Returns the payment of an order, and the order with the attempt that the payment belongs to. */
async function intentOf(
  order: Order,
  deps: PaymentDependencies,
): Promise<{ intent: Intent; current: Order }> {
  if (order.paymentIntent === null) return { intent: await newIntent(order, deps), current: order };
  const intent = await deps.provider.findIntent(order.paymentIntent);
  if (intent && !intent.canceled) return { intent, current: order };
  const current = await nextAttempt(deps.db, order);
  return { intent: await newIntent(current, deps), current };
}

async function newIntent(order: Order, deps: PaymentDependencies): Promise<Intent> {
  const { db, provider } = deps;
  try {
    const { title } = deps.describeProduct(order.product);
    const intent = await provider.createIntent({ ...order, title });
    await savePaymentIntent(db, order, intent.id);
    return intent;
  } catch (error) {
    // The provider would repeat this failure for the same attempt, so the next request starts a new attempt.
    if (error instanceof PaymentProviderError && error.isStored) await nextAttempt(db, order);
    throw error;
  }
}
