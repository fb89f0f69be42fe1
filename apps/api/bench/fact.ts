import type { Database } from '../src/db/schema.js';
import { inDays } from '../src/durations.js';
import { insertLearners } from '../src/testing/insert-learners.js';
import { hashToken } from '../src/tokens.js';

const batch = 500;

/** Returns an answer as it is sent and stored. */
export const fact = (id: string, number: number, text = 'x = 5', level = 'easy') => ({
  ...{ kind: 'answer', id, at: 1_700_000_000_000 + number, problem: `linear-equation.${level}.${number}` },
  ...{ skill: 'linear-equation', level, setting: 'skill', text, verdict: 'incorrect' },
  ...{ tries: 1, hints: 0, redMarks: 0, milliseconds: 20_000 },
});

type Answer = [text?: string, level?: string];

/** Stores the facts of a record from one number to another. */
export async function storeFacts(
  db: Database,
  record: string,
  [first, last]: [first: number, last: number],
  ...answer: Answer
): Promise<void> {
  for (let from = first; from <= last; from += batch) {
    const values = Array.from({ length: Math.min(batch, last + 1 - from) }, (_, index) => {
      const [number, id] = [from + index, `fact-${record}-${from + index}`];
      return { record, number, id, fact: JSON.stringify(fact(id, number, ...answer)) };
    });
    await db.insertInto('facts').values(values).execute();
  }
}

/** Stores a visitor's session, and a record with a number of facts that has the visitor's name. */
export async function storeVisitor(
  db: Database,
  visitor: string,
  facts: number,
  ...answer: Answer
): Promise<void> {
  const session = hashToken(visitor);
  const dates = { created_at: inDays(-2), expires_at: inDays(180) };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sessions')
      .values({ id_hash: session, cookie_hash: session, ...dates })
      .execute();
    await insertLearners(trx, [{ session, log: visitor, facts }]);
    await storeFacts(trx, visitor, [1, facts], ...answer);
  });
}
