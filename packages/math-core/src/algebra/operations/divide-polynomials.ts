import { numberText } from '../../expression/number-text.js';
import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { divisionByZero, unsupportedExpression } from '../normal/refusal.js';
import {
  add,
  coefficientsIn,
  constant,
  constantOf,
  degreeIn,
  divideWithRemainder,
  fromCoefficients,
  isZero,
  lettersOf,
  multiply,
  negate,
  type Polynomial,
  polynomialExpression,
  scale,
  spend,
  ZERO,
} from '../polynomial/polynomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { factorsIn, negative, product, quotient as fraction, signed, signedTerms } from './tree.js';
import { polynomialOf } from './worked.js';
import { say, step } from '../texts/operation-steps.js';

/** The maximum degree of a quotient, which has three steps for each term. */
export const MOST_DEGREE = 40;

/** A division of polynomials: dividend = quotient × divisor + remainder. */
export interface Divided {
  readonly quotient: Polynomial;
  readonly remainder: Polynomial;
  readonly steps: readonly Step[];
  /** The quotient plus the remainder over the divisor. */
  readonly result: Expression;
}

/** Two polynomials and the letter by whose powers they are divided. */
interface Division {
  readonly dividend: Polynomial;
  readonly divisor: Polynomial;
  readonly letter: string;
}

/**
 * Divides two polynomials by long division, with the lines of the layout as steps.
 * Throws `MathError`: `unsupported` for anything but polynomials, `division-by-zero`, `too-large`.
 */
export function longDivision(above: Expression, below: Expression): Divided {
  const division = divisionOf(above, below);
  const { dividend, divisor, letter } = division;
  const steps: Step[] = [...missingPowers(above, division)];
  let [rest, quotient] = [dividend, ZERO];
  while (!isZero(rest) && degreeIn(rest, letter) >= degreeIn(divisor, letter)) {
    const term = divideWithRemainder(leadingOf(rest, letter), leadingOf(divisor, letter), letter).quotient;
    const taken = multiply(term, divisor);
    const next = add(rest, negate(taken));
    spend(20 * (rest.terms.length + taken.terms.length));
    const [now, by, back] = [written(rest, letter), written(term, letter), written(taken, letter)];
    steps.push(
      step(
        'algebra.divide-leading',
        fraction(written(leadingOf(rest, letter), letter), written(leadingOf(divisor, letter), letter)),
        by,
      ),
      step('algebra.multiply-divisor', ['×', by, below], back),
      step('algebra.subtract-product', ['-', now, back], written(next, letter)),
    );
    [rest, quotient] = [next, add(quotient, term)];
  }
  return divided({ above, below, letter, quotient, remainder: rest, steps });
}

/**
 * Divides a polynomial by a linear one by synthetic division (Horner's method), with each column as a step.
 * Throws `MathError`: `unsupported` for a divisor that isn't linear, and those of {@link longDivision}.
 */
export function syntheticDivision(above: Expression, below: Expression): Divided {
  const division = divisionOf(above, below);
  const { dividend, divisor, letter } = division;
  const [low = ZERO, high = ZERO] = coefficientsIn(divisor, letter);
  const leading = constantOf(high);
  if (degreeIn(divisor, letter) !== 1 || !leading)
    throw unsupportedExpression('synthetic division needs a linear divisor, but long division works');
  const zero = scale(negate(low), exact.divide(rational(1n), leading));
  const at = written(zero, letter);
  const steps: Step[] = [...missingPowers(above, division), step('algebra.zero-of-divisor', letter, at)];
  const coefficients = [...coefficientsIn(dividend, letter)].reverse();
  const columns: Polynomial[] = [];
  for (const coefficient of coefficients) {
    const last = columns.at(-1);
    const next = last ? add(coefficient, multiply(zero, last)) : coefficient;
    if (last) {
      const [own, before] = [written(coefficient, letter), written(last, letter)];
      const isFirst = columns.length === 1;
      steps.push(
        step(
          isFirst
            ? say('algebra.multiply-and-add:first', { c: before, n: at })
            : say('algebra.multiply-and-add', { n: at }),
          ['+', own, ['×', at, before]],
          written(next, letter),
        ),
      );
    }
    columns.push(next);
  }
  const remainder = columns.pop() ?? ZERO;
  const found = fromCoefficients([...columns].reverse(), letter);
  const quotient = scale(found, exact.divide(rational(1n), leading));
  if (!isOne(leading) && !isZero(found))
    steps.push(
      step(
        say('algebra.divide-by-leading', {
          n: written(scale(divisor, exact.divide(rational(1n), leading)), letter),
          m: numberText(leading),
        }),
        fraction(written(found, letter), numberText(leading)),
        written(quotient, letter),
      ),
    );
  return divided({ above, below, letter, quotient, remainder, steps });
}

function isOne({ numerator, denominator }: Rational): boolean {
  return numerator === denominator;
}

interface Parts extends Pick<Divided, 'quotient' | 'remainder' | 'steps'> {
  readonly above: Expression;
  readonly below: Expression;
  readonly letter: string;
}

function divided({ above, below, letter, quotient, remainder, steps }: Parts): Divided {
  const result = sumOfTerms([
    ...(isZero(quotient) ? [] : signedTerms(written(quotient, letter))),
    ...(isZero(remainder) ? [] : signedTerms(fractionOf(written(remainder, letter), below))),
  ]);
  if (isZero(quotient)) return { quotient, remainder, result, steps: [] };
  const law = isZero(remainder) ? 'algebra.quotient-and-remainder:whole' : 'algebra.quotient-and-remainder';
  return {
    quotient,
    remainder,
    result,
    steps: [...steps, step(law, fraction(above, below), result)],
  };
}

/** Returns a fraction with the minus sign of a single term in front. */
export function fractionOf(above: Expression, below: Expression): Expression {
  const { isNegative, body } = signed(above);
  return signedTerms(above).length === 1 && isNegative
    ? negative(fraction(body, below))
    : fraction(above, below);
}

/** Writes the missing powers with the coefficient 0. */
function missingPowers(above: Expression, { dividend, letter }: Division): readonly Step[] {
  const coefficients = coefficientsIn(dividend, letter);
  const gaps = coefficients.filter(isZero).length;
  if (gaps === 0 || gaps > 12) return [];
  const terms = [...coefficients.entries()].reverse().flatMap(([exponent, coefficient]) => {
    const power = exponent === 0 ? '1' : exponent === 1 ? letter : (['^', letter, String(exponent)] as const);
    if (isZero(coefficient)) return [{ isNegative: false, body: exponent === 0 ? '0' : times('0', power) }];
    return signedTerms(
      written(fromCoefficients([...Array<Polynomial>(exponent).fill(ZERO), coefficient], letter), letter),
    );
  });
  return [step('algebra.missing-powers', above, sumOfTerms(terms))];
}

function times(first: Expression, second: Expression): Expression {
  return product([...factorsIn(first), second]);
}

/** Returns the term with the highest power of a letter. */
function leadingOf(a: Polynomial, letter: string): Polynomial {
  const degree = degreeIn(a, letter);
  return fromCoefficients(
    coefficientsIn(a, letter).map((part, i) => (i === degree ? part : ZERO)),
    letter,
  );
}

/** Writes a polynomial by falling powers of a letter: x² − ax + a². */
function written(a: Polynomial, letter: string): Expression {
  const parts = [...coefficientsIn(a, letter).entries()].reverse();
  return sumOfTerms(
    parts.flatMap(([exponent, part]) => {
      const own = fromCoefficients([...Array<Polynomial>(exponent).fill(ZERO), part], letter);
      return isZero(own) ? [] : signedTerms(polynomialExpression(own));
    }),
  );
}

function divisionOf(above: Expression, below: Expression): Division {
  const [dividend, divisor] = [polynomialOf(above), polynomialOf(below)];
  if (divisor && isZero(divisor)) throw divisionByZero();
  if (!dividend || !divisor) throw unsupportedExpression('not a quotient of polynomials');
  const letter = letterOf(dividend, divisor);
  if (degreeIn(dividend, letter) - degreeIn(divisor, letter) > MOST_DEGREE)
    throw unsupportedExpression(`a quotient of degree greater than ${MOST_DEGREE}`);
  return { dividend, divisor, letter };
}

/** Returns the letter by whose powers to divide: x if possible. */
function letterOf(dividend: Polynomial, divisor: Polynomial): string {
  const letters = lettersOf(isZero(divisor) || constantOf(divisor) ? dividend : divisor);
  const fitting = letters.filter((name) => constantOf(coefficientsIn(divisor, name).at(-1) ?? constant(1n)));
  const letter = fitting.includes('x') ? 'x' : fitting[0];
  if (letter !== undefined) return letter;
  if (letters.length === 0) return 'x';
  throw unsupportedExpression('the leading coefficient of the divisor has a letter');
}
