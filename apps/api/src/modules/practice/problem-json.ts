import { type Problem, servedProblem } from '@mathtools/practice';

/** Serializes a problem as a `PracticeProblem`. */
export function problemJson(problem: Problem): string {
  return JSON.stringify(servedProblem(problem));
}
