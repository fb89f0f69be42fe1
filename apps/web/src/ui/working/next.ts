import {
  addFractions,
  expand,
  factor,
  rationalise,
  simplify,
  solve,
  type Statement,
} from '@mathtools/math-core/algebra';
import type { Expression, Step } from '@mathtools/math-core/steps';

/** The continuation of a line. */
export interface Next {
  /** The next lines. Empty if the line is solved or no continuation is known. */
  readonly steps: readonly Step[];
  readonly isSolved: boolean;
}

/** Steps that lead no further: checks of a solution, and excluded values. */
const ASIDE = new Set(['algebra.check', 'algebra.check-decimals', 'algebra.excluded']);
/** Steps that only repeat a line that states its solutions: x = 2 or x = −2. */
const STATED = new Set(['algebra.part', 'algebra.interval-solutions']);
const SOLVED: ReadonlySet<Statement['kind']> = new Set(['or', 'intervals', 'none', 'all']);

/** Finds the lines that follow, up to the solution. */
export function nextOf(statement: Statement): Next {
  if (statement.kind === 'expression') return rewritten(statement.expression);
  const solved = solve(statement);
  if (!solved.ok) return { steps: [], isSolved: SOLVED.has(statement.kind) };
  const steps = solved.value.steps.filter(({ id }) => !ASIDE.has(id));
  if (steps.every(({ id }) => STATED.has(id))) return { steps: [], isSolved: true };
  return { steps, isSolved: false };
}

/** The operations to try on an expression, most likely first. */
const WAYS = [addFractions, rationalise, simplify, expand, factor];

/** Returns the steps of the first operation that changes an expression. */
function rewritten(expression: Expression): Next {
  for (const way of WAYS) {
    const done = way(expression);
    if (!done.ok) continue;
    if (done.value.steps.length > 0) return { steps: done.value.steps, isSolved: false };
  }
  return { steps: [], isSolved: simplify(expression).ok };
}
