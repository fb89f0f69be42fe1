import { degreeOf } from '../polynomial/polynomial.js';
import type { Statement } from '../statement.js';
import { polynomialOf } from './fraction-of.js';
import { linearSystem } from './linear-system.js';
import { difference, hasLetter, lettersIn } from './substitute.js';

/** Returns how many of the first lines can form a system: equations in the same letters, at least two. */
export function givenEquations(statements: readonly Statement[]): number {
  const [first] = statements;
  const letters = first ? lettersIn(first) : new Set<string>();
  const count = statements.findIndex(
    (line) =>
      line.kind !== 'relation' ||
      line.relation !== '=' ||
      lettersIn(line).size < 2 ||
      [...lettersIn(line)].some((letter) => !letters.has(letter)),
  );
  return Math.min(count < 0 ? statements.length : count, letters.size);
}

/** Returns whether a line after the given ones contains fewer letters, which needs several equations. */
export function isEliminated(statements: readonly Statement[], given: number): boolean {
  const most = Math.min(...statements.slice(0, given).map((line) => lettersIn(line).size));
  return statements.slice(given).some((line) => lettersIn(line).size > 0 && lettersIn(line).size < most);
}

/**
 * Returns whether equations in x, y and z look like a system rather than like steps: they have different degrees, or they
 * are independent with numbers on the right side.
 */
export function isTyped(equations: readonly Statement[]): boolean {
  const polynomials = equations.map((line) =>
    line.kind === 'relation' ? polynomialOf(difference(line)) : undefined,
  );
  const letters = [...new Set(equations.flatMap((line) => [...lettersIn(line)]))].sort();
  if (!polynomials.every((each) => each !== undefined) || !letters.every((name) => 'xyz'.includes(name)))
    return false;
  if (new Set(polynomials.map(degreeOf)).size > 1) return true;
  const linear = equations.every(hasNumberOnRight) ? linearSystem(polynomials, letters) : undefined;
  return linear !== undefined && !linear.isImpossible && linear.pivots.length === equations.length;
}

function hasNumberOnRight(line: Statement): boolean {
  return line.kind === 'relation' && !hasLetter(line.right);
}
