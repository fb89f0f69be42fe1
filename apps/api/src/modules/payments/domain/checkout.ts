import { UnavailableError } from '../../../error-types.js';
import {
  deleteUnstartedOrder,
  savePaymentIntent,
  nextAttempt,
  findOrCreateOrder,
  type Order,
  saveTax,
} from '../orders-repository.js';
import { type BuyerLocation, type Intent, PaymentProviderError } from '../provider/payment-provider.js';
import { receivePaid } from './receive-event.js';
import type { Offer, PaymentDependencies } from './payment-dependencies.js';

/** What a visitor is about to buy. */
export interface Purchase {
  session: string;
  offer: Offer;
  email: string | undefined;
  consent: string | undefined;
  /** Where the visitor lives; undefined if they have not said it yet, or the tax doesn't depend on it. */
  location: BuyerLocation | undefined;
}

/** Why no payment is begun: the visitor has the product already, or the provider doesn't know where they live. */
export type CheckoutRefusal = 'owned' | 'nowhere';

/** Returns the payment of a visitor's checkout, with its tax, always the same until it is paid; or why there is none. */
export async function beginPayment(
  purchase: Purchase,
  deps: PaymentDependencies,
): Promise<Intent | CheckoutRefusal> {
  const { db } = deps;
  const { session, offer, email, consent, location } = purchase;
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
    return 'owned';
  }
  const { intent, current } = await intentOf(order, deps);
  if (intent.report.fact.payment === 'paid') {
    // Its event has not come yet. A quarantined payment is for the operator to resolve: the visitor must not pay again.
    const { state } = await receivePaid(order, intent, deps);
    if (state.payment !== 'paid') throw new UnavailableError('A payment of this order is in quarantine.');
    return 'owned';
  }
  // What is on its way keeps its tax.
  if (!location || intent.report.fact.payment !== undefined) return intent;
  const tax = await deps.provider.setTax(intent.id, current, location);
  if (!tax) return 'nowhere';
  await saveTax(db, current, { ...tax, ...location });
  return intent;
}

/** Returns the payment of an order, and the order with the attempt that it belongs to. */
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
    // The provider would repeat this failure for the same attempt, so the next request starts another.
    if (error instanceof PaymentProviderError && error.isStored) await nextAttempt(db, order);
    throw error;
  }
}
