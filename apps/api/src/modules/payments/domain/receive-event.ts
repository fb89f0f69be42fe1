import type { Database } from '../../../db/schema.js';
import { insertEvent, saveOutcome } from '../events-repository.js';
import { findOrder, findOrderOf, keepIntent, type Order } from '../orders-repository.js';
import type { Intent, ProviderEvent, Told } from '../provider/payment-provider.js';
import { settle } from './settle.js';
import type { Till } from './till.js';

/** What became of an event; `unknown` says nothing that matters here, `foreign` is about a payment that is not, or no more, ours. */
export type Outcome = 'unknown' | 'duplicate' | 'foreign' | 'applied' | 'quarantined';

/** Takes in an event of the provider, once, whole or not at all. */
export async function receiveEvent(event: ProviderEvent, till: Till): Promise<Outcome> {
  const { about } = event;
  if (!about) return 'unknown';
  const { outcome, reason } = await till.db.transaction().execute(async (trx) => {
    if (!(await insertEvent(trx, event))) return { outcome: 'duplicate' as const, reason: null };
    const order = await orderTold(trx, about);
    const isOver = order !== undefined && isOfEarlierAttempt(order, about);
    const reason = isOver ? null : mismatch(order, event, about, till.provider.livemode);
    const outcome = reason !== null ? 'quarantined' : order && !isOver ? 'applied' : 'foreign';
    if (order && outcome === 'applied') {
      if (order.paymentIntent === null && about.intent !== null) await keepIntent(trx, order, about.intent);
      await settle(trx, order.id, about.fact, till);
    }
    await saveOutcome(trx, event.id, { outcome, order_id: order?.id ?? null, reason });
    return { outcome, reason } as const;
  });
  if (reason !== null) till.log.error({ event: event.id, reason }, 'payment event quarantined');
  return outcome;
}

/** Takes in an order's payment that was looked up and is paid, as its event would be; gives the order as it is then. */
export async function receivePaid(order: Order, { id, livemode, about }: Intent, till: Till): Promise<Order> {
  await receiveEvent({ id, type: 'payment_intent', createdAt: new Date(), livemode, about }, till);
  return (await findOrder(till.db, order.id)) ?? order;
}

async function orderTold(db: Database, { intent, order }: Told): Promise<Order | undefined> {
  const found = intent === null ? undefined : await findOrderOf(db, intent);
  return found ?? (order === undefined ? undefined : await findOrder(db, order));
}

/** Tells whether an event only says that a payment failed which its order has given up for another: nothing can come of it. */
function isOfEarlierAttempt({ id, attempt, paymentIntent }: Order, { order, intent, fact }: Told): boolean {
  return attempt > 1 && order === id && intent !== paymentIntent && fact.payment === 'failed';
}

/** Tells why an event can't be believed to be about an order of ours; null: nothing speaks against it. */
function mismatch(
  order: Order | undefined,
  { livemode }: ProviderEvent,
  about: Told,
  expectedLivemode: boolean,
): string | null {
  if (!order) return about.order === undefined ? null : 'it names an order that does not exist';
  const { amountCents, paymentIntent } = order;
  const faults = [
    [livemode !== expectedLivemode, 'it is of the wrong mode'],
    [about.order !== undefined && about.order !== order.id, 'it names another order'],
    [paymentIntent !== null && about.intent !== paymentIntent, 'it is about another payment of the order'],
    [(about.amountCents ?? amountCents) !== amountCents, 'the amount is another'],
    [(about.receivedCents ?? amountCents) !== amountCents, 'another amount was received'],
    [(about.currency ?? 'usd') !== 'usd', 'the currency is another'],
  ] as const;
  return faults.find(([isFault]) => isFault)?.[1] ?? null;
}
