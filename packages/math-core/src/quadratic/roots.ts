import type { Digits } from '../rational/digits.js';
import type { Figure } from '../rational/figure.js';
import { type Rational, rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import {
  exactFigure,
  lowestTerms,
  rationalValue,
  simplifiedRoot,
  type Surd,
  surdExpression,
  surdFigure,
} from './surd.js';
import type { WholeCoefficients } from './whole-coefficients.js';

/** A root, with `imaginary` if it is complex. */
export interface QuadraticRoot {
  /** The root, exact and in lowest terms: "1/2", (1 + √5)/2, 1 + 2i. */
  readonly expression: Expression;
  /** The real part. For a real root, it is the root itself. */
  readonly real: Figure;
  /** The coefficient of i. */
  readonly imaginary?: Figure;
}

/** A root, with its value if the value is rational. */
export interface FoundRoot extends QuadraticRoot {
  readonly rational?: Rational;
}

/** The roots of an equation, and √D. */
export interface FoundRoots {
  /** √D of the original equation, simplified. */
  readonly root: Expression;
  /** The surd √|D|, whose `whole` is 0. */
  readonly surd: Surd;
  readonly roots: readonly FoundRoot[];
}

/** Solves an equation with integer coefficients. */
export function findRoots({ first, second, third, scale }: WholeCoefficients, digits: Digits): FoundRoots {
  const discriminant = second * second - 4n * first * third;
  const divisor = 2n * first;
  if (discriminant === 0n) {
    const surd = { whole: 0n, factor: 0n, radicand: 1n, divisor: 1n };
    return { root: '0', surd, roots: [rationalRoot(rational(-second, divisor), digits)] };
  }
  const unit = discriminant < 0n ? 'i' : undefined;
  const { factor, radicand } = simplifiedRoot(discriminant < 0n ? -discriminant : discriminant);
  const { numerator, denominator } = scale;
  const size = numerator < 0n ? -numerator : numerator;
  const surd = lowestTerms({ whole: 0n, factor: size * factor, radicand, divisor: denominator });
  // For a < 0, the first root, which has + before √D, has - here.
  const signed = numerator < 0n ? -factor : factor;
  const roots = [signed, -signed].map((part) =>
    rootOf(lowestTerms({ whole: -second, factor: part, radicand, divisor }), digits, unit),
  );
  return { root: surdExpression(surd, unit), surd, roots };
}

function rootOf(surd: Surd, digits: Digits, unit: 'i' | undefined): FoundRoot {
  if (unit) {
    const imaginary = surdFigure({ ...surd, whole: 0n }, digits);
    const real = exactFigure(rational(surd.whole, surd.divisor), digits);
    return { expression: surdExpression(surd, unit), real, imaginary };
  }
  if (surd.radicand === 1n) return rationalRoot(rationalValue(surd), digits);
  return { expression: surdExpression(surd), real: surdFigure(surd, digits) };
}

function rationalRoot(value: Rational, digits: Digits): FoundRoot {
  const surd = { whole: value.numerator, factor: 0n, radicand: 1n, divisor: value.denominator };
  return {
    expression: surdExpression(surd),
    real: exactFigure(value, digits),
    rational: rationalValue(surd),
  };
}
