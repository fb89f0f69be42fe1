import { dollarsText } from '@mathtools/contracts/pricing';
import type { WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import type { Database } from '../../../db/schema.js';
import { composeMail } from '../../../plugins/mail/mail-message.js';
import { enqueueMail } from '../../../plugins/mail/outbox-repository.js';
import { findOrder, lockOrder, type Order, paidOrdersOf } from '../orders-repository.js';
import { findWithdrawal, insertWithdrawal } from '../withdrawals-repository.js';
import { isGuaranteed } from './guarantee.js';
import { grantsAccess } from './order-state.js';
import { withdrawalLetter } from './owner-letters.js';
import type { SellingDependencies } from './payment-dependencies.js';
import { testNote, timeText } from './receipt-mail.js';

/** The reason why a withdrawal is refused. `unknown` is also the response for another buyer's order. */
export type WithdrawalRefusal = 'unknown' | 'unpaid' | 'returned' | 'late';

/** The outcome of a withdrawal. An earlier withdrawal is left unchanged. */
export type WithdrawalOutcome =
  | { refusal: WithdrawalRefusal }
  | { before: string }
  | { receivedAt: string; declaration: string };

/**
 * The declaration and its sender, who is identified by the browser's session or by the address of the order.
 */
export type Declared = WithdrawalRequest & { session: string | undefined };

/** Stores a buyer's withdrawal, confirms it by email, and notifies the owner, in one transaction. */
export async function withdraw(
  declared: Declared,
  deps: SellingDependencies,
  now = new Date(),
): Promise<WithdrawalOutcome> {
  const { name, email } = declared;
  const found = await findOrder(deps.db, declared.order);
  if (!found || !isOwn(found, declared)) return { refusal: 'unknown' };
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, found.id);
    const before = await findWithdrawal(trx, order.id);
    if (before) return { before: before.created_at };
    const refusal = refusalOf(order, now);
    if (refusal) return { refusal };
    const receivedAt = now.toISOString();
    await insertWithdrawal(trx, { order_id: order.id, name, email, created_at: receivedAt });
    const declaration = declarationOf(order, name, deps);
    await confirm(trx, { order, email, receivedAt, declaration }, deps);
    await deps.tellOwner(trx, withdrawalLetter(order, { name, email, receivedAt }));
    return { receivedAt, declaration };
  });
}

/** Returns the orders of a session that its buyer can withdraw from. */
export async function withdrawableOrders(db: Database, session: string, now = new Date()): Promise<Order[]> {
  const orders = await paidOrdersOf(db, session);
  const open = orders.filter((order) => refusalOf(order, now) === undefined);
  const declared = await Promise.all(open.map(({ id }) => findWithdrawal(db, id)));
  return open.filter((_, index) => declared[index] === undefined);
}

function isOwn(order: Order, { session, email }: Declared): boolean {
  return (order.session !== null && order.session === session) || order.email === email;
}

function refusalOf({ state, amountCents, paidAt }: Order, now: Date): WithdrawalRefusal | undefined {
  if (state.payment !== 'paid') return 'unpaid';
  if (!grantsAccess(state, amountCents)) return 'returned';
  return paidAt !== null && !isGuaranteed(paidAt, now) ? 'late' : undefined;
}

function declarationOf(order: Order, name: string, { describeProduct }: SellingDependencies): string {
  const { id, product, amountCents, paidAt } = order;
  const paid = paidAt === null ? '' : `, paid on ${paidAt.slice(0, 10)}`;
  const { title } = describeProduct(product);
  return `I, ${name}, withdraw from my contract for ${title}: order ${id}, $${dollarsText(amountCents)}${paid}.`;
}

interface Confirmed {
  order: Order;
  email: string;
  receivedAt: string;
  declaration: string;
}

/** Queues the confirmation on a durable medium: content, date, and time. */
async function confirm(
  trx: Database,
  { order, email, receivedAt, declaration }: Confirmed,
  { describeProduct, mailOrigin, seller, isTest }: SellingDependencies,
): Promise<void> {
  if (mailOrigin === undefined) return;
  const { title } = describeProduct(order.product);
  const letter = {
    subject: `Your withdrawal from ${title}`,
    paragraphs: [
      ...(isTest ? [testNote] : []),
      `We received your withdrawal on ${timeText(receivedAt)}. It says:`,
      `“${declaration}”`,
      `We will refund $${dollarsText(order.amountCents - order.state.refundedCents)} to your original payment method within 14 days. Once it’s refunded, you lose access to your purchase.`,
      ...(seller === undefined ? [] : [`Sold by ${seller}.`]),
    ],
    link: { label: 'If you didn’t send this, contact us', url: `${mailOrigin}/contact` },
  };
  // The buyer is notified too, in case someone else sent the withdrawal.
  for (const to of new Set([email, order.email ?? email]))
    await enqueueMail(trx, composeMail({ to, ...letter }));
}
