import type { Surd } from '../../../quadratic/surd.js';
import { rational } from '../../../rational/rational.js';
import { type Step, step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  coefficientsIn,
  contentOf,
  degreeIn,
  isZero,
  type Polynomial,
  primitivePart,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { isolate } from '../linear/isolate.js';
import { type Line, lineOf, lineStep } from '../linear/line.js';
import { polynomialOf, written } from '../values/quotient.js';
import { surdList, surdOfPolynomial } from '../values/surd-number.js';
import { factoredExpression, irrationalZeroSteps } from '../values/zero-steps.js';
import { zerosOf } from '../values/zeros.js';

/**
 * Solves a line of polynomials for its only unknown and returns its values or all numbers. Returns undefined if they
 * can't be found.
 */
export function valuesOf(line: Line, unknown: string, steps: Step[]): readonly Surd[] | 'all' | undefined {
  const [left, right] = [polynomialOf(line.left), polynomialOf(line.right)];
  const difference = left && right && subtract(left, right);
  if (!difference) return undefined;
  const linear = isolate(line, unknown);
  if (linear?.kind === 'value') {
    steps.push(...linear.steps);
    const value = surdOfPolynomial(linear.value);
    return value && [value];
  }
  const isNegative = (difference.terms[0]?.coefficient.numerator ?? 0n) < 0n;
  const whole = isNegative ? subtract(ZERO, difference) : difference;
  const isWritten = isZero(right) && expressionText(line.left) === expressionText(written(whole));
  if (!isWritten)
    steps.push(lineStep('algebra.one-side', 'Move all terms to one side', lineOf(whole, '=', ZERO)));
  if (isZero(whole)) return 'all';
  if (coefficientsIn(whole, unknown).length === 1) {
    steps.push(lineStep('algebra.no-solution', 'This is never true', lineOf(whole, '=', ZERO)));
    return [];
  }
  return zerosWithSteps(whole, unknown, steps);
}

function zerosWithSteps(polynomial: Polynomial, unknown: string, steps: Step[]): readonly Surd[] | undefined {
  const whole = wholeNumbers(polynomial, steps);
  const known = zerosOf(whole, unknown);
  if (!known) return undefined;
  const left = factoredExpression(known);
  if (expressionText(left) !== expressionText(written(whole)))
    steps.push(lineStep('algebra.factor', 'Factor', { left, relation: '=', right: '0' }));
  steps.push(...irrationalZeroSteps(known, unknown));
  const law = 'A product is 0 when one of its factors is 0';
  if (known.factors.some(({ base }) => degreeIn(base, unknown) !== 2))
    steps.push(step('algebra.zero-product', law, unknown, surdList(known.zeros)));
  return known.zeros;
}

/** Makes the coefficients integers without a common divisor. */
function wholeNumbers(polynomial: Polynomial, steps: Step[]): Polynomial {
  const { numerator, denominator } = contentOf(polynomial);
  const whole = primitivePart(polynomial);
  const cleared = lineOf(scale(polynomial, rational(denominator)), '=', ZERO);
  if (denominator !== 1n)
    steps.push(
      lineStep('algebra.multiply-both', `Multiply both sides by ${denominator.toString()}`, cleared),
    );
  const law = `Divide both sides by ${numerator.toString()}`;
  if (numerator !== 1n) steps.push(lineStep('algebra.divide-both', law, lineOf(whole, '=', ZERO)));
  return whole;
}
