import { dollarsText } from '@mathtools/contracts/pricing';
import type { OpenOrders, Withdrawal, WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Actions, Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/field/text-field.js';
import { fetchAnswer, serverMessageOf } from '../api.js';
import * as css from './withdrawal.css.js';

type OpenOrder = OpenOrders['orders'][number];

const FALLBACK = 'Your withdrawal could not be sent. Please try again, or write to us.';

/** The order that a link of a receipt names. */
function linkedOrder(): string {
  return new URLSearchParams(location.search).get('withdraw') ?? '';
}

/** The number of an order in what was typed or pasted, such as "Order 6c0d….". */
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

/** Withdraws from the contract of an order, in the two steps of the law: who and what, then "Confirm withdrawal". */
export function WithdrawalForm() {
  const [order, setOrder] = useState('');
  const [orders, setOrders] = useState<readonly OpenOrder[]>([]);
  const [declared, setDeclared] = useState<WithdrawalRequest>();
  const [received, setReceived] = useState<Withdrawal>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const name = useRef<HTMLInputElement>(null);

  useEffect(() => {
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
      () => undefined, // the number stands in the receipt, too
    );
  }, []);

  const review = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string): string => (fields.get(name) as string).trim();
    setProblem(undefined);
    setDeclared({ name: textOf('name'), order: numberIn(order), email: textOf('email') });
  };

  const confirm = async (): Promise<void> => {
    if (!declared || isSending) return;
    setSending(true);
    try {
      setReceived(await fetchAnswer('POST /api/withdrawals', { body: declared }));
    } catch (error) {
      setProblem(serverMessageOf(error) ?? FALLBACK);
      setDeclared(undefined);
    }
    setSending(false);
  };

  if (received && declared) return <Received withdrawal={received} email={declared.email} />;
  const known = orders.find(({ id }) => id === numberIn(order));
  return (
    <>
      <form
        className={css.panel}
        aria-label="Withdraw from contract"
        method="dialog" // before the script arrives it does nothing
        hidden={declared !== undefined}
        onSubmit={review}
      >
        <noscript>
          This needs JavaScript. Without it, send us the model form below through{' '}
          <a href="/contact">the contact form</a>.
        </noscript>
        {problem !== undefined && (
          <p role="alert" className={css.problem} tabIndex={-1} ref={focus}>
            {problem}
          </p>
        )}
        <TextField ref={name} label="Your name" name="name" autoComplete="name" maxLength={100} required />
        <TextField
          label="Order number"
          name="order"
          hint={known ? describe(known) : 'It stands in your receipt.'}
          maxLength={50}
          required
          value={order}
          onChange={setOrder}
        />
        {orders.length > 1 && <Choice orders={orders} chosen={known} onChoose={setOrder} />}
        <TextField
          label="Email for the confirmation"
          name="email"
          type="email"
          hint="In a browser other than the one in which you paid: the address of your receipt."
          autoComplete="email"
          maxLength={254}
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
            The confirmation goes to <strong className={css.number}>{declared.email}</strong>. Nothing is sent
            until you confirm.
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

/** The orders of this browser, to fill in the number of one. */
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

/** The confirmation on the page: content, date and time. */
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
          ? `A letter to ${email} confirms it.`
          : 'This site sends no letters: print this page to keep it.'}
      </p>
      <p>
        You get your money back the way you paid, within 14 days. What you bought is closed with the refund.
      </p>
    </section>
  );
}
