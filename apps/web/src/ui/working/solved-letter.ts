import type { Statement } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';

/** Returns the letter that an equation in several letters is solved for, on either side. */
export function solvedLetter(statement: Statement): string | undefined {
  if (statement.kind !== 'relation' || statement.relation !== '=') return undefined;
  const { left, right } = statement;
  const isFor = (side: Expression, other: Expression): boolean =>
    /^\p{L}$/u.test(String(side)) && !JSON.stringify(other).includes(`"${String(side)}"`);
  if (isFor(left, right)) return String(left);
  return isFor(right, left) ? String(right) : undefined;
}
