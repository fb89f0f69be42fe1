import { type ComponentType, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../../features/api.js';
import { useCheckedForm } from '../../features/checked-form.js';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import type { LocationFieldsProps } from './location-fields.js';
import type { Order } from './order.js';
import { type Buyer, intentFor, paymentRequest } from './use-checkout.js';
import * as css from './view.css.js';

const FALLBACK = 'We couldn’t process the payment. Please try again. You won’t be charged twice.';

/** An initialized payment. */
export interface Payment {
  readonly order: Order;
  readonly clientSecret: string;
  /** True if the server sends email. */
  readonly mails: boolean;
  /**
   * The text the buyer must agree to, which also makes the email address required. Undefined if no consent is
   * needed.
   */
  readonly consent: string | undefined;
  /** The fields for the buyer's location. Undefined if the tax doesn't depend on it. */
  readonly LocationFields: ComponentType<LocationFieldsProps> | undefined;
}

interface PaymentFormProps extends Payment {
  /** Pays and leaves the page, or returns the provider's message on failure. Takes the email address for the receipt, or ''. */
  readonly pay: (email: string) => Promise<string>;
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** Renders a provider's form with our own parts: email address, country, button and error message. */
export function PaymentForm(props: PaymentFormProps) {
  const { order, mails, consent, LocationFields, pay, isReady, children } = props;
  const [email, setEmail] = useState('');
  const [place, setPlace] = useState({ country: '', postalCode: '' });
  const [isPaying, setPaying] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/create-payment-intent');
  const button = useRef<HTMLButtonElement>(null);
  const hasTried = useRef(false);

  useEffect(() => {
    // The button lost focus when it was disabled.
    if (hasTried.current && !isPaying && document.activeElement === document.body) button.current?.focus();
  }, [isPaying]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (isPaying) return;
    hasTried.current = true;
    setPaying(true);
    setDeclined(undefined);
    const buyer = buyerOf();
    if (await check(form, paymentRequest(order, buyer))) await payFor(buyer, form);
    setPaying(false);
  };

  const payFor = async (buyer: Buyer, form: HTMLFormElement): Promise<void> => {
    const description = await failure(buyer, form);
    showToast({ title: 'Payment Failed', description, kind: 'destructive' });
    setDeclined(description);
  };

  const buyerOf = (): Buyer => {
    const { country } = place;
    const postalCode = place.postalCode.trim();
    return {
      ...(email.trim() !== '' && { email: email.trim(), consent }),
      ...(LocationFields && { country, ...(postalCode !== '' && { postalCode }) }),
    };
  };

  /** Resolves to the reason for a failed payment. Never resolves if the payment succeeds. */
  const failure = async (buyer: Buyer, form: HTMLFormElement): Promise<string> => {
    try {
      if (Object.keys(buyer).length > 0) await intentFor(order, buyer);
      return await pay(email.trim());
    } catch (error) {
      showRefused(form, error);
      return serverMessageOf(error) ?? FALLBACK;
    }
  };

  // The browser's own messages stay, because the consent isn't a field of the request.
  return (
    <form
      className={css.form}
      aria-label="Payment"
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {mails && (
        <TextField
          label={consent === undefined ? 'Email for your receipt (optional)' : 'Email for your receipt'}
          hint="The receipt includes a link that opens your purchase in another browser."
          type="email"
          {...field('email', setEmail)}
          autoComplete="email"
          required={consent !== undefined}
          value={email}
        />
      )}
      {LocationFields && <LocationFields value={place} field={field} onChange={setPlace} />}
      {consent !== undefined && <Consent text={consent} />}
      {declined !== undefined && <p className={css.declined}>{`Payment failed: ${declined}`}</p>}
      <Button ref={button} kind="primary" type="submit" disabled={isPaying || !isReady}>
        {isPaying ? 'Processing...' : `Pay $${order.price}`}
      </Button>
    </form>
  );
}

/** Renders the checkbox that the buyer must check, and links to the terms. */
function Consent({ text }: { readonly text: string }) {
  return (
    <>
      <label className={css.consent}>
        <input type="checkbox" name="consent" required />
        {text}
      </label>
      <p className={css.quiet}>
        The <NewTabLink to="/terms">terms</NewTabLink>, with the information on your right of withdrawal, and
        the <NewTabLink to="/privacy">privacy policy</NewTabLink> apply. Both links open in a new tab.
      </p>
    </>
  );
}

/** Renders a link that opens in a new tab so that the form keeps its input. */
function NewTabLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** Returns the URL to which the provider redirects after a payment. */
export function returnAddress(): string {
  return `${location.origin}/marketplace`;
}
