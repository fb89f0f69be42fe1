import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { queryClient } from '../../features/query/query-client.js';
import { LoadingOrder } from './loading-order.js';
import { OrderForm } from './order-form.js';
import { type CheckoutQuery, checkoutQueryOf } from './order.js';
import * as css from './view.css.js';

/** Renders the order and its payment once the query has been read. */
export function Checkout() {
  const [query, setQuery] = useState<CheckoutQuery | 'unread' | undefined>('unread');
  useLayoutEffect(() => {
    setQuery(checkoutQueryOf(location.search));
  }, []);
  useEffect(reloadWhenBack, []);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={css.place}>
        {query === 'unread' && (
          <div className={css.unreadOrder}>
            <LoadingOrder />
          </div>
        )}
        {(query === undefined || query === 'unread') && (
          <p role="alert" className={query === 'unread' ? css.unreadInvalid : undefined}>
            Invalid product information. Please return to the marketplace and try again.
          </p>
        )}
        {typeof query === 'object' && <OrderForm query={query} />}
      </div>
    </QueryClientProvider>
  );
}

/** Reloads a page restored from the back/forward cache, because the payment may have changed. Returns a cleanup function. */
function reloadWhenBack(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) location.reload();
  };
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pageshow', onShow);
  };
}
