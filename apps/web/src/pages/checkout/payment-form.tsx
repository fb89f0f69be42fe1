import { type ComponentType, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../../features/api.js';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { showToast } from '../../ui/toast/toast.js';
import type { LocationFieldsProps } from './location-fields.js';
import type { Order } from './order.js';
import { intentFor } from './use-checkout.js';
import * as css from './view.css.js';

const FALLBACK = 'We could not reach the payment. Please try again: nobody pays twice.';

/** A payment that has been initialized. */
export interface Payment {
  readonly order: Order;
  readonly clientSecret: string;
  /** Whether the server sends mail. */
  readonly mails: boolean;
  /** What the buyer must agree to, and give an address; undefined: nothing. */
  readonly consent: string | undefined;
  /** The fields in which the buyer must say where they live; undefined: it makes no difference. */
  readonly LocationFields: ComponentType<LocationFieldsProps> | undefined;
}

interface PaymentFormProps extends Payment {
  /** Pays and leaves the page, or returns the provider's message on failure; gets the address for the receipt, or ''. */
  readonly pay: (email: string) => Promise<string>;
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** A provider's form with our own parts: the address for the receipt, the country, the button, the message on failure. */
export function PaymentForm(props: PaymentFormProps) {
  const { order, mails, consent, LocationFields, pay, isReady, children } = props;
  const [email, setEmail] = useState('');
  const [place, setPlace] = useState({ country: '', postalCode: '' });
  const [isPaying, setPaying] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const hasTried = useRef(false);

  useEffect(() => {
    // being disabled removed the focus from it
    if (hasTried.current && !isPaying && document.activeElement === document.body) button.current?.focus();
  }, [isPaying]);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isPaying) return;
    hasTried.current = true;
    setPaying(true);
    setDeclined(undefined);
    const description = await failure();
    showToast({ title: 'Payment Failed', description, kind: 'destructive' });
    setDeclined(description);
    setPaying(false);
  };

  /** Resolves to why the payment failed, and never if it succeeds. */
  const failure = async (): Promise<string> => {
    try {
      const { country } = place;
      const postalCode = place.postalCode.trim();
      const buyer = {
        ...(email.trim() !== '' && { email: email.trim(), consent }),
        ...(LocationFields && { country, ...(postalCode !== '' && { postalCode }) }),
      };
      if (Object.keys(buyer).length > 0) await intentFor(order, buyer);
      return await pay(email.trim());
    } catch (error) {
      return serverMessageOf(error) ?? FALLBACK;
    }
  };

  return (
    <form className={css.form} aria-label="Payment" onSubmit={(event) => void submit(event)}>
      {children}
      {mails && (
        <TextField
          label={consent === undefined ? 'Email for your receipt (optional)' : 'Email for your receipt'}
          hint="The receipt has a link that opens your purchase in another browser."
          type="email"
          name="email"
          autoComplete="email"
          required={consent !== undefined}
          value={email}
          onChange={setEmail}
        />
      )}
      {LocationFields && <LocationFields value={place} onChange={setPlace} />}
      {consent !== undefined && <Consent text={consent} />}
      {declined !== undefined && <p className={css.declined}>{`Payment failed: ${declined}`}</p>}
      <Button ref={button} kind="primary" type="submit" disabled={isPaying || !isReady}>
        {isPaying ? 'Processing...' : `Pay $${order.price}`}
      </Button>
    </form>
  );
}

/** The box that the buyer must tick, and where the terms are. */
function Consent({ text }: { readonly text: string }) {
  return (
    <>
      <label className={css.consent}>
        <input type="checkbox" name="consent" required />
        {text}
      </label>
      <p className={css.quiet}>
        The <Beside to="/terms">terms</Beside> hold, with the information on your right of withdrawal, and the{' '}
        <Beside to="/privacy">privacy policy</Beside>. Both open in another tab.
      </p>
    </>
  );
}

/** A link that leaves what is typed here as it is. */
function Beside({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** The address to which the provider returns after a payment. */
export function returnAddress(): string {
  return `${location.origin}/marketplace`;
}
