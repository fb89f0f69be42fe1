import * as exact from '../../rational/rational.js';
import { rational } from '../../rational/rational.js';
import { failure, type Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { isLetter } from '../read/typed-expression.js';
import { unsupportedExpression } from '../normal/refusal.js';
import { lettersIn } from '../normal/identical.js';
import {
  coefficientsIn,
  constantOf,
  isZero,
  multiply,
  type Polynomial,
  polynomialExpression,
  scale,
  subtract,
  ZERO,
} from '../polynomial/polynomial.js';
import { expanded } from './expand.js';
import { type Operated, operated } from './operated.js';
import { Rewriting } from './rewriting.js';
import { product, signedTerms } from './tree.js';
import { polynomialOf } from './worked.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { say } from '../texts/operation-steps.js';

/**
 * Completes the square of a quadratic in a letter (default: the only letter, or x): 2x² − 12x + 10 is 2(x − 3)² − 8.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`); `unsupported` for anything but a quadratic in the letter with a numeric leading
 * coefficient.
 * @example completeSquare('x² + 6x + 1') // result reads "(x + 3)² - 8"
 */
export function completeSquare(expression: string | Expression, letter?: string): Result<Operated> {
  if (letter !== undefined && !isLetter(letter))
    return failure('letter', 'unknown-name', 'letter must be a letter.');
  return operated(expression, (whole) => {
    const letters = lettersIn(whole);
    const [only = 'x', second] = letters;
    return squareCompleted(whole, letter ?? (second === undefined ? only : 'x'));
  });
}

/** Writes the lines from a quadratic to a multiple of a square plus a constant. */
export function squareCompleted(expression: Expression, letter: string): Rewriting {
  const rewriting = new Rewriting(expression);
  const whole = polynomialOf(expression);
  const [c = ZERO, b = ZERO, top = ZERO, higher] = whole ? coefficientsIn(whole, letter) : [];
  const a = constantOf(top);
  if (!a || isZero(top) || higher)
    throw unsupportedExpression(`not a quadratic in ${letter} with a numeric coefficient of ${letter}²`);
  if (signedTerms(rewriting.result).length < 3) rewriting.within(expanded(expression), (part) => part);
  if (isZero(b)) return rewriting;
  const inverse = exact.divide(rational(1n), a);
  const linear = scale(b, inverse);
  const half = scale(linear, rational(1n, 2n));
  const around = aroundOf(top, c);
  const first: readonly Expression[] = [['^', letter, '2'], product([polynomialExpression(linear), letter])];
  rewriting.write(
    around(sumOf(first)),
    say('algebra.take-out-leading', { n: polynomialExpression(top), m: letter }),
  );
  const square = squareOf(half);
  const law = say('algebra.add-square', { n: letter, m: square });
  rewriting.write(around(['-', sumOf([...first, square]), square]), law);
  const shifted: Expression = ['^', sumOf([letter, polynomialExpression(half)]), '2'];
  rewriting.write(around(['-', shifted, square]), 'algebra.as-square');
  const taken = scale(multiply(half, half), a);
  const factor = polynomialExpression(top);
  const written = (...rest: readonly Polynomial[]): Expression =>
    sumOf([product([factor, shifted]), ...rest.map((one) => polynomialExpression(one))]);
  if (factor !== '1')
    rewriting.write(written(subtract(ZERO, taken), c), say('algebra.distribute', { n: factor }));
  return rewriting.write(written(subtract(c, taken)), 'algebra.work-out-terms:expand');
}

/** Returns a function that writes a times its argument, plus c. */
function aroundOf(a: Polynomial, c: Polynomial): (inside: Expression) => Expression {
  const factor = polynomialExpression(a);
  return (inside) => {
    const scaled = factor === '1' ? inside : product([factor, inside]);
    return isZero(c) ? scaled : sumOf([scaled, polynomialExpression(c)]);
  };
}

function sumOf(terms: readonly Expression[]): Expression {
  return sumOfTerms(terms.filter((term) => term !== '0').flatMap(signedTerms));
}

/** Writes the square in its first form: 3², (5/2)², (b/2)². */
function squareOf(half: Polynomial): Expression {
  const [first] = half.terms;
  const isNegative = half.terms.length === 1 && first !== undefined && first.coefficient.numerator < 0n;
  return ['^', polynomialExpression(isNegative ? scale(half, rational(-1n)) : half), '2'];
}
