import type { Database } from '../db/schema.js';
import { inDays } from '../durations.js';

/** Stores learners of sessions, each with a log. */
export async function insertLearners(
  trx: Database,
  learners: readonly { session: string; log: string; facts: number }[],
): Promise<void> {
  await trx
    .insertInto('records')
    .values(learners.map(({ log, facts }) => ({ id: log, fact_count: facts })))
    .execute();
  await trx
    .insertInto('learners')
    .values(learners.map(({ log }) => ({ id: log, version: log, deleted_at: null })))
    .execute();
  await trx
    .insertInto('holders')
    .values(
      learners.map(({ session, log }) => {
        const since = { begun_at: inDays(-2), since: inDays(-2), how: 'first' } as const;
        return { session, id: session.slice(0, 22), log, learner: log, ...since };
      }),
    )
    .execute();
  await trx
    .insertInto('learner_logs')
    .values(learners.map(({ log }) => ({ learner: log, log, last_number: null })))
    .execute();
}
