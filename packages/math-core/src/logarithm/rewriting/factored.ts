import { constantValue } from '../../expression/constant.js';
import { oncePerExpression } from '../../expression/once.js';
import { keyOf, operandsOf } from '../../expression/rewrite.js';
import {
  isSum,
  type Product,
  productOf,
  sumOf,
  type Term,
  termOfProduct,
  termsOf,
} from '../../expression/terms.js';
import { greatestCommonDivisor } from '../../rational/integer.js';
import { divide, multiply, negate, type Rational, rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { exactPower } from '../power/exact-power.js';

/** Positive integer exponents of the factors of a product. The key is the text of the factor. */
type Powers = ReadonlyMap<string, number>;

/** A term of a sum as coefficient × powers. */
interface Monomial {
  readonly coefficient: Rational;
  readonly powers: Powers;
}

/** The maximum length, in bits, of a number whose square root is taken. */
const MAX_BITS = 200;

/**
 * Factors a sum by its common factor (x² + 2x = x(x + 2)) or as a difference of squares (4x² - 9 = (2x -
 * 3)(2x + 3)). Returns undefined for a number and for any other sum.
 */
export const factored = oncePerExpression((expression): Expression | undefined => {
  if (!isSum(expression) || constantValue(expression)) return undefined;
  const terms = termsOf(expression).map(monomialOf);
  return withCommonFactor(terms) ?? differenceOfSquares(terms);
});

function monomialOf({ isNegative, body }: Term): Monomial {
  const { coefficient, factors } = productOf(body);
  const powers = new Map<string, number>();
  for (const factor of factors) {
    const [base = '', exponent = ''] = factor[0] === '^' ? operandsOf(factor) : [];
    const isPower = typeof exponent === 'string' && /^[1-9]\d{0,2}$/.test(exponent);
    const key = keyOf(isPower ? base : factor);
    powers.set(key, (powers.get(key) ?? 0) + (isPower ? Number(exponent) : 1));
  }
  return { coefficient: isNegative ? negate(coefficient) : coefficient, powers };
}

function termOfMonomial({ coefficient, powers }: Monomial): Term {
  return termOfProduct({ coefficient, factors: factorsOf(powers) });
}

function factorsOf(powers: Powers): Product['factors'] {
  return [...powers].flatMap(([key, exponent]): readonly Expression[] => {
    const base = JSON.parse(key) as Expression;
    return exponent === 0 ? [] : [exponent === 1 ? base : ['^', base, String(exponent)]];
  });
}

function withCommonFactor(terms: readonly Monomial[]): Expression | undefined {
  const [first, ...rest] = terms;
  if (!first) return undefined;
  const isWhole = terms.every(
    ({ coefficient: { numerator, denominator } }) => numerator % denominator === 0n,
  );
  const number = terms.reduce(
    (divisor, { coefficient: { numerator, denominator } }) =>
      isWhole ? greatestCommonDivisor(numerator / denominator, divisor) : 1n,
    0n,
  );
  if (number === 0n) return undefined;
  const common = new Map(
    [...first.powers].map(([key, exponent]) => [
      key,
      Math.min(exponent, ...rest.map(({ powers }) => powers.get(key) ?? 0)),
    ]),
  );
  const outside = [...(number === 1n ? [] : [number.toString()]), ...factorsOf(common)];
  if (outside.length === 0) return undefined;
  const inside = terms.map(({ coefficient, powers }) =>
    termOfMonomial({
      coefficient: divide(coefficient, rational(number)),
      powers: new Map([...powers].map(([key, exponent]) => [key, exponent - (common.get(key) ?? 0)])),
    }),
  );
  return ['×', ...outside, sumOf(inside)];
}

function differenceOfSquares(terms: readonly Monomial[]): Expression | undefined {
  const [first, second, more] = terms;
  if (!first || !second || more || sign(multiply(first.coefficient, second.coefficient)) >= 0)
    return undefined;
  const [plus, minus] = (sign(first.coefficient) > 0 ? [first, second] : [second, first]).map(squareRootOf);
  if (!plus || !minus) return undefined;
  return ['×', sumOf([plus, { ...minus, isNegative: true }]), sumOf([plus, minus])];
}

/** Returns the square root of a term without its sign, if it is a square. */
function squareRootOf({ coefficient, powers }: Monomial): Term | undefined {
  const size = sign(coefficient) < 0 ? negate(coefficient) : coefficient;
  const root = exactPower(size, rational(1n, 2n), MAX_BITS)?.value;
  if (!root || [...powers.values()].some((exponent) => exponent % 2 === 1)) return undefined;
  return termOfMonomial({
    coefficient: root,
    powers: new Map([...powers].map(([key, exponent]) => [key, exponent / 2])),
  });
}
