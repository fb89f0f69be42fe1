import { bitLength } from '../../rational/bit-length.js';
import type { Rational } from '../../rational/rational.js';
import { degree, leading, type Univariate } from './univariate.js';
import { spend, undecided } from './work.js';

/** An open interval with exactly one root, or one point that is the root. */
export interface Isolated {
  readonly low: Rational;
  readonly high: Rational;
}

/**
 * Isolates the real roots of a square-free polynomial, ascending, by Descartes' rule of signs with bisection
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
  // q(x) = p(2^bound x), whose roots are all below 1.
  const q = p.map((a, i) => a << BigInt(i * bound));
  const found: Isolated[] = [];
  const at = (place: bigint, bits: number): Rational => {
    const shift = BigInt(bound - bits);
    return shift < 0n
      ? { numerator: place, denominator: 1n << -shift }
      : { numerator: place << shift, denominator: 1n };
  };
  // The part of the line is (place, place + 1) / 2^bits, q moved there onto (0, 1).
  const search = (part: Univariate, place: bigint, bits: number): void => {
    if (bits > 4000) undecided();
    const changes = signChanges(shifted([...part].reverse()));
    if (changes === 0) return;
    if (changes === 1) {
      found.push({ low: at(place, bits), high: at(place + 1n, bits) });
      return;
    }
    const top = part.length - 1;
    const left = part.map((a, i) => a << BigInt(top - i));
    const right = shifted(left);
    search(left, 2n * place, bits + 1);
    if (right[0] === 0n) {
      const middle = at(2n * place + 1n, bits + 1);
      found.push({ low: middle, high: middle });
    }
    search(right[0] === 0n ? right.slice(1) : right, 2n * place + 1n, bits + 1);
  };
  search(q, 0n, 0);
  return found;
}

/** A b with every root below 2^b: the bound of Fujiwara (1916), rounded up. */
function rootBoundBits(p: Univariate): number {
  const bits = (a: bigint): number => bitLength(a < 0n ? -a : a);
  const top = bits(leading(p));
  const n = degree(p);
  return p.slice(0, n).reduce((most, a, i) => {
    return a ? Math.max(most, Math.ceil((bits(a) - top + 1) / (n - i)) + 1) : most;
  }, 0);
}

/** p(x + 1). */
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
