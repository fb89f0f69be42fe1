import { constantValue } from '../../../../expression/constant.js';
import { negate, type Rational, rational, reduce, sign } from '../../../../rational/rational.js';
import type { Expression } from '../../../../steps/expression.js';
import { type Law, say } from '../../../texts/solve-steps.js';
import { ofRational } from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import type { Board, Found } from '../board.js';
import { rootLaw } from '../polynomial/binomial.js';
import { powerRoots } from '../polynomial/roots.js';
import { raisedLines } from '../rational-power.js';

/** An equation base^exponent = number that is already written. */
interface PositivePower {
  readonly base: Expression;
  readonly exponent: Rational;
  readonly number: Expression;
}

/**
 * Solves base^exponent = number for the base of a logarithm, which is positive: a reciprocal removes a minus sign, and then a
 * root or a power undoes the exponent. Returns undefined if the base isn't the unknown alone, or the number isn't positive.
 */
export function solvePositivePower(
  board: Board,
  { base, exponent, number }: PositivePower,
): Found | undefined {
  const value = constantValue(number);
  if (base !== board.unknown || !value || sign(value) <= 0 || sign(exponent) === 0) return undefined;
  const isNegative = sign(exponent) < 0;
  const size = reduce(isNegative ? negate(exponent) : exponent);
  const right = reduce(isNegative ? rational(value.denominator, value.numerator) : value);
  const written = rationalText(right);
  const isOne = size.numerator === size.denominator;
  if (isNegative) board.line('algebra.reciprocal', isOne ? base : ['^', base, rationalText(size)], written);
  if (isOne) return { roots: [{ expression: written, value: ofRational(right) }] };
  if (size.denominator === 1n) return positiveRoot(board, right, Number(size.numerator));
  const inverse = rational(size.denominator, size.numerator);
  const result = raisedLines(board, { left: base, right: written }, inverse, 1);
  const exact = constantValue(result);
  return { roots: [{ expression: result, ...(exact && { value: ofRational(exact) }) }] };
}

function positiveRoot(board: Board, value: Rational, degree: number): Found {
  const { roots } = powerRoots({ value: ofRational(value), expression: rationalText(value) }, degree);
  const [root, ...negative] = [...roots].reverse();
  if (!root) return { roots: [] };
  board.rejected.push(...negative);
  board.line(lawOfRoot(degree), board.unknown, root.expression);
  return { roots: [root] };
}

function lawOfRoot(degree: number): Law {
  if (degree % 2 === 1) return rootLaw(degree);
  return degree === 2 ? 'algebra.root-both:square:base' : say('algebra.root-both:base', { n: degree });
}
