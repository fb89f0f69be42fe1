import { greatestCommonDivisor } from '../../rational/integer.js';
import { simplifiedRoot } from '../../quadratic/surd.js';
import { exponential } from '../../real/exponential.js';
import { type Enclosure, type Interval } from '../../real/enclosure.js';
import { wholeSquareRoot } from '../../real/square-root.js';
import type { Rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type AlgebraicNumber, compareAlgebraic, rootsOf } from './point/algebraic-number.js';
import { algebraicExpression } from './point/exact-value.js';
import { Constant, constantOver, rationalConstant } from './point/constant.js';
import {
  type Atom,
  atomic,
  enclosed,
  type Formal,
  formalName,
  integer,
  plus,
  scaled,
  times,
} from './point/formal.js';
import { factorOf } from './quadratic-factor.js';
import { degree } from './univariate.js';
import { undecided } from './work.js';

const whole: (value: Formal) => Constant = (value) => new Constant(value, integer(1n));

/** Euler's number. */
export const EULER: Constant = whole(
  atomic({
    key: 'e',
    expression: 'e',
    enclosure: exponential((bits) => [1n << BigInt(bits), 1n << BigInt(bits)]),
  }),
);

/** π by Machin's formula: 16 arctan(1/5) − 4 arctan(1/239). */
export const PI: Constant = whole(
  atomic({
    key: 'π',
    expression: 'π',
    enclosure: (bits) => {
      const p = bits + 40;
      const value = 16n * inverseTangent(5n, p) - 4n * inverseTangent(239n, p);
      return [(value >> 40n) - 1n, (value >> 40n) + 2n];
    },
  }),
);

/** Returns arctan(1/n) in units of 2^−p. The error is less than one unit per term of the series. */
function inverseTangent(n: bigint, p: number): bigint {
  let term = (1n << BigInt(p)) / n;
  let sum = 0n;
  for (let i = 1n; term !== 0n; i += 2n) {
    sum += i % 4n === 1n ? term / i : -(term / i);
    term /= n * n;
  }
  return sum;
}

/** Returns an algebraic number as a constant. A number a ± √b is represented by its root. */
export function algebraicConstant(number: AlgebraicNumber): Constant {
  if (number.rational) return rationalConstant(number.rational);
  const p = factorOf(number);
  if (degree(p) > 2) return whole(atomic(algebraicAtom(number)));
  const [c = 0n, b = 0n, a = 1n] = p;
  const { factor, radicand } = simplifiedRoot(b * b - 4n * a * c);
  const isLarger = rootsOf(p).findIndex((root) => compareAlgebraic(root, number) === 0) === 1;
  const root = scaled(
    atomic(rootAtom(integer(radicand), radicand.toString())),
    isLarger === a > 0n ? factor : -factor,
  );
  return constantOver(plus(integer(-b), root), integer(2n * a)) ?? undecided();
}

function algebraicAtom(number: AlgebraicNumber): Atom {
  return {
    key: algebraicKey(number),
    number,
    expression: algebraicExpression(number),
    enclosure: (bits) => algebraicEnclosure(number, bits),
  };
}

/** Returns a name that is the same for equal algebraic numbers. */
export function algebraicKey(number: AlgebraicNumber): string {
  const p = factorOf(number);
  return `[${p.join(' ')}]${rootsOf(p).findIndex((root) => compareAlgebraic(root, number) === 0)}`;
}

/** Encloses an algebraic number. */
export function algebraicEnclosure(number: AlgebraicNumber, bits: number): Interval {
  number.narrow(bits + 2);
  const at = ({ numerator, denominator }: Rational): bigint => {
    const scaledUp = numerator << BigInt(bits);
    return scaledUp / denominator;
  };
  return [at(number.low) - 1n, at(number.high) + 1n];
}

/** Returns the square root of a positive form. */
function rootAtom(square: Formal, expression: Expression): Atom {
  return {
    key: `√(${formalName(square)})`,
    square,
    expression: ['√', expression],
    enclosure: (bits) => {
      const [low, high] = enclosed(square, 2 * bits);
      return low < 0n ? undefined : [wholeSquareRoot(low), wholeSquareRoot(high) + 1n];
    },
  };
}

/**
 * Returns the square root of a positive constant with perfect squares extracted. `write` converts a form to an
 * expression.
 */
export function squareRootOf(form: Formal, write: (form: Formal) => Expression): Formal {
  const terms = [...form.values()];
  const content = terms.reduce((g, { coefficient }) => greatestCommonDivisor(g, coefficient), 0n);
  const { factor, radicand } = simplifiedRoot(content);
  const [only] = terms;
  if (terms.length === 1 && only && only.coefficient > 0n) {
    const outside = only.factors.map(([atom, n]) => [atom, n >> 1] as const).filter(([, n]) => n > 0);
    const inside = only.factors.filter(([, n]) => n % 2 === 1).map(([atom]) => [atom, 1] as const);
    const out: Formal = new Map([[nameOf(outside), { coefficient: factor, factors: outside }]]);
    const rest: Formal = new Map([[nameOf(inside), { coefficient: radicand, factors: inside }]]);
    if (inside.length === 0 && radicand === 1n) return out;
    return times(out, atomic(rootAtom(rest, write(rest))));
  }
  const rest: Formal = new Map(
    [...form].map(([name, term]) => [
      name,
      { ...term, coefficient: (term.coefficient / content) * radicand },
    ]),
  );
  return scaled(atomic(rootAtom(rest, write(rest))), factor);
}

const nameOf = (factors: readonly (readonly [Atom, number])[]): string =>
  factors.map(([atom, exponent]) => `${atom.key}^${exponent}`).join(' ');

/** Returns e raised to a constant that can't be simplified. */
export function exponentialOf(value: Constant, expression: Expression): Formal {
  const exponent: Enclosure = (bits) => {
    value.narrow(bits + 8);
    const at = ({ numerator, denominator }: Rational): bigint => (numerator << BigInt(bits)) / denominator;
    return [at(value.low) - 1n, at(value.high) + 1n];
  };
  const [low] = exponent(0) ?? [0n];
  if (low > 2000n || low < -2000n) undecided();
  return atomic({
    key: `exp(${formalName(value.numerator)} / ${formalName(value.denominator)})`,
    expression,
    enclosure: exponential(exponent),
  });
}
