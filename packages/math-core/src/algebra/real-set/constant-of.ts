import { type Rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type AlgebraicNumber, rationalNumber } from './algebraic-number.js';
import { algebraicSign } from './algebraic-sign.js';
import {
  algebraicConstant,
  EULER,
  exponentialOf,
  logarithmOfAlgebraic,
  logarithmOfConstant,
  logarithmOfRational,
  PI,
  squareRootOf,
} from './atoms.js';
import {
  addConstants,
  Constant,
  constantOver,
  constantSign,
  invertConstant,
  multiplyConstants,
  negateConstant,
  rationalConstant,
} from './constant.js';
import { constantExpression, formExpression } from './constant-expression.js';
import { type Formal, integer, times } from './formal.js';
import type { Point } from './point.js';
import { factorOf } from './quadratic-factor.js';
import { fraction } from './rational-expression.js';
import { isTranscendental, PLACE } from './transcendental.js';
import { degree, leading } from './univariate.js';
import { undecided } from './work.js';

/** The value of an expression without letters; null if it has none. */
export function constantOf(expression: Expression): Constant | null {
  if (!isTranscendental(expression, '')) {
    const number = algebraicValue(expression);
    return number && algebraicConstant(number);
  }
  if (typeof expression === 'string') return expression === 'e' ? EULER : PI;
  const [operator, ...operands] = expression;
  if (operator === '^') return powerOf(operands[0] ?? '', operands[1] ?? '');
  const values: Constant[] = [];
  for (const operand of operands) {
    const value = constantOf(operand);
    if (!value) return null;
    values.push(value);
  }
  return operation(operator, values);
}

function operation(operator: string, values: readonly Constant[]): Constant | null {
  const [first, second] = values;
  if (!first) return undecided();
  switch (operator) {
    case '+':
      return values.reduce(addConstants);
    case '-':
      return second ? addConstants(first, negateConstant(second)) : negateConstant(first);
    case '×':
      return values.reduce(multiplyConstants);
    case '/':
    case '÷':
      return second ? divided(first, second) : undecided();
    case 'neg':
      return negateConstant(first);
    case '()':
      return first;
    case 'abs':
      return constantSign(first) < 0 ? negateConstant(first) : first;
    case '√':
      return rootOfConstant(first);
    case 'ln':
      return logarithmOf(first);
    case 'log':
      return second ? logarithmToBase(first, second) : undecided();
    default:
      return undecided();
  }
}

function divided(a: Constant, b: Constant): Constant | null {
  const inverse = invertConstant(b);
  return inverse ? multiplyConstants(a, inverse) : null;
}

function logarithmToBase(base: Constant, value: Constant): Constant | null {
  const [top, bottom] = [logarithmOf(value), logarithmOf(base)];
  return top && bottom && divided(top, bottom);
}

/** √c. */
export function rootOfConstant(value: Constant): Constant | null {
  const sign = constantSign(value);
  if (sign <= 0) return sign < 0 ? null : value;
  const root = squareRootOf(times(value.numerator, value.denominator), formExpression);
  const found = constantOver(root, value.denominator) ?? undecided();
  // √(a²) is |a|.
  return constantSign(found) < 0 ? negateConstant(found) : found;
}

/** ln c, with the powers of e taken out. */
export function logarithmOf(value: Constant): Constant | null {
  if (constantSign(value) <= 0) return null;
  const { rational } = value;
  if (rational) return new Constant(logarithmOfRational(rational), integer(1n));
  const number = algebraicOf(value);
  if (number) return logarithmOfRoot(number) ?? new Constant(logarithmOfAlgebraic(number), integer(1n));
  const [n, d] = [monomial(value.numerator), monomial(value.denominator)];
  if (n && d) {
    const rest = logarithmOfRational({ numerator: n.coefficient, denominator: d.coefficient });
    return addConstants(
      new Constant(rest, integer(1n)),
      rationalConstant({ numerator: BigInt(n.power - d.power), denominator: 1n }),
    );
  }
  return new Constant(logarithmOfConstant(value, constantExpression(value)), integer(1n));
}

/** ln of the n-th root of a rational number, a n-th part of its logarithm. */
function logarithmOfRoot(number: AlgebraicNumber): Constant | undefined {
  const p = factorOf(number);
  const n = degree(p);
  if (p.slice(1, n).some((a) => a !== 0n)) return undefined;
  return new Constant(logarithmOfRational(fraction(-(p[0] ?? 0n), leading(p))), integer(BigInt(n)));
}

/** The parts of c·e^n. */
function monomial(form: Formal): { readonly coefficient: bigint; readonly power: number } | undefined {
  const [term] = form.values();
  if (form.size !== 1 || !term || term.factors.some(([atom]) => atom.key !== 'e')) return undefined;
  return { coefficient: term.coefficient, power: term.factors[0]?.[1] ?? 0 };
}

/** The number as a root of a polynomial, where its form has nothing but square roots. */
function algebraicOf(value: Constant): AlgebraicNumber | undefined {
  const { rational } = value;
  if (rational) return rationalNumber(rational);
  const number = onlyNumber(value);
  if (number) return number;
  if (![value.numerator, value.denominator].every(isAlgebraic)) return undefined;
  return algebraicValue(constantExpression(value)) ?? undefined;
}

/** The number of a constant that is an atom of its own. */
function onlyNumber({ numerator, denominator }: Constant): AlgebraicNumber | undefined {
  const [term] = numerator.values();
  const [atom, n] = term?.factors[0] ?? [];
  const isOnly = numerator.size === 1 && term?.factors.length === 1 && n === 1 && term.coefficient === 1n;
  return isOnly && denominator.size === 1 && denominator.get('')?.coefficient === 1n
    ? atom?.number
    : undefined;
}

/** Whether a form has nothing but square roots. */
function isAlgebraic(form: Formal): boolean {
  return [...form.values()].every(({ factors }) =>
    factors.every(([{ square }]) => square && isAlgebraic(square)),
  );
}

/** A constant as a point of the line. */
export function pointOf(value: Constant): Point {
  return algebraicOf(value) ?? value;
}

/** The value of an algebraic expression without letters; null if it has none. */
function algebraicValue(expression: Expression): AlgebraicNumber | null {
  const { points } = algebraicSign(['-', PLACE, expression], PLACE);
  const [point] = points;
  return point?.kind === 'algebraic' ? point : null;
}

function powerOf(base: Expression, exponent: Expression): Constant | null {
  const [b, c] = [constantOf(base), constantOf(exponent)];
  if (!b || !c) return null;
  if (c.rational) return rationalPower(b, c.rational);
  if (constantSign(b) === 0) return undecided();
  const logarithm = logarithmOf(b);
  return logarithm && exponentialOfConstant(multiplyConstants(logarithm, c));
}

function rationalPower(base: Constant, { numerator, denominator }: Rational): Constant | null {
  if (denominator === 2n) {
    const root = rootOfConstant(base);
    return root && rationalPower(root, { numerator, denominator: 1n });
  }
  if (denominator !== 1n) {
    if (constantSign(base) <= 0) return undecided();
    const logarithm = logarithmOf(base);
    return (
      logarithm &&
      exponentialOfConstant(multiplyConstants(logarithm, rationalConstant({ numerator, denominator })))
    );
  }
  if (numerator === 0n && constantSign(base) === 0) return null;
  const size = numerator < 0n ? -numerator : numerator;
  if (size > 60n) return undecided();
  let power = rationalConstant({ numerator: 1n, denominator: 1n });
  for (let i = 0n; i < size; i += 1n) power = multiplyConstants(power, base);
  return numerator < 0n ? (invertConstant(power) ?? null) : power;
}

/** e^c: what is e^(n + k ln a) is e^n a^k. */
function exponentialOfConstant(value: Constant): Constant {
  const divisor = value.denominator.get('')?.coefficient;
  const terms = [...value.numerator.values()];
  const isSimple = terms.every(({ coefficient, factors }) => {
    const [atom, n] = factors[0] ?? [];
    const written = atom?.expression;
    const isLogarithm = written !== undefined && typeof written !== 'string' && written[0] === 'ln';
    return (
      divisor !== undefined &&
      coefficient % divisor === 0n &&
      (factors.length === 0 || (factors.length === 1 && n === 1 && isLogarithm))
    );
  });
  if (value.denominator.size !== 1 || divisor === undefined || !isSimple) {
    return new Constant(exponentialOf(value, ['^', 'e', constantExpression(value)]), integer(1n));
  }
  return terms.reduce(
    (result, { coefficient, factors }) => {
      const argument = factors[0]?.[0].expression?.[1];
      const base = argument === undefined ? EULER : (constantOf(argument) ?? undecided());
      const power = rationalPower(base, { numerator: coefficient / divisor, denominator: 1n }) ?? undecided();
      return multiplyConstants(result, power);
    },
    rationalConstant({ numerator: 1n, denominator: 1n }),
  );
}
