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

/** The state of the checkout, the server's configuration, and what the visitor has. */
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

/** Where a buyer lives: the code of a country, and a postal code; '' for what is not known. */
export interface BuyerLocation {
  readonly country: string;
  readonly postalCode: string;
}

/** Where the receipt goes, what the buyer has agreed to, and where they live. */
interface Buyer extends Partial<BuyerLocation> {
  readonly email?: string;
  readonly consent?: string | undefined;
}

/** Requests the payment intent of an order, which is the same on every call. */
export async function intentFor({ amount, product }: Order, buyer: Buyer = {}): Promise<PaymentIntent> {
  const body = { amount, product, ...buyer };
  const intent = await fetchAnswer('POST /api/create-payment-intent', { body });
  // The answer gives the visitor a new cookie; the old one ends with the next request.
  refreshLibrary();
  return intent;
}
