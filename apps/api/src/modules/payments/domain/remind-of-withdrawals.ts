import { inDays } from '../../../durations.js';
import { findOrder } from '../orders-repository.js';
import { listForgotten, markReminded } from '../withdrawals-repository.js';
import { reminderLetter } from './owner-letters.js';
import type { SellingDependencies } from './payment-dependencies.js';

/** The money is due 14 days after the withdrawal: half of them are left. */
const openDays = 7;

/** Reminds the owner of each withdrawal that has been open for a week, once, however many servers do so. */
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
