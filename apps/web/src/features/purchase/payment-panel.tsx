import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button/button.js';
import { OpenProduct } from './open-product.js';
import { Panel } from './panel.js';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.js';
import { RestoreCode } from './restore-code.js';
import type { Return } from './return.js';

/** Renders the status of a payment: what it opened, and the code that opens it in another browser. */
export function PaymentPanel({ payment }: { readonly payment: Return & { kind: 'payment' } }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['payment', payment.id],
    queryFn: () => paymentOutcome(payment),
    gcTime: Infinity, // A payment is announced only once.
  });
  if (!data || isFetching) return <Panel title="Your payment" waiting="Waiting for your payment…" />;
  const again = (
    <Button
      onClick={() => {
        void refetch();
      }}
    >
      Check again
    </Button>
  );
  return <OutcomePanel outcome={data} payment={payment.id} again={again} />;
}

function OutcomePanel({
  outcome,
  payment,
  again,
}: {
  readonly outcome: PaymentOutcome;
  readonly payment: string;
  readonly again: React.ReactNode;
}) {
  switch (outcome.kind) {
    case 'paid':
      return (
        <Panel title={`${outcome.product.title} is yours`}>
          <OpenProduct product={outcome.product} />
          {outcome.hasCode && <RestoreCode payment={payment} code={outcome.restoreCode} />}
          <p>
            Changed your mind?{' '}
            <Link to="/terms#withdraw-from-contract-here">Withdraw from contract here</Link>
          </p>
        </Panel>
      );
    case 'processing':
      return (
        <Panel title={`Your payment for ${outcome.product.title} is still being processed`}>
          <p>
            Some payments take a while, and you don’t have to wait here. As soon as your payment arrives, your
            purchase will be available here, on this page.
          </p>
          {again}
        </Panel>
      );
    case 'failed':
      return (
        <Panel title={`Your payment for ${outcome.product.title} didn’t go through`}>
          <p>You weren’t charged. You can try again, with the same card or another one.</p>
        </Panel>
      );
    case 'refunded':
      return (
        <Panel title={`Your payment for ${outcome.product.title} was refunded`}>
          <p>Your refund is on its way.</p>
        </Panel>
      );
    case 'unanswered':
      return (
        <Panel title="We can’t check your payment right now">
          <p>Your purchase isn’t lost. It opens in this browser as soon as we can confirm the payment.</p>
          {again}
        </Panel>
      );
    case 'unknown':
      return (
        <Panel title="We couldn’t find this payment in this browser">
          <p>
            If you just paid, go back to the browser where you started, or restore your purchase here with the
            code you received there.
          </p>
        </Panel>
      );
  }
}
