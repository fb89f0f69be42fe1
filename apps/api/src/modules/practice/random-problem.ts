import { randomInt } from 'node:crypto';
import type { Category, Difficulty } from '@mathtools/contracts/practice';
import { generatedProblems, oneOf, similarProblem } from './generated-problems.js';
import type { ProblemBank } from './problem-bank.js';

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

const mostVisitors = 10_000;

/**
 * Gives a function that picks problems by chance as the JSON of a `PracticeProblem`, half of them from the bank and half
 * made anew, never one twice running; undefined where the bank has nothing of the category or `like` names none of it.
 */
export function randomProblems(bank: ProblemBank): (wish: Wish) => string | undefined {
  const served = new Map<string, string>();
  const generated = generatedProblems();

  return ({ category, difficulty, after, like, visitor }) => {
    const authored = [...bank.values()].filter((problem) => problem.category === category);
    if (authored.length === 0) return undefined;
    const seat = `${category} ${visitor}`;
    const last = after ?? served.get(seat);
    const serve = (id: string, json: string) => {
      remember(served, seat, id);
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
    const picked = randomInt(2) === 0 ? oneOf(others) : undefined;
    if (picked) return serve(picked.id, picked.json);
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
