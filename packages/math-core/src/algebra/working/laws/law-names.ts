import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';

/**
 * The laws that lead from one line to the next, by name. `{n}` represents the number or expression involved.
 */
export const LAWS = {
  'add-both': 'Add {n} to both sides',
  'subtract-both': 'Subtract {n} from both sides',
  'multiply-both': 'Multiply both sides by {n}',
  'divide-both': 'Divide both sides by {n}',
  'multiply-both-turning': 'Multiply both sides by {n}, which flips the inequality sign',
  'divide-both-turning': 'Divide both sides by {n}, which flips the inequality sign',
  'add-all': 'Add {n} to all parts',
  'subtract-all': 'Subtract {n} from all parts',
  'multiply-all': 'Multiply all parts by {n}',
  'divide-all': 'Divide all parts by {n}',
  'multiply-all-turning': 'Multiply all parts by {n}, which flips the inequality signs',
  'divide-all-turning': 'Divide all parts by {n}, which flips the inequality signs',
  'swap-sides': 'Swap the sides',
  'swap-letters': 'Swap x and y to get the inverse function',
  'write-y': 'Write y for {n}',
  'name-inverse': 'Write {n} for y',
  'set-value': 'Set the function equal to {n}',
  gather: 'Gather the terms',
  'write-again': 'Rewrite the line',
  'square-both': 'Square both sides',
  'square-both-root': 'Square both sides, only for {n} ≥ 0, because a square root is never negative',
  'cube-both': 'Cube both sides',
  'square-root': 'Take the square root of both sides',
  'square-root-positive': 'Take the square root of both sides, if {n} is positive',
  'square-root-signs': 'Take the square root of both sides, with both signs',
  'cube-root': 'Take the cube root of both sides',
  'root-both': 'Take the root of both sides',
  'reciprocal-both': 'Take the reciprocal of both sides',
  'logarithm-both': 'Take the logarithm of both sides',
  'equal-logarithms': 'Set the arguments equal',
  'logarithm-as-power': 'Write in exponential form',
  'equal-exponents': 'Set the exponents equal',
  'common-denominator-both': 'Multiply both sides by the common denominator',
  'solve-linear': 'Solve the linear equation',
  'solve-quadratic': 'Solve the quadratic equation',
  'quadratic-formula': 'Use the quadratic formula',
  'zero-product': 'A product is 0 if one of its factors is 0',
  'list-solutions': 'List all solutions',
  'solve-each': 'Solve each one',
  'open-absolute': 'Remove the absolute value bars',
  signs: 'Read the solutions from the sign chart',
  'as-intervals': 'Write the solutions as intervals',
  'as-chain': 'Write as a compound inequality',
  'other-side': 'Read it from right to left',
  'check-values': 'Check each value in the first line',
  check: 'Check by substituting',
  'without-solution': 'Drop the part with no solution',
  'substitute-back': 'Substitute back',
  'always-true': 'This is true for every number',
  'never-true': 'This is never true',
  'no-solution': 'There is no solution',
  'absolute-not-negative': 'An absolute value is never negative',
  'root-not-negative': 'A square root is never negative',
  'split-chain': 'Write as two inequalities',
  'complex-absolute': 'Use |a + bi| = √(a² + b²)',
  'square-not-negative': 'A square is never negative',
  'add-equations': 'Add the equations',
  'subtract-equations': 'Subtract the equations',
  'combine-equations': 'Add multiples of the equations',
  'cross-multiply': 'Cross-multiply',
  substitute: 'Substitute',
  'put-in-values': 'Substitute the values',
  aside: 'Calculate on the side',
  given: 'One of the given equations',
  name: 'Replace an expression with a variable',
  'one-solution': 'One of the solutions',
  discriminant: 'Find the discriminant',
  round: 'Round',
  factor: 'Factor',
  'multiply-out': 'Expand',
  'expand-collect': 'Expand and combine like terms',
  collect: 'Combine like terms',
  simplify: 'Simplify',
  'find-angles': 'Find the angles with this value',
  'keep-condition': 'Keep the one that fits the condition',
  'keep-in-interval': 'Keep the solutions in the interval',
  'add-turns': 'Add the turns for all solutions',
  'trig-identity': 'Use a trigonometric identity',
  'split-term': 'Split a term',
  'complete-square': 'Complete the square',
  'work-out-sum': 'Find the sum',
  'work-out-difference': 'Find the difference',
  'work-out-value': 'Find the value',
  'work-out-root': 'Find the root',
  'work-out-power': 'Evaluate the power',
  'work-out-logarithm': 'Evaluate the logarithm',
  'add-fractions': 'Add the fractions',
  'common-denominator': 'Write the fractions with a common denominator',
  'multiply-fractions': 'Multiply the fractions',
  'reciprocal-of-divisor': 'Multiply by the reciprocal of the divisor',
  cancel: 'Cancel the common factor',
  extend: 'Multiply the numerator and denominator by the same factor',
  'join-logarithms': 'Combine the logarithms',
  'split-logarithm': 'Expand the logarithm',
  'power-rule': 'Use the power rule of logarithms',
  'join-roots': 'Combine the roots',
  'square-factor-out': 'Take the square factor out of the root',
  rationalise: 'Rationalize the denominator',
  'join-powers': 'Combine the powers',
  'as-power': 'Write as a power',
  'as-decimal': 'Write as a decimal',
  'power-both': 'Raise both sides to the power {n}',
  'imaginary-unit': 'Use i² = -1',
  'complex-conjugate': 'Multiply the numerator and denominator by the conjugate of the denominator',
  'negative-exponent': 'A negative exponent means the reciprocal',
} as const;

/** The name of a law. */
export type LawName = keyof typeof LAWS;

/** A law that leads to a line. */
export interface Law {
  /** The name of the law, for programs. */
  readonly id: LawName;
  /** The text of the law in English. */
  readonly law: string;
  /** The amount that was added, or the factor. */
  readonly n?: Expression;
}

/** Creates the law with the given name. */
export function named(id: LawName, n?: Expression): Law {
  if (n === undefined) return { id, law: LAWS[id] };
  return { id, law: LAWS[id].replace('{n}', expressionText(n)), n };
}
