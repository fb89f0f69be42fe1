import { inDays } from '../../../durations.js';
import { findOrder } from '../orders-repository.js';
import { listForgotten, markReminded } from '../withdrawals-repository.js';
import { reminderLetter } from './owner-letters.js';
import type { SellingDependencies } from './payment-dependencies.js';

/** The refund is due 14 days after the withdrawal. The reminder is sent when half of that time is left. */
const openDays = 7;

/**
 * Reminds the owner once of each withdrawal that has been open for a week, no matter how many servers run
 * this.
 */
export async function remindOfWithdrawals({
  db,
  tellOwner,
}: Pick<SellingDependencies, 'db' | 'tellOwner'>): Promise<void> {
  for (const { order_id, name, email, created_at } of await listForgotten(db, inDays(-openDays))) {
    await db.transaction().execute(async (trx) => {
      const order = await findOrder(trx, order_id);
      if (!order || !(await markReminded(trx, order_id))) return;
      await tellOwner(trx, reminderLetter(order, { name, email, receivedAt: created_at }));
    });
  }
}
