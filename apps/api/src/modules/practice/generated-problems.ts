import { randomInt } from 'node:crypto';
import {
  type Category,
  FAMILIES,
  generateProblem,
  isDrawn,
  problemById,
  type ProblemInput,
  SEEDS,
} from '@mathtools/practice';
import { problemJson } from './problem-json.js';

/** A problem, ready to be sent. */
export interface SerializedProblem {
  id: string;
  question: string;
  /** A `PracticeProblem`. */
  json: string;
}

type Kind = Pick<ProblemInput, 'category' | 'difficulty' | 'family'>;

const maxCached = 64;
const minIntervalMs = 1;

/**
 * Returns a function that generates random problems, never of the same family as the problem with the id `last`. Generating one
 * costs as much as answering a request: under load at most one is generated each millisecond, and the others come from a cache of
 * the latest.
 */
export function generatedProblems(): (kind: Kind, last: string | undefined) => SerializedProblem {
  const cache = new Map<string, SerializedProblem[]>();
  let lastGeneratedAt = Number.NEGATIVE_INFINITY;

  return ({ category, difficulty }, last) => {
    const key = `${category} ${difficulty ?? ''}`;
    const cached = cache.get(key) ?? [];
    cache.set(key, cached);
    const isBusy = performance.now() - lastGeneratedAt < minIntervalMs;
    const found = isBusy && randomItem(cached.filter(({ id }) => familyOf(id) !== familyOf(last)));
    if (found) return found;
    const families = FAMILIES.filter(
      (family) => family.category === category && isDrawn(family, difficulty) && family.id !== familyOf(last),
    );
    const made = newProblem({ category, difficulty, family: randomItem(families)?.id });
    lastGeneratedAt = performance.now();
    cached.push(made);
    if (cached.length > maxCached) cached.shift();
    return made;
  };
}

const maxTries = 20;

/** The ids of the problem to resemble and of the visitor's last one. */
export interface Similar {
  category: Category;
  like: string;
  last: string | undefined;
}

/** Generates a problem of the same family and difficulty as `like`, with another question than `like` and `last`. */
export function similarProblem({ category, like, last = like }: Similar): SerializedProblem | undefined {
  const [liked, before] = [problemById(like), problemById(last)];
  if (!liked.ok || liked.value.category !== category) return undefined;
  const { difficulty, question } = liked.value;
  const asked = [question, before.ok ? before.value.question : ''];
  for (let tried = 1; ; tried++) {
    const made = newProblem({ category, difficulty, family: familyOf(like) });
    if (!asked.includes(made.question) || tried === maxTries) return made;
  }
}

function newProblem(kind: Kind): SerializedProblem {
  const problem = generateProblem({ ...kind, seed: randomInt(SEEDS) });
  if (!problem.ok) throw new Error(problem.message);
  const { id, question } = problem.value;
  return { id, question, json: problemJson(problem.value) };
}

/** The family in the id of a generated problem: "slope" of "slope.easy.7". */
function familyOf(id = ''): string {
  return id.split('.')[0] ?? '';
}

/** A random item, if there is one. */
export function randomItem<T>(list: readonly T[]): T | undefined {
  return list[list.length > 1 ? randomInt(list.length) : 0];
}
