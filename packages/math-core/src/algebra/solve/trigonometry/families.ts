import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import { exactText } from '../../../rational/format.js';
import { negated } from '../../../expression/parse.js';
import type { Expression } from '../../../steps/expression.js';
import { expressionFigure } from '../../normal/expression-figure.js';
import { compareValues } from '../../normal/value-sign.js';
import {
  isZero,
  type Linear,
  modulo,
  multipleExpression,
  ONE,
  type PiNumber,
  ZERO,
} from '../../trigonometry/angle.js';
import { exactAngle, type Ratio, unsigned } from '../../trigonometry/exact-values.js';

/** The angles a + bπ + cA + k·period·π for all integers k, where A is an inverse function of a number. */
export interface Family {
  readonly one: Rational;
  readonly pi: Rational;
  readonly arc: Rational;
  /** The inverse function A. */
  readonly of?: Expression;
  readonly period: Rational;
  /** True if everything is divided by π, because the unknown has π as its factor. */
  readonly perPi: boolean;
}

const TWO = rational(2n);
const MINUS = rational(-1n);

/**
 * Returns the angles whose sine, cosine or tangent is a value. The list is empty if there are none, and undefined if
 * that can't be decided.
 */
export function familiesOf(ratio: Ratio, value: Expression): readonly Family[] | undefined {
  if (ratio !== 'tan') {
    const [above, below] = [compareValues(value, '1'), compareValues(value, '-1')];
    if (above === undefined || below === undefined) return undefined;
    if (above === 1 || below === -1) return [];
  }
  const multiple = exactAngle(ratio, value);
  const [size, isMinus] = ratio === 'cos' ? [value, false] : unsigned(value);
  const first: Family = multiple
    ? { one: ZERO, pi: multiple, arc: ZERO, period: TWO, perPi: false }
    : {
        one: ZERO,
        pi: ZERO,
        arc: isMinus ? MINUS : ONE,
        of: [`arc${ratio}`, size],
        period: TWO,
        perPi: false,
      };
  if (ratio === 'tan') return [{ ...first, period: ONE }];
  const mirrored: Family = {
    ...first,
    pi: ratio === 'sin' ? exact.subtract(ONE, first.pi) : exact.negate(first.pi),
    arc: exact.negate(first.arc),
  };
  return joined([first, mirrored]);
}

/** Removes equal families and joins pairs that differ by half a period. */
export function joined(families: readonly Family[]): readonly Family[] {
  if (families.some(({ of }) => of !== undefined)) return families;
  const kept = families.filter(
    (one, i) => !families.slice(0, i).some((other) => isCongruent(one, other, one.period)),
  );
  const halved: Family[] = [];
  for (const family of kept) {
    const half = exact.divide(family.period, TWO);
    if (!kept.some((other) => other !== family && isCongruent(other, family, half))) return kept;
    if (!halved.some((other) => isCongruent(other, family, half)))
      halved.push({ ...family, pi: centered(family.pi, half), period: half });
  }
  return kept.length > 1 ? joined(halved.sort((one, other) => exact.compare(one.pi, other.pi))) : kept;
}

/** Returns the number in (−period/2, period/2] that differs from `value` by whole periods. */
function centered(value: Rational, period: Rational): Rational {
  const half = exact.divide(period, TWO);
  return exact.subtract(half, modulo(exact.subtract(half, value), period));
}

function isCongruent(one: Family, other: Family, period: Rational): boolean {
  return exact.compare(one.one, other.one) === 0 && isZero(modulo(exact.subtract(one.pi, other.pi), period));
}

/** Returns the values of the unknown at which mx + n is in a family. Returns undefined if m is a sum with π. */
export function solvedFor({ slope, constant }: Linear, family: Family): Family | undefined {
  const perPi = !isZero(slope.pi);
  if (perPi && !isZero(slope.one)) return undefined;
  const factor = perPi ? slope.pi : slope.one;
  const over = (value: Rational): Rational => exact.divide(value, factor);
  const period = over(family.period);
  return {
    ...family,
    one: over(exact.subtract(family.one, constant.one)),
    pi: over(exact.subtract(family.pi, constant.pi)),
    arc: over(family.arc),
    period: exact.sign(period) < 0 ? exact.negate(period) : period,
    perPi,
  };
}

/** Returns the member of a family for an integer k, as a family of one. */
export function member(family: Family, k: bigint): Family {
  return { ...family, pi: exact.add(family.pi, exact.multiply(family.period, rational(k))) };
}

/** Writes a member of a family: π − arcsin(3/10), 5π/6, 240°. */
export function memberExpression(family: Family, inDegrees: boolean): Expression {
  const terms = termsOf(family, inDegrees);
  return inDegrees && terms.length === 0 ? ['°', '0'] : sumOf(terms);
}

/** Writes a family with its integer: π/6 + 2πk, 60° + 360°k. */
export function familyExpression(family: Family, inDegrees: boolean, integer: string): Expression {
  const turn: Expression = inDegrees
    ? ['×', degrees(family.period), integer]
    : multipleExpression(family.period, family.perPi ? [integer] : ['π', integer]);
  const terms = termsOf(family, inDegrees);
  return sumOf(terms.length === 0 ? [[turn, false]] : [...terms, [turn, false]]);
}

/** Writes the rounded members of a family: 0.3047 + 2πk. */
export function roundedFamily(
  about: string,
  family: Family,
  inDegrees: boolean,
  integer: string,
): Expression {
  const nothing: Family = { ...family, one: ZERO, pi: ZERO, arc: ZERO };
  return ['+', inDegrees ? ['°', about] : about, familyExpression(nothing, inDegrees, integer)];
}

/** Returns the rounded value of a member with an inverse function. */
export function roundedMember(family: Family, inDegrees: boolean): Expression | undefined {
  if (family.of === undefined && isZero(family.one)) return undefined; // 5π/6, or 1/6 if divided by π
  const value = memberValue(family);
  if (family.of === undefined) return significantText(value);
  const text = significantText(inDegrees ? ['/', ['×', value, '180'], 'π'] : value);
  return text !== undefined && inDegrees ? ['°', text] : text;
}

/** Returns the rounded value of an expression without an exact decimal value. */
export function significantText(value: Expression): string | undefined {
  const figure = expressionFigure(value, 4);
  return figure && figure.exact === undefined ? figure.text : undefined;
}

type Term = readonly [size: Expression, isMinus: boolean];

function termsOf({ one, pi, arc, of, perPi }: Family, inDegrees: boolean): readonly Term[] {
  const signed = (factor: Rational, write: (size: Rational) => Expression): readonly Term[] => {
    if (isZero(factor)) return [];
    const isMinus = exact.sign(factor) < 0;
    return [[write(isMinus ? exact.negate(factor) : factor), isMinus]];
  };
  return [
    ...signed(pi, (size) =>
      inDegrees ? degrees(size) : perPi ? fraction(size) : multipleExpression(size, ['π']),
    ),
    ...signed(arc, (size) => arcTerm(size, of ?? '0', perPi)),
    ...signed(one, (size) => (perPi ? perPiTerm(size) : fraction(size))),
  ];
}

function degrees(multiple: Rational): Expression {
  return ['°', exactText(exact.multiply(multiple, rational(180n)))];
}

function arcTerm(factor: Rational, of: Expression, perPi: boolean): Expression {
  const { numerator, denominator } = exact.reduce(factor);
  const top: Expression = numerator === 1n ? of : ['×', numerator.toString(), of];
  if (!perPi) return denominator === 1n ? top : ['/', top, denominator.toString()];
  return ['/', top, denominator === 1n ? 'π' : ['×', denominator.toString(), 'π']];
}

function perPiTerm(factor: Rational): Expression {
  const { numerator, denominator } = exact.reduce(factor);
  return ['/', numerator.toString(), denominator === 1n ? 'π' : ['×', denominator.toString(), 'π']];
}

function fraction(value: Rational): string {
  const { numerator, denominator } = exact.reduce(value);
  return denominator === 1n ? numerator.toString() : `${numerator}/${denominator}`;
}

function sumOf(terms: readonly Term[]): Expression {
  const [first, ...rest] = terms;
  if (!first) return '0';
  const [size, isMinus] = first;
  const start = isMinus ? negated(size) : size;
  return rest.reduce<Expression>((sum, [term, minus]) => [minus ? '-' : '+', sum, term], start);
}

/** Returns an expression whose value is a member in radians, for comparisons. */
export function memberValue(family: Family): Expression {
  return memberExpression(family, false);
}

/** Returns the value of a number a + bπ as an expression. */
export function piNumberExpression({ one, pi }: PiNumber): Expression {
  return ['+', exactText(one), ['×', exactText(pi), 'π']];
}
