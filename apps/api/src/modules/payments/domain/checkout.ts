import { UnavailableError } from '../../../unavailable-error.js';
import { dropOrder, keepIntent, nextAttempt, openOrder, type Order } from '../orders-repository.js';
import { type Intent, ProviderFailure } from '../provider/payment-provider.js';
import { receivePaid } from './receive-event.js';
import type { Offer, Till } from './till.js';

/** What a visitor is about to buy. */
export interface Purchase {
  session: string;
  offer: Offer;
  email: string | undefined;
}

/** Gives the payment of a visitor's checkout, the same one however often it is asked; undefined where it is paid already. */
export async function intentFor(purchase: Purchase, till: Till): Promise<Intent | undefined> {
  const { db, provider } = till;
  const { session, offer, email } = purchase;
  const order = await openOrder(db, { session, product: offer.id, amountCents: offer.priceCents, email });
  // Asked last: where a payment was taken in just now, this is a new order, for what the visitor has.
  if (await till.ownsNow(session, offer.id)) {
    await dropOrder(db, order.id);
    return undefined;
  }
  if (order.paymentIntent === null) return newIntent(order, till);
  const intent = await provider.findIntent(order.paymentIntent);
  if (!intent || intent.canceled) return newIntent(await nextAttempt(db, order), till);
  if (intent.about.fact.payment !== 'paid') return intent;
  // Its event is still on the way. In quarantine, it is the operator's: nobody shall pay a second time.
  const { state } = await receivePaid(order, intent, till);
  if (state.payment !== 'paid') throw new UnavailableError('A payment of this order is in quarantine.');
  return undefined;
}

async function newIntent(order: Order, { db, provider }: Till): Promise<Intent> {
  try {
    const intent = await provider.createIntent(order);
    await keepIntent(db, order, intent.id);
    return intent;
  } catch (error) {
    // The provider would repeat its failure for this attempt: the next request makes another.
    if (error instanceof ProviderFailure && error.isKept) await nextAttempt(db, order);
    throw error;
  }
}
