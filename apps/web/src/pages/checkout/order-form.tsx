import { lazy, useEffect } from 'react';
import { linkTo } from '../../features/marketplace/place.js';
import { Spinner } from '../../features/purchase/spinner.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Figure } from '../../ui/figure/figure.js';
import { guarantee, splitHead } from '../page.css.js';
import { Failed } from './failed.js';
import { LoadingOrder } from './loading-order.js';
import type { CheckoutQuery, Order } from './order.js';
import { TrialForm } from './trial-form.js';
import { type CheckoutState, useCheckout } from './use-checkout.js';
import * as css from './view.css.js';

const loadDemoForm = () => import('./demo-form.js');
const loadStripeForm = () => import('./stripe-form.js');
const DemoForm = lazy(async () => {
  const module = await loadDemoForm().catch(reloadIfReplaced);
  return { default: module.DemoForm };
});
const StripeForm = lazy(async () => {
  const module = await loadStripeForm().catch(reloadIfReplaced);
  return { default: module.StripeForm };
});
const LocationFields = lazy(async () => {
  const module = await import('./location-fields.js').catch(reloadIfReplaced);
  return { default: module.LocationFields };
});

type Configuration = ReturnType<typeof useCheckout>['configuration'];

/** Renders the order that the link requests and the state of its payment. */
export function OrderForm({ query }: { readonly query: CheckoutQuery }) {
  const { state, configuration, library } = useCheckout(query);
  const payments = configuration?.payments ?? 'off';
  useEffect(() => {
    // Loads the form while the payment is being prepared. The lazy component handles a failure.
    if (payments !== 'off') (payments === 'demo' ? loadDemoForm() : loadStripeForm()).catch(() => undefined);
  }, [payments]);
  if (state.kind === 'loading') return <LoadingOrder />;
  const { order } = state;
  const tier = order.kind === 'pro' || order.kind === 'master' ? order.kind : undefined;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <Summary order={order} taxNote={configuration?.taxNote} />
        {order.kind !== 'unknown' && (
          <p className={guarantee}>Everything you buy has a 30-day money-back guarantee.</p>
        )}
      </div>
      <div className={css.column}>
        {tier && library && state.kind !== 'owned' && (
          <TrialForm tier={tier} mails={configuration?.mails ?? false} library={library} />
        )}
        <div className={`${card} ${splitHead}`}>
          <section className={splitHead} aria-labelledby="details">
            <h2 id="details">Payment details</h2>
            <Details state={state} configuration={configuration} />
          </section>
          {state.kind === 'off' && <Meanwhile order={order} />}
        </div>
      </div>
    </div>
  );
}

interface SummaryProps {
  readonly order: Order;
  readonly taxNote: string | undefined;
}

const MONTH = 'One month (30 days), paid once. Nothing renews automatically.';

/** The payment terms by kind of product. Anyone can create a link to something we don't sell, so its summary names the source. */
const TERMS = {
  pack: 'One-time payment.',
  pro: MONTH,
  master: MONTH,
  unknown: 'This name and price come from the link, not from our price list.',
} as const;

function Summary({ order: { title, price, product, kind }, taxNote }: SummaryProps) {
  return (
    <section className={`${card} ${splitHead}`} aria-labelledby="summary">
      <h2 id="summary">Order summary</h2>
      {kind === 'pack' && <Figure id={product ?? ''} />}
      <dl className={css.line}>
        <dt>{title}</dt>
        <dd>${price}</dd>
      </dl>
      <p className={css.quiet}>{TERMS[kind]}</p>
      {taxNote !== undefined && kind !== 'unknown' && <p className={css.quiet}>Tax: {taxNote}.</p>}
    </section>
  );
}

interface DetailsProps {
  readonly state: Exclude<CheckoutState, { readonly kind: 'loading' }>;
  readonly configuration: Configuration;
}

function Details({ state, configuration }: DetailsProps) {
  switch (state.kind) {
    case 'off':
      return <p>Card processing is not configured on this site, so nothing can be charged.</p>;
    case 'owned':
      return <AlreadyOwned order={state.order} />;
    case 'failed':
      return <Failed />;
    case 'ready': {
      const { order, intent } = state;
      const props = {
        order,
        mails: configuration?.mails ?? false,
        consent: configuration?.consent,
        LocationFields: configuration?.asksForCountry ? LocationFields : undefined,
        clientSecret: intent.clientSecret,
      };
      const isDemo = configuration?.payments === 'demo';
      return (
        <div className={css.details[isDemo ? 'demo' : 'live']}>
          <AsyncBoundary loading={<Spinner label="Loading the payment form…" />}>
            {isDemo ? (
              <DemoForm {...props} />
            ) : (
              <StripeForm {...props} publishableKey={configuration?.publishableKey ?? ''} />
            )}
          </AsyncBoundary>
        </div>
      );
    }
  }
}

/** Renders what a visitor can do on a site that sells nothing yet. */
function Meanwhile({ order: { product, kind } }: { readonly order: Order }) {
  const isPack = kind === 'pack';
  return (
    <>
      <p>
        {isPack
          ? 'One lesson of this pack is free. Send us a message if you want to know when you can buy the rest.'
          : 'Every pack has a free lesson. Send us a message if you want to know when you can buy.'}
      </p>
      <Actions>
        {isPack ? (
          <ButtonLink kind="primary" to={linkTo({ pack: product ?? '', part: 'sample' })}>
            Read a free lesson
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to="/marketplace">
            See the packs
          </ButtonLink>
        )}
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </Actions>
    </>
  );
}

function AlreadyOwned({ order: { title, product, kind } }: { readonly order: Order }) {
  const isPack = kind === 'pack';
  return (
    <>
      <p>You already have {title}, so there’s nothing to pay.</p>
      <div>
        <ButtonLink kind="primary" to={isPack ? `/marketplace?pack=${product ?? ''}` : '/marketplace'}>
          {isPack ? 'Open pack' : 'See your packs'}
        </ButtonLink>
      </div>
    </>
  );
}
