import { useEffect, useState } from 'react';
import { card } from '../../ui/card/card.css.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { note, splitHead } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import * as css from './view.css.js';

/** What the address asks to buy; undefined where its amount is missing or not positive. */
interface Order {
  readonly name: string;
  readonly amount: string;
}

async function readOrder(search: string): Promise<Order | undefined> {
  const { fixedText, parseNumber, sign } = await import('@mathtools/math-core/rational');
  const query = new URLSearchParams(search);
  const amount = parseNumber(query.get('amount') ?? '');
  if (!amount.ok || sign(amount.value) <= 0) return undefined;
  return { name: query.get('name') ?? 'Premium pack', amount: fixedText(amount.value, 2) };
}

/** The checkout while card processing is not configured. */
export function Component() {
  const [order, setOrder] = useState<Order | 'loading' | undefined>('loading');
  useEffect(() => {
    void readOrder(location.search).then(setOrder);
  }, []);
  return (
    <PlainPage page={page} heading="Checkout">
      <div className={css.order}>
        {order === 'loading' && <p>Loading your order…</p>}
        {order === undefined && (
          <p>Invalid product information. Please return to the marketplace and try again.</p>
        )}
        {typeof order === 'object' && <Summary {...order} />}
      </div>
      <Actions>
        <ButtonLink to="/marketplace">Back to the marketplace</ButtonLink>
      </Actions>
    </PlainPage>
  );
}

function Summary({ name, amount }: Order) {
  return (
    <>
      <section className={`${card} ${splitHead}`} aria-labelledby="summary">
        <h2 id="summary">Order summary</h2>
        <dl className={css.line}>
          <dt>{name}</dt>
          <dd>${amount}</dd>
        </dl>
      </section>
      <section className={`${card} ${splitHead}`} aria-labelledby="details">
        <h2 id="details">Payment details</h2>
        <p>Card processing is not configured on this site, so nothing can be charged.</p>
      </section>
      <p className={note}>Everything you buy has a 30-day money-back guarantee.</p>
    </>
  );
}
