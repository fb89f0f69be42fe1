import { isSum } from '../../../expression/terms.js';
import * as exact from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { constantOf, isZero } from '../../polynomial/polynomial.js';
import { isTidy, type Line, lineStep } from '../linear/line.js';
import { type Quotient, quotientOf, written } from '../values/quotient.js';

/** A line whose right side is 0. */
export interface OneSided extends Line {
  readonly quotient: Quotient;
}

/** Moves all terms to the left side and combines them into one fraction. */
export function onOneSide(line: Line, steps: Step[]): OneSided | undefined {
  const [left, right] = [quotientOf(line.left), quotientOf(line.right)];
  const difference: Expression = ['-', line.left, line.right];
  const quotient = left && right && quotientOf(difference);
  if (!quotient) return undefined;
  let now: Line = line;
  if (!isZero(right.over)) {
    const isWhole = quotient.divisors.length === 0;
    now = { ...line, left: isWhole ? quotientExpression(quotient) : difference, right: '0' };
    steps.push(lineStep('algebra.one-side:left', now));
  }
  const isFraction = quotient.divisors.length > 0;
  if (!isFraction && isSum(now.left) && !isTidy(now.left)) {
    now = { ...now, left: quotientExpression(quotient) };
    steps.push(lineStep('algebra.expand:collect', now));
  }
  const isOneFraction =
    isFraction && /^[/÷]/.test(now.left[0]) && quotientOf(now.left)?.divisors.length === 1;
  if (isFraction && !isOneFraction) {
    now = { ...now, left: quotientExpression(quotient) };
    steps.push(lineStep('algebra.one-fraction:left', now));
  }
  return { ...now, quotient };
}

/** Writes a quotient as one fraction, or as a polynomial. */
export function quotientExpression({ over, under }: Quotient): Expression {
  const divisor = constantOf(under);
  if (!divisor) return ['/', written(over), written(under)];
  return written({
    terms: over.terms.map((term) => ({
      ...term,
      coefficient: exact.reduce(exact.divide(term.coefficient, divisor)),
    })),
  });
}
