import { dollarsText } from '@mathtools/contracts/pricing';
import type { Config } from '../config.js';
import type { Database } from '../db/schema.js';
import { findRefundable, type RefundRefusal, refundOrder } from '../modules/payments/domain/refund.js';
import { stripeProvider } from '../modules/payments/provider/stripe-provider.js';
import type { PaymentProvider } from '../modules/payments/provider/payment-provider.js';
import { paymentDependencies } from '../shop.js';
import { StartupError } from '../error-types.js';

const refusals: Record<RefundRefusal, string> = {
  unknown: 'There is no such order. Run `admin list orders` to see all orders.',
  unpaid: 'This order hasn’t been paid.',
  returned: 'This order was already refunded.',
  late: 'This order was paid more than 30 days ago. If the buyer wrote in time, add the date (--wrote 2026-11-23). Otherwise, refund it in the payment provider’s dashboard.',
};

/**
 * Refunds an order and returns the sentence to print. `wrote` is the day on which the buyer wrote, by default
 * today. Without `yes`, only describes what it would do.
 */
export async function refund(
  db: Database,
  config: Pick<Config, 'payments' | 'mail' | 'publicOrigin' | 'seller'>,
  { order, wrote, yes }: { order: string; wrote?: string | undefined; yes: boolean },
  provider: PaymentProvider = providerOf(config),
): Promise<string> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = paymentDependencies({ config, db, log: silent }, provider);
  const wroteAt = wrote === undefined ? undefined : new Date(wrote);
  if (!yes) {
    const found = await findRefundable(db, order, wroteAt);
    if ('refusal' in found) throw new StartupError(refusals[found.refusal]);
    const what = `$${dollarsText(found.amountCents)} for ${found.product}, ${found.email ?? 'no address'}`;
    throw new StartupError(
      `Nothing was refunded. Add --yes to refund ${what}, and to end the buyer’s access.`,
    );
  }
  const result = await refundOrder(order, deps, wroteAt);
  if ('refusal' in result) throw new StartupError(refusals[result.refusal]);
  return `A refund of $${dollarsText(result.cents)} is on its way. The buyer no longer has access.\n`;
}

function providerOf({ payments }: Pick<Config, 'payments'>): PaymentProvider {
  if (payments.mode === 'live') return stripeProvider(payments);
  throw new StartupError(
    'A refund needs the payment provider’s keys: set the same environment variables as for the server.',
  );
}
