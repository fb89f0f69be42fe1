import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { queryClient } from '../../features/query/query-client.js';
import { LoadingOrder } from './loading-order.js';
import { OrderForm } from './order-form.js';
import { type CheckoutQuery, checkoutQueryOf } from './order.js';
import { Actions } from '../../ui/button/button.js';
import { button } from '../../ui/button/button.css.js';
import { Drawing } from '../../ui/figure/drawing.js';
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
          <div className={query === 'unread' ? css.unreadInvalid : css.invalid}>
            <Drawing>
              <path d="M18 12h36v48l-6-4-6 4-6-4-6 4-6-4-6 4z" />
              <path d="M26 24h20M26 32h20" stroke="var(--color-frame)" />
              <path d="M30 40l12 10M42 40L30 50" stroke="var(--color-wrong)" strokeWidth="3" />
            </Drawing>
            <p role="alert">Invalid product information. Please return to the marketplace and try again.</p>
            <p>The link to this page has no price, so there is nothing to pay.</p>
            <Actions>
              <a className={button.primary} href="/marketplace">
                See the packs
              </a>
              <a className={button.secondary} href="/pricing">
                Compare Pro and Master
              </a>
            </Actions>
          </div>
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
