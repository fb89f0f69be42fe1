import { randomInt } from 'node:crypto';
import type { Category, Difficulty, PracticeProblem } from '@mathtools/contracts/practice';
import type { Database } from '../../db/schema.js';
import { findProblem, type ProblemKey, problemKeys } from './practice-repository.js';

/** Which problem is wanted. */
export interface Wish {
  category: Category;
  difficulty?: Difficulty | undefined;
  /** The id of the problem that the visitor has; without it, what was served last to the same visitor counts. */
  after?: string | undefined;
  /** Tells visitors apart. */
  visitor: string;
}

const freshMs = 5_000;
const mostVisitors = 10_000;

/**
 * Gives a function that picks problems by chance, never one twice running while there is another to pick.
 * The keys are read at most every 5 s, so that a pick costs one read by key.
 */
export function randomProblems(db: Database): (wish: Wish) => Promise<PracticeProblem | undefined> {
  let keys: ProblemKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const served = new Map<string, string>();

  const freshKeys = async (now: number) => {
    if (keys.length === 0 || Math.abs(now - readAt) >= freshMs) {
      keys = await problemKeys(db);
      readAt = now;
    }
    return keys;
  };

  return async ({ category, difficulty, after, visitor }) => {
    const known = await freshKeys(Date.now());
    const wanted = known.filter(
      (key) => key.category === category && (difficulty === undefined || key.difficulty === difficulty),
    );
    const seat = `${category} ${visitor}`;
    const last = after ?? served.get(seat);
    const others = wanted.filter(({ id }) => id !== last);
    const choice = others.length > 0 ? others : wanted;
    const picked = choice[choice.length > 1 ? randomInt(choice.length) : 0];
    if (!picked) return undefined;
    remember(served, seat, picked.id);
    return findProblem(db, picked.id);
  };
}

/** Keeps the latest visitors: a Map gives its keys in the order in which they were put in. */
function remember(served: Map<string, string>, seat: string, id: string): void {
  served.delete(seat);
  served.set(seat, id);
  const [oldest] = served.keys();
  if (served.size > mostVisitors && oldest !== undefined) served.delete(oldest);
}
