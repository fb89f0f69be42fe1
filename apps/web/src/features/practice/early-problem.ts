import { fetchProblem, type PracticeProblem, type ProblemRequest } from './problem.js';

let early: { readonly key: string; readonly problem: Promise<PracticeProblem> } | undefined;

/** Fetches a problem before the view that shows it is loaded. */
export function fetchEarly(request: ProblemRequest): void {
  const problem = fetchProblem(request);
  problem.catch(() => undefined); // reported to whoever takes the problem
  early = { key: JSON.stringify(request), problem };
}

/** Returns the problem that was fetched early, once; any other is fetched. */
export function takeProblem(request: ProblemRequest): Promise<PracticeProblem> {
  const problem = early?.key === JSON.stringify(request) ? early.problem : fetchProblem(request);
  early = undefined;
  return problem;
}
