import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';

/** The laws that lead from one line to the next, by name; `{n}` is the number or the expression that differs. */
export const LAWS = {
  'add-both': 'Add {n} to both sides',
  'subtract-both': 'Subtract {n} from both sides',
  'multiply-both': 'Multiply both sides by {n}',
  'divide-both': 'Divide both sides by {n}',
  'multiply-both-turning': 'Multiply both sides by {n}, which turns the sign',
  'divide-both-turning': 'Divide both sides by {n}, which turns the sign',
  'add-all': 'Add {n} to all parts',
  'subtract-all': 'Subtract {n} from all parts',
  'multiply-all': 'Multiply all parts by {n}',
  'divide-all': 'Divide all parts by {n}',
  'multiply-all-turning': 'Multiply all parts by {n}, which turns the signs',
  'divide-all-turning': 'Divide all parts by {n}, which turns the signs',
  'swap-sides': 'Swap the sides',
  gather: 'Bring the terms together',
  'write-again': 'Write it again',
  'square-both': 'Square both sides',
  'cube-both': 'Cube both sides',
  'square-root': 'Take the square root of both sides',
  'cube-root': 'Take the cube root of both sides',
  'root-both': 'Take the root of both sides',
  'reciprocal-both': 'Take the reciprocal of both sides',
  'logarithm-both': 'Take the logarithm of both sides',
  'equal-logarithms': 'Equal logarithms have equal arguments',
  'logarithm-as-power': 'Write the logarithm as a power',
  'equal-exponents': 'Equal bases, equal exponents',
  'common-denominator-both': 'Multiply both sides by the common denominator',
  'solve-linear': 'Solve the linear equation',
  'solve-quadratic': 'Solve the quadratic equation',
  'quadratic-formula': 'Use the quadratic formula',
  'zero-product': 'A product is 0 if one of its factors is 0',
  'list-solutions': 'List all solutions',
  'solve-each': 'Solve each of them',
  'open-absolute': 'Open the absolute value',
  signs: 'Read the solutions off the signs',
  'as-intervals': 'Write the solutions as intervals',
  'as-chain': 'Write as a chain',
  'other-side': 'Read it from the other side',
  'check-values': 'Check each value in the first line',
  check: 'Check by putting in',
  'without-solution': 'Leave out what has no solution',
  'substitute-back': 'Put back what the letter stands for',
  'always-true': 'This is true for every number',
  'never-true': 'This is never true',
  'no-solution': 'There is no solution',
  'absolute-not-negative': 'An absolute value is never negative',
  'square-not-negative': 'A square is never negative',
  'add-equations': 'Add the equations',
  'subtract-equations': 'Subtract the equations',
  substitute: 'Substitute',
  'put-in-values': 'Put in the values',
  name: 'Name an expression by a letter',
  discriminant: 'Work out the discriminant',
  round: 'Round',
  factor: 'Factor',
  'multiply-out': 'Multiply out the parentheses',
  collect: 'Collect like terms',
  simplify: 'Simplify',
  'split-term': 'Split a term',
  'complete-square': 'Complete the square',
  'work-out-sum': 'Work out the sum',
  'work-out-value': 'Work out the value',
  'work-out-root': 'Work out the root',
  'work-out-power': 'Work out the power',
  'work-out-logarithm': 'Work out the logarithm',
  'add-fractions': 'Add the fractions',
  'common-denominator': 'Bring the fractions to a common denominator',
  'multiply-fractions': 'Multiply the fractions',
  'reciprocal-of-divisor': 'Multiply by the reciprocal of the divisor',
  cancel: 'Cancel the common factor',
  extend: 'Multiply numerator and denominator by the same',
  'join-logarithms': 'Bring the logarithms together',
  'split-logarithm': 'Split the logarithm',
  'power-rule': 'Use the power rule of logarithms',
  'join-roots': 'Put the roots together',
  'square-factor-out': 'Take the square factor out of the root',
  rationalise: 'Rationalize the denominator',
  'join-powers': 'Put the powers together',
  'as-power': 'Write as a power',
  'negative-exponent': 'A negative exponent means the reciprocal',
} as const;

/** The name of a law. */
export type LawName = keyof typeof LAWS;

/** A law that leads to a line. */
export interface Law {
  readonly id: LawName;
  /** What the law says, in English. */
  readonly law: string;
  /** What was added, or multiplied by. */
  readonly n?: Expression;
}

/** The law of a name. */
export function named(id: LawName, n?: Expression): Law {
  if (n === undefined) return { id, law: LAWS[id] };
  return { id, law: LAWS[id].replace('{n}', expressionText(n)), n };
}
