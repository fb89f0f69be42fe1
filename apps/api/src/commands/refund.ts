import type { Config } from '../config.js';
import type { Database } from '../db/schema.js';
import { type RefundFault, refundOrder } from '../modules/payments/domain/refund.js';
import { stripeProvider } from '../modules/payments/provider/stripe-provider.js';
import type { Provider } from '../modules/payments/provider/payment-provider.js';
import { tillOf } from '../shop.js';
import { StartFailure } from '../start-failure.js';

const faults: Record<RefundFault, string> = {
  unknown: 'There is no such order: `admin list orders` shows them.',
  unpaid: 'This order was not paid.',
  returned: 'The money of this order was given back already.',
  late: 'This order was paid more than 30 days ago: refund it on the pages of the payment provider if you wish to.',
};

/** Gives an order's money back, and says so. */
export async function refund(
  db: Database,
  config: Pick<Config, 'payments' | 'mail' | 'publicOrigin'>,
  order: string,
  provider: Provider = providerOf(config),
): Promise<string> {
  const silent = { warn: () => undefined, error: () => undefined };
  const result = await refundOrder(order, tillOf({ config, db, provider, log: silent }));
  if ('fault' in result) throw new StartFailure(faults[result.fault]);
  return `${String(result.cents)} cents are on their way back; the access has ended.\n`;
}

function providerOf({ payments }: Pick<Config, 'payments'>): Provider {
  if (payments.mode === 'live') return stripeProvider(payments);
  throw new StartFailure('A refund needs the keys of the payment provider, as the server has them.');
}
