import { dollarsText } from '@mathtools/contracts/pricing';
import type { OpenOrders, Withdrawal, WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Actions, Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { fetchAnswer, serverMessageOf } from '../api.js';
import { useCheckedForm, withoutNativeMessages } from '../checked-form.js';
import * as css from './withdrawal.css.js';

type OpenOrder = OpenOrders['orders'][number];

const FALLBACK = 'We couldn’t send your withdrawal. Please try again, or write to us.';

/** Returns the order id from a receipt's link. */
function linkedOrder(): string {
  return new URLSearchParams(location.search).get('withdraw') ?? '';
}

/** Extracts an order number from typed or pasted text, such as "Order 6c0d…". */
function numberIn(text: string): string {
  const typed = text.trim().toLowerCase();
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(typed)?.[0] ?? typed;
}

function dayText(time: string, timeZone?: 'UTC'): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}

function describe({ title, priceCents, paidAt }: OpenOrder): string {
  return `${title}, $${dollarsText(priceCents)}, paid on ${dayText(paidAt)}`;
}

/** Withdraws from the contract for an order in the two steps the law requires: the details, then "Confirm withdrawal". */
export function WithdrawalForm() {
  const [order, setOrder] = useState('');
  const [orders, setOrders] = useState<readonly OpenOrder[]>([]);
  const [declared, setDeclared] = useState<WithdrawalRequest>();
  const [received, setReceived] = useState<Withdrawal>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { field, check, showRefused, onFocus } = useCheckedForm('POST /api/withdrawals');

  useEffect(() => {
    withoutNativeMessages(form.current);
    const linked = linkedOrder();
    const offer = (text: string): void => {
      setOrder((typed) => (typed === '' ? text : typed));
    };
    offer(linked);
    fetchAnswer('GET /api/withdrawals').then(
      (found) => {
        setOrders(found.orders);
        offer(found.orders[0]?.id ?? '');
      },
      () => undefined, // The number is also on the receipt.
    );
  }, []);

  const review = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget } = event;
    const fields = new FormData(currentTarget);
    const textOf = (name: string): string => (fields.get(name) as string).trim();
    setProblem(undefined);
    const declaration = { name: textOf('name'), order: numberIn(order), email: textOf('email') };
    if (await check(currentTarget, declaration)) setDeclared(declaration);
  };

  const confirm = async (): Promise<void> => {
    if (!declared || isSending) return;
    setSending(true);
    try {
      setReceived(await fetchAnswer('POST /api/withdrawals', { body: declared }));
    } catch (error) {
      flushSync(() => {
        setProblem(serverMessageOf(error) ?? FALLBACK);
        setDeclared(undefined);
      });
      if (form.current) showRefused(form.current, error);
    }
    setSending(false);
  };

  if (received && declared) return <Received withdrawal={received} email={declared.email} />;
  const known = orders.find(({ id }) => id === numberIn(order));
  return (
    <>
      <form
        ref={form}
        className={css.panel}
        aria-label="Withdraw from contract"
        method="dialog" // The form does nothing before hydration.
        hidden={declared !== undefined}
        onFocus={onFocus}
        onSubmit={(event) => void review(event)}
      >
        <noscript>
          This form requires JavaScript. Without it, send us the model form below through{' '}
          <a href="/contact">the contact form</a>.
        </noscript>
        {problem !== undefined && (
          <p role="alert" className={css.problem} tabIndex={-1} ref={focus}>
            {problem}
          </p>
        )}
        <TextField ref={name} label="Your name" {...field('name')} autoComplete="name" required />
        <TextField
          label="Order number"
          {...field('order', setOrder)}
          hint={known ? describe(known) : 'It’s on your receipt.'}
          required
          value={order}
        />
        {orders.length > 1 && <Choice orders={orders} chosen={known} onChoose={setOrder} />}
        <TextField
          label="Email for the confirmation"
          {...field('email')}
          type="email"
          hint="If you paid in a different browser, use the address on your receipt."
          autoComplete="email"
          required
        />
        <Actions>
          <Button kind="primary" type="submit">
            Continue
          </Button>
        </Actions>
      </form>
      {declared && (
        <section className={css.panel} aria-label="Your withdrawal" tabIndex={-1} ref={focus}>
          <p>
            I, <strong>{declared.name}</strong>, withdraw from my contract:{' '}
            {known ? `${describe(known)}, ` : ''}
            order <strong className={css.number}>{declared.order}</strong>.
          </p>
          <p>
            We’ll send the confirmation to <strong className={css.number}>{declared.email}</strong>. Nothing
            is sent until you confirm.
          </p>
          <Actions>
            <Button kind="primary" aria-disabled={isSending} onClick={() => void confirm()}>
              {isSending ? 'Sending…' : 'Confirm withdrawal'}
            </Button>
            <Button
              onClick={() => {
                if (isSending) return;
                flushSync(() => {
                  setDeclared(undefined);
                });
                name.current?.focus();
              }}
            >
              Change it
            </Button>
          </Actions>
        </section>
      )}
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface ChoiceProps {
  readonly orders: readonly OpenOrder[];
  readonly chosen: OpenOrder | undefined;
  readonly onChoose: (order: string) => void;
}

/** Renders the orders of this browser as buttons that fill in the order number. */
function Choice({ orders, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className={css.choice}>
      <legend>Bought in this browser</legend>
      {orders.map((order) => (
        <Button
          key={order.id}
          aria-pressed={order === chosen}
          onClick={() => {
            onChoose(order.id);
          }}
        >
          {describe(order)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Renders the confirmation on the page: content, date and time. */
function Received({ withdrawal, email }: { readonly withdrawal: Withdrawal; readonly email: string }) {
  const { receivedAt, declaration, isMailed } = withdrawal;
  const time = new Date(receivedAt).toLocaleTimeString('en-US', { timeZone: 'UTC' });
  return (
    <section className={css.panel} role="status" tabIndex={-1} ref={focus}>
      <h3 className={css.title}>We received your withdrawal</h3>
      <p>
        {dayText(receivedAt, 'UTC')}, {time} UTC
      </p>
      <blockquote className={css.declaration}>{declaration}</blockquote>
      <p>
        {isMailed
          ? `We’re sending a confirmation to ${email}.`
          : 'This site doesn’t send email, so print this page to keep a copy.'}
      </p>
      <p>You’ll get your money back within 14 days, the way you paid. Once refunded, you lose access.</p>
    </section>
  );
}
