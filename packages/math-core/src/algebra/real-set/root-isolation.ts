import { bitLength } from '../../rational/integer.js';
import type { Rational } from '../../rational/rational.js';
import { degree, leading, type Univariate } from './univariate.js';
import { spend, undecided } from './work.js';

const MAX_BITS = 4000;

/** An open interval that contains exactly one root, or a single point that is the root. */
export interface Isolated {
  readonly low: Rational;
  readonly high: Rational;
}

/**
 * Isolates the real roots of a square-free polynomial in ascending order with Descartes' rule of signs and bisection
 * (Collins and Akritas, 1976). The intervals are disjoint but may touch.
 */
export function isolateRoots(p: Univariate): readonly Isolated[] {
  if (degree(p) < 1) return [];
  const hasZero = p[0] === 0n;
  const rest = hasZero ? p.slice(1) : p;
  const zero = { numerator: 0n, denominator: 1n };
  const mirrored = rest.map((a, i) => (i % 2 ? -a : a));
  const below = positiveRoots(mirrored).map(({ low, high }) => ({
    low: negative(high),
    high: negative(low),
  }));
  return [...below.reverse(), ...(hasZero ? [{ low: zero, high: zero }] : []), ...positiveRoots(rest)];
}

const negative = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

function positiveRoots(p: Univariate): readonly Isolated[] {
  const bound = rootBoundBits(p);
  return rootsWithin({ moved: p.map((a, i) => a << BigInt(i * bound)), place: 0n, bits: -bound });
}

/** The interval from place / 2^bits to (place + 1) / 2^bits, and the polynomial transformed from there to (0, 1). */
interface Part {
  readonly moved: Univariate;
  readonly place: bigint;
  readonly bits: number;
}

function rootsWithin({ moved, place, bits }: Part): readonly Isolated[] {
  if (bits > MAX_BITS) undecided();
  const changes = signChanges(shifted([...moved].reverse()));
  if (changes === 0) return [];
  if (changes === 1) return [{ low: dyadic(place, bits), high: dyadic(place + 1n, bits) }];
  const top = moved.length - 1;
  const left = moved.map((a, i) => a << BigInt(top - i));
  const right = shifted(left);
  const isRoot = right[0] === 0n;
  const middle = dyadic(2n * place + 1n, bits + 1);
  return [
    ...rootsWithin({ moved: left, place: 2n * place, bits: bits + 1 }),
    ...(isRoot ? [{ low: middle, high: middle }] : []),
    ...rootsWithin({ moved: isRoot ? right.slice(1) : right, place: 2n * place + 1n, bits: bits + 1 }),
  ];
}

/** Returns place / 2^bits. */
function dyadic(place: bigint, bits: number): Rational {
  return bits > 0
    ? { numerator: place, denominator: 1n << BigInt(bits) }
    : { numerator: place << BigInt(-bits), denominator: 1n };
}

/** Returns an exponent b such that every root is less than 2^b: Fujiwara's bound (1916), rounded up. */
function rootBoundBits(p: Univariate): number {
  const bits = (a: bigint): number => bitLength(a < 0n ? -a : a);
  const top = bits(leading(p));
  const n = degree(p);
  return p.slice(0, n).reduce((most, a, i) => {
    return a ? Math.max(most, Math.ceil((bits(a) - top + 1) / (n - i)) + 1) : most;
  }, 0);
}

/** Returns p(x + 1). */
function shifted(p: Univariate): Univariate {
  spend((p.length * p.length) / 4);
  const q = [...p];
  for (let i = 0; i < q.length - 1; i += 1) {
    for (let j = q.length - 2; j >= i; j -= 1) q[j] = (q[j] ?? 0n) + (q[j + 1] ?? 0n);
  }
  return q;
}

function signChanges(p: Univariate): number {
  let changes = 0;
  let last = 0n;
  for (const a of p) {
    if (a === 0n) continue;
    if (last !== 0n && a < 0n !== last < 0n) changes += 1;
    last = a;
  }
  return changes;
}
