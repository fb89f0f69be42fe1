import { fixedText, parseNumber, sign } from '@mathtools/math-core/rational';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { Actions } from '../../ui/tool-frame/tool-frame.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** What the address asks to buy; undefined where its amount is missing or not positive. */
interface Order {
  readonly name: string;
  readonly amount: string;
}

function readOrder(search: string): Order | undefined {
  const query = new URLSearchParams(search);
  const amount = parseNumber(query.get('amount') ?? '');
  if (!amount.ok || sign(amount.value) <= 0) return undefined;
  return { name: query.get('name') ?? 'Premium pack', amount: fixedText(amount.value, 2) };
}

/** The checkout while card processing is not configured. */
export function Component() {
  const [order, setOrder] = useState<Order | 'loading' | undefined>('loading');
  useEffect(() => {
    setOrder(readOrder(location.search));
  }, []);
  return (
    <PlainPage page={page} heading="Checkout">
      {order === 'loading' && <p>Loading your order…</p>}
      {order === undefined && (
        <p>Invalid product information. Please return to the marketplace and try again.</p>
      )}
      {typeof order === 'object' && (
        <div className={card}>
          <h2>Order summary</h2>
          <p>
            {order.name}: ${order.amount}
          </p>
          <p>Card processing is not configured on this site, so nothing can be charged.</p>
        </div>
      )}
      <Actions>
        <ButtonLink to="/marketplace">Back to the marketplace</ButtonLink>
      </Actions>
    </PlainPage>
  );
}
