import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { batchSize, deleteRows } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { inDays } from '../../durations.js';
import { initialOrderState, type OrderState } from './domain/order-state.js';
import type { PaymentTables } from './payments-tables.js';
import type { BuyerLocation, Tax } from './provider/payment-provider.js';

/** An order. */
export interface Order {
  id: string;
  session: string | null;
  product: string;
  amountCents: number;
  email: string | null;
  attempt: number;
  paymentIntent: string | null;
  state: OrderState;
  createdAt: string;
  paidAt: string | null;
  consent: Consent | null;
  /** The tax in the price. Null if none was computed. */
  tax: OrderTax | null;
  /** The country of the card that paid, if the tax was computed. Null if not known. */
  cardCountry: string | null;
}

/** The tax in the price of an order, and where its buyer says they live. */
export type OrderTax = Tax & BuyerLocation;

/** The exact text that a buyer agreed to, and when. */
export interface Consent {
  text: string;
  at: string;
}

/** An order to create. */
export interface NewOrder {
  session: string;
  product: string;
  amountCents: number;
  email: string | undefined;
  consent: string | undefined;
}

/** Returns the visitor's unpaid order for a product at a price. Creates it if there is none. */
export async function findOrCreateOrder(
  db: Database,
  { session, product, amountCents, email, consent }: NewOrder,
): Promise<Order> {
  const now = new Date().toISOString();
  const row = await db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      session,
      product,
      amount_cents: amountCents,
      email: email ?? null,
      attempt: 1,
      created_at: now,
      consent: consent ?? null,
      consented_at: consent === undefined ? null : now,
      ...columnsOf(initialOrderState),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session', 'product', 'amount_cents'])
        .where('payment', '<>', sql.lit('paid'))
        .doUpdateSet((all) => ({
          // Take these from the last checkout that provided them. An attacker who planted the visitor's
          // cookie may have started the order with another address.
          email: unlessAgreed('email'),
          consent: unlessAgreed('consent'),
          consented_at: unlessAgreed('consented_at'),
          // The order's expiry is counted from the last checkout.
          created_at: all.ref('excluded.created_at'),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

/**
 * Selects the value from this checkout, or from the existing order once its payment is being processed. A
 * checkout that takes money and is merely reopened has no value: the payment may already be in progress.
 */
function unlessAgreed(column: 'email' | 'consent' | 'consented_at') {
  const [stored, sent] = [sql.ref(`orders.${column}`), sql.ref(`excluded.${column}`)];
  return sql<
    string | null
  >`case when orders.payment = 'processing' or (excluded.email is null and orders.consent is not null) then ${stored} else ${sent} end`;
}

/** Deletes an order that doesn't have a payment yet. */
export async function deleteUnstartedOrder(db: Database, id: string): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).where('payment_intent', 'is', null).execute();
}

/** Returns the orders that a query finds. */
async function found(query: { execute: () => Promise<PaymentTables['orders'][]> }): Promise<Order[]> {
  return (await query.execute()).map(orderOf);
}

const allOrders = (db: Database) => db.selectFrom('orders').selectAll();

const abandonedDays = 180;
const unpaid = ['pending', 'failed'] as const;

/**
 * Deletes unpaid orders 180 days after their last checkout. Orders whose payment is being processed are kept.
 */
export function deleteAbandonedOrders(db: Database): Promise<void> {
  const before = inDays(-abandonedDays);
  return deleteRows(db, 'orders', 'id', (row) =>
    row.and([row('payment', 'in', unpaid), row('created_at', '<', before)]),
  );
}

/** The criteria for abandoned payments. */
export interface Abandoned {
  /** Checkouts that were last opened before this time. */
  before: string;
  /** Checkouts at a price that is no longer current, if last opened before this time. */
  atOldPriceBefore: string;
  offers: readonly { id: string; priceCents: number }[];
}

/** Finds orders with an abandoned payment that come after an ID, ordered by ID. */
export function listAbandoned(
  db: Database,
  { before, atOldPriceBefore, offers }: Abandoned,
  after: string,
): Promise<Order[]> {
  const abandoned = allOrders(db)
    .where('payment', 'in', unpaid)
    .where('payment_intent', 'is not', null)
    .where('created_at', '<', atOldPriceBefore)
    .where('id', '>', after)
    .where((order) =>
      order.or([
        order('created_at', '<', before),
        ...offers.map(({ id, priceCents }) =>
          order.and([order('product', '=', id), order('amount_cents', '<>', priceCents)]),
        ),
      ]),
    );
  return found(abandoned.orderBy('id').limit(batchSize));
}

/** Finds the orders of a session that have a payment and aren't known to be paid. */
export function openOrdersOf(db: Database, session: string): Promise<Order[]> {
  const open = allOrders(db).where('session', '=', session).where('payment', '<>', 'paid');
  return found(open.where('payment_intent', 'is not', null));
}

/** Finds the orders that a session has paid, latest first. */
export function paidOrdersOf(db: Database, session: string): Promise<Order[]> {
  const paid = allOrders(db).where('session', '=', session).where('payment', '=', 'paid');
  return found(paid.orderBy('paid_at', 'desc'));
}

/** Changes an order, but not if a given attempt is over. */
async function change(
  db: Database,
  { id, attempt }: Pick<Order, 'id'> & Partial<Pick<Order, 'attempt'>>,
  columns: Updateable<PaymentTables['orders']>,
): Promise<void> {
  const order = db.updateTable('orders').set(columns).where('id', '=', id);
  await (attempt === undefined ? order : order.where('attempt', '=', attempt)).execute();
}

const untaxed = { country: null, postal_code: null, tax_cents: null, tax_calculation: null };

/**
 * Starts the next attempt of an order, whose payment has no tax yet, unless another request has done so.
 * Returns the current order.
 */
export async function nextAttempt(db: Database, order: Order): Promise<Order> {
  await change(db, order, { attempt: order.attempt + 1, payment_intent: null, ...untaxed });
  return orderOf(await allOrders(db).where('id', '=', order.id).executeTakeFirstOrThrow());
}

/** Stores the payment of an attempt. */
export function savePaymentIntent(db: Database, order: Order, paymentIntent: string): Promise<void> {
  return change(db, order, { payment_intent: paymentIntent });
}

/** Stores the tax of an attempt's payment. */
export function saveTax(db: Database, order: Order, tax: OrderTax): Promise<void> {
  const { country, postalCode: postal_code, cents: tax_cents, calculation: tax_calculation } = tax;
  return change(db, order, { country, postal_code, tax_cents, tax_calculation });
}

/** Stores the country of the card that paid an order. */
export function saveCardCountry(db: Database, id: string, country: string): Promise<void> {
  return change(db, { id }, { card_country: country });
}

/** Finds the order of a payment. */
export async function findOrderByPaymentIntent(
  db: Database,
  paymentIntent: string,
): Promise<Order | undefined> {
  return (await found(allOrders(db).where('payment_intent', '=', paymentIntent)))[0];
}

/** Finds an order by its ID. */
export async function findOrder(db: Database, id: string): Promise<Order | undefined> {
  return (await found(allOrders(db).where('id', '=', id)))[0];
}

/** Finds the orders with an address, oldest first. */
export function ordersOfAddress(db: Database, email: string): Promise<Order[]> {
  return found(allOrders(db).where('email', '=', email).orderBy('created_at').orderBy('id'));
}

/** Locks an order until the transaction ends, and returns it. */
export async function lockOrder(db: Database, id: string): Promise<Order> {
  // The update locks the row on PostgreSQL. SQLite allows only one writer anyway.
  const row = await db
    .updateTable('orders')
    .set((order) => ({ attempt: order.ref('attempt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

/** Stores the state of an order. */
export function saveState(
  db: Database,
  { id, paidAt }: Pick<Order, 'id' | 'paidAt'>,
  state: OrderState,
): Promise<void> {
  return change(db, { id }, { ...columnsOf(state), paid_at: paidAt });
}

/** Returns all orders, oldest first. */
export function listOrders(db: Database): Promise<Order[]> {
  return found(allOrders(db).orderBy('created_at').orderBy('id'));
}

function columnsOf({ payment, refundedCents, dispute }: OrderState) {
  return { payment, refunded_cents: refundedCents, dispute };
}

function orderOf({ payment, dispute, ...row }: PaymentTables['orders']): Order {
  const { id, session, product, email, attempt, consent: text, consented_at: at } = row;
  return {
    id,
    session,
    product,
    email,
    attempt,
    amountCents: row.amount_cents,
    paymentIntent: row.payment_intent,
    state: { payment, refundedCents: row.refunded_cents, dispute },
    createdAt: row.created_at,
    paidAt: row.paid_at,
    consent: text === null || at === null ? null : { text, at },
    tax: taxOf(row),
    cardCountry: row.card_country,
  };
}

function taxOf(order: Pick<PaymentTables['orders'], keyof typeof untaxed>): OrderTax | null {
  const { country, postal_code: postalCode, tax_cents: cents, tax_calculation: calculation } = order;
  if (country === null || cents === null || calculation === null) return null;
  return { country, postalCode, cents, calculation };
}
