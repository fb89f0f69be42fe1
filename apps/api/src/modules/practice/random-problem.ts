import { randomInt } from 'node:crypto';
import type { Category, Difficulty } from '@mathtools/contracts/practice';
import type { Database } from '../../db/schema.js';
import { generatedProblems, oneOf, similarProblem } from './generated-problems.js';
import { findProblem, type ProblemKey, problemKeys } from './practice-repository.js';

/** Which problem is wanted. */
export interface Wish {
  category: Category;
  difficulty?: Difficulty | undefined;
  /** The id of the problem that the visitor has; without it, what was served last to the same visitor counts. */
  after?: string | undefined;
  /** The id of a problem of the category: one of the same kind and difficulty is wanted. */
  like?: string | undefined;
  /** Tells visitors apart. */
  visitor: string;
}

const freshMs = 5_000;
const mostVisitors = 10_000;

/**
 * Gives a function that picks problems by chance as the JSON of a `PracticeProblem`, half of them from the bank and half
 * made anew, never one twice running; undefined where the bank has nothing of the category or `like` names none of it.
 * The bank's keys are read at most every 5 s, so that a pick costs at most one read by key.
 */
export function randomProblems(db: Database): (wish: Wish) => Promise<string | undefined> {
  let keys: ProblemKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const served = new Map<string, string>();
  const generated = generatedProblems();

  const freshKeys = async (now: number) => {
    if (keys.length === 0 || Math.abs(now - readAt) >= freshMs) {
      keys = await problemKeys(db);
      readAt = now;
    }
    return keys;
  };

  return async ({ category, difficulty, after, like, visitor }) => {
    const bank = (await freshKeys(Date.now())).filter((key) => key.category === category);
    if (bank.length === 0) return undefined;
    const seat = `${category} ${visitor}`;
    const last = after ?? served.get(seat);
    const serve = (id: string, json: string) => {
      remember(served, seat, id);
      return json;
    };

    const liked = bank.find(({ id }) => id === like);
    if (like !== undefined && !liked) {
      const similar = similarProblem({ category, like, last });
      return similar && serve(similar.id, similar.json);
    }
    const level = liked?.difficulty ?? difficulty;
    const others = bank.filter(
      ({ id, difficulty: own }) => id !== last && id !== like && (level === undefined || own === level),
    );
    const picked = randomInt(2) === 0 ? oneOf(others) : undefined;
    const stored = picked && (await findProblem(db, picked.id));
    if (picked && stored !== undefined) return serve(picked.id, stored);
    const made = generated({ category, difficulty: level }, last);
    return serve(made.id, made.json);
  };
}

/** Keeps the latest visitors: a Map gives its keys in the order in which they were put in. */
function remember(served: Map<string, string>, seat: string, id: string): void {
  served.delete(seat);
  served.set(seat, id);
  const [oldest] = served.keys();
  if (served.size > mostVisitors && oldest !== undefined) served.delete(oldest);
}
