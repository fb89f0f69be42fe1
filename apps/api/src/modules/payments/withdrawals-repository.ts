import type { Database } from '../../db/schema.js';
import type { PaymentTables } from './payments-tables.js';

type Row = PaymentTables['withdrawals'];

/** Stores a withdrawal. An order has at most one. */
export async function insertWithdrawal(
  db: Database,
  row: Omit<Row, 'resolved_at' | 'reminded_at'>,
): Promise<void> {
  await db.insertInto('withdrawals').values(row).execute();
}

/** Finds the withdrawal from an order. */
export function findWithdrawal(db: Database, order: string): Promise<Row | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('order_id', '=', order).executeTakeFirst();
}

/** Returns all withdrawals, oldest first. */
export function listWithdrawals(db: Database): Promise<Row[]> {
  return db.selectFrom('withdrawals').selectAll().orderBy('created_at').orderBy('order_id').execute();
}

/** Dates an open withdrawal. Returns false if there is none or it already has this date. */
async function date(db: Database, order: string, column: 'resolved_at' | 'reminded_at'): Promise<boolean> {
  const dated = await db
    .updateTable('withdrawals')
    .set({ [column]: new Date().toISOString() })
    .where('order_id', '=', order)
    .where('resolved_at', 'is', null)
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return dated.numUpdatedRows === 1n;
}

/**
 * Marks the withdrawal from an order as resolved. Returns false if there is none or it is already resolved.
 */
export function resolveWithdrawal(db: Database, order: string): Promise<boolean> {
  return date(db, order, 'resolved_at');
}

/** Reopens the withdrawal from an order, if there is one, because the refund was returned. */
export async function reopenWithdrawal(db: Database, order: string): Promise<void> {
  await db.updateTable('withdrawals').set({ resolved_at: null }).where('order_id', '=', order).execute();
}

/** Returns the open withdrawals from before a time that the owner wasn't reminded of, oldest first. */
export function listForgotten(db: Database, before: string): Promise<Row[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('resolved_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .execute();
}

/**
 * Marks the owner as reminded of the withdrawal from an order. Returns false if it is resolved or the
 * reminder was already sent.
 */
export function markReminded(db: Database, order: string): Promise<boolean> {
  return date(db, order, 'reminded_at');
}
