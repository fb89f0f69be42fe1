import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { batchSize, deleteInBatches } from '../../db/batches.js';
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
  /** The tax in the price; null: none was computed. */
  tax: OrderTax | null;
  /** The country of the card that paid, if the tax was computed; null: not known. */
  cardCountry: string | null;
}

/** The tax in the price of an order, and where its buyer lives, as they said. */
export type OrderTax = Tax & BuyerLocation;

/** What a buyer agreed to, word for word, and when. */
export interface Consent {
  text: string;
  at: string;
}

/** An order to be created. */
export interface NewOrder {
  session: string;
  product: string;
  amountCents: number;
  email: string | undefined;
  consent: string | undefined;
}

/** Returns the visitor's unpaid order of a product at a price; creates it if there is none. */
export async function findOrCreateOrder(
  db: Database,
  { session, product, amountCents, email, consent }: NewOrder,
): Promise<Order> {
  const now = new Date().toISOString();
  const row = await db
    .insertInto('orders')
    .values({
      ...{ id: randomUUID(), session, product, amount_cents: amountCents, email: email ?? null, attempt: 1 },
      ...{ payment_intent: null, created_at: now, paid_at: null },
      ...{ consent: consent ?? null, consented_at: consent === undefined ? null : now },
      ...columnsOf(initialOrderState),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session', 'product', 'amount_cents'])
        .where('payment', '<>', sql.lit('paid'))
        .doUpdateSet((all) => ({
          // Of the last checkout that gave them: whoever planted the visitor's cookie may have begun the order with an address of their own.
          email: unlessAgreed('email'),
          consent: unlessAgreed('consent'),
          consented_at: unlessAgreed('consented_at'),
          // Its end of life is counted from the last checkout.
          created_at: all.ref('excluded.created_at'),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

/**
 * What this checkout says; once a payment is on its way, what the buyer said who made it. A checkout that takes money and is merely
 * opened again says nothing: the payment may be made already.
 */
function unlessAgreed(column: 'email' | 'consent' | 'consented_at') {
  const [said, says] = [sql.ref(`orders.${column}`), sql.ref(`excluded.${column}`)];
  return sql<
    string | null
  >`case when orders.payment = 'processing' or (excluded.email is null and orders.consent is not null) then ${said} else ${says} end`;
}

/** Deletes an order that has no payment yet. */
export async function deleteUnstartedOrder(db: Database, id: string): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).where('payment_intent', 'is', null).execute();
}

const abandonedDays = 180;
const unpaid = ['pending', 'failed'] as const;

/** Deletes orders that nobody has paid 180 days after their last checkout; those whose payment is being processed stay. */
export function deleteAbandonedOrders(db: Database): Promise<void> {
  const before = inDays(-abandonedDays);
  return deleteInBatches(
    async () => {
      const old = db.selectFrom('orders').select('id').where('payment', 'in', unpaid);
      const rows = await old.where('created_at', '<', before).limit(batchSize).execute();
      return rows.map(({ id }) => id);
    },
    // A checkout may have been opened again meanwhile.
    (ids) =>
      db
        .deleteFrom('orders')
        .where('id', 'in', ids)
        .where('payment', 'in', unpaid)
        .where('created_at', '<', before)
        .execute(),
  );
}

/** Which open payments are abandoned. */
export interface Abandoned {
  /** Those whose checkout was last opened before. */
  before: string;
  /** Those of another price than is asked, if their checkout was last opened before. */
  atOldPriceBefore: string;
  offers: readonly { id: string; priceCents: number }[];
}

/** Finds orders with an abandoned payment, in the order of their ids, after an id. */
export async function listAbandoned(
  db: Database,
  { before, atOldPriceBefore, offers }: Abandoned,
  after: string,
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
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
    )
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(orderOf);
}

/** Finds the orders of a session that have a payment and are not known to be paid. */
export async function openOrdersOf(db: Database, session: string): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('session', '=', session)
    .where('payment', '<>', 'paid')
    .where('payment_intent', 'is not', null)
    .execute();
  return rows.map(orderOf);
}

/** Finds the orders that a session has paid, the latest first. */
export async function paidOrdersOf(db: Database, session: string): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('session', '=', session)
    .where('payment', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .execute();
  return rows.map(orderOf);
}

const untaxed = { country: null, postal_code: null, tax_cents: null, tax_calculation: null };

/** Starts the next attempt of an order, whose payment has no tax yet, unless another request has done so; returns the current order. */
export async function nextAttempt(db: Database, { id, attempt }: Order): Promise<Order> {
  await db
    .updateTable('orders')
    .set({ attempt: attempt + 1, payment_intent: null, ...untaxed })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return orderOf(row);
}

/** Stores the payment of an attempt. */
export async function savePaymentIntent(
  db: Database,
  { id, attempt }: Order,
  paymentIntent: string,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_intent: paymentIntent })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Stores the tax of an attempt's payment. */
export async function saveTax(db: Database, { id, attempt }: Order, tax: OrderTax): Promise<void> {
  const { country, postalCode: postal_code, cents: tax_cents, calculation: tax_calculation } = tax;
  await db
    .updateTable('orders')
    .set({ country, postal_code, tax_cents, tax_calculation })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Stores the country of the card that paid an order. */
export async function saveCardCountry(db: Database, id: string, country: string): Promise<void> {
  await db.updateTable('orders').set({ card_country: country }).where('id', '=', id).execute();
}

/** Finds the order of a payment. */
export async function findOrderByPaymentIntent(
  db: Database,
  paymentIntent: string,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('payment_intent', '=', paymentIntent)
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Finds an order by its id. */
export async function findOrder(db: Database, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && orderOf(row);
}

/** Finds the orders with an address, the oldest first. */
export async function ordersOfAddress(db: Database, email: string): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(orderOf);
}

/** Locks an order until the transaction ends, and returns it. */
export async function lockOrder(db: Database, id: string): Promise<Order> {
  // The update locks the row on PostgreSQL; SQLite has one writer anyway.
  const row = await db
    .updateTable('orders')
    .set((order) => ({ attempt: order.ref('attempt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

/** Stores the state of an order. */
export async function saveState(
  db: Database,
  { id, paidAt }: Pick<Order, 'id' | 'paidAt'>,
  state: OrderState,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ ...columnsOf(state), paid_at: paidAt })
    .where('id', '=', id)
    .execute();
}

/** Returns all orders, the oldest first. */
export async function listOrders(db: Database): Promise<Order[]> {
  const rows = await db.selectFrom('orders').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(orderOf);
}

function columnsOf({ payment, refundedCents, dispute }: OrderState) {
  return { payment, refunded_cents: refundedCents, dispute };
}

function orderOf({ payment, dispute, ...row }: PaymentTables['orders']): Order {
  const { id, session, product, email, attempt, consent: text, consented_at: at } = row;
  return {
    ...{ id, session, product, email, attempt },
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

function taxOf({
  country,
  postal_code: postalCode,
  tax_cents: cents,
  tax_calculation: calculation,
}: Pick<PaymentTables['orders'], keyof typeof untaxed>): OrderTax | null {
  if (country === null || cents === null || calculation === null) return null;
  return { country, postalCode, cents, calculation };
}
