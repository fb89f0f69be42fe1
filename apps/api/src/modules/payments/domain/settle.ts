import type { Database } from '../../../db/schema.js';
import { enqueueLetter } from '../../../plugins/mail/outbox-repository.js';
import { type Fact, isDelivered, join } from './order-state.js';
import { lockOrder, type Order, saveState } from '../orders-repository.js';
import { receiptLetter } from './receipt-letter.js';
import type { Till } from './till.js';

const day = 86_400_000;

/** What settling needs of the till. */
export type Settling = Pick<Till, 'delivery' | 'describe' | 'mailOrigin'>;

/** Adds a fact to an order, and hands over or takes back what it is about; the transaction is the caller's. */
export async function settle(trx: Database, id: string, fact: Fact, till: Settling): Promise<void> {
  const order = await lockOrder(trx, id);
  const state = join(order.state, fact);
  const now = new Date();
  const paidAt = order.paidAt ?? (state.payment === 'paid' ? now.toISOString() : null);
  await saveState(trx, { id, paidAt }, state);
  const had = isDelivered(order.state, order.amountCents);
  const has = isDelivered(state, order.amountCents);
  if (has && !had) await handOver(trx, order, now, till);
  if (had && !has) await till.delivery.revoke(trx, id);
}

async function handOver(trx: Database, order: Order, grantedAt: Date, till: Settling): Promise<void> {
  const { delivery, describe, mailOrigin } = till;
  const { id, product, session, email } = order;
  const { title, days } = describe(product);
  const expiresAt = days === null ? null : new Date(grantedAt.getTime() + days * day);
  await delivery.grant(trx, { id, product, session, grantedAt, expiresAt, trial: false });
  if (email === null || mailOrigin === undefined) return;
  const code = (await delivery.codeOf(trx, id)) ?? '';
  const token = await delivery.tokenFor(trx, id);
  await enqueueLetter(trx, receiptLetter({ order, email, title, expiresAt, code, token, mailOrigin }));
}
