import type { PaymentRequest } from '@mathtools/contracts/payments';
import { centsOf } from '../domain/cents.js';
import type { Offer } from '../domain/payment-dependencies.js';

/**
 * What a checkout request buys; undefined where its amount is not the price of the catalogue. The amount is in dollars as the
 * API specifies it, and is compared in cents here and nowhere else. A request may leave out the product where its amount is the
 * price of one product only.
 */
export function requestedOffer(
  { amount, product }: PaymentRequest,
  offers: readonly Offer[],
): Offer | undefined {
  const cents = centsOf(amount);
  if (product === undefined) {
    const matching = offers.filter(({ priceCents }) => priceCents === cents);
    return matching.length === 1 ? matching[0] : undefined;
  }
  const offer = offers.find(({ id }) => id === product);
  return offer?.priceCents === cents ? offer : undefined;
}
