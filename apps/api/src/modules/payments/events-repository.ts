import type { Database } from '../../db/schema.js';
import type { PaymentTables } from './payments-tables.js';
import type { ProviderEvent } from './provider/payment-provider.js';

/** Stores an event; false if it was stored before. */
export async function insertEvent(db: Database, { id, type, createdAt }: ProviderEvent): Promise<boolean> {
  const stored = await db
    .insertInto('payment_events')
    .values({
      ...{ id, type, created_at: createdAt.toISOString(), received_at: new Date().toISOString() },
      ...{ order_id: null, outcome: 'foreign', reason: null },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Stores the outcome of an event. */
export async function saveOutcome(
  db: Database,
  event: string,
  outcome: Pick<PaymentTables['payment_events'], 'order_id' | 'outcome' | 'reason'>,
): Promise<void> {
  await db.updateTable('payment_events').set(outcome).where('id', '=', event).execute();
}
