import type { Expression } from '../../../steps/expression.js';
import { type AlgebraicNumber, rationalNumber } from './algebraic-number.js';
import { algebraicSign } from './algebraic-sign.js';
import {
  logarithmOfAlgebraic,
  logarithmOfConstant,
  logarithmOfRational,
} from '../exponential/logarithm-atoms.js';
import { squareRootOf } from '../atoms.js';
import {
  addConstants,
  Constant,
  constantOver,
  constantSign,
  negateConstant,
  rationalConstant,
} from './constant.js';
import { constantExpression, formExpression } from './constant-expression.js';
import { type Formal, integer, times } from './formal.js';
import type { Point } from './point.js';
import { factorOf } from '../quadratic-factor.js';
import { fraction } from '../rational-expression.js';
import { PLACE } from './transcendental.js';
import { degree, leading } from '../univariate.js';
import { undecided } from '../work.js';

/** Returns √c. */
export function rootOfConstant(value: Constant): Constant | null {
  const sign = constantSign(value);
  if (sign <= 0) return sign < 0 ? null : value;
  const root = squareRootOf(times(value.numerator, value.denominator), formExpression);
  const found = constantOver(root, value.denominator) ?? undecided();
  // √(a²) equals |a|.
  return constantSign(found) < 0 ? negateConstant(found) : found;
}

/** Returns ln c, with powers of e extracted. */
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

/** Returns the logarithm of the nth root of a rational number, which is 1/n of the number's logarithm. */
function logarithmOfRoot(number: AlgebraicNumber): Constant | undefined {
  const p = factorOf(number);
  const n = degree(p);
  if (p.slice(1, n).some((a) => a !== 0n)) return undefined;
  return new Constant(logarithmOfRational(fraction(-(p[0] ?? 0n), leading(p))), integer(BigInt(n)));
}

/** Splits c·e^n into its parts. */
function monomial(form: Formal): { readonly coefficient: bigint; readonly power: number } | undefined {
  const [term] = form.values();
  if (form.size !== 1 || !term || term.factors.some(([atom]) => atom.key !== 'e')) return undefined;
  return { coefficient: term.coefficient, power: term.factors[0]?.[1] ?? 0 };
}

/** Returns the number as a root of a polynomial, if its form contains only square roots. */
function algebraicOf(value: Constant): AlgebraicNumber | undefined {
  const { rational } = value;
  if (rational) return rationalNumber(rational);
  const number = onlyNumber(value);
  if (number) return number;
  if (![value.numerator, value.denominator].every(isAlgebraic)) return undefined;
  return algebraicValue(constantExpression(value)) ?? undefined;
}

/** Returns the number of a constant that is a single atom. */
function onlyNumber({ numerator, denominator }: Constant): AlgebraicNumber | undefined {
  const [term] = numerator.values();
  const [atom, n] = term?.factors[0] ?? [];
  const isOnly = numerator.size === 1 && term?.factors.length === 1 && n === 1 && term.coefficient === 1n;
  return isOnly && denominator.size === 1 && denominator.get('')?.coefficient === 1n
    ? atom?.number
    : undefined;
}

/** Returns whether a form contains only square roots. */
function isAlgebraic(form: Formal): boolean {
  return [...form.values()].every(({ factors }) =>
    factors.every(([{ square }]) => square && isAlgebraic(square)),
  );
}

/** Returns a constant as a point of the line. */
export function pointOf(value: Constant): Point {
  return algebraicOf(value) ?? value;
}

/** Returns the value of an algebraic expression without letters, or null if it has none. */
export function algebraicValue(expression: Expression): AlgebraicNumber | null {
  const { points } = algebraicSign(['-', PLACE, expression], PLACE);
  const [point] = points;
  return point?.kind === 'algebraic' ? point : null;
}
