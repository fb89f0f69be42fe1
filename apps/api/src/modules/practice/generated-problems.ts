import { randomInt } from 'node:crypto';
import {
  type Category,
  FAMILIES,
  generateProblem,
  problemById,
  type ProblemInput,
  SEEDS,
} from '@mathtools/practice';
import { problemJson } from './problem-json.js';

/** A problem that is ready to be sent. */
export interface ReadyProblem {
  id: string;
  question: string;
  /** A `PracticeProblem`. */
  json: string;
}

type Kind = Pick<ProblemInput, 'category' | 'difficulty' | 'family'>;

const mostReady = 64;
const pauseMs = 1;

/**
 * Gives a function that makes problems by chance, each of another family than the one with the id `last`. To make one
 * costs as much as to answer a request: under load one a millisecond is made, and the latest ones serve the others.
 */
export function generatedProblems(): (kind: Kind, last: string | undefined) => ReadyProblem {
  const shelves = new Map<string, ReadyProblem[]>();
  let madeAt = Number.NEGATIVE_INFINITY;

  return ({ category, difficulty }, last) => {
    const place = `${category} ${difficulty ?? ''}`;
    const shelf = shelves.get(place) ?? [];
    shelves.set(place, shelf);
    const isBusy = performance.now() - madeAt < pauseMs;
    const found = isBusy && oneOf(shelf.filter(({ id }) => familyOf(id) !== familyOf(last)));
    if (found) return found;
    const families = FAMILIES.filter(
      (family) =>
        family.category === category &&
        (difficulty === undefined || family.difficulties.includes(difficulty)) &&
        family.id !== familyOf(last),
    );
    const made = newProblem({ category, difficulty, family: oneOf(families)?.id });
    madeAt = performance.now();
    shelf.push(made);
    if (shelf.length > mostReady) shelf.shift();
    return made;
  };
}

const mostTries = 20;

/** The id of the problem that another one shall be like, and of the last one that its visitor had. */
export interface Similar {
  category: Category;
  like: string;
  last: string | undefined;
}

/** Makes a problem by chance of the family and difficulty of a generated one, which asks something else than it and the last one. */
export function similarProblem({ category, like, last = like }: Similar): ReadyProblem | undefined {
  const [liked, before] = [problemById(like), problemById(last)];
  if (!liked.ok || liked.value.category !== category) return undefined;
  const { difficulty, question } = liked.value;
  const asked = [question, before.ok ? before.value.question : ''];
  for (let tried = 1; ; tried++) {
    const made = newProblem({ category, difficulty, family: familyOf(like) });
    if (!asked.includes(made.question) || tried === mostTries) return made;
  }
}

function newProblem(kind: Kind): ReadyProblem {
  const problem = generateProblem({ ...kind, seed: randomInt(SEEDS) });
  if (!problem.ok) throw new Error(problem.message);
  const { id, question } = problem.value;
  return { id, question, json: problemJson(problem.value) };
}

/** The family in the id of a generated problem: "slope" of "slope.easy.7". */
function familyOf(id = ''): string {
  return id.split('.')[0] ?? '';
}

/** Picks one by chance, if there is one. */
export function oneOf<T>(list: readonly T[]): T | undefined {
  return list[list.length > 1 ? randomInt(list.length) : 0];
}
