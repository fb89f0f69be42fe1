import type { PaymentIntent } from '@mathtools/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { ApiError, fetchAnswer } from '../../features/api.js';
import { refreshLibrary } from '../../features/purchase/refresh-library.js';
import { endpointQuery } from '../../features/query/endpoint-query.js';
import { type CheckoutQuery, type Order, orderOf } from './order.js';

/** The state of the checkout, in order of precedence. */
export type CheckoutState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'off' | 'failed' | 'owned'; readonly order: Order }
  | { readonly kind: 'ready'; readonly order: Order; readonly intent: PaymentIntent };

/** Returns the state of the checkout, the server's configuration and the visitor's library. */
export function useCheckout(query: CheckoutQuery) {
  const setup = useQuery(endpointQuery('GET /api/config'));
  const products = useQuery(endpointQuery('GET /api/marketplace/products'));
  const library = useQuery(endpointQuery('GET /api/marketplace/library'));
  const order = orderOf(query, products.data ?? []);
  const intent = useQuery({
    queryKey: ['payment intent', order.product, order.amount],
    enabled: products.isSuccess && setup.isSuccess && setup.data.payments !== 'off',
    queryFn: () => intentFor(order),
  });
  return {
    state: checkoutState(),
    configuration: setup.data,
    library: library.data,
  };

  function checkoutState(): CheckoutState {
    if (setup.isPending || products.isPending || library.isPending) return { kind: 'loading' };
    if (setup.data?.payments === 'off') return { kind: 'off', order };
    if (intent.isLoading) return { kind: 'loading' };
    if (intent.data?.clientSecret) return { kind: 'ready', order, intent: intent.data };
    const isOwned = intent.error instanceof ApiError && intent.error.code === 'owned';
    return { kind: isOwned ? 'owned' : 'failed', order };
  }
}

/** A buyer's country code and postal code. Both are '' if unknown. */
export interface BuyerLocation {
  readonly country: string;
  readonly postalCode: string;
}

/** The buyer's email address for the receipt, consent and location. */
export interface Buyer extends Partial<BuyerLocation> {
  readonly email?: string;
  readonly consent?: string | undefined;
}

/** Returns the request for the payment intent of an order. */
export function paymentRequest({ amount, product }: Order, buyer: Buyer) {
  return { amount, product, ...buyer };
}

/** Requests the payment intent of an order. Every call returns the same intent. */
export async function intentFor(order: Order, buyer: Buyer = {}): Promise<PaymentIntent> {
  const body = paymentRequest(order, buyer);
  const intent = await fetchAnswer('POST /api/create-payment-intent', { body });
  // The response sets a new cookie, and the old one expires with the next request.
  refreshLibrary();
  return intent;
}
