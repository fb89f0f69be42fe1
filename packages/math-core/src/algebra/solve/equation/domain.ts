import type { Expression } from '../../../steps/expression.js';
import { rational } from '../../../rational/rational.js';
import { Beyond } from '../radical/beyond.js';
import { ofInteger, ofRational, type Radical, isSame } from '../radical/radical.js';
import { compareRadicals, floorOf } from '../radical/sign.js';
import type { Piece, Sides } from './board.js';
import { partsOf } from './kind.js';
import { OutsideDomain } from './outside-domain.js';
import type { Polynomial } from './polynomial/polynomial.js';
import { holds, quotientOf } from './polynomial/read-polynomial.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { realRoots } from './polynomial/roots.js';
import { put } from '../../../expression/rewrite.js';
import { signOfValue } from '../../normal/value-sign.js';
import { smallInteger, valueOf } from './value.js';

/** Polynomials whose zeros bound the domain: denominators, radicands and arguments of logarithms. */
interface Bounds {
  readonly denominators: readonly Polynomial[];
  readonly others: readonly Polynomial[];
}

/** Collects the polynomials that bound the domain of an equation. */
function boundsOf({ left, right }: Sides, unknown: string): Bounds {
  const parts = [...partsOf(left), ...partsOf(right)].filter((part) => holds(part, unknown));
  const denominators = parts.flatMap((part) => dividedBy(part, unknown));
  const others = parts.flatMap((part) => (typeof part === 'string' ? [] : bounded(part)));
  return {
    denominators: denominators.flatMap((part) => polynomials(part, unknown)),
    others: others.filter((part) => holds(part, unknown)).flatMap((part) => polynomials(part, unknown)),
  };
}

function dividedBy(part: Expression, unknown: string): readonly Expression[] {
  if (typeof part === 'string') return [];
  const [operator, first = '0', second = '0'] = part;
  if ((operator === '/' || operator === '÷') && holds(second, unknown)) return [second];
  if (operator !== '^' || holds(second, unknown)) return [];
  const exponent = smallInteger(valueOf(second));
  return exponent !== undefined && exponent <= 0 ? [first] : [];
}

function bounded([operator, first = '0', second = '0']: Exclude<Expression, string>): readonly Expression[] {
  if (operator === '√' || operator === 'ln' || operator === 'abs') return [first];
  if (operator === 'log') return [second, first, ['-', first, '1']];
  return operator === '^' && smallInteger(valueOf(second)) === undefined ? [first] : [];
}

/** Returns polynomials with the same zeros as an expression. */
function polynomials(part: Expression, unknown: string): readonly Polynomial[] {
  const quotient = quotientOf(part, unknown);
  if (quotient) return [quotient.numerator];
  if (typeof part === 'string') return [];
  const [operator, ...operands] = part;
  if (operator === '√' || operator === 'abs' || operator === 'neg' || operator === '×')
    return operands.filter((one) => holds(one, unknown)).flatMap((one) => polynomials(one, unknown));
  if (operator === '^' && !holds(operands[1] ?? '0', unknown))
    return polynomials(operands[0] ?? '0', unknown);
  return operator === '^' ? [] : [UNKNOWN_ZEROS];
}

/** Marks a part whose zeros aren't those of a polynomial. */
const UNKNOWN_ZEROS: Polynomial = [];

/**
 * Returns the values that make a denominator 0, in ascending order. Zeros that aren't zeros of polynomials are omitted.
 */
export function excludedValues(sides: Sides, unknown: string): readonly Radical[] {
  const { denominators } = boundsOf(sides, unknown);
  return distinct(denominators.flatMap((p) => (p.length > 1 ? realRoots(p) : [])));
}

/** Returns whether a denominator has zeros that this solver can't find. */
export function hasUnknownZeros(sides: Sides, unknown: string): boolean {
  return boundsOf(sides, unknown).denominators.includes(UNKNOWN_ZEROS);
}

function distinct(values: readonly Radical[]): readonly Radical[] {
  const sorted = [...values].sort(compareRadicals);
  return sorted.filter((value, i) => i === 0 || !isSame(value, sorted[i - 1] ?? value));
}

/** Returns whether both sides have the same value at a number. */
function isTrueAt({ left, right }: Sides, unknown: string, at: Radical): boolean {
  try {
    const [a, b] = [valueOf(left, { [unknown]: at }), valueOf(right, { [unknown]: at })];
    if (a && b) return isSame(a, b);
    if (JSON.stringify(left) === JSON.stringify(right)) return true;
    const value = numberExpression(at, {});
    const sign = signOfValue(put(['-', left, right], new Map([[unknown, value]])));
    if (sign === undefined) throw new Beyond('an equation that is true on only part of its domain');
    return sign === 0;
  } catch (error) {
    if (error instanceof OutsideDomain) return false;
    throw error;
  }
}

/**
 * Returns the intervals on which both sides have the same value. Their equality may change only at the borders of the
 * domain and at the zeros of `borders` and `ends`. Returns undefined if that can't be decided.
 */
export function domainOf(
  sides: Sides,
  unknown: string,
  { borders, ends = [] }: { readonly borders: readonly Polynomial[]; readonly ends?: readonly Radical[] },
): readonly Piece[] | undefined {
  const { denominators, others } = boundsOf(sides, unknown);
  if ([...denominators, ...others].includes(UNKNOWN_ZEROS)) return undefined;
  const all = [...denominators, ...others, ...borders];
  const points = distinct([...ends, ...all.flatMap((p) => (p.length > 1 ? realRoots(p) : []))]);
  return piecesWhere(points, (value) => isTrueAt(sides, unknown, value));
}

/** Returns the intervals and points where a condition is true that changes only at the given points. */
export function piecesWhere(
  points: readonly Radical[],
  holdsAt: (value: Radical) => boolean,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  points.forEach((point, i) => {
    const isBefore = holdsAt(between(points[i - 1], point));
    const isHere = holdsAt(point);
    if (isBefore) open ??= { ...low(points[i - 1]), includesLow: false, includesHigh: false };
    if (open && !isHere) {
      pieces.push({ ...open, high: point, includesHigh: false });
      open = undefined;
    }
    if (isHere && !open) open = { low: point, includesLow: true, includesHigh: false };
    if (isHere && open && !holdsAt(between(point, points[i + 1]))) {
      pieces.push({ ...open, high: point, includesHigh: true });
      open = undefined;
    }
  });
  if (holdsAt(between(points.at(-1), undefined)))
    pieces.push({ ...(open ?? { ...low(points.at(-1)), includesLow: false }), includesHigh: false });
  return pieces;
}

const low = (value: Radical | undefined): { readonly low?: Radical } => (value ? { low: value } : {});

/** Returns a rational number between two others. An undefined end means infinity. */
export function between(least: Radical | undefined, most: Radical | undefined): Radical {
  if (!least && !most) return ofInteger(0);
  if (!least) return ofInteger(floorOf(most ?? ofInteger(0)) - 1n);
  if (!most) return ofInteger(floorOf(least) + 2n);
  for (let bits = 0n; bits <= 4096n; bits += bits < 40n ? 2n : bits) {
    const candidate = ofRational(rational(floorOf(least, bits) + 2n, 1n << bits));
    if (compareRadicals(least, candidate) < 0 && compareRadicals(candidate, most) < 0) return candidate;
  }
  throw new Beyond('numbers that are too close together');
}
