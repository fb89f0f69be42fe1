import { leastCommonMultiple } from '../../../rational/integer.js';
import { compare, type Rational, rational, reduce } from '../../../rational/rational.js';
import { exactText } from '../../../rational/format.js';
import type { Expression } from '../../../steps/expression.js';
import { caught } from '../../normal/normal-form.js';
import { bounded } from '../../polynomial/work.js';
import { isolateRoots } from '../../real-set/root-isolation.js';
import * as univariate from '../../real-set/univariate.js';
import { decided } from '../../real-set/work.js';
import { put } from '../../../expression/rewrite.js';
import { type Polynomial } from '../equation/polynomial/polynomial.js';
import { rationalOf } from '../radical/radical.js';
import { rootsOnPieces, type Sign, signAt, signOnRay } from './monotonic-pieces.js';
import { range, UNIT } from './range.js';
import { type RealFunction, rangeOf } from './real-function.js';
import { type Enclosed, narrowed, roundedRoot, simplestIn } from './rounded-root.js';
import { signOfNumber } from './sign-of-number.js';

/** A zero of a function: exact, or rounded with an interval that contains no other zero. */
export type Zero =
  | { readonly exact: Expression; readonly at: Enclosed }
  | { readonly rounded: string; readonly at: Enclosed };

/** All zeros of a function. */
export interface Zeros {
  readonly zeros: readonly Zero[];
  /** The sign of the function if it has no zeros. */
  readonly sign: Sign | undefined;
  /** The interval that was searched. Undefined if it is the whole number line. */
  readonly searched?: Enclosed;
  readonly signAt: (x: Rational) => Sign | undefined;
  /** Returns whether the function has a value on a whole interval. */
  readonly isDefinedOn: (interval: Enclosed) => boolean;
}

/** Precisions, in bits, that are tried in turn to round a zero. */
const PRECISIONS = [60, 100];
const MORE = [...PRECISIONS, 250];

/** Numbers of decimals that are tried in turn until all zeros look different. */
const DECIMALS = [4, 8, 16, 24];

/** The limits of the searched interval that are tried in turn. */
const LIMITS = [32n, 1000n];

/** The work limit of one interval. */
const MAX_WORK = 80_000;

/** The largest denominator of a fraction that is tried as an exact zero. */
const MAX_DENOMINATOR = 1000n;

type SignAt = Zeros['signAt'];

/** Finds all real zeros of a polynomial with rational coefficients and without rational zeros. */
export function polynomialZeros(p: Polynomial): Zeros | undefined {
  const coefficients = p.flatMap((coefficient) => rationalOf(coefficient) ?? []);
  if (coefficients.length < p.length) return undefined;
  const common = coefficients.reduce((all, { denominator }) => leastCommonMultiple(all, denominator), 1n);
  const whole = coefficients.map(({ numerator, denominator }) => (numerator * common) / denominator);
  return decided(() => {
    const q = univariate.squareFree(whole);
    const sign: SignAt = (x) => univariate.signAt(q, reduce(x));
    const zeros = roundedZeros(isolateRoots(q), { signAt: sign, precisions: MORE });
    return (
      zeros && {
        zeros,
        sign: zeros.length === 0 ? univariate.signAt(whole, rational(0n)) : undefined,
        signAt: sign,
        isDefinedOn: () => true,
      }
    );
  });
}

/**
 * Finds the real zeros of a function: all of them if its signs for large numbers are known, or else those in an
 * interval. `expression` is the function in terms of `unknown`.
 */
export function functionZeros(f: RealFunction, expression: Expression, unknown: string): Zeros | undefined {
  const rounding = exactly(f, expression, unknown);
  let partial: Zeros | undefined;
  for (const limit of LIMITS) {
    const ends = [-limit * UNIT, limit * UNIT] as const;
    const found = caught(() => bounded(MAX_WORK, () => zerosBetween(f, ends, rounding)));
    if (!found.ok || !found.value) continue;
    const { zeros, signs } = found.value;
    const outside = signsOutside(f, ends);
    const allSigns = new Set([...signs, ...outside].filter((each) => each));
    const all = {
      zeros,
      sign: zeros.length === 0 && allSigns.size === 1 ? [...allSigns][0] : undefined,
      signAt: rounding.signAt,
      isDefinedOn: (interval: Enclosed) => isDefinedOn(f, interval),
    };
    if (!outside.includes(undefined)) return all;
    partial = { ...all, searched: { low: rational(-limit), high: rational(limit) } };
  }
  return partial;
}

type Exactly = Required<Pick<Rounding, 'signAt' | 'isZeroAt'>>;

/** Returns what decides exactly where a function is 0. */
function exactly(f: RealFunction, expression: Expression, unknown: string): Exactly {
  return {
    signAt: (x) => signAt(f, (x.numerator * UNIT) / x.denominator),
    isZeroAt: (value) => signOfNumber(put(expression, new Map([[unknown, value]]))) === 0,
  };
}

/** Returns the signs of a function on both sides of an interval. */
function signsOutside(f: RealFunction, [low, high]: Ends): readonly (Sign | undefined)[] {
  return [signOnRay(f, range(-Infinity, low)), signOnRay(f, range(high, Infinity))];
}

/** The ends of an interval, as multiples of 2^−BITS. */
export type Ends = readonly [low: bigint, high: bigint];

/** Returns the first interval outside which a function provably has no zeros. */
export function zeroFreeOutside(f: RealFunction): Ends | undefined {
  return LIMITS.map((limit): Ends => [-limit * UNIT, limit * UNIT]).find(
    (ends) => !signsOutside(f, ends).includes(undefined),
  );
}

/** Finds the real zeros of a function in an interval. Returns undefined if that can't be decided. */
export function zerosWithin(
  f: RealFunction,
  expression: Expression,
  { unknown, ends }: { readonly unknown: string; readonly ends: Ends },
): (Pick<Zeros, 'zeros' | 'signAt'> & { readonly signs: ReadonlySet<Sign> }) | undefined {
  const rounding = exactly(f, expression, unknown);
  const found = zerosBetween(f, ends, rounding);
  return found && { ...found, signAt: rounding.signAt };
}

function zerosBetween(
  f: RealFunction,
  [low, high]: readonly [bigint, bigint],
  rounding: Pick<Rounding, 'signAt' | 'isZeroAt'>,
): { readonly zeros: readonly Zero[]; readonly signs: ReadonlySet<Sign> } | undefined {
  const found = rootsOnPieces(f, { low, high });
  const brackets = found?.brackets.map((each) => ({
    low: reduce(rational(each.low, UNIT)),
    high: reduce(rational(each.high, UNIT)),
  }));
  const zeros = brackets && roundedZeros(brackets, { ...rounding, precisions: PRECISIONS });
  return zeros && { zeros, signs: found?.signs ?? new Set() };
}

/** Returns whether a function provably has a value at every point of an interval. */
export function isDefinedOn(f: RealFunction, { low, high }: Enclosed): boolean {
  const floor = (low.numerator * UNIT) / low.denominator - 1n;
  const ceiling = (high.numerator * UNIT) / high.denominator + 1n;
  const isPoint = compare(low, high) === 0 && (low.numerator * UNIT) % low.denominator === 0n;
  return rangeOf(f, isPoint ? range(floor + 1n, floor + 1n) : range(floor, ceiling))?.isWhole ?? false;
}

interface Rounding {
  readonly signAt: SignAt;
  readonly precisions: readonly number[];
  readonly isZeroAt?: (value: Expression) => boolean;
}

/** Rounds the zero in each interval, with as many decimals as it takes to tell them apart. */
function roundedZeros(brackets: readonly Enclosed[], rounding: Rounding): readonly Zero[] | undefined {
  for (const decimals of DECIMALS) {
    const zeros = brackets.flatMap((bracket) => zeroIn(bracket, decimals, rounding) ?? []);
    if (zeros.length < brackets.length) return undefined;
    const texts = zeros.map((zero) => ('exact' in zero ? JSON.stringify(zero.exact) : zero.rounded));
    if (new Set(texts).size === texts.length) return zeros;
  }
  return undefined;
}

function zeroIn(bracket: Enclosed, decimals: number, rounding: Rounding): Zero | undefined {
  for (const bits of rounding.precisions) {
    const at = narrowed(bracket, rounding.signAt, bits);
    if (!at) return undefined;
    const simple = rounding.isZeroAt || at.low === at.high ? reduce(simplestIn(at)) : undefined;
    if (simple && simple.denominator <= MAX_DENOMINATOR) {
      const exact = exactText(simple);
      const isPoint = compare(at.low, at.high) === 0 && rounding.signAt(at.low) === 0;
      if (!rounding.isZeroAt || isPoint || rounding.isZeroAt(exact))
        return { exact, at: { low: simple, high: simple } };
    }
    const rounded = roundedRoot(at, decimals);
    if (rounded !== undefined) return { rounded, at };
  }
  return undefined;
}
