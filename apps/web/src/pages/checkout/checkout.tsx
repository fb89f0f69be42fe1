import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../features/query/query-client.js';
import { LoadingOrder } from './loading-order.js';
import { OrderForm } from './order-form.js';
import { type CheckoutQuery, checkoutQueryOf } from './order.js';
import * as css from './view.css.js';

/** What is bought and how it is paid, once the address has been read. */
export function Checkout() {
  const [query, setQuery] = useState<CheckoutQuery | 'unread' | undefined>('unread');
  useEffect(() => {
    setQuery(checkoutQueryOf(location.search));
    return reloadWhenBack();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={css.place}>
        {query === 'unread' && <LoadingOrder />}
        {query === undefined && (
          <p role="alert">Invalid product information. Please return to the marketplace and try again.</p>
        )}
        {typeof query === 'object' && <OrderForm query={query} />}
      </div>
    </QueryClientProvider>
  );
}

/** A page that the browser has kept while one paid elsewhere shows what is past. */
function reloadWhenBack(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) location.reload();
  };
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pageshow', onShow);
  };
}
