import type { Order } from '@mathtools/contracts/payments';
import { showToast } from '../../ui/toast/toast.js';
import { ApiError, fetchAnswer } from '../api.js';
import { askForCode } from './ask-for-code.js';
import { refreshLibrary } from './refresh-library.js';
import type { Return } from './return.js';

/** The delays before each request for a payment's status, in milliseconds: half a minute in total. */
const POLL_DELAYS = [0, 500, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 7000];

/** The known outcome of a payment. */
export type PaymentOutcome =
  /**
   * The payment succeeded. The outcome says whether a code exists for opening the purchase in another
   * browser. It includes the code if it was just created.
   */
  | {
      readonly kind: 'paid';
      readonly product: Order['product'];
      readonly restoreCode?: string;
      readonly hasCode: boolean | undefined;
    }
  /** The payment failed. The outcome has the payment provider's reason, if it gave one. */
  | { readonly kind: 'failed'; readonly product: Order['product']; readonly failure: string | undefined }
  | { readonly kind: 'refunded' | 'processing'; readonly product: Order['product'] }
  /** The server couldn't be reached. */
  | { readonly kind: 'unanswered' }
  /** The payment was not made in this browser. */
  | { readonly kind: 'unknown' };

/** Polls the server for a payment's outcome for up to half a minute, and announces it in a toast. */
export async function paymentOutcome(payment: Return & { kind: 'payment' }): Promise<PaymentOutcome> {
  const outcome = await withCode(await pollOutcome(payment), payment.id);
  if (outcome.kind === 'paid') {
    refreshLibrary();
    if (payment.isNew)
      showToast({
        title: 'Payment Successful!',
        description: `Thank you for purchasing ${outcome.product.title}!`,
      });
  }
  if (outcome.kind === 'failed')
    showToast({
      title: 'Payment Failed',
      description: outcome.failure ?? 'The payment didn’t go through.',
      kind: 'destructive',
    });
  return outcome;
}

/** Requests a code for a purchase that doesn't have one yet. */
async function withCode(outcome: PaymentOutcome, payment: string): Promise<PaymentOutcome> {
  if (outcome.kind !== 'paid' || outcome.hasCode !== false) return outcome;
  try {
    const { restoreCode } = await askForCode(payment);
    return { ...outcome, hasCode: true, ...(restoreCode !== null && { restoreCode }) };
  } catch {
    return { ...outcome, hasCode: true }; // The code can be requested again.
  }
}

async function pollOutcome({ id, hasFailed }: Return & { kind: 'payment' }): Promise<PaymentOutcome> {
  let latest: PaymentOutcome = { kind: 'unanswered' };
  for (const pause of POLL_DELAYS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const order = await fetchAnswer('GET /api/marketplace/orders/:paymentIntent', {
        params: { paymentIntent: id },
      });
      latest = outcomeOf(order, hasFailed);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { kind: 'unknown' };
    }
    if (latest.kind !== 'processing' && latest.kind !== 'unanswered') return latest;
  }
  return latest;
}

/** Returns the outcome of an order. A failed order may be paid by now, so it counts as failed only if the redirect says so. */
function outcomeOf({ status, product, hasCode, failure }: Order, hasFailed: boolean): PaymentOutcome {
  if (status === 'paid') return { kind: 'paid', product, hasCode };
  if (status === 'refunded') return { kind: 'refunded', product };
  if (hasFailed && status !== 'processing') return { kind: 'failed', product, failure };
  return { kind: 'processing', product };
}
