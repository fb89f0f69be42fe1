import { sql } from 'kysely';
import type { Database } from '../db/schema.js';

/** Returns how many emails are waiting to be sent, and how many were given up. */
export async function countMails(db: Database): Promise<{ state: string; mails: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('mails')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, mails }) => [state, mails]));
  return (['waiting', 'dead'] as const).map((state) => ({ state, mails: counts.get(state) ?? 0 }));
}

/** The sales of one product. */
export interface Sales {
  product: string;
  sales: number;
  saleCents: number;
  refunds: number;
  refundCents: number;
}

/** Returns all sales and refunds since the beginning. The index on paid orders covers the whole query. */
export function countSales(db: Database): Promise<Sales[]> {
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      'product',
      fn.countAll<number>().as('sales'),
      fn.sum<number>('amount_cents').as('saleCents'),
      sql<number>`count(nullif(refunded_cents, 0))`.as('refunds'),
      fn.sum<number>('refunded_cents').as('refundCents'),
    ])
    .where('paid_at', 'is not', null)
    .groupBy('product')
    .execute();
}

/** Returns how many trials of each tier were started since the beginning. */
export function countTrials(db: Database): Promise<{ tier: string; count: number }[]> {
  return db
    .selectFrom('trials')
    .select(({ fn }) => ['tier', fn.countAll<number>().as('count')])
    .groupBy('tier')
    .execute();
}
