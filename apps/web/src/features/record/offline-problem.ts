import {
  FAMILIES,
  generateQuestion,
  type Problem,
  problemById,
  type Question,
  questionById,
  SEEDS,
  servedProblem,
  SKILLS,
} from '@mathtools/practice';
import type { PracticeProblem, ProblemRequest } from '../practice/problem.js';
import { readSeen } from '../practice/seen.js';

const MOST_TRIES = 20;

/** Generates a problem of a skill, or the one with the requested id, in the browser. Returns undefined if there is none. */
export function offlineProblem(request: ProblemRequest): PracticeProblem | undefined {
  const problem = request.problem === undefined ? newProblem(request) : existing(request.problem);
  // As it arrives from the server, without what JSON can't contain.
  return problem && (JSON.parse(JSON.stringify(servedProblem(problem))) as PracticeProblem);
}

function existing(id: string): Problem | undefined {
  const found = problemById(id);
  return found.ok ? found.value : undefined;
}

/** Generates a problem whose question differs from those seen, or any after several tries. */
function newProblem({ category, difficulty, skill }: ProblemRequest): Problem | undefined {
  const families = SKILLS.find(({ id }) => id === skill)?.families ?? [];
  const fitting = FAMILIES.filter(
    ({ id, difficulties }) =>
      families.includes(id) && (difficulty === undefined || difficulties.includes(difficulty)),
  );
  const seen = readSeen().flatMap((id) => questionById(id)?.question ?? []);
  let latest: Question | undefined;
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const family = fitting[below(fitting.length)]?.id;
    if (family === undefined) return undefined;
    const made = generateQuestion({ category, difficulty, family, seed: below(SEEDS) });
    if (!made.ok) return undefined;
    const { value } = made;
    latest = value;
    if (!seen.includes(value.question)) break;
  }
  return latest && existing(latest.id);
}

/** Returns a random integer from 0 to below a limit. */
function below(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % limit;
}
