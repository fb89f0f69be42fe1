import { diagnose, grade, type Mistake, type Verdict } from '@mathtools/practice';
import { formOf, type PracticeProblem } from './problem.js';

/** The grader's verdict on an entry, and the known mistake that leads to that entry. */
export interface Judgment {
  readonly verdict: Verdict;
  readonly mistake?: Mistake | undefined;
}

/** Judges an entry that is not blank. */
export function judge(entry: string, problem: PracticeProblem): Judgment {
  const asked = { ...problem, form: formOf(problem) };
  const verdict = grade(entry, asked);
  return verdict === 'incorrect' ? { verdict, mistake: diagnose(entry, asked) } : { verdict };
}
