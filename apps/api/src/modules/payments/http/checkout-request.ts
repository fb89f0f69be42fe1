import type { PaymentRequest } from '@mathtools/contracts/payments';
import { centsOf } from '../domain/cents.js';
import type { Offer } from '../domain/payment-dependencies.js';

/**
 * Returns the offer that a checkout request is for. Returns undefined if its amount is not the catalog price. The API
 * takes dollars, and only this function converts them to cents. A request may omit the product if exactly one
 * product has this price.
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
