import { compiledOnce } from '../../db/compiled-once.js';
import type { Database } from '../../db/schema.js';

const marks = compiledOnce((db, { session, pack }: { session: string; pack: string }) =>
  db.selectFrom('reading_marks').select('lesson').where('session', '=', session).where('pack', '=', pack),
);

/** Returns the ids of the lessons of a pack that a session has marked as read. */
export async function lessonsRead(db: Database, session: string, pack: string): Promise<Set<string>> {
  const rows = await marks(db, { session, pack });
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
