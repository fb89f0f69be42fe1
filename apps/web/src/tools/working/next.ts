import { solve, type Statement } from '@mathtools/math-core/algebra';
import type { Step } from '@mathtools/math-core/steps';

/** How a line goes on. */
export interface Next {
  /** The next lines; none where it is solved, or where nothing is known. */
  readonly steps: readonly Step[];
  readonly isSolved: boolean;
}

/** Checks of a solution, and what is excluded, lead no further. */
const ASIDE = new Set(['algebra.check', 'algebra.excluded']);
const SOLVED: ReadonlySet<Statement['kind']> = new Set(['or', 'intervals', 'none', 'all']);

/** Finds the lines that follow, up to the solution. */
export function nextOf(statement: Statement): Next {
  const solved = solve(statement);
  if (!solved.ok) return { steps: [], isSolved: SOLVED.has(statement.kind) };
  const steps = solved.value.steps.filter(({ id }) => !ASIDE.has(id));
  return { steps, isSolved: steps.length === 0 };
}
