import { useState } from 'react';
import { fetchAnswer } from '../../features/api.js';
import { type Payment, PaymentForm, returnAddress } from './payment-form.js';
import * as css from './view.css.js';

const OUTCOMES = [
  { outcome: 'paid', label: 'The payment succeeds' },
  { outcome: 'declined', label: 'The card is declined' },
  { outcome: 'processing', label: 'The payment takes a while' },
] as const;

type Outcome = (typeof OUTCOMES)[number]['outcome'];

/** Renders the demo replacement for the card form, with a choice of outcomes. */
export function DemoForm(payment: Payment) {
  const { clientSecret } = payment;
  const [outcome, setOutcome] = useState<Outcome>('paid');
  const pay = async (): Promise<string> => {
    const { message } = await fetchAnswer('POST /api/demo/payment', { body: { clientSecret, outcome } });
    if (message !== null) return message;
    const [id = ''] = clientSecret.split('_secret_');
    location.assign(`${returnAddress()}?payment_intent=${id}&redirect_status=succeeded`);
    return new Promise(() => undefined);
  };
  return (
    <PaymentForm {...payment} pay={pay} isReady>
      <fieldset className={css.outcomes}>
        <legend>This is a demo. No card is needed, and nobody is charged. Choose how to continue.</legend>
        {OUTCOMES.map(({ outcome: value, label }) => (
          <label key={value} className={css.outcome}>
            <input
              type="radio"
              name="outcome"
              value={value}
              checked={value === outcome}
              onChange={() => {
                setOutcome(value);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </PaymentForm>
  );
}
