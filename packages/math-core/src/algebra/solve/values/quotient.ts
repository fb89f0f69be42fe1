import { constantValue } from '../../../expression/constant.js';
import { oncePerExpression } from '../../../expression/once.js';
import { isSame } from '../../../expression/rewrite.js';
import { simplifiedRoot } from '../../../quadratic/surd.js';
import * as exact from '../../../rational/rational.js';
import { type Rational, rational, sign } from '../../../rational/rational.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import {
  add,
  coefficientsIn,
  constant,
  constantOf,
  divideExactly,
  isZero,
  lcm,
  letter,
  lettersOf,
  multiply,
  negate,
  ONE,
  type Polynomial,
  polynomialExpression,
  power,
  scale,
  ZERO,
} from '../../polynomial/polynomial.js';

/** A quotient of polynomials in letters and in square roots of numbers, whose names begin with √. */
export interface Quotient {
  readonly over: Polynomial;
  /** The denominator, which isn't 0. Common factors aren't canceled. */
  readonly under: Polynomial;
  /** The divisors in the expression that aren't numbers. */
  readonly divisors: readonly Polynomial[];
}

/**
 * Reads an expression made of the four operations, integer powers and square roots of numbers. Returns
 * undefined for any other expression and for a division by 0. Throws `MathError`: `too-large`.
 */
export function quotientOf(expression: Expression): Quotient | undefined {
  if (typeof expression === 'string') return leaf(expression);
  const [operator, ...operands] = expression;
  if (operator === '√') return rootOf(operands[0] ?? '0');
  if (operator === '^') return powerOf(operands[0] ?? '0', operands[1] ?? '1');
  const parts: Quotient[] = [];
  for (const operand of operands) {
    const part = quotientOf(operand);
    if (!part) return undefined;
    parts.push(part);
  }
  const [first, ...rest] = parts;
  if (!first) return undefined;
  if (operator === 'neg') return { ...first, over: negate(first.over) };
  if (operator === '()') return first;
  const join = JOINS[operator];
  return join && rest.reduce<Quotient | undefined>((a, b) => a && join(a, b), first);
}

const JOINS: Readonly<Partial<Record<string, (a: Quotient, b: Quotient) => Quotient | undefined>>> = {
  '+': sum,
  '-': (a, b) => sum(a, { ...b, over: negate(b.over) }),
  '×': product,
  '÷': over,
  '/': over,
};

function leaf(text: string): Quotient {
  const value = isNumberText(text) ? constantValue(text) : undefined;
  return whole(value ? constant(value) : letter(text));
}

function whole(polynomial: Polynomial): Quotient {
  return { over: polynomial, under: ONE, divisors: [] };
}

function sum(a: Quotient, b: Quotient): Quotient {
  const divisors = [...a.divisors, ...b.divisors];
  if (a.under === b.under) return { over: add(a.over, b.over), under: a.under, divisors };
  const under = commonMultiple(a.under, b.under);
  const [left, right] = [a, b].map((part) => times(part.over, divideExactly(under, part.under) ?? ONE));
  return { over: add(left ?? ZERO, right ?? ZERO), under, divisors };
}

function commonMultiple(a: Polynomial, b: Polynomial): Polynomial {
  if (constantOf(a) && constantOf(b)) return multiply(a, b);
  return lcm(a, b);
}

function product(a: Quotient, b: Quotient): Quotient {
  return {
    over: times(a.over, b.over),
    under: times(a.under, b.under),
    divisors: [...a.divisors, ...b.divisors],
  };
}

function over(a: Quotient, b: Quotient): Quotient | undefined {
  if (isZero(b.over)) return undefined;
  const divisors = [...a.divisors, ...b.divisors, ...(isNumber(b.over) ? [] : [b.over])];
  return rationalised({ over: times(a.over, b.under), under: times(a.under, b.over), divisors });
}

/** Rationalizes a numeric denominator. */
function rationalised(quotient: Quotient): Quotient {
  const [root] = rootsOf(quotient.under);
  if (root === undefined || !isNumber(quotient.under)) return quotient;
  const [rest = ZERO, part = ZERO] = coefficientsIn(quotient.under, root);
  const conjugate = add(rest, negate(multiply(part, letter(root))));
  return {
    ...quotient,
    over: times(quotient.over, conjugate),
    under: times(quotient.under, conjugate),
  };
}

function rootOf(radicand: Expression): Quotient | undefined {
  const value = constantValue(radicand);
  return value && sign(value) >= 0 ? whole(squareRootOf(value)) : undefined;
}

/** Returns √value for a number ≥ 0, as a number or a number times a root. */
export function squareRootOf({ numerator, denominator }: Rational): Polynomial {
  if (numerator === 0n) return ZERO;
  const { factor, radicand } = simplifiedRoot(numerator * denominator);
  const size = rational(factor, denominator);
  return radicand === 1n ? constant(size) : scale(letter(`√${radicand.toString()}`), size);
}

function powerOf(base: Expression, exponent: Expression): Quotient | undefined {
  const value = constantValue(exponent);
  if (value && isSame(exponent, '1/2')) return rootOf(base);
  const part = quotientOf(base);
  if (!part || !value || value.numerator % value.denominator !== 0n) return undefined;
  const count = Number(value.numerator / value.denominator);
  if (count <= 0 && isZero(part.over)) return undefined;
  if (count < 0) return over(whole(ONE), raised(part, -count));
  if (count > 0) return raised(part, count);
  return { ...whole(ONE), divisors: [...part.divisors, ...(isNumber(part.over) ? [] : [part.over])] };
}

function raised(part: Quotient, count: number): Quotient {
  return {
    ...part,
    over: withoutSquares(power(part.over, count)),
    under: withoutSquares(power(part.under, count)),
  };
}

/** Multiplies polynomials, simplifying squares of roots. */
export function times(a: Polynomial, b: Polynomial): Polynomial {
  if (a === ONE) return b;
  if (b === ONE) return a;
  return withoutSquares(multiply(a, b));
}

function withoutSquares(polynomial: Polynomial): Polynomial {
  return rootsOf(polynomial).reduce((value, root) => {
    const square = rational(BigInt(root.slice(1)));
    return coefficientsIn(value, root).reduce((total, part, exponent) => {
      const factor = scale(part, exact.power(square, exponent >> 1));
      return add(total, exponent % 2 ? multiply(factor, letter(root)) : factor);
    }, ZERO);
  }, polynomial);
}

/** Returns the names of the square roots in a polynomial. */
export function rootsOf(polynomial: Polynomial): readonly string[] {
  return lettersOf(polynomial).filter((name) => name.startsWith('√'));
}

/** Returns the letters of a polynomial. π counts as a number. */
export function unknownsOf(polynomial: Polynomial): readonly string[] {
  return lettersOf(polynomial).filter((name) => !name.startsWith('√') && name !== 'π');
}

/** Returns whether a polynomial has no letters. */
export function isNumber(polynomial: Polynomial): boolean {
  return unknownsOf(polynomial).length === 0;
}

/** Reads an expression as a polynomial. Returns undefined if it isn't one. Throws `MathError`: `too-large`. */
export const polynomialOf = oncePerExpression((expression): Polynomial | undefined => {
  const quotient = quotientOf(expression);
  const divisor = quotient && quotient.divisors.length === 0 ? constantOf(quotient.under) : undefined;
  if (!quotient || !divisor || exact.compare(divisor, rational(1n)) === 0) return divisor && quotient?.over;
  return scale(quotient.over, exact.divide(rational(1n), divisor));
});

/** Writes a polynomial with its square roots. */
export function written(polynomial: Polynomial): Expression {
  return polynomialExpression(polynomial, {
    meaning: (name) => (name.startsWith('√') ? ['√', name.slice(1)] : name),
  });
}
