import { fetchProblem, type PracticeProblem, type ProblemRequest } from './problem.js';

let early: { readonly key: string; readonly problem: Promise<PracticeProblem> } | undefined;

/** Prefetches a problem before its view is loaded. */
export function fetchEarly(request: ProblemRequest): void {
  const problem = fetchProblem(request);
  problem.catch(() => undefined); // The failure is reported to the caller that takes the problem.
  early = { key: JSON.stringify(request), problem };
}

/** Returns the prefetched problem once, and fetches any other problem. */
export function takeProblem(request: ProblemRequest): Promise<PracticeProblem> {
  const problem = early?.key === JSON.stringify(request) ? early.problem : fetchProblem(request);
  early = undefined;
  return problem;
}
