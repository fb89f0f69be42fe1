import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Spinner } from '../../features/purchase/spinner.js';
import { useTheme } from '../../ui/theme.js';
import { appearance } from './appearance.js';
import { Failed } from './failed.js';
import { type Payment, PaymentForm, returnAddress } from './payment-form.js';
import * as css from './view.css.js';

/** Loads Stripe's script and renders its form in the colors of the theme. */
export function StripeForm({ publishableKey, ...payment }: Payment & { readonly publishableKey: string }) {
  useTheme(); // The form rerenders when the theme changes.
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => load(publishableKey),
    structuralSharing: false,
  });
  if (stripe.isPending) return <Spinner label="Loading the payment form…" />;
  if (!stripe.data) return <Failed />;
  const { clientSecret } = payment;
  return (
    <Elements stripe={stripe.data} options={{ clientSecret, appearance: appearance() }}>
      <CardForm {...payment} />
    </Elements>
  );
}

/** Loads Stripe. Removes a script that failed to load, because a retry would wait for that script forever. */
function load(publishableKey: string) {
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/'))
      target.remove();
  };
  addEventListener('error', forget, true);
  return loadStripe(publishableKey, { locale: 'en' }).finally(() => {
    removeEventListener('error', forget, true);
  });
}

function CardForm(payment: Payment) {
  const stripe = useStripe();
  const elements = useElements();
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (status === 'failed') return <Failed />;
  const pay = async (email: string): Promise<string> => {
    if (!stripe || !elements) throw new Error('The form is not loaded.');
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnAddress(), ...(email !== '' && { receipt_email: email }) },
    });
    return error.message ?? 'The payment was declined.';
  };
  return (
    <PaymentForm {...payment} pay={pay} isReady={status === 'ready'}>
      <div className={css.element}>
        <PaymentElement
          // Stripe Link would add its own cookies and frames.
          options={{ wallets: { link: 'never' } }}
          onReady={() => {
            setStatus('ready');
          }}
          onLoadError={() => {
            setStatus('failed');
          }}
        />
      </div>
    </PaymentForm>
  );
}
