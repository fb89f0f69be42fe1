import { exactText } from '../../../rational/format.js';
import { rational } from '../../../rational/rational.js';
import { caught } from '../../normal/normal-form.js';
import { bounded } from '../../polynomial/work.js';
import { type End, logarithmRange, type Range, range, UNIT } from './range.js';
import {
  derivativeOf,
  dividedByExponentials,
  expressionAt,
  inLogarithm,
  type Limit,
  limitsOf,
  mayBeFlat,
  rangeOf,
  type RealFunction,
} from './real-function.js';
import { signOfNumber } from './sign-of-number.js';

/** An interval that contains exactly one root, or a single point that is a root. */
export interface Bracket {
  readonly low: bigint;
  readonly high: bigint;
}

/** The maximum number of times that an interval is halved. */
const MAX_DEPTH = 80;

/** An interval narrower than this may contain a point where the graph only touches the axis. */
const NARROW = UNIT >> 6n;

/** The highest order of a root that is recognized. */
const MAX_ORDER = 4;

export type Sign = -1 | 0 | 1;

/** Decides exactly the sign of a function at a point. Returns undefined if there is no value, or it can't be decided. */
export function signAt(f: RealFunction, x: bigint): Sign | undefined {
  const values = rangeOf(f, range(x, x));
  if (!values?.isWhole) return undefined;
  if (values.low > 0) return 1;
  if (values.high < 0) return -1;
  if (values.low === 0n && values.high === 0n) return 0;
  const expression = expressionAt(f, exactText(rational(x, UNIT)));
  return expression === undefined ? undefined : signOfNumber(expression);
}

/**
 * Finds all roots of a function on an interval by splitting it into pieces on which the function is monotonic or has no
 * root. Returns undefined if that can't be decided.
 */
export function rootsOnPieces(f: RealFunction, whole: Bracket): Roots | undefined {
  const pieces = piecesOf(f);
  const found = search(pieces, whole, 0);
  const brackets = found?.filter(({ low, high }, i) => low !== high || found[i - 1]?.high !== low);
  return brackets && { brackets, signs: pieces.signs };
}

/** The roots of a function on an interval, and the signs that it has elsewhere. */
export interface Roots {
  readonly brackets: readonly Bracket[];
  readonly signs: ReadonlySet<Sign>;
}

/** A function with what is needed to split an interval. */
interface Pieces {
  readonly f: RealFunction;
  readonly first: RealFunction;
  readonly second: RealFunction;
  readonly limits: readonly (Limit & { readonly slope: RealFunction })[];
  /** True if a derivative that may be 0 doesn't prove that the function is monotonic. */
  readonly isStrict: boolean;
  /** The signs on the pieces without a root. */
  readonly signs: Set<Sign>;
}

function piecesOf(f: RealFunction): Pieces {
  const first = derivativeOf(f);
  return {
    f,
    first,
    second: derivativeOf(first),
    limits: limitsOf(f).map((limit) => ({ ...limit, slope: derivativeOf(limit.part) })),
    isStrict: mayBeFlat(f),
    signs: new Set(),
  };
}

function search(pieces: Pieces, piece: Bracket, depth: number): readonly Bracket[] | undefined {
  const values = rangeOf(pieces.f, range(piece.low, piece.high));
  if (!values) return [];
  if (values.low > 0 || values.high < 0) return without(pieces, values.low > 0 ? 1 : -1);
  const direct = values.isWhole
    ? (onMonotonic(pieces, piece) ?? touchingPoint(pieces, piece))
    : besideBorder(pieces, piece);
  if (direct) return direct;
  if (depth >= MAX_DEPTH) return undefined;
  const middle = (piece.low + piece.high) >> 1n;
  const left = search(pieces, { low: piece.low, high: middle }, depth + 1);
  const right = left && search(pieces, { low: middle, high: piece.high }, depth + 1);
  return right && [...left, ...right];
}

function directionOf(slope: RealFunction, { low, high }: Bracket, isStrict: boolean): -1 | 1 | undefined {
  const found = rangeOf(slope, range(low, high));
  if (!found) return undefined;
  if (found.low > 0 || (!isStrict && found.low === 0n && found.high > 0)) return 1;
  return found.high < 0 || (!isStrict && found.high === 0n && found.low < 0) ? -1 : undefined;
}

function without({ signs }: Pieces, sign: Sign): readonly Bracket[] {
  signs.add(sign);
  return [];
}

const pointAt = (x: bigint): readonly Bracket[] => [{ low: x, high: x }];

/** Returns the root on a piece where the function is monotonic, by the signs at the ends. */
function onMonotonic(pieces: Pieces, piece: Bracket): readonly Bracket[] | undefined {
  const { f, first, isStrict } = pieces;
  if (!directionOf(first, piece, isStrict)) return undefined;
  const [below, above] = [signAt(f, piece.low), signAt(f, piece.high)];
  if (below === undefined || above === undefined || (below === 0 && above === 0)) return undefined;
  if (below === 0) return pointAt(piece.low);
  if (above === 0) return pointAt(piece.high);
  return below === above ? without(pieces, below) : [piece];
}

/**
 * Returns the only root on a piece where a function and its first derivatives are 0 and the next derivative has no zero. By
 * Taylor's theorem, the function is 0 nowhere else.
 */
function touchingPoint(
  { f, first, second, isStrict }: Pieces,
  piece: Bracket,
): readonly Bracket[] | undefined {
  if (piece.high - piece.low > NARROW) return undefined;
  const candidate = simplest(piece.low, piece.high);
  if (signAt(f, candidate) !== 0 || signAt(first, candidate) !== 0) return undefined;
  let next = second;
  for (let order = 2; order <= (isStrict ? 2 : MAX_ORDER); order++) {
    if (directionOf(next, piece, true)) return pointAt(candidate);
    if (signAt(next, candidate) !== 0) return undefined;
    next = derivativeOf(next);
  }
  return undefined;
}

/** Returns the roots on a piece at the border of the domain if the function is monotonic and moves away from 0 there. */
function besideBorder(pieces: Pieces, piece: Bracket): readonly Bracket[] | undefined {
  const { f, first, isStrict, limits } = pieces;
  const direction = directionOf(first, piece, isStrict);
  const isConnected = limits.every(({ part, isDenominator, slope }) => {
    const found = rangeOf(part, range(piece.low, piece.high));
    if (!found?.isWhole) return false;
    return found.low >= 0 || found.high <= 0 || (!isDenominator && directionOf(slope, piece, true));
  });
  if (!direction || !isConnected) return undefined;
  const [below, above] = [signAt(f, piece.low), signAt(f, piece.high)];
  if (above === 0) return pointAt(piece.high);
  if (below === 0) return pointAt(piece.low);
  if (above === -direction) return without(pieces, above);
  return below === direction ? without(pieces, below) : undefined;
}

/** Returns the number with the fewest binary digits in an interval. */
function simplest(low: bigint, high: bigint): bigint {
  for (let bits = 200n; bits > 0n; bits--) {
    const candidate = ((low + (1n << bits) - 1n) >> bits) << bits;
    if (candidate <= high) return candidate;
  }
  return low;
}

/** The work limit of one ray, and the maximum number of derivatives. */
const RAY_WORK = 5_000;
const MAX_DERIVATIVES = 12;

/**
 * Returns the sign of a function on a whole ray that begins at its finite end, and 0 if it has no value there. Returns
 * undefined if that can't be decided.
 */
export function signOnRay(f: RealFunction, ray: Range): Sign | undefined {
  const isRight = ray.high === Infinity;
  const logarithmic = isRight ? logarithmRange(ray) : undefined;
  const ways = [
    [f, ray] as const,
    ...dividedByExponentials(f).map((quotient) => [quotient, ray] as const),
    ...(logarithmic
      ? [inLogarithm(f), ...dividedByExponentials(inLogarithm(f))].map((each) => [each, logarithmic] as const)
      : []),
  ];
  for (const [one, part] of ways) {
    const sign = caught(() => bounded(RAY_WORK, () => steadySign(one, part, { depth: MAX_DERIVATIVES })));
    if (sign.ok && sign.value !== undefined) return sign.value;
  }
  return undefined;
}

/** Returns the sign on a ray by the sign of the derivative. `isWeak` allows zeros. */
function steadySign(
  f: RealFunction,
  ray: Range,
  { depth, isWeak = false }: { readonly depth: number; readonly isWeak?: boolean },
): Sign | undefined {
  const values = rangeOf(f, ray);
  if (!values) return 0;
  if (!values.isWhole) return undefined;
  const own = signOfRange(values, isWeak);
  if (own !== undefined || depth === 0) return own;
  if (f.is === 'product') {
    const signs = f.parts.map((part) => steadySign(part, ray, { depth: depth - 1, isWeak }));
    if (!signs.includes(undefined)) return signs.reduce<Sign>((a, b) => (a * (b ?? 0)) as Sign, 1);
  }
  const slope = steadySign(derivativeOf(f), ray, { depth: depth - 1, isWeak: true });
  if (!slope) return undefined;
  const isRight = ray.high === Infinity;
  const start = isRight ? ray.low : ray.high;
  const at = rangeOf(f, range(start, start));
  const sign = at && signOfRange(at, isWeak);
  return sign === (isRight ? slope : -slope) ? sign : undefined;
}

function signOfRange(
  { low, high }: { readonly low: End; readonly high: End },
  isWeak: boolean,
): Sign | undefined {
  if (isWeak ? low >= 0 : low > 0) return 1;
  return (isWeak ? high <= 0 : high < 0) ? -1 : undefined;
}
