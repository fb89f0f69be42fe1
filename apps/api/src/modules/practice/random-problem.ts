import { randomInt } from 'node:crypto';
import type { Category, RandomProblemQuery } from '@mathtools/contracts/practice';
import type { Difficulty, Skill } from '@mathtools/practice';
import { LRUCache } from 'lru-cache';
import { drawn, problemGenerator } from './generated-problems.js';
import type { BankEntry, ProblemBank } from './problem-bank.js';

/** A request for a random problem. */
export interface RandomProblemRequest extends Omit<RandomProblemQuery, 'after' | 'skill'> {
  category: Category;
  /** The IDs of the problems seen last, latest first. */
  after?: readonly string[] | undefined;
  /** The ID of a skill in the category. */
  skill?: Skill | undefined;
  /** Identifies the visitor. */
  visitor: string;
}

const maxVisitors = 10_000;

/**
 * Returns a function that picks random problems as the JSON of a `PracticeProblem`, half from the bank and
 * half generated. It never picks the same problem twice in a row: it avoids the IDs in `after` while there
 * are others, or without `after` the visitor's last problem. It returns undefined if the category or skill
 * has no problems, or if `like` isn't one of them.
 */
export function randomProblems(bank: ProblemBank): (request: RandomProblemRequest) => Buffer | undefined {
  const served = new LRUCache<string, string>({ max: maxVisitors });
  const generator = problemGenerator();
  const chosen = new Map<string, readonly BankEntry[]>();
  /**
   * Returns the authored problems of a category, a skill, and a difficulty, filtered once for each
   * combination.
   */
  const fittingOf = (category: Category, skill?: string, level?: Difficulty) => {
    const key = `${category} ${skill ?? ''} ${level ?? ''}`;
    const fitting =
      chosen.get(key) ??
      [...bank.values()].filter(
        (problem) =>
          problem.category === category &&
          (skill === undefined || problem.skill === skill) &&
          (level === undefined || problem.difficulty === level),
      );
    chosen.set(key, fitting);
    return fitting;
  };

  return ({ category, difficulty, after, like, skill, visitor }) => {
    const authored = fittingOf(category);
    if (authored.length === 0) return undefined;
    const key = `${category} ${visitor}`;
    const seen = after ?? [served.get(key) ?? []].flat();
    const serve = ({ id, json }: Pick<BankEntry, 'id' | 'json'>) => {
      served.set(key, id);
      return json;
    };

    const named = like === undefined ? undefined : bank.get(like);
    const liked = named?.category === category ? named : undefined;
    if (like !== undefined && !liked) {
      const similar = generator.similar({ category, like, seen });
      return similar && serve(similar);
    }
    const level = liked?.difficulty ?? difficulty;
    const fitting = fittingOf(category, skill?.id, level);
    const other = () => drawn(fitting, ({ id }) => !seen.includes(id) && id !== like);
    const next =
      (randomInt(2) === 0 ? other() : undefined) ??
      generator.random({ category, difficulty: level, skill }, seen) ??
      other() ??
      seenLongestAgo(fitting, seen);
    return next && serve(next);
  };
}

/** Returns the problem that was seen longest ago, for when all of them were seen. */
function seenLongestAgo(problems: readonly BankEntry[], seen: readonly string[]): BankEntry | undefined {
  return [...problems].sort((a, b) => seen.indexOf(b.id) - seen.indexOf(a.id))[0];
}
