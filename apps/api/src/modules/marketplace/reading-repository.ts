import type { Database } from '../../db/schema.js';

/** Returns the IDs of a pack's lessons that a session has marked as read. */
export async function lessonsRead(db: Database, session: string, pack: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reading_marks')
    .select('lesson')
    .where('session', '=', session)
    .where('pack', '=', pack)
    .execute();
  return new Set(rows.map(({ lesson }) => lesson));
}

/** Marks a lesson as read. */
export async function markRead(
  db: Database,
  session: string,
  { pack, lesson }: { pack: string; lesson: string },
): Promise<void> {
  await db
    .insertInto('reading_marks')
    .values({ session, pack, lesson, read_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['session', 'pack', 'lesson']).doNothing())
    .execute();
}
