import { operandsOf, put } from '../../../expression/rewrite.js';
import { sumOf, termsOf } from '../../../expression/terms.js';
import { compare, rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { approximate } from '../../expression/approximate.js';
import { enclose } from '../../normal/enclose.js';
import { compareValues } from '../../normal/value-sign.js';
import { clearedOf, differenceOf, productOf } from '../approximate/approximate-roots.js';
import { type Sign, signAt } from '../approximate/monotonic-pieces.js';
import { BITS, UNIT } from '../approximate/range.js';
import { inverseOf, realFunction, type RealFunction } from '../approximate/real-function.js';
import { type Enclosed } from '../approximate/rounded-root.js';
import {
  type Ends,
  isDefinedOn,
  type Zero,
  type Zeros,
  zeroFreeOutside,
  zerosWithin,
} from '../approximate/zeros.js';
import type { Sides } from '../equation/board.js';
import type { Interval } from '../../read/statement.js';
import { multipleExpression } from '../../trigonometry/angle.js';
import { evaluateTrigonometry } from '../../trigonometry/evaluate.js';

/** The solutions of an equation: the zeros of the difference of its sides. */
export interface MixedRoots {
  readonly difference: Expression;
  readonly zeros: Zeros;
  /** The interval that was searched, if it isn't the whole number line. */
  readonly between?: readonly [low: Expression, high: Expression];
}

/** The interval that is searched if there may be infinitely many solutions. */
const AROUND_ZERO: Required<Interval> = { low: '-10', high: '10', includesLow: true, includesHigh: true };
/** The largest number of solutions that are listed. */
const MOST = 60;
/** The number of narrow intervals in which a denominator is checked. */
const SPLITS = 64;
/** Multiples of π over this number are tried as exact solutions. */
const PARTS = 12n;

/**
 * Finds the real solutions of an equation with the unknown both inside and outside of sines, cosines and tangents: all of
 * them in an interval, or on the number line if they can be counted, and otherwise those between −10 and 10. Returns
 * undefined if that can't be decided.
 */
export function mixedRoots(
  sides: Sides,
  unknown: string,
  interval: Required<Interval> | undefined,
): MixedRoots | undefined {
  const difference = sides.right === '0' ? sides.left : differenceOf(sides);
  const { numerator, nonzero } = clearedOf(withoutTangents(difference), unknown);
  const f = realFunction(numerator, unknown);
  const read = nonzero.map((each) => realFunction(each, unknown));
  const denominators = read.flatMap((each) => each ?? []);
  if (!f || denominators.length < read.length) return undefined;
  const problem: Problem = { difference, numerator, unknown, f, denominators };
  const whole = interval ? undefined : zeroFreeOutside(f);
  const all = whole && zerosOf(problem, whole);
  if (all && isListed(all)) return { difference, zeros: all };
  const { low, high, ...included } = interval ?? AROUND_ZERO;
  const ends = outerEnds(low, high);
  const found = ends && zerosOf(problem, ends);
  const zeros = found && membersOf(found, { low, high, ...included });
  return zeros && isListed(zeros) ? { difference, zeros, between: [low, high] } : undefined;
}

/** Returns whether zeros aren't too many to list. If there are none, the sign of the function has to be known. */
function isListed({ zeros, sign }: Zeros): boolean {
  return zeros.length <= MOST && (zeros.length > 0 || sign !== undefined);
}

interface Problem {
  readonly difference: Expression;
  /** The difference times its denominators. */
  readonly numerator: Expression;
  readonly unknown: string;
  readonly f: RealFunction;
  readonly denominators: readonly RealFunction[];
}

/** Returns the zeros of the difference between two numbers, without those of a denominator. */
function zerosOf(
  { difference, numerator, unknown, f, denominators }: Problem,
  ends: Ends,
): Zeros | undefined {
  const found = zerosWithin(f, numerator, { unknown, ends });
  const domain = [f, ...denominators.map(inverseOf)];
  const isWhole = (at: Enclosed): boolean => domain.every((each) => isDefinedOn(each, at));
  const isPole = ({ at: { low, high } }: Zero): boolean =>
    compare(low, high) === 0 && denominators.some((each) => signAt(each, scaled(low)) === 0);
  const zeros = found?.zeros
    .filter((zero) => !isPole(zero))
    .map((zero) => withAngle(zero, difference, unknown));
  if (!found || !zeros?.every(({ at }) => isWhole(at))) return undefined;
  const signOfDifference = (x: Enclosed['low']): Sign | undefined => {
    const signs = denominators.map((each) => signAt(each, scaled(x)));
    if (signs.includes(0) || signs.includes(undefined)) return undefined;
    return signs.reduce<Sign | undefined>((a, b) => a && ((a * (b ?? 0)) as Sign), found.signAt(x));
  };
  const [own] = found.signs;
  const isSteady = denominators.length === 0 && found.signs.size === 1;
  const middle = rational((ends[0] + ends[1]) / 2n, UNIT);
  const sign = isSteady ? own : partsOf(ends).every(isWhole) ? signOfDifference(middle) : undefined;
  return { zeros, sign, signAt: signOfDifference, isDefinedOn: isWhole };
}

/** Splits an interval into narrow ones. */
function partsOf([low, high]: Ends): readonly Enclosed[] {
  const at = (i: number): bigint => low + ((high - low) * BigInt(i)) / BigInt(SPLITS);
  return Array.from({ length: SPLITS }, (_, i) => ({
    low: rational(at(i), UNIT),
    high: rational(at(i + 1), UNIT),
  }));
}

const scaled = ({ numerator, denominator }: Enclosed['low']): bigint => (numerator * UNIT) / denominator;

/** Writes the terms of a sum with tangents as fractions: x tan x as x sin x over cos x. */
function withoutTangents(sum: Expression): Expression {
  return sumOf(
    termsOf(sum).map((term) => {
      const { over, under } = quotientOf(term.body);
      return under.length === 0 ? term : { ...term, body: ['/', over, productOf(under)] };
    }),
  );
}

interface Quotient {
  readonly over: Expression;
  readonly under: readonly Expression[];
}

function quotientOf(factor: Expression): Quotient {
  if (typeof factor === 'string' || !hasTangent(factor)) return { over: factor, under: [] };
  const [operator, ...operands] = factor;
  const [first = '0', second = '1'] = operands;
  if (operator === 'tan') return { over: ['sin', first], under: [['cos', first]] };
  const parts = operands.map(quotientOf);
  const [top, bottom] = parts;
  if (operator === '×')
    return { over: productOf(parts.map(({ over }) => over)), under: parts.flatMap(({ under }) => under) };
  if ((operator === '/' || operator === '÷') && top && bottom)
    return { over: productOf([top.over, ...bottom.under]), under: [...top.under, bottom.over] };
  if (operator === '^' && top && /^\d+$/.test(String(second)))
    return { over: ['^', top.over, second], under: top.under.map((each) => ['^', each, second]) };
  if (operator === '()' && top) return top;
  return { over: factor, under: [] };
}

function hasTangent(expression: Expression): boolean {
  return (
    typeof expression !== 'string' && (expression[0] === 'tan' || operandsOf(expression).some(hasTangent))
  );
}

/** Replaces a rounded zero that is a simple multiple of π by its exact value. */
function withAngle(zero: Zero, difference: Expression, unknown: string): Zero {
  if ('exact' in zero) return zero;
  const parts = Math.round((approximate(zero.rounded) / Math.PI) * Number(PARTS));
  const exact = multipleExpression(rational(BigInt(parts), PARTS), ['π']);
  const [low, high] = [
    compareValues(exact, fractionOf(zero.at.low)),
    compareValues(exact, fractionOf(zero.at.high)),
  ];
  if (parts === 0 || low === -1 || high === 1) return zero;
  const value = evaluateTrigonometry(put(difference, new Map([[unknown, exact]])), 'equation');
  return value.ok && value.value.exact === '0' ? { exact, at: zero.at } : zero;
}

const fractionOf = ({ numerator, denominator }: Enclosed['low']): Expression => [
  '/',
  numerator.toString(),
  denominator.toString(),
];

/** Returns the ends of an interval, rounded outward. */
function outerEnds(low: Expression, high: Expression): Ends | undefined {
  const [from, to] = [low, high].map((end) => {
    const value = enclose(end, {}, BITS);
    if (!value) return undefined;
    if (!('numerator' in value)) return value;
    const floor = scaled(value);
    const isWhole = (value.numerator * UNIT) % value.denominator === 0n;
    return isWhole ? ([floor, floor] as const) : ([floor - 1n, floor + 1n] as const);
  });
  return from && to && from[0] < to[1] ? [from[0], to[1]] : undefined;
}

/** Keeps the zeros in an interval. Returns undefined if a zero can't be told from an end. */
function membersOf(
  all: Zeros,
  { low, high, includesLow, includesHigh }: Required<Interval>,
): Zeros | undefined {
  const isIn = (zero: Zero): boolean | undefined => {
    const [above, below] = [orderOf(zero, low), orderOf(zero, high)];
    if (above === undefined || below === undefined) return undefined;
    return (above === 1 || (above === 0 && includesLow)) && (below === -1 || (below === 0 && includesHigh));
  };
  const isInside = all.zeros.map(isIn);
  return isInside.includes(undefined)
    ? undefined
    : { ...all, zeros: all.zeros.filter((_, i) => isInside[i]) };
}

/** Compares a zero with a number. */
function orderOf(zero: Zero, end: Expression): -1 | 0 | 1 | undefined {
  if ('exact' in zero) return compareValues(zero.exact, end);
  const low = compareValues(fractionOf(zero.at.low), end);
  return low !== undefined && low === compareValues(fractionOf(zero.at.high), end) ? low : undefined;
}

/** Returns whether the unknown occurs outside of all sines, cosines and tangents. */
export function isOutside(expression: Expression, unknown: string): boolean {
  if (typeof expression === 'string') return expression === unknown;
  return (
    !/^(?:sin|cos|tan)$/.test(expression[0]) &&
    operandsOf(expression).some((part) => isOutside(part, unknown))
  );
}
