import type { Database } from '../../../db/schema.js';
import { insertEvent, saveOutcome } from '../events-repository.js';
import {
  findOrder,
  findOrderByPaymentIntent,
  saveCardCountry,
  savePaymentIntent,
  type Order,
} from '../orders-repository.js';
import type { Intent, ProviderEvent, PaymentReport } from '../provider/payment-provider.js';
import { reopenWithdrawal } from '../withdrawals-repository.js';
import { ownerLetter } from './owner-letters.js';
import { settle } from './settle.js';
import type { PaymentDependencies } from './payment-dependencies.js';

/**
 * The outcome of an event: `unknown` reports nothing about a payment. `foreign` is about a payment that isn't
 * ours, or is no longer ours.
 */
export type Outcome = 'unknown' | 'duplicate' | 'foreign' | 'applied' | 'quarantined';

/** Processes an event from the provider, once, in one transaction. */
export async function receiveEvent(event: ProviderEvent, deps: PaymentDependencies): Promise<Outcome> {
  const { report } = event;
  if (!report) return 'unknown';
  const { computesTax, livemode } = deps.provider;
  const { outcome, reason } = await deps.db.transaction().execute(async (trx) => {
    if (!(await insertEvent(trx, event))) return { outcome: 'duplicate' as const, reason: null };
    const order = await findReportedOrder(trx, report);
    const isOver = order !== undefined && isOfEarlierAttempt(order, report);
    const reason = isOver ? null : mismatch(order, event, report, livemode);
    const outcome = reason !== null ? 'quarantined' : order && !isOver ? 'applied' : 'foreign';
    let before = order;
    if (order && outcome === 'applied') {
      if (order.paymentIntent === null && report.intent !== null)
        await savePaymentIntent(trx, order, report.intent);
      before = await settle(trx, order.id, report.fact, deps);
      if (report.cardCountry !== undefined && (before.tax || computesTax))
        await saveCardCountry(trx, order.id, report.cardCountry);
      if (report.warning === 'refund-failed') await reopenWithdrawal(trx, order.id);
    }
    await saveOutcome(trx, event.id, { outcome, order_id: order?.id ?? null, reason });
    const received = { event: event.id, order: before, report, outcome, reason, computesTax } as const;
    const letter = ownerLetter(received);
    if (letter) await deps.tellOwner(trx, letter);
    return { outcome, reason } as const;
  });
  if (reason !== null) deps.log.error({ event: event.id, reason }, 'payment event quarantined');
  return outcome;
}

/** Processes a looked-up payment that is paid as if its event had come. Returns the current order. */
export async function receivePaid(
  order: Order,
  { id, livemode, report }: Intent,
  deps: PaymentDependencies,
): Promise<Order> {
  await receiveEvent({ id, type: 'payment_intent', createdAt: new Date(), livemode, report }, deps);
  return (await findOrder(deps.db, order.id)) ?? order;
}

async function findReportedOrder(db: Database, { intent, order }: PaymentReport): Promise<Order | undefined> {
  const found = intent === null ? undefined : await findOrderByPaymentIntent(db, intent);
  return found ?? (order === undefined ? undefined : await findOrder(db, order));
}

/**
 * Returns true if an event reports the failure of a payment that its order has already replaced. Such an
 * event can be ignored.
 */
function isOfEarlierAttempt(
  { id, attempt, paymentIntent }: Order,
  { order, intent, fact }: PaymentReport,
): boolean {
  return attempt > 1 && order === id && intent !== paymentIntent && fact.payment === 'failed';
}

/** Returns the reason why a report doesn't match its order. Returns null if it matches. */
function mismatch(
  order: Order | undefined,
  { livemode }: ProviderEvent,
  report: PaymentReport,
  expectedLivemode: boolean,
): string | null {
  if (!order) return report.order === undefined ? null : 'it names an order that does not exist';
  const { amountCents, paymentIntent } = order;
  const faults = [
    [livemode !== expectedLivemode, 'it has the wrong mode'],
    [report.order !== undefined && report.order !== order.id, 'it names a different order'],
    [paymentIntent !== null && report.intent !== paymentIntent, 'it names a different payment of the order'],
    [(report.amountCents ?? amountCents) !== amountCents, 'the amount is different'],
    [(report.receivedCents ?? amountCents) !== amountCents, 'a different amount was received'],
    [(report.currency ?? 'usd') !== 'usd', 'the currency is different'],
  ] as const;
  return faults.find(([isFault]) => isFault)?.[1] ?? null;
}
