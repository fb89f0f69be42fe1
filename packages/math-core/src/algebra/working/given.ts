import { degreeOf } from '../polynomial/polynomial.js';
import type { Statement } from '../read/statement.js';
import { polynomialOf } from './fraction-of.js';
import { linearSystem } from './linear-system.js';
import { isOneEquation } from './same-equation.js';
import { difference, hasLetter, lettersIn } from './substitute.js';

/** The maximum number of equations of a system with several lines. */
const MOST_EQUATIONS = 4;

/** Returns how many of the first lines can form a system: equations in the same letters, at least two. */
export function givenEquations(statements: readonly Statement[]): number {
  const [first] = statements;
  const letters = first ? lettersIn(first) : new Set<string>();
  const count = statements.findIndex(
    (line) =>
      !isOneEquation(line) ||
      lettersIn(line).size < 2 ||
      [...lettersIn(line)].some((letter) => !letters.has(letter)),
  );
  const own = Math.min(count < 0 ? statements.length : count, letters.size);
  return Math.max(own, completeSystem(statements));
}

/**
 * Returns how many of the first lines are a linear system with one solution for three or more letters. Its equations may lack
 * letters, as in a + b + c = 2, a − b = 1, 2b = 6. Returns 0 if there is none.
 */
function completeSystem(statements: readonly Statement[]): number {
  const end = statements.findIndex((line) => !isOneEquation(line) || lettersIn(line).size === 0);
  const run = end < 0 ? statements : statements.slice(0, end);
  const sizes = run.slice(0, MOST_EQUATIONS).map((_, i) => i + 1);
  return sizes.find((size) => size > 2 && isComplete(run.slice(0, size))) ?? 0;
}

function isComplete(equations: readonly Statement[]): boolean {
  const letters = new Set(equations.flatMap((line) => [...lettersIn(line)]));
  return letters.size > 2 && letters.size === equations.length && isTyped(equations);
}

/** Returns whether a line after the given ones contains fewer letters, which needs several equations. */
export function isEliminated(statements: readonly Statement[], given: number): boolean {
  const most = Math.min(...statements.slice(0, given).map((line) => lettersIn(line).size));
  return statements.slice(given).some((line) => lettersIn(line).size > 0 && lettersIn(line).size < most);
}

/**
 * Returns whether equations in x, y and z, or as many as three or more letters, look like a system rather than like steps:
 * they have different degrees, or they are independent with numbers on the right side.
 */
export function isTyped(equations: readonly Statement[]): boolean {
  const polynomials = equations.map((line) =>
    line.kind === 'relation' ? polynomialOf(difference(line)) : undefined,
  );
  const letters = [...new Set(equations.flatMap((line) => [...lettersIn(line)]))].sort();
  const isOfPoints = letters.every((name) => 'xyz'.includes(name));
  const isFull = letters.length > 2 && letters.length === equations.length;
  if (!polynomials.every((each) => each !== undefined) || !(isOfPoints || isFull)) return false;
  if (isOfPoints && new Set(polynomials.map(degreeOf)).size > 1) return true;
  const linear = equations.every(hasNumberOnRight) ? linearSystem(polynomials, letters) : undefined;
  return linear !== undefined && !linear.isImpossible && linear.pivots.length === equations.length;
}

function hasNumberOnRight(line: Statement): boolean {
  return line.kind === 'relation' && !hasLetter(line.right);
}
