import type { Database } from '../../db/schema.js';
import type { PaymentTables } from './payments-tables.js';
import type { ProviderEvent } from './provider/payment-provider.js';

/** Stores an event. Returns false if it was already stored. */
export async function insertEvent(db: Database, { id, type, createdAt }: ProviderEvent): Promise<boolean> {
  const stored = await db
    .insertInto('payment_events')
    .values({
      id,
      type,
      created_at: createdAt.toISOString(),
      received_at: new Date().toISOString(),
      outcome: 'foreign',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns all events, oldest first, or only the unresolved ones in quarantine. */
export function listEvents(
  db: Database,
  which: 'all' | 'quarantined',
): Promise<PaymentTables['payment_events'][]> {
  const events = db.selectFrom('payment_events').selectAll().orderBy('created_at').orderBy('id');
  if (which === 'all') return events.execute();
  return events.where('outcome', '=', 'quarantined').where('resolved_at', 'is', null).execute();
}

/**
 * Marks a quarantined event as resolved. Returns false if there is none with this ID or it is already
 * resolved.
 */
export async function resolveEvent(db: Database, id: string): Promise<boolean> {
  const resolved = await db
    .updateTable('payment_events')
    .set({ resolved_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('outcome', '=', 'quarantined')
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return resolved.numUpdatedRows === 1n;
}

/** Stores the outcome of an event. */
export async function saveOutcome(
  db: Database,
  event: string,
  outcome: Pick<PaymentTables['payment_events'], 'order_id' | 'outcome' | 'reason'>,
): Promise<void> {
  await db.updateTable('payment_events').set(outcome).where('id', '=', event).execute();
}
