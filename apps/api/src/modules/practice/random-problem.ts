import { randomInt } from 'node:crypto';
import type { Category, RandomProblemQuery } from '@mathtools/contracts/practice';
import { generatedProblems, randomItem, similarProblem } from './generated-problems.js';
import type { ProblemBank } from './problem-bank.js';

/** A request for a random problem. */
export interface RandomProblemRequest extends RandomProblemQuery {
  category: Category;
  /** Identifies the visitor. */
  visitor: string;
}

const maxVisitors = 10_000;

/**
 * Returns a function that picks random problems as the JSON of a `PracticeProblem`, half of them from the bank and half generated,
 * never the same twice in a row: not the one with the id `after`, or without it the last one of the same visitor. The function
 * returns undefined if the bank has no problems of the category, or if `like` is not a problem of it.
 */
export function randomProblems(bank: ProblemBank): (request: RandomProblemRequest) => string | undefined {
  const served = new Map<string, string>();
  const generated = generatedProblems();

  return ({ category, difficulty, after, like, visitor }) => {
    const authored = [...bank.values()].filter((problem) => problem.category === category);
    if (authored.length === 0) return undefined;
    const key = `${category} ${visitor}`;
    const last = after ?? served.get(key);
    const serve = (id: string, json: string) => {
      remember(served, key, id);
      return json;
    };

    const liked = authored.find(({ id }) => id === like);
    if (like !== undefined && !liked) {
      const similar = similarProblem({ category, like, last });
      return similar && serve(similar.id, similar.json);
    }
    const level = liked?.difficulty ?? difficulty;
    const others = authored.filter(
      ({ id, difficulty: own }) => id !== last && id !== like && (level === undefined || own === level),
    );
    const picked = randomInt(2) === 0 ? randomItem(others) : undefined;
    if (picked) return serve(picked.id, picked.json);
    const made = generated({ category, difficulty: level }, last);
    return serve(made.id, made.json);
  };
}

/** Keeps the last problem of the latest visitors: a Map iterates its keys in the order of insertion. */
function remember(served: Map<string, string>, key: string, id: string): void {
  served.delete(key);
  served.set(key, id);
  const [oldest] = served.keys();
  if (served.size > maxVisitors && oldest !== undefined) served.delete(oldest);
}
