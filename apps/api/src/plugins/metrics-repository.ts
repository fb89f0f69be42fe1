import type { Database } from '../db/schema.js';

/** Returns how many letters are waiting to be mailed, and how many were given up. */
export async function countLetters(db: Database): Promise<{ state: string; letters: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll().as('letters')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, letters }) => [state, Number(letters)]));
  return (['waiting', 'dead'] as const).map((state) => ({ state, letters: counts.get(state) ?? 0 }));
}
