import type { Database } from '../../../db/schema.js';
import { enqueueMail } from '../../../plugins/mail/outbox-repository.js';
import { type Fact, grantsAccess, applyFact } from './order-state.js';
import { lockOrder, type Order, saveState } from '../orders-repository.js';
import { resolveWithdrawal } from '../withdrawals-repository.js';
import { lostLetter, unagreedLetter } from './owner-letters.js';
import { receiptMail } from './receipt-mail.js';
import type { SellingDependencies } from './payment-dependencies.js';
import { dayMs } from '../../../durations.js';

/**
 * Adds a fact to an order and grants or revokes the purchase accordingly, in the caller's transaction.
 * Returns the previous order.
 */
export async function settle(
  trx: Database,
  id: string,
  fact: Fact,
  deps: SellingDependencies,
): Promise<Order> {
  const order = await lockOrder(trx, id);
  const state = applyFact(order.state, fact);
  const now = new Date();
  const paidAt = order.paidAt ?? (state.payment === 'paid' ? now.toISOString() : null);
  await saveState(trx, { id, paidAt }, state);
  const had = grantsAccess(order.state, order.amountCents);
  const has = grantsAccess(state, order.amountCents);
  if (has && !had) await grantPurchase(trx, order, now, deps);
  if (!had || has) return order;
  await deps.entitlements.revoke(trx, id);
  await resolveWithdrawal(trx, id);
  return order;
}

async function grantPurchase(
  trx: Database,
  order: Order,
  grantedAt: Date,
  deps: SellingDependencies,
): Promise<void> {
  const { entitlements, describeProduct, mailOrigin, tellOwner } = deps;
  const { id, product, session, email, consent } = order;
  const about = describeProduct(product);
  const expiresAt = about.days === null ? null : new Date(grantedAt.getTime() + about.days * dayMs);
  await entitlements.grant(trx, { id, product, session, grantedAt, expiresAt, trial: false });
  if (session === null && email === null) await tellOwner(trx, lostLetter(order));
  if (deps.consent !== undefined && (email === null || consent === null))
    await tellOwner(trx, unagreedLetter(order));
  if (email === null || mailOrigin === undefined) return;
  const token = await entitlements.createRestoreToken(trx, id);
  const { seller, taxNote, isTest } = deps;
  const paid = { order, email, about, paidAt: grantedAt, expiresAt };
  await enqueueMail(trx, receiptMail({ ...paid, token, mailOrigin, seller, taxNote, isTest }));
}
