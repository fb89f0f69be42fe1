import type { Database } from '../db/schema.js';

/** Returns how many emails wait to be sent, and how many were given up. */
export async function countMails(db: Database): Promise<{ state: string; mails: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll().as('mails')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, mails }) => [state, Number(mails)]));
  return (['waiting', 'dead'] as const).map((state) => ({ state, mails: counts.get(state) ?? 0 }));
}
